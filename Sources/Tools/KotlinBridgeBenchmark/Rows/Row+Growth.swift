import Bench
import KotlinBridge
import KotlinBridgeTools

/// Rows whose work grows: more objects that live, and larger values.
extension Row {
  /// An object is made and dropped while so many others live. The floor is the same with none.
  static func liveObjects(_ count: Int, named name: String) -> Row {
    func making(among others: Int) -> Work {
      .figure {
        let others = try (0..<others).map { try Tally(value: Int64($0)) }
        let operations = 200_000
        let time = try await nanoseconds {
          for _ in 0..<operations { _ = try Tally(value: 1) }
        }
        return withExtendedLifetime(others) { time / Double(operations) }
      }
    }
    return Row("typed-object-live-\(name)", ours: making(among: count), floor: making(among: 0))
  }

  /// One value of so many bytes goes to Kotlin and comes back.
  static func values(_ size: Int, named name: String) -> [Row] {
    values("string-\(name)", size) {
      String(repeating: "thirty-two bytes, no more, none!", count: size / 32)
    } echo: {
      try echoText(text: $0).utf8.count
    }
      + values("bytes-\(name)", size) {
        [UInt8](repeating: 7, count: size)
      } echo: {
        try echoBytes(bytes: $0).count
      }
      + values("list-\(name)", size) {
        [Int64](repeating: 7, count: size / 8)
      } echo: {
        try echoLongs(longs: $0).count * 8
      }
  }

  /// The time, whose floor copies so many bytes twice, and the memory that the largest moment takes on both sides,
  /// with the result and without the value itself.
  private static func values<Value>(
    _ name: String, _ size: Int, _ make: @escaping @Sendable () -> Value,
    echo: @escaping @Sendable (Value) throws -> Int
  ) -> [Row] {
    let time = Row(
      "typed-\(name)", unit: "us",
      ours: .figure {
        let value = make()
        return try await nanoseconds { try expect(Int64(echo(value)), Int64(size)) } / 1000
      }, floor: copies(of: size))
    let memory = Row(
      "typed-\(name)-memory", unit: "x",
      ours: .figureApart {
        let value = make()
        let before = ProcessUsage.residentMemory
        try expect(Int64(echo(value)), Int64(size))
        return Double(ProcessUsage.peakMemory - before) / Double(size)
      })
    return [time, memory]
  }

  private static func copies(of size: Int) -> Work {
    .figure {
      let bytes = [UInt8](repeating: 7, count: size)
      let target = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 8)
      defer { target.deallocate() }
      return try await nanoseconds {
        for _ in 0..<2 { bytes.withUnsafeBytes { target.copyMemory(from: $0) } }
        try expect(Int64(target[size - 1]), 7)
      } / 1000
    }
  }
}
