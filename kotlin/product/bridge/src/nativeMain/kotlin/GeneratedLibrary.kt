package kotlinbridge

import kotlinbridge.c.KB_ABI_VERSION
import kotlinbridge.c.kb_library
import kotlinbridge.engine.install
import kotlinbridge.engine.printProblem
import kotlinbridge.host.HostedLibrary
import kotlinbridge.host.hostedLibrary
import kotlinbridge.host.madeException
import kotlinbridge.table.libraryTable
import kotlinbridge.wire.WireWriter
import kotlinx.cinterop.CPointer

/**
 * Sets up the library of this binary, and returns its function table.
 *
 * - Generated code calls it once, in the initializer of a property, which its exported function
 *   `<name>_kotlin_bridge` returns.
 * - When it is called a second time, and when [entries] throws, as for a serializer that writes
 *   something else than the list says, it prints the problem to stderr and returns null. The
 *   consumer then reports a library that could not be set up.
 *
 * @param abi the version of the boundary that the code was generated for.
 * @param manifest what [entries] adds, in that order, by numbers: the text of the file that the
 *   processor writes.
 * @param bodies the bodies of the flows, and of the functions that suspend.
 * @param exceptions writes the fields of an exception, and returns the name of its class, or of the
 *   nearest one that it extends, among those of the manifest; null if there is none.
 * @param uncaught takes the exceptions that nobody catches anywhere in this library.
 * @param peers makes the Kotlin objects for Swift's; null if Swift may implement no interface.
 * @param hostEntries how many entries a host has to have, by the manifest.
 */
@GeneratedCode
public fun generatedLibrary(
    name: String,
    abi: Int,
    manifest: String,
    bodies: GeneratedBodies,
    exceptions: ((Throwable, WireWriter) -> String?)? = null,
    uncaught: ((Throwable) -> Unit)? = null,
    peers: GeneratedPeers? = null,
    hostEntries: Int = 0,
    entries: GeneratedEntries.() -> Unit,
): CPointer<kb_library>? = try {
    require(abi == KB_ABI_VERSION.toInt()) {
        "the processor wrote code for version $abi of the boundary, and this runtime has version $KB_ABI_VERSION: " +
            "use both of one release"
    }
    install(GeneratedEntries(bodies).apply(entries).build(name, manifest, exceptions, uncaught))
    // Nobody has the table yet.
    hostedLibrary = HostedLibrary(peers, hostEntries)
    if (peers != null) madeException = peers::exception
    libraryTable
} catch (problem: Throwable) {
    printProblem("library '$name' could not be set up", problem)
    null
}
