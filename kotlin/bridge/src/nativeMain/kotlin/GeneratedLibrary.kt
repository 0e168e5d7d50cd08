package kotlinbridge

import kotlinbridge.c.kb_library
import kotlinbridge.wire.Codec
import kotlinbridge.wire.WireWriter
import kotlinx.cinterop.CPointer

/**
 * As [kotlinBridge], for a library whose registrations are generated.
 *
 * @param declarations the members of the manifest from `flows` on, without the braces around them:
 *   what [register] registers, in that order, by numbers.
 * @param exceptions writes the fields of an exception, and returns the name of its class, or of the
 *   nearest one that it extends, among those that [declarations] have; null if there is none.
 * @param serialized the codecs of the types that cross as a serializer writes them, by the names that
 *   stand for them in [declarations].
 */
@GeneratedCode
public fun generatedLibrary(
    name: String,
    declarations: String,
    exceptions: ((Throwable, WireWriter) -> String?)? = null,
    serialized: Map<String, Codec<*>> = emptyMap(),
    register: GeneratedRegistrations.() -> Unit,
): CPointer<kb_library>? = settingUp(name) {
    GeneratedRegistrations(declarations, exceptions, serialized).apply(register).build(name)
}
