/// Changes the bytes of a right ELF file at the offsets that the format defines.
extension [UInt8] {
  func setting<Value: FixedWidthInteger>(_ value: Value, at offset: Int) -> [UInt8] {
    var edited = self
    for index in 0..<(Value.bitWidth / 8) {
      edited[offset + index] = UInt8(truncatingIfNeeded: value >> (index * 8))
    }
    return edited
  }

  func strippingSectionHeaders() -> [UInt8] {
    setting(UInt64(0), at: 40).setting(UInt16(0), at: 60).setting(UInt16(0), at: 62)
  }

  /// The offset of the header of the first segment with a type.
  func segmentHeader(_ type: UInt32) -> Int? {
    (0..<number(at: 56, size: 2)).map { number(at: 32, size: 8) + $0 * 56 }
      .first { number(at: $0, size: 4) == Int(type) }
  }

  func replacingSegmentType(_ type: UInt32, by other: UInt32) -> [UInt8] {
    segmentHeader(type).map { setting(other, at: $0) } ?? self
  }

  /// The range of the dynamic section in the file.
  var dynamicSection: Range<Int> {
    guard let header = segmentHeader(2) else { return 0..<0 }
    let start = number(at: header + 8, size: 8)
    return start..<(start + number(at: header + 32, size: 8))
  }

  /// The offset of the first entry with a tag in the dynamic section.
  func dynamicEntry(_ tag: UInt64) -> Int? {
    stride(from: dynamicSection.lowerBound, to: dynamicSection.upperBound, by: 16)
      .first { number(at: $0, size: 8) == Int(tag) }
  }

  func replacingDynamicTag(_ tag: UInt64, by other: UInt64) -> [UInt8] {
    dynamicEntry(tag).map { setting(other, at: $0) } ?? self
  }

  private func number(at offset: Int, size: Int) -> Int {
    self[offset..<(offset + size)].reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
