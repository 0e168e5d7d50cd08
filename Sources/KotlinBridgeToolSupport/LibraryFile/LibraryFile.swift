/// What the file of a shared library says of itself, read without loading it.
///
/// - The file is ELF, 64 bits, little-endian, of this machine: anything else is a
///   `LibraryFileError`, and so is a file that is cut off or damaged. None makes the reader trap.
/// - It is read as the dynamic loader reads it, so section headers may have been stripped.
package struct LibraryFile: Sendable {
  package let path: String
  /// The name that programs linked to it will look for (`DT_SONAME`).
  package let soname: String?
  /// The libraries that it needs (`DT_NEEDED`), in their order.
  package let needed: [String]
  /// The symbols that others can find in it, each once, sorted.
  package let exports: [String]
  /// Whether loading it writes to its code (`DT_TEXTREL`).
  package let hasTextRelocations: Bool
  /// Whether loading it makes the stacks of the process executable.
  package let hasExecutableStack: Bool
  /// Whether `dlclose` leaves it loaded (`-z nodelete`).
  package let isNeverUnloaded: Bool
  /// In bytes.
  package let size: Int

  package init(reading path: String) throws(LibraryFileError) {
    do throws(LibraryFileError.Reason) {
      try self.init(checking: readFile(path), path: path)
    } catch {
      throw LibraryFileError(path: path, reason: error)
    }
  }

  /// The same for a file that has been read already.
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
    exports = try ELFSymbols(of: dynamic, in: segments, sections: header.sections).exports()
    hasTextRelocations = dynamic.hasTextRelocations
    hasExecutableStack = segments.hasExecutableStack
    isNeverUnloaded = dynamic.isNeverUnloaded
    size = bytes.count
  }

  /// The exported functions that give a bridge's table: `<name>_kotlin_bridge`.
  package var entries: [String] {
    libraryNames.map { $0 + Self.entrySuffix }
  }

  /// The names of the libraries that its entries are of: `people` of `people_kotlin_bridge`.
  package var libraryNames: [String] {
    exports.filter { $0.hasSuffix(Self.entrySuffix) && $0 != Self.entrySuffix }
      .map { String($0.dropLast(Self.entrySuffix.count)) }
  }

  package static let entrySuffix = "_kotlin_bridge"
}
