package kotlinbridge.gradle

import org.gradle.api.provider.ListProperty

/** `bridgeLibrary { … }` in the build script of a library: what it exports. */
public interface BridgeLibrary {
    /**
     * The C functions that the library exports: `<name>_kotlin_bridge` alone, unless others are
     * set.
     */
    public val symbols: ListProperty<String>
}
