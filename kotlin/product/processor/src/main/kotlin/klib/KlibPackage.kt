package kotlinbridge.processor.klib

/**
 * What klibs declare in one package, the comments there and which accessors of properties Kotlin has
 * made, by [Signature]. Klibs that a compiler before Kotlin 2.4 wrote have no comments.
 */
internal class KlibPackage {
    /** The names of those at top level, without the package. */
    val classes = LinkedHashSet<String>()
    val functions = LinkedHashSet<String>()
    val properties = LinkedHashSet<String>()
    private val comments = HashMap<String, String>()
    private val stored = HashSet<String>()
    private val withDefaultSetter = HashSet<String>()

    fun add(fragment: ByteArray): Unit = KlibFragment(Message(fragment)).read()

    fun comment(signature: String): String? = comments[signature]

    /** Whether a property has a field, and a getter that just reads it. */
    fun isStored(signature: String): Boolean = signature in stored

    /** Whether the setter of a property that [isStored] just sets it. */
    fun hasDefaultSetter(signature: String): Boolean = signature in withDefaultSetter

    /** A part of the package, whose numbers of names are its own. */
    private inner class KlibFragment(private val fragment: Message) {
        private val strings = fragment.message(Fields.STRINGS)?.texts(1).orEmpty()
        private val names = fragment.message(Fields.NAMES)?.messages(1).orEmpty()

        fun read() {
            fragment.message(Fields.PACKAGE)?.let { readMembers(it, Fields.OF_PACKAGE, owner = "", typesOf(it)) }
            for (one in fragment.messages(Fields.CLASSES)) readClass(one)
        }

        private fun readClass(one: Message) {
            val name = className(one.number(Fields.CLASS_NAME) ?: return)
            if ('.' !in name) classes += name
            note(Signature.ofClass(name), one, Fields.CLASS_COMMENT)
            val types = typesOf(one)
            for (constructor in one.messages(Fields.CONSTRUCTORS)) {
                val parameters = constructor.messages(Fields.CONSTRUCTOR_PARAMETERS).map { parameter(it, types) }
                note(Signature.ofConstructor(name, parameters), constructor, Fields.CONSTRUCTOR_COMMENT)
            }
            readMembers(one, Fields.OF_CLASS, name, types)
            for (entry in one.messages(Fields.ENTRIES)) {
                val entryName = strings[entry.number(Fields.ENTRY_NAME) ?: continue]
                note(Signature.ofClass("$name.$entryName"), entry, Fields.ENTRY_COMMENT)
            }
        }

        /** The table of the types that the members of a class or package mention by number. */
        private fun typesOf(container: Message): List<Message> =
            container.message(Fields.TYPES)?.messages(1).orEmpty()

        private fun readMembers(
            container: Message,
            fields: Fields.OfContainer,
            owner: String,
            types: List<Message>,
        ) {
            for (function in container.messages(fields.functions)) {
                val name = strings[function.number(Fields.NAME) ?: continue]
                if (owner.isEmpty()) functions += name
                val receiver = type(function, Fields.RECEIVER, Fields.FUNCTION_RECEIVER_NUMBER, types)
                val parameters = function.messages(Fields.PARAMETERS).map { parameter(it, types) }
                note(Signature.ofFunction(owner, receiver, name, parameters), function, Fields.FUNCTION_COMMENT)
            }
            for (property in container.messages(fields.properties)) {
                val name = strings[property.number(Fields.NAME) ?: continue]
                if (owner.isEmpty()) properties += name
                val receiver = type(property, Fields.RECEIVER, Fields.PROPERTY_RECEIVER_NUMBER, types)
                val signature = Signature.ofProperty(owner, receiver, name)
                note(signature, property, Fields.PROPERTY_COMMENT)
                noteAccessors(signature, property)
            }
        }

        /** What is neither abstract nor delegated has a field, unless its getter is written by hand. */
        private fun noteAccessors(signature: String, property: Message) {
            val flags = property.number(Fields.FLAGS) ?: Fields.FLAGS_OF_MOST
            val isAbstract = flags and Fields.MODALITY == Fields.ABSTRACT
            if (isAbstract || flags and Fields.DELEGATED != 0 || property.isWritten(Fields.GETTER_FLAGS)) return
            stored += signature
            if (!property.isWritten(Fields.SETTER_FLAGS)) withDefaultSetter += signature
        }

        /** Whether the accessor with these flags has a body of its own. */
        private fun Message.isWritten(flags: Int): Boolean = (number(flags) ?: 0) and Fields.NOT_DEFAULT != 0

        private fun note(signature: String, declaration: Message, field: Int) {
            declaration.text(field)?.let { comments[signature] = it }
        }

        private fun parameter(parameter: Message, types: List<Message>): Signature.Parameter {
            val isVararg = parameter.message(Fields.VARARG) ?: parameter.number(Fields.VARARG_NUMBER)
            val type = type(parameter, Fields.PARAMETER_TYPE, Fields.PARAMETER_TYPE_NUMBER, types)
            return Signature.Parameter(strings[parameter.number(Fields.NAME) ?: 0], type.takeIf { isVararg == null })
        }

        /** The simple name of a type's class. The type stands there, or its number in the table. */
        private fun type(of: Message, field: Int, numberField: Int, types: List<Message>): String? {
            val type = of.message(field) ?: types.getOrNull(of.number(numberField) ?: -1) ?: return null
            return type.number(Fields.TYPE_CLASS)?.let { className(it).substringAfterLast('.') }
                ?: Signature.TYPE_PARAMETER
        }

        /** The name of a class without its package. */
        private fun className(number: Int): String {
            val name = names[number]
            val outer = name.number(1)?.takeIf { it >= 0 && names[it].number(3) == Fields.IS_CLASS }
            return listOfNotNull(outer?.let(::className), strings[name.number(2) ?: 0]).joinToString(".")
        }
    }
}

/**
 * The numbers in Kotlin's metadata: `core/metadata/src/metadata.proto` and `KlibMetadataProtoBuf.proto`
 * in the sources of its compiler.
 */
private object Fields {
    class OfContainer(val functions: Int, val properties: Int)

    // Of a fragment.
    const val STRINGS = 1
    const val NAMES = 2
    const val PACKAGE = 3
    const val CLASSES = 4

    val OF_PACKAGE = OfContainer(functions = 3, properties = 4)
    val OF_CLASS = OfContainer(functions = 9, properties = 10)
    const val TYPES = 30

    // Of a class.
    const val CLASS_NAME = 3
    const val CONSTRUCTORS = 8
    const val ENTRIES = 13
    const val CLASS_COMMENT = 176

    const val CONSTRUCTOR_PARAMETERS = 2
    const val CONSTRUCTOR_COMMENT = 173
    const val ENTRY_NAME = 1
    const val ENTRY_COMMENT = 176

    // Of a function or property.
    const val NAME = 2
    const val RECEIVER = 5
    const val FUNCTION_RECEIVER_NUMBER = 8
    const val PROPERTY_RECEIVER_NUMBER = 10
    const val PARAMETERS = 6
    const val FUNCTION_COMMENT = 174
    const val PROPERTY_COMMENT = 180

    // Of a property. Those of an accessor are absent if they are as usual.
    const val FLAGS = 11
    const val FLAGS_OF_MOST = 518
    const val MODALITY = 3 shl 4
    const val ABSTRACT = 2 shl 4
    const val DELEGATED = 1 shl 15
    const val GETTER_FLAGS = 7
    const val SETTER_FLAGS = 8
    const val NOT_DEFAULT = 1 shl 6

    // Of a parameter.
    const val PARAMETER_TYPE = 3
    const val PARAMETER_TYPE_NUMBER = 5
    const val VARARG = 4
    const val VARARG_NUMBER = 6

    const val TYPE_CLASS = 6

    /** The kind of a name. */
    const val IS_CLASS = 0
}
