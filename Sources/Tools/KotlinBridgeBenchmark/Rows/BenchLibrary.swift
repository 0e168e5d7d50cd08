import Bench
import CBenchLibrary
import Glibc
import KotlinBridge
import KotlinBridgeTools

/// The library libbench.so: its bridge, and its other exported functions.
package struct BenchLibrary: Sendable {
  package let path: String
  var bridge: KotlinLibrary { Bench.BenchLibrary.library }
  let usual: UsualFunctions
  let floor: FloorFunctions

  package init(path: String) throws {
    self.path = path
    _ = try LibraryFile(reading: path)  // its error names what else the file is
    let symbols = try LoadedLibrary(path: path)
    try BenchLibrary.link(symbols)
    try Bench.BenchLibrary.check()
    usual = try UsualFunctions(symbols)
    floor = try FloorFunctions(symbols)
  }

  /// Lets the module `Bench` use the library as if it were linked to the program.
  static func link(_ library: LoadedLibrary) throws(CommandError) {
    bench_kotlin_bridge_is(try library.benchFunction("bench_kotlin_bridge"))
  }

  /// The path at which build.sh installs it, in the working directory or in a folder above.
  package static func defaultPath() throws -> String {
    guard let start = getcwd(nil, 0) else {
      throw CommandError("the working directory no longer exists")
    }
    defer { free(start) }
    var folder = String(cString: start)[...]
    while true {
      let path = "\(folder)/kotlin/build/lib/libbench.so"
      if access(path, R_OK) == 0 { return path }
      guard let slash = folder.lastIndex(of: "/") else { break }
      folder = folder[..<slash]
    }
    throw CommandError(
      "there is no kotlin/build/lib/libbench.so here: run ./build.sh, or name it with --library")
  }
}
