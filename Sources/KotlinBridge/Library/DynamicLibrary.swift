/// Opens a library by its path and finds the entry of its bridge.
///
/// The library stays open until the process ends, for the Kotlin runtime can't be unloaded. Any
/// number of libraries can be open at once.
package enum DynamicLibrary {
  typealias Entry = @convention(c) () -> UnsafeMutableRawPointer?

  package static func entry(path: String, name: String?) throws(KotlinError)
    -> UnsafeMutableRawPointer?
  {
    // Without a slash, dlopen would search the system's folders instead.
    let file = path.contains("/") ? path : "./" + path
    guard let library = System.openLibrary(file) else {
      throw .misuse("can't open the library \(path): \(System.libraryProblem)")
    }
    let symbol = (name ?? libraryName(of: path)) + "_kotlin_bridge"
    guard let address = System.symbol(symbol, of: library) else {
      throw .misuse(
        "\(path) exports no \(symbol): it has no bridge, or its bridge has a different name: "
          + "pass that name as `name`")
    }
    return unsafeBitCast(address, to: Entry.self)()
  }

  /// `people` for `/some/where/libpeople.so.1`.
  private static func libraryName(of path: String) -> String {
    var file = path.split(separator: "/").last.map(String.init) ?? path
    if file.hasPrefix("lib") { file.removeFirst(3) }
    return String(file.prefix { $0 != "." })
  }
}
