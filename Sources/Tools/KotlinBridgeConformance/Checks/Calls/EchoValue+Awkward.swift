import KotlinBridge

extension EchoValue {
  /// Values whose bits are easy to lose.
  static let awkward: [EchoValue] =
    [.boolean(false), .boolean(true)] + extremes(EchoValue.byte) + extremes(EchoValue.short)
    + extremes(EchoValue.int)
    + extremes(EchoValue.long) + extremes(EchoValue.uByte) + extremes(EchoValue.uShort)
    + extremes(EchoValue.uInt) + extremes(EchoValue.uLong)
    // Halves of surrogate pairs are ordinary code units.
    + extremes(EchoValue.char) + [0xD7FF, 0xD800, 0xDBFF, 0xDC00, 0xDFFF, 0xE000].map { .char($0) }
    + ([0, -0.0, .infinity, -.infinity, .greatestFiniteMagnitude, .leastNonzeroMagnitude, .nan]
    as [Float]).map { .float($0) }
    + ([0x7FC0_1234, 0xFFC0_0001, 0x7F80_0001, .max] as [UInt32]).map { .float($0) }
    + ([0, -0.0, .infinity, -.infinity, .greatestFiniteMagnitude, .leastNonzeroMagnitude, .nan]
    as [Double]).map { .double($0) }
    + ([0x7FF8_0000_0000_1234, 0xFFF8_0000_0000_0001, 0x7FF0_0000_0000_0001, .max] as [UInt64])
    .map { .double($0) }
    + ([
      "", "\0", "a\0b", "e\u{301}", "é", "€", "😀", "👩‍👩‍👧‍👦", "\u{FEFF}", "\u{FFFD}",
      "\u{7F}\u{80}\u{7FF}\u{800}\u{FFFF}\u{10000}\u{10FFFF}", "\r\n", "שלום",
    ] as [String]).map { .string($0) }
    // 16 MB each, with one and with four bytes for each character.
    + [
      .string([UInt8](repeating: 0x78, count: 1 << 24)),
      .string([[UInt8]](repeating: [0xF0, 0x9F, 0x98, 0x80], count: 1 << 22).flatMap { $0 }),
      .nullableString(nil), .nullableString([]), .nullableString([0x78]),
      .bytes([]), .bytes([0]), .bytes(Array(0...255)),
      .bytes((0..<1 << 20).map { UInt8(truncatingIfNeeded: $0 &* 31) }),
      .nullableLong(nil), .nullableLong(0), .nullableLong(.min), .unit, .nullableUnit(isNull: true),
      .nullableUnit(isNull: false),
    ] + lists + times

  /// Lists whose counts need one, two and three bytes.
  private static let lists: [EchoValue] = [0, 1, 256, 65_537].map { count in
    .longs((0..<count).map { $0 &* 0x1_0001_0001 })
  }

  /// Both signs, and parts of a second that are easy to round.
  private static let times: [EchoValue] =
    ([
      (0, 0), (0, 1), (0, -1), (1, 999_999_999), (-1, -999_999_999), (59, 1_001),
      (4_000_000_000, 123_456_789),
    ]
    as [(Int64, Int64)]).map { .duration(.seconds($0) + .nanoseconds($1)) }
    + ([(0, 0), (0, 1), (-1, 999_999_999), (1_700_000_000, 123_456_789), (-62_135_596_800, 1_001)]
    as [(Int64, Int32)]).map { .instant(KotlinInstant(seconds: $0, nanoseconds: $1)) }

  private static func extremes<Value: FixedWidthInteger>(
    _ make: (Value) -> EchoValue
  ) -> [EchoValue] {
    ([.min, .min + 1, 0, 1, .max - 1, .max] as [Value]).map(make)
  }
}
