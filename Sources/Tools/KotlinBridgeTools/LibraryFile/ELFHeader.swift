/// The start of an ELF file: the kind of the file, and where its program headers are.
struct ELFHeader {
  /// The program headers, one for each segment.
  let segments: FilePart

  /// Throws unless the file is a shared library for this machine.
  init(of file: FilePart) throws(LibraryFileError.Reason) {
    guard file.starts(with: [0x7f, 0x45, 0x4c, 0x46]) else {
      throw file.isStaticLibrary ? .isStatic : .notELF(looksLike: file.likeness)
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
    let (offset, entrySize, count) = try (
      header.read(UInt64.self, at: 32), header.read(UInt16.self, at: 54),
      header.read(UInt16.self, at: 56)
    )
    if count > 0, UInt64(entrySize) != ELFSegments.entrySize {
      throw .damaged(
        "the program headers are \(entrySize) bytes each, not \(ELFSegments.entrySize)")
    }
    segments = try file.part(
      "the program headers", at: count == 0 ? 0 : offset,
      size: ELFSegments.entrySize * UInt64(count))
  }
}
