package kotlinbridge

/**
 * Makes a library for Swift of the module that has this annotation, on an object that nothing else
 * needs to use:
 *
 *     @BridgeLibrary("people")
 *     @BridgeExports(functions = ["people.describe"], packages = ["people.model"])
 *     private object Swift
 *
 * - [name] is that of the library: the binary exports `<name>_kotlin_bridge`. Kotlin's and C's rules
 *   for names hold for it.
 * - A module has one such object. What Swift may use is what its [BridgeExports] lists, and what has
 *   a [BridgeExport].
 * - It takes the processor of kotlin-bridge; without that it does nothing.
 */
@Retention(AnnotationRetention.SOURCE)
@Target(AnnotationTarget.CLASS)
@MustBeDocumented
public annotation class BridgeLibrary(val name: String)
