import KotlinBridge
import KotlinBridgeTools

extension LibrarySource {
  /// Reads the manifest of a library, which it loads, or a file that has the manifest alone: for a
  /// library that this machine can't load.
  ///
  /// - Parameter name: the name of the bridge, if the library has more than one.
  package static func read(_ path: String, name: String?) throws -> LibrarySource {
    let bytes = try readArgument("the library", path)
    let fileName = String(path.split(separator: "/").last ?? "")
    if bytes.first(where: { ![0x20, 0x09, 0x0a, 0x0d].contains($0) }) == UInt8(ascii: "{") {
      let source = try LibrarySource(fileName: fileName, linkName: "", manifest: bytes)
      return source.linked(as: source.manifest.library)
    }
    let file = try LibraryFile(bytes: bytes, path: path)
    guard let bridge = name ?? file.libraryNames.first else {
      throw CommandError(
        "\(path) exports no <name>\(LibraryFile.entrySuffix): it is not a library with a bridge"
      )
    }
    if name == nil, file.libraryNames.count > 1 {
      throw CommandError(
        "\(path) has several bridges, \(file.libraryNames.joined(separator: ", ")): choose one "
          + "with --name"
      )
    }
    let library = try KotlinLibrary(path: path, name: bridge)
    return try LibrarySource(
      fileName: fileName, linkName: linkName(file.soname ?? fileName),
      manifest: library.manifestBytes())
  }

  private func linked(as name: String) -> LibrarySource {
    LibrarySource(fileName: fileName, linkName: name, manifest: manifest, digest: digest)
  }

  /// `people` for `libpeople.so`.
  private static func linkName(_ soname: String) -> String {
    let name = soname.hasPrefix("lib") ? String(soname.dropFirst(3)) : soname
    return String(name.prefix { $0 != "." })
  }
}
