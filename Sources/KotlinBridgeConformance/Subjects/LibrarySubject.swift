import KotlinBridge

/// A library by its path: its file, its entry, its table and its manifest.
///
/// Nothing is loaded before a check asks for it.
public struct LibrarySubject: Sendable {
  public let path: String
  /// What it is registered as.
  public let name: String

  /// - Parameter name: that of the file, `lib<name>.so`, unless given.
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

  /// The library, for checks of what its table does. Not offered where it can't be used, which is the verdict
  /// of other rules.
  func usable() throws -> TableClient {
    do throws(KotlinError) {
      return try TableClient(path: path, name: name)
    } catch {
      throw NotOffered("a table and a manifest that can be used, see K41 and K45: \(error.message)")
    }
  }
}
