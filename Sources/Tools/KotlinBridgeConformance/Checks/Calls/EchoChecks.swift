extension Check {
  static let echoChecks: [Check] = [
    .call("K46") { check in
      for value in EchoValue.awkward {
        let back: EchoValue
        do {
          back = try await check.subject.echo(value)
        } catch let missing as NotOffered {
          throw missing
        } catch {
          throw CheckFailure(expected: "\(value) back", observed: "\(error)")
        }
        try expect(back == value, "\(value) back, bit for bit", "\(back)")
      }
      if let table = check.subject as? TableCallSubject {
        try await check.expectLoneSurrogatesAreReplaced(table.library)
        try expectWholeFailures(of: table.library)
        try await expectWholeChains(for: check, of: table.library)
      }
    }
  ]
}

extension EchoValue {
  /// Values whose bits are easy to lose.
  static let awkward: [EchoValue] =
    extremes(EchoValue.byte) + extremes(EchoValue.short) + extremes(EchoValue.int)
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
    ]

  private static func extremes<Value: FixedWidthInteger>(
    _ make: (Value) -> EchoValue
  ) -> [EchoValue] {
    ([.min, .min + 1, 0, 1, .max - 1, .max] as [Value]).map(make)
  }
}

extension CallCheck {
  /// Fails unless halves of surrogate pairs leave Kotlin as U+FFFD, and bytes that are not UTF-8
  /// are malformed, as docs/ABI.md says.
  fileprivate func expectLoneSurrogatesAreReplaced(_ library: TableClient) async throws {
    for bytes in [[0xED, 0xA0, 0x80], [0xC0, 0x80], [0xFF]] as [[UInt8]] {
      let argument = [UInt8(bytes.count), 0, 0, 0] + bytes
      let expected = "bytes that are not UTF-8 refused with KB_MALFORMED: \(bytes.short)"
      do {
        let back = try await library.answer(of: "echoString", arguments: argument)
        throw CheckFailure(expected: expected, observed: back.short)
      } catch let refused as RefusedStatus {
        try expect(refused.isMalformed, expected, "\(refused)")
      }
    }
    guard let flow = library.flow("awkwardStrings") else { return }
    let batches = try await library.elements(of: DeclaredFlow(flow), count: 100, for: self)
    let bytes = batches.flatMap(\.bytes)
    for lone in [[0xED, 0xA0, 0x80], [0xED, 0xB0, 0x80]] as [[UInt8]] {
      let isThere = bytes.indices.contains { bytes[$0...].starts(with: lone) }
      try expect(!isThere, "a lone surrogate as U+FFFD", "\(lone.short) in \(bytes.short)")
    }
    let replaced = bytes.indices.count { bytes[$0...].starts(with: [0xEF, 0xBF, 0xBD]) }
    try expect(replaced == 4, "four lone surrogates, each as U+FFFD", "\(replaced) times U+FFFD")
  }
}
