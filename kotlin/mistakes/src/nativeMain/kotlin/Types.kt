package mistakes

import kotlinbridge.BridgeExport

interface Listener {
    fun heard(text: String)
}

class Repository(private val places: List<String>) {
    fun count(): Int = places.size

    inner class Shelf
}

internal data class Hidden(val value: Int)

val repository: Repository = Repository(emptyList())

@BridgeExport
abstract class Screen

@BridgeExport
data class Box<T>(val content: T)

@BridgeExport
data class Secret private constructor(val value: Int)

@BridgeExport
data class HalfSecret(val value: Int, private val other: Int)

@BridgeExport
data class Holder(val listener: Listener)

@BridgeExport
data class DeepHolder(val holders: Map<String, List<Holder?>>)

@BridgeExport
sealed interface Open {
    class Leaf(var value: Int) : Open
}

@BridgeExport
sealed interface WithEnum {
    enum class Leaf : WithEnum { ONE }
}

@BridgeExport
sealed interface WithoutCase

@BridgeExport
class Refusal : Exception()

open class Companions {
    companion object {
        @BridgeExport
        fun make(): Int = 1
    }
}
