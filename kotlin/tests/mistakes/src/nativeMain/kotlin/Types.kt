package mistakes

import kotlinbridge.BridgeExport
import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import kotlinx.serialization.builtins.serializer
import kotlinx.serialization.encoding.Decoder
import kotlinx.serialization.encoding.Encoder

interface Listener<T> {
    fun heard(value: T)
}

class Stack<T> {
    var size: Int = 0

    fun <R> pushed(value: R): R = value

    inner class Shelf
}

class Heap<T : Comparable<T>>

data class Endless<T>(val next: Endless<List<T>>?)

annotation class Note

class Repository(private val places: List<String>) {
    fun count(): Int = places.size

    @BridgeExport
    fun <T> found(value: T): T = value

    @BridgeExport
    private fun secret() {}
}

internal data class Hidden(val value: Int)

@BridgeExport
abstract class Screen<T>

@BridgeExport
data class Box<T>(val content: T)

@BridgeExport
data class Secret private constructor(val value: Int)

@BridgeExport
data class HalfSecret(val value: Int, private val other: Int)

@BridgeExport
data class Holder(val repository: Repository)

@BridgeExport
data class DeepHolder(val stacks: Map<String, List<Stack<Int>?>>)

@BridgeExport
sealed interface Open {
    data class Leaf(val value: Any) : Open
}

@BridgeExport
fun sameValue(value: Same): Same = value

sealed class Same {
    data class Other<T>(val value: T) : Same()
}

@BridgeExport
sealed interface WithoutCase

@BridgeExport
internal class Refusal : RuntimeException()

open class Companions {
    companion object {
        @BridgeExport
        fun <T> make(value: T): T = value
    }
}

class Digit(val value: Int)

abstract class DigitSerializer : KSerializer<Digit> {
    override val descriptor get() = Int.serializer().descriptor

    override fun serialize(encoder: Encoder, value: Digit) = encoder.encodeInt(value.value)

    override fun deserialize(decoder: Decoder) = Digit(decoder.decodeInt())
}

object DigitAsInt : DigitSerializer()

object DigitAsText : DigitSerializer()

class WithText(val text: String) : KSerializer<Leaf> by TODO()

class Leaf

class Branch

class Twig

class Knot

class Seed

class Nut

class Husk

object TwigAsBranch : KSerializer<Twig> by TODO()

object KnotAsKnots : KSerializer<Knot> by TODO()

object SeedAsNothing : KSerializer<Seed> by TODO()

object NutAsMissing : KSerializer<Nut> by TODO()

object HuskAsText : KSerializer<Husk> by TODO()

class StackSerializer : KSerializer<Stack<Int>> by TODO()

class Bark

object BarkAsText : KSerializer<Bark> by TODO()

@Serializable
class Needle(val veins: Int)

@Serializable
class Petal(val bark: Bark)

@Serializable
abstract class Stem

@Serializable
class Root<T>(val depth: T)

@Serializable(with = ThornAsText::class)
class Thorn

object ThornAsText : KSerializer<Thorn> by TODO()
