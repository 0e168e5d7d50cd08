package kotlinbridge

import kotlinbridge.engine.Gate
import kotlinbridge.engine.startThread
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

private interface Named
private interface Loud : Named
private interface Deep : Named
private interface Other
private open class Animal : Named
private open class Dog : Animal()
private class Puppy : Dog(), Loud
private open class Box<T>
private class DogBox : Box<Dog>()

// What the library does not export.
private class Stray : Dog(), Other, Loud
private class Siren : Loud, Other
private class Horn : Loud, Deep

private const val NAMED = 0
private const val LOUD = 1
private const val DEEP = 2
private const val OTHER = 4
private const val ANIMAL = 5
private const val DOG = 6
private const val PUPPY = 7
private const val BOX_OF_DOG = 9
private const val DOG_BOX = 8

private class Classes : GeneratedClasses(
    GeneratedClass(NAMED, isInterface = true),
    GeneratedClass(LOUD, isInterface = true, NAMED),
    GeneratedClass(DEEP, isInterface = true, NAMED),
    GeneratedClass(ANIMAL, isInterface = false, NAMED),
    GeneratedClass(DOG, isInterface = false, ANIMAL),
    GeneratedClass(PUPPY, isInterface = false, DOG, LOUD),
    GeneratedClass(BOX_OF_DOG, isInterface = false),
    GeneratedClass(DOG_BOX, isInterface = false, BOX_OF_DOG),
) {
    override fun isInstance(value: Any, number: Int): Boolean = when (number) {
        LOUD -> value is Loud
        DEEP -> value is Deep
        ANIMAL -> value is Animal
        DOG -> value is Dog
        PUPPY -> value is Puppy
        DOG_BOX -> value is DogBox
        else -> false
    }
}

class GeneratedClassesTest {
    private val classes = Classes()

    private fun expect(number: Int, value: Any, declared: Int) {
        assertEquals(number, classes.type(value, declared))
        assertEquals(number, classes.type(value, declared), "asked again")
    }

    @Test
    fun anObjectIsOfItsOwnClass() {
        for (declared in listOf(NAMED, ANIMAL, DOG)) expect(DOG, Dog(), declared)
        for (declared in listOf(NAMED, LOUD, ANIMAL, DOG)) expect(PUPPY, Puppy(), declared)
        expect(ANIMAL, Animal(), ANIMAL)
        expect(ANIMAL, object : Animal() {}, NAMED)
    }

    @Test
    fun aClassThatIsNotExportedIsTheNearestOneThatExtendsWhatIsDeclared() {
        expect(DOG, Stray(), ANIMAL)
        expect(DOG, Stray(), NAMED)
        expect(LOUD, Stray(), LOUD)
        expect(OTHER, Stray(), OTHER)
    }

    @Test
    fun ofInterfacesTheOneThatExtendsTheOthersCounts() {
        expect(LOUD, Siren(), NAMED)
        expect(NAMED, Horn(), NAMED)
        expect(DEEP, Horn(), DEEP)
    }

    @Test
    fun aGenericClassIsWhatIsDeclared() {
        expect(BOX_OF_DOG, Box<Dog>(), BOX_OF_DOG)
        expect(DOG_BOX, DogBox(), BOX_OF_DOG)
    }

    @Test
    fun aNumberThatNothingExtendsComesBack() {
        for (number in listOf(PUPPY, 3, -1, Int.MAX_VALUE)) expect(number, Puppy(), number)
    }

    @Test
    fun threadsAskForTheFirstTimeAtOnce() {
        repeat(200) {
            val classes = Classes()
            val (start, ended) = Gate(1) to Gate(4)
            val right = BooleanArray(4)
            repeat(4) { thread ->
                assertTrue(startThread {
                    start.await()
                    right[thread] = listOf(Dog(), Puppy(), Stray(), Animal()).map { classes.type(it, ANIMAL) } ==
                        listOf(DOG, PUPPY, DOG, ANIMAL)
                    ended.open()
                })
            }
            start.open()
            ended.await()
            assertTrue(right.all { it })
        }
    }
}
