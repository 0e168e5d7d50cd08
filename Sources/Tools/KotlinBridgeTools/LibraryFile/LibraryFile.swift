/// What the file of a shared library says of itself, read without loading it.
///
/// - The file must be 64-bit little-endian ELF for this machine. Any other file is a
///   `LibraryFileError`, and so is one that is cut off or damaged. No file makes the reader trap.
/// - It is read as the dynamic loader reads it, without the section headers.
package struct LibraryFile: Sendable {
  package let path: String
  /// The name that programs linked to it look for (`DT_SONAME`).
  package let soname: String?
  /// The libraries that it needs (`DT_NEEDED`), in their order.
  package let needed: [String]
  /// The symbols that other libraries can find in it, each once, sorted.
  package let exports: [String]
  /// Whether loading it writes to its code (`DT_TEXTREL`).
  package let hasTextRelocations: Bool
  /// Whether loading it makes the stacks of the process executable.
  package let hasExecutableStack: Bool
  /// Whether `dlclose` leaves it loaded (`-z nodelete`).
  package let isNeverUnloaded: Bool
  /// The size of the file in bytes.
  package let size: Int

  package init(reading path: String) throws(LibraryFileError) {
    do throws(LibraryFileError.Reason) {
      try self.init(checking: readFile(path), path: path)
    } catch {
      throw LibraryFileError(path: path, reason: error)
    }
  }

  /// Reads a library from the bytes of its file.
  package init(bytes: [UInt8], path: String) throws(LibraryFileError) {
    do throws(LibraryFileError.Reason) {
      try self.init(checking: bytes, path: path)
    } catch {
      throw LibraryFileError(path: path, reason: error)
    }
  }

  private init(checking bytes: [UInt8], path: String) throws(LibraryFileError.Reason) {
    let file = FilePart(file: bytes)
    let header = try ELFHeader(of: file)
    let segments = try ELFSegments(header.segments, of: file)
    let dynamic = try ELFDynamicSection(of: segments)
    if dynamic.isExecutable { throw .notShared("an executable") }
    self.path = path
    soname = try dynamic.strings(.soname).last
    needed = try dynamic.strings(.needed)
    exports = try ELFSymbols(of: dynamic, in: segments).exports()
    hasTextRelocations = dynamic.hasTextRelocations
    hasExecutableStack = segments.hasExecutableStack
    isNeverUnloaded = dynamic.isNeverUnloaded
    size = bytes.count
  }

  /// The exported functions that give a bridge's table: `<name>_kotlin_bridge`.
  package var entries: [String] {
    libraryNames.map { $0 + Self.entrySuffix }
  }

  /// The names of the libraries in its entries: `people` in `people_kotlin_bridge`.
  package var libraryNames: [String] {
    exports.filter { $0.hasSuffix(Self.entrySuffix) && $0 != Self.entrySuffix }
      .map { String($0.dropLast(Self.entrySuffix.count)) }
  }

  package static let entrySuffix = "_kotlin_bridge"
}
