package kotlinbridge

import kotlinbridge.c.kb_library
import kotlinbridge.engine.install
import kotlinbridge.engine.printProblem
import kotlinbridge.table.libraryTable
import kotlinx.cinterop.CPointer

/**
 * Registers what this library offers to C and Swift, and returns its function table.
 *
 * - Call it once per library, in the initializer of a private top-level property, and return that from the one exported
 *   function, `@CName("<name>_kotlin_bridge")`.
 * - [configure] runs in the call; the bodies it registers run later, once for each subscription or call.
 * - A mistake in [configure] (a name used twice, a type with no serializer, a second registration) is printed to stderr
 *   and answered with null, which the consumer reports as a library that could not be set up.
 */
public fun kotlinBridge(name: String, configure: BridgeBuilder.() -> Unit): CPointer<kb_library>? = try {
    install(BridgeBuilder(name).apply(configure).build())
    libraryTable
} catch (problem: Throwable) {
    printProblem("library '$name' could not be set up", problem)
    null
}
