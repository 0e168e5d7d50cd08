package kotlinbridge

import kotlinbridge.c.kb_library
import kotlinbridge.engine.Library
import kotlinbridge.engine.install
import kotlinbridge.engine.printProblem
import kotlinbridge.table.libraryTable
import kotlinx.cinterop.CPointer

/**
 * Registers the flows and functions that this library offers to C and Swift, and returns its
 * function table.
 *
 * - Call it once per library, in the initializer of a private top-level property, and return that
 *   from the one exported function, `@CName("<name>_kotlin_bridge")`.
 * - [configure] runs inside this call. The bodies that it registers run later, once for each
 *   subscription or call.
 * - After a mistake in [configure], such as a name that is used twice or a type without a
 *   serializer, and when it is called a second time, it prints the problem to stderr and returns
 *   null. The consumer then reports a library that could not be set up.
 */
public fun kotlinBridge(name: String, configure: BridgeBuilder.() -> Unit): CPointer<kb_library>? =
    settingUp(name) { BridgeBuilder(name).apply(configure).build() }

internal inline fun settingUp(name: String, build: () -> Library): CPointer<kb_library>? = try {
    install(build())
    libraryTable
} catch (problem: Throwable) {
    printProblem("library '$name' could not be set up", problem)
    null
}
