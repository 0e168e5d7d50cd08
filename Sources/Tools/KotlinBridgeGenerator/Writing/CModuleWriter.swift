/// Writes the module of C that declares the entry of a library and links to it.
struct CModuleWriter {
  let module: SwiftModule

  var header: String { "\(module.source.bridgeName)_kotlin_bridge.h" }

  var moduleMap: String {
    """
    \(marker)
    module \(module.cModule) {
      header "\(header)"
      link "\(module.source.linkName)"
      export *
    }

    """
  }

  var headerText: String {
    """
    \(marker)
    #ifndef \(module.source.bridgeName.uppercased())_KOTLIN_BRIDGE_H
    #define \(module.source.bridgeName.uppercased())_KOTLIN_BRIDGE_H

    /// The table of the library: const kb_library *, or NULL if it could not be set up.
    void *\(module.source.bridgeName)_kotlin_bridge(void);

    #endif

    """
  }

  private var marker: String { Marker(module: module).line }
}
