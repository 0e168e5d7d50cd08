import KotlinBridge

/// A library, which is known by its path: its file, its entry, its table and its manifest.
///
/// The library is not loaded before a check asks for it.
public struct LibrarySubject: Sendable {
  /// The path of the library.
  public let path: String
  /// The name of the library, which that of its exported function begins with.
  public let name: String
  /// The flows that checks collect beside those without parameters.
  var flows: [NamedFlow] = []

  /// - Parameters:
  ///   - path: the file of the library.
  ///   - name: the name of the bridge; nil for the one in the file's name, `lib<name>.so`.
  public init(path: String, name: String? = nil) {
    self.path = path
    if let name {
      self.name = name
    } else {
      let file = path.split(separator: "/").last.map(String.init) ?? path
      self.name = String(
        (file.hasPrefix("lib") ? String(file.dropFirst(3)) : file).prefix { $0 != "." })
    }
  }

  var entryName: String { "\(name)_kotlin_bridge" }

  /// Loads the library and calls its entry.
  func entry() throws(KotlinError) -> UnsafeMutableRawPointer? {
    try DynamicLibrary.entry(path: path, name: name)
  }

  /// A client of the table. Throws `NotOffered` if the table can't be used, which is the verdict of
  /// other rules.
  func usable() throws -> TableClient {
    do throws(KotlinError) {
      return try TableClient(path: path, name: name)
    } catch {
      throw NotOffered("a table and a manifest that can be used, see K41 and K45: \(error.message)")
    }
  }
}
