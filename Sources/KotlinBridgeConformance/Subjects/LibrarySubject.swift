import CKotlinBridge
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
  func usable() throws -> RawLibrary {
    do throws(KotlinError) {
      return try RawLibrary(path: path, name: name)
    } catch {
      throw NotOffered("a table and a manifest that can be used, see K41 and K45: \(error.message)")
    }
  }
}

/// The first two words of every version of the table.
struct TableHeader: Equatable, CustomStringConvertible {
  let version: UInt32
  let size: UInt32

  init(_ table: UnsafeMutableRawPointer) {
    version = table.load(as: UInt32.self)
    size = table.load(fromByteOffset: 4, as: UInt32.self)
  }

  static var neededSize: UInt32 { UInt32(MemoryLayout<kb_library>.size) }

  /// Whether a consumer that was compiled with this header may use the table.
  var isUsable: Bool { version == KB_ABI_VERSION && size >= Self.neededSize }

  var description: String { "version \(version) and \(size) bytes" }
}
