package kotlinbridge

import kotlinbridge.c.kb_library
import kotlinbridge.wire.Codec
import kotlinbridge.wire.WireWriter
import kotlinx.cinterop.CPointer

/**
 * As [kotlinBridge], for a library whose entries are generated.
 *
 * @param declarations the members of the manifest from `flows` on, without the braces around them:
 *   what [entries] adds, in that order, by numbers.
 * @param bodies the bodies of the flows, and of the functions that suspend.
 * @param exceptions writes the fields of an exception, and returns the name of its class, or of the
 *   nearest one that it extends, among those that [declarations] have; null if there is none.
 * @param serialized the codecs of the types that cross as a serializer writes them, by the names that
 *   stand for them in [declarations].
 * @param uncaught takes the exceptions that nobody catches anywhere in this library.
 */
@GeneratedCode
public fun generatedLibrary(
    name: String,
    declarations: String,
    bodies: GeneratedBodies,
    exceptions: ((Throwable, WireWriter) -> String?)? = null,
    serialized: Map<String, Codec<*>> = emptyMap(),
    uncaught: ((Throwable) -> Unit)? = null,
    entries: GeneratedEntries.() -> Unit,
): CPointer<kb_library>? = settingUp(name) {
    GeneratedEntries(bodies).apply(entries).build(name, declarations, serialized, exceptions, uncaught)
}
