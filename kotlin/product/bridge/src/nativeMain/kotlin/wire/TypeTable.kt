package kotlinbridge.wire

import kotlinx.serialization.descriptors.PolymorphicKind
import kotlinx.serialization.descriptors.SerialDescriptor
import kotlinx.serialization.descriptors.SerialKind
import kotlinx.serialization.descriptors.StructureKind
import kotlinx.serialization.descriptors.capturedKClass
import kotlinx.serialization.descriptors.elementDescriptors
import kotlinx.serialization.descriptors.elementNames
import kotlinx.serialization.descriptors.nonNullOriginal
import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.add
import kotlinx.serialization.json.addJsonObject
import kotlinx.serialization.json.buildJsonObject
import kotlinx.serialization.json.put
import kotlinx.serialization.json.putJsonArray

/** Collects the records, enums and sealed classes of a library: the manifest's `types`. */
internal class TypeTable {
    private val types = LinkedHashMap<String, JsonObject>()

    /** The manifest's entries, each type after those that mentioned it first. */
    fun toJson(): JsonArray = JsonArray(types.values.toList())

    /** Adds a class whose objects cross by handle. */
    fun addObject(name: String) {
        types[name] = buildJsonObject {
            put("name", name)
            put("kind", "object")
        }
    }

    /**
     * Adds the type that [descriptor] describes and all types that it mentions.
     *
     * Throws [IllegalArgumentException] for a type that has no fixed encoding, and for two types of
     * one name.
     */
    fun add(descriptor: SerialDescriptor) {
        when {
            descriptor.isNullable -> add(descriptor.nonNullOriginal)
            descriptor === WireTypes.durationSerializer.descriptor -> {}
            descriptor === WireTypes.instantSerializer.descriptor -> {}
            descriptor.isInline -> add(descriptor.getElementDescriptor(0))
            else -> addKind(descriptor)
        }
    }

    private fun addKind(descriptor: SerialDescriptor) {
        when (descriptor.kind) {
            StructureKind.LIST, StructureKind.MAP -> descriptor.elementDescriptors.forEach(::add)
            StructureKind.CLASS -> addNamed(descriptor, descriptor) { record(descriptor) }
            StructureKind.OBJECT -> if (WireTypes.name(descriptor) != "Unit") addNamed(descriptor, descriptor) { record(descriptor) }
            SerialKind.ENUM -> addNamed(descriptor, null) { cases("enum", descriptor, descriptor) }
            PolymorphicKind.SEALED -> {
                val cases = WireTypes.cases(descriptor)
                addNamed(descriptor, cases) { cases("sealed", descriptor, cases) }
            }
            PolymorphicKind.OPEN -> throw IllegalArgumentException(
                "${descriptor.baseName} is open to subclasses that nobody knows yet, so its values have no fixed bytes: " +
                    "make it a sealed class or interface, or hand out a @Serializable class instead",
            )
            SerialKind.CONTEXTUAL -> throw IllegalArgumentException(
                "${descriptor.baseName} has a contextual serializer, so its values have no fixed bytes: " +
                    "name its serializer with @Serializable(with = …)",
            )
            else -> {}
        }
    }

    private fun addNamed(descriptor: SerialDescriptor, children: SerialDescriptor?, shape: () -> JsonObject) {
        val name = WireTypes.name(descriptor)
        val known = types[name]
        if (known == null) {
            // The entry comes first, because the type may mention itself.
            types[name] = shape()
            children?.elementDescriptors?.forEach(::add)
        } else if (known != shape()) {
            throw IllegalArgumentException(
                "two types are called $name but have different elements: give one of them another name with " +
                    "@SerialName, and each use of a generic class a class of its own",
            )
        }
    }

    private fun record(descriptor: SerialDescriptor) = buildJsonObject {
        put("name", WireTypes.name(descriptor))
        put("kind", "record")
        putJsonArray("fields") {
            for (index in 0 until descriptor.elementsCount) {
                addJsonObject {
                    put("name", descriptor.getElementName(index))
                    put("type", typeTree(WireTypes.name(descriptor.getElementDescriptor(index))))
                }
            }
        }
    }

    private fun cases(kind: String, descriptor: SerialDescriptor, cases: SerialDescriptor) = buildJsonObject {
        put("name", WireTypes.name(descriptor))
        put("kind", kind)
        putJsonArray("cases") { cases.elementNames.forEach { add(it) } }
    }

    private val SerialDescriptor.baseName: String
        get() = capturedKClass?.qualifiedName ?: serialName
}
