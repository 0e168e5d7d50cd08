/// The start of an ELF file: what kind of file it is, and where its tables are.
struct ELFHeader {
  /// The program headers, one for each segment.
  let segments: FilePart
  /// The section headers, empty where they have been stripped.
  let sections: FilePart

  /// Throws unless it is a shared library of this machine.
  init(of file: FilePart) throws(LibraryFileError.Reason) {
    guard file.starts(with: [0x7f, 0x45, 0x4c, 0x46]) else {
      throw .notELF(looksLike: file.likeness)
    }
    let header = try file.part("the ELF header", at: 0, size: 64)
    switch try header.read(UInt8.self, at: 4) {
    case 1: throw .is32Bit
    case 2: break
    case let other: throw .damaged("its class is \(other), which ELF does not have")
    }
    switch try header.read(UInt8.self, at: 5) {
    case 1: break
    case 2: throw .isBigEndian
    case let other: throw .damaged("its byte order is \(other), which ELF does not have")
    }
    let machine = ELFMachine(rawValue: try header.read(at: 18))
    if machine != .this { throw .otherMachine(machine.description) }
    switch try header.read(UInt16.self, at: 16) {
    case 1: throw .notShared("an object file")
    case 2: throw .notShared("an executable")
    case 3: break
    case 4: throw .notShared("a core dump")
    case let type: throw .notShared("an ELF file of type \(type)")
    }
    segments = try Self.table(
      "the program headers", of: file, at: header.read(at: 32), entrySize: header.read(at: 54),
      count: header.read(at: 56), expected: ELFSegments.entrySize)
    sections = try Self.table(
      "the section headers", of: file, at: header.read(at: 40), entrySize: header.read(at: 58),
      count: header.read(at: 60), expected: ELFSymbols.sectionHeaderSize)
  }

  private static func table(
    _ name: String, of file: FilePart, at offset: UInt64, entrySize: UInt16, count: UInt16,
    expected: UInt64
  ) throws(LibraryFileError.Reason) -> FilePart {
    if offset == 0 || count == 0 { return try file.part(name, at: 0, size: 0) }
    if UInt64(entrySize) != expected {
      throw .damaged("\(name) are \(entrySize) bytes each, not \(expected)")
    }
    return try file.part(name, at: offset, size: expected * UInt64(count))
  }
}
