package kotlinbridge.gradle

import org.gradle.api.provider.ListProperty
import org.gradle.api.provider.Property

/** `bridgeLibrary { … }` in the build script of a library. */
public interface BridgeLibrary {
    /**
     * The name of the library, as in `@BridgeLibrary("<name>")` or in `<name>_kotlin_bridge`: the
     * project's, unless another one is set.
     */
    public val libraryName: Property<String>

    /**
     * The C functions that the library exports: `<name>_kotlin_bridge` alone, unless others are
     * set. With more, two Kotlin libraries in one process would receive each other's calls, and
     * Kotlin/Native declares all that is public in the project in C++, where names like `new` fail.
     * Without `<name>_kotlin_bridge` among them, the plugin adds neither the runtime nor the processor.
     */
    public val symbols: ListProperty<String>
}

/** The function that returns the table of the library. */
internal val BridgeLibrary.entry: String
    get() = "${libraryName.get()}_kotlin_bridge"
