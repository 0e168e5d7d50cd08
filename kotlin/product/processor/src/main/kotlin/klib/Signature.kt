package kotlinbridge.processor.klib

/** The texts by which a declaration of a klib is found in its package. */
internal object Signature {
    const val TYPE_PARAMETER = "*"

    /** A parameter with the simple name of its class; null for a `vararg`. */
    class Parameter(private val name: String, private val type: String?) {
        override fun toString(): String = "$name: ${type ?: "vararg"}"
    }

    /** - [name]: with those of the outer classes. */
    fun ofClass(name: String): String = "class $name"

    fun ofConstructor(owner: String, parameters: List<Parameter>): String = "$owner(${parameters.joinToString()})"

    /** - [owner]: the name of the class; empty at top level. */
    fun ofFunction(owner: String, receiver: String?, name: String, parameters: List<Parameter>): String =
        "fun $owner $receiver.$name(${parameters.joinToString()})"

    fun ofProperty(owner: String, receiver: String?, name: String): String = "val $owner $receiver.$name"
}
