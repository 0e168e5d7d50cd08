package kitchen

import kotlin.time.Duration
import kotlinx.coroutines.delay
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.flow

// Classes that others extend: an object of any of them is declared as the first one.

/** What makes a sound. */
public interface Voiced {
    public val sound: String
}

public interface Loud : Voiced

public interface Deep : Voiced

public interface Trained {
    public val trick: String
}

public open class Animal(public val name: String) : Voiced {
    override val sound: String get() = ""
}

public open class Dog(name: String) : Animal(name) {
    override val sound: String get() = "woof"
}

public class Puppy(name: String) : Dog(name), Loud {
    override val sound: String get() = "wuff"
}

public abstract class Fish(name: String) : Animal(name) {
    public abstract val scales: Int
}

public class Eel(name: String) : Fish(name) {
    override val scales: Int get() = 0
}

/** Swift knows its superclass, and another interface. */
private class Stray(name: String) : Dog(name), Trained {
    override val trick: String get() = "vanishes"
}

/** Swift knows two interfaces, one of which is a [Voiced]. */
private class Parrot : Loud, Trained {
    override val sound: String get() = "hello"
    override val trick: String get() = "speaks"
}

/** Swift knows two interfaces, both of which are a [Voiced]. */
private class Horn : Loud, Deep {
    override val sound: String get() = "toot"
}

/** One that a function names is none of Swift's classes. */
public object Echo : Voiced {
    override val sound: String get() = "again"
}

private object Ghost : Loud {
    override val sound: String get() = "boo"
}

/** A generic value, which is an object where it is declared as its interface. */
public data class Recording<T>(override val sound: String, val label: T) : Voiced

public fun recording(): Recording<Int> = Recording("hiss", 1)

public fun animal(kind: Int): Animal = when (kind) {
    0 -> Animal("it")
    1 -> Dog("Rex")
    2 -> Puppy("Pip")
    3 -> Eel("Jim")
    4 -> Stray("nobody")
    else -> object : Fish("nameless") {
        override val scales: Int get() = 1000
    }
}

public fun dog(kind: Int): Dog = animal(kind) as Dog

public fun puppy(name: String): Puppy = Puppy(name)

/** Is asked with text, and so has no typed twin. */
public fun animalOf(kind: Int, name: String): Animal = if (kind == 1) Dog(name) else animal(kind)

public fun maybeAnimal(kind: Int?): Animal? = kind?.let(::animal)

public suspend fun animalLater(kind: Int, after: Duration): Animal {
    delay(after)
    return animal(kind)
}

public fun animals(): List<Animal?> = listOf(animal(0), null) + (1..5).map(::animal)

public fun animalsByName(): Map<String, Animal> = (0..3).map(::animal).associateBy { it.name }

public fun manyAnimals(count: Int): List<Animal> = List(count) { animal(it % 6) }

public fun animalsNowAndThen(): Flow<Animal> = flow { for (kind in 0..5) emit(animal(kind)) }

public fun echoAnimal(value: Animal): Animal = value

public fun voiced(kind: Int): Voiced = when (kind) {
    in 0..5 -> animal(kind)
    6 -> Parrot()
    7 -> Horn()
    8 -> Echo
    9 -> Ghost
    else -> Recording("hiss", 2)
}

public val noisiest: Voiced get() = voiced(2)

/** Is asked with text, and so has no typed twin. */
public fun voicedOf(kind: Int?, name: String): Voiced? = if (kind == 1) Dog(name) else kind?.let(::voiced)

public suspend fun voicedLater(kind: Int?, after: Duration): Voiced? {
    delay(after)
    return kind?.let(::voiced)
}

public suspend fun soundLater(kind: Int): Voiced = voiced(kind)

public fun trained(kind: Int): Trained = if (kind == 4) Stray("nobody") else Parrot()

public fun voices(): List<Voiced> = (0..10).map(::voiced)

public fun echoVoiced(value: Voiced): Voiced = value

/** Data with objects in it. */
public data class Walk(val first: Animal, val others: List<Animal>, val heard: Voiced)

public fun walk(): Walk = Walk(animal(2), listOf(animal(1), animal(3)), voiced(1))

/** Data that may have objects. */
public sealed interface Guest {
    public data class With(val animal: Animal?) : Guest

    public data object Alone : Guest
}

public fun guest(kind: Int?): Guest = Guest.With(maybeAnimal(kind))

/** A house with an animal in it, or none. */
public class House {
    private val now = MutableStateFlow<Animal?>(null)
    public val inside: StateFlow<Animal?> get() = now
    public val pet: MutableStateFlow<Animal> = MutableStateFlow(animal(0))

    public fun letIn(kind: Int?) {
        now.value = maybeAnimal(kind)
    }
}

/** Sealed, but not all of its leaves are values. */
public sealed class Beacon {
    public open class Lamp(public val colour: String) : Beacon()

    public class Flare : Lamp("red")

    public object Dark : Beacon()

    private class Mirror : Beacon()

    public companion object {
        public fun of(kind: Int): Beacon = when (kind) {
            0 -> Lamp("white")
            1 -> Flare()
            2 -> Dark
            else -> Mirror()
        }
    }
}

/** A generic class: at run time nobody knows its types. */
public interface Keeping<T> {
    public fun kept(): T
}

public open class Kennel<T>(private val guest: T) : Keeping<T> {
    override fun kept(): T = guest
}

public class DogKennel(dog: Dog) : Kennel<Dog>(dog) {
    public val size: Int get() = 1
}

public fun kennel(kind: Int): Kennel<Dog> = if (kind == 0) Kennel(Dog("Rex")) else DogKennel(Puppy("Pip"))

public fun keeping(kind: Int): Keeping<Dog> = kennel(kind)

public fun numberKennel(): Kennel<Int> = Kennel(3)
