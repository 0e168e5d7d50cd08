/// The segments of a file, which the loader maps: they say where in the file an address lies.
struct ELFSegments {
  static let entrySize: UInt64 = 56

  private struct Loaded {
    let address: UInt64
    let part: FilePart
  }

  private enum Kind {
    static let loaded: UInt32 = 1
    static let dynamic: UInt32 = 2
    static let stack: UInt32 = 0x6474_e551
  }

  private var loaded: [Loaded] = []
  private(set) var dynamic: FilePart?
  /// The loader makes the stack executable unless the file says otherwise.
  private(set) var hasExecutableStack = true

  init(_ headers: FilePart, of file: FilePart) throws(LibraryFileError.Reason) {
    for entry in stride(from: 0, to: headers.size, by: Int(Self.entrySize)) {
      let kind = try headers.read(UInt32.self, at: entry)
      let flags = try headers.read(UInt32.self, at: entry + 4)
      let offset = try headers.read(UInt64.self, at: entry + 8)
      let address = try headers.read(UInt64.self, at: entry + 16)
      let size = try headers.read(UInt64.self, at: entry + 32)
      switch kind {
      case Kind.loaded:
        let name = "the segment for address \(hexadecimal(address))"
        loaded.append(
          Loaded(address: address, part: try file.part(name, at: offset, size: size)))
      case Kind.dynamic where size > 0:
        dynamic = try file.part("the dynamic section", at: offset, size: size)
      case Kind.stack:
        hasExecutableStack = flags & 1 != 0
      default: break
      }
    }
  }

  /// The bytes that the loader maps at an address, up to the end of the segment if no size is
  /// given.
  func part(
    _ name: String, atAddress address: UInt64, size: UInt64? = nil
  ) throws(LibraryFileError.Reason) -> FilePart {
    for segment in loaded where address >= segment.address {
      let offset = address - segment.address
      if offset < segment.part.size {
        return try segment.part.part(name, at: offset, size: size)
      }
    }
    throw .damaged("\(name) has the address \(hexadecimal(address)), which is in no segment")
  }
}

private func hexadecimal(_ number: UInt64) -> String {
  "0x" + String(number, radix: 16)
}
