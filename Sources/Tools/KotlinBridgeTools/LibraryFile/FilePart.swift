/// A named stretch of a file's bytes, which checks each offset that it reads at.
///
/// No offset or size in a file makes a read trap. One that leads outside of the part throws
/// `LibraryFileError.Reason.damaged`, which names the part.
struct FilePart {
  let name: String
  private let bytes: ArraySlice<UInt8>

  init(file bytes: [UInt8]) {
    self.init(name: "the file", bytes: bytes[...])
  }

  private init(name: String, bytes: ArraySlice<UInt8>) {
    self.name = name
    self.bytes = bytes
  }

  var size: UInt64 { UInt64(bytes.count) }

  func starts(with prefix: some Sequence<UInt8>) -> Bool {
    bytes.starts(with: prefix)
  }

  func prefix(_ count: Int) -> ArraySlice<UInt8> {
    bytes.prefix(count)
  }

  /// A part of this one, up to its end if no size is given.
  func part(
    _ name: String, at offset: UInt64, size: UInt64? = nil
  ) throws(LibraryFileError.Reason) -> FilePart {
    let left = self.size.subtractingReportingOverflow(offset)
    if left.overflow || size ?? 0 > left.partialValue {
      throw .damaged("\(name) would reach beyond the end of \(self.name)")
    }
    let start = bytes.startIndex + Int(offset)
    return FilePart(name: name, bytes: bytes[start..<(start + Int(size ?? left.partialValue))])
  }

  /// The integer at an offset, little-endian.
  func read<Value: FixedWidthInteger & BitwiseCopyable>(
    _ type: Value.Type = Value.self, at offset: UInt64
  ) throws(LibraryFileError.Reason) -> Value {
    let width = UInt64(MemoryLayout<Value>.size)
    if width > size || offset > size - width {
      throw .damaged("\(name) would be read beyond its end")
    }
    return bytes.withUnsafeBytes {
      Value(littleEndian: $0.loadUnaligned(fromByteOffset: Int(offset), as: Value.self))
    }
  }

  /// The text at an offset, up to the next zero byte.
  func string(at offset: UInt64) throws(LibraryFileError.Reason) -> String {
    let text = try part("a name in \(name)", at: offset).bytes
    guard let end = text.firstIndex(of: 0) else { throw .damaged("a name in \(name) has no end") }
    return String(decoding: text[..<end], as: UTF8.self)
  }
}
