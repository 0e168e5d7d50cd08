import KotlinBridge
import Testing

/// Sends each value to Kotlin and expects it back unchanged.
func expectEcho<Value: KotlinValue & Equatable>(
  _ values: [Value], by echo: (Value) async throws -> Value,
  sourceLocation: SourceLocation = #_sourceLocation
) async throws {
  try await expectEcho(values, by: echo, sourceLocation: sourceLocation) { $0 }
}

/// Sends each value to Kotlin and expects a value back that has the same key: where `==` is not
/// exact.
func expectEcho<Value: KotlinValue, Key: Equatable>(
  _ values: [Value], by echo: (Value) async throws -> Value,
  sourceLocation: SourceLocation = #_sourceLocation, _ key: (Value) -> Key
) async throws {
  for value in values {
    let isSame = key(try await echo(value)) == key(value)
    // Without the expression, whose values may be megabytes.
    #expect(isSame, "\(String(describing: value).prefix(200))", sourceLocation: sourceLocation)
  }
}

/// The limits of an integer type, and numbers whose bytes are all different.
func extremes<Value: FixedWidthInteger>(_ type: Value.Type) -> [Value] {
  let patterns: [UInt64] = [0x0102_0304_0506_0708, 0xFFFE_FDFC_FBFA_F9F8, 0x8080_8080_8080_8080]
  return [.min, .min + 1, 0, 1, 127, .max - 1, .max]
    + patterns.map { Value(truncatingIfNeeded: $0) }
}

extension Double {
  /// Doubles whose bits are easily lost.
  static let awkward: [Double] = [
    0, -0.0, 1, -1, .pi, .infinity, -.infinity, .greatestFiniteMagnitude,
    -.greatestFiniteMagnitude, .leastNonzeroMagnitude, -.leastNonzeroMagnitude,
    .leastNormalMagnitude, .leastNormalMagnitude.nextDown, .ulpOfOne, .nan, .signalingNaN,
    Double(bitPattern: 0x7FF8_0000_0000_1234), Double(bitPattern: 0xFFF8_0000_0000_0001),
    Double(bitPattern: 0x7FF0_0000_0000_0001), Double(bitPattern: .max),
  ]
}

extension String {
  /// Every length of UTF-8, characters of several code points, and lengths around powers of two.
  static let awkward: [String] =
    [
      "", "\0", "a", "é", "e\u{301}", "€", "😀", "a😀é€\0z", "👩‍👩‍👧‍👦", "🇨🇭", "\u{FFFD}", "\u{FEFF}",
      "\u{10FFFF}", "\u{7F}\u{80}\u{7FF}\u{800}\u{FFFF}\u{10000}", "line\r\nline", "שלום עולם",
    ]
    + [63, 64, 65, 255, 256, 257, 4095, 4096, 65_535, 65_536].flatMap {
      [String(repeating: "x", count: $0), String(repeating: "é", count: $0)]
    }
}
