package kotlinbridge

import kotlinbridge.c.KB_ABI_VERSION
import kotlinbridge.c.kb_library
import kotlinbridge.wire.WireWriter
import kotlinx.cinterop.CPointer

/**
 * As [kotlinBridge], for a library whose entries are generated.
 *
 * @param abi the version of the boundary that the code was generated for.
 * @param manifest what [entries] adds, in that order, by numbers: the text of the file that the
 *   processor writes.
 * @param bodies the bodies of the flows, and of the functions that suspend.
 * @param exceptions writes the fields of an exception, and returns the name of its class, or of the
 *   nearest one that it extends, among those of the manifest; null if there is none.
 * @param uncaught takes the exceptions that nobody catches anywhere in this library.
 */
@GeneratedCode
public fun generatedLibrary(
    name: String,
    abi: Int,
    manifest: String,
    bodies: GeneratedBodies,
    exceptions: ((Throwable, WireWriter) -> String?)? = null,
    uncaught: ((Throwable) -> Unit)? = null,
    entries: GeneratedEntries.() -> Unit,
): CPointer<kb_library>? = settingUp(name) {
    require(abi == KB_ABI_VERSION.toInt()) {
        "the processor wrote code for version $abi of the boundary, and this runtime has version $KB_ABI_VERSION: " +
            "use both of one release"
    }
    GeneratedEntries(bodies).apply(entries).build(name, manifest, exceptions, uncaught)
}
