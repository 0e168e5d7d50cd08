import Bench
import KotlinBridge

extension Row {
  /// A flow of one element type in all forms: `flow-long-async` and so on.
  static func flows<Element: KotlinValue & Weighed>(
    _ element: String, _ make: @escaping @Sendable (Int64) throws -> KotlinFlow<Element>,
    usual: UsualFlow<Element>?, floor: @escaping FloorFunctions.LongToLong
  ) -> [Row] {
    let flow = { @Sendable (count: Int) in try make(Int64(count)) }
    let floor = emitting(Element.self, floor)
    let usualStream = usual.map(streaming)
    let usualCallbacks = usual.map { usual in
      Work.operations { count in
        let sum = SerialSum()
        try await usual.run(count) { sum.value &+= $0.weight }
        try expect(sum.value, Element.weight(ofFirst: count))
      }
    }
    func row(
      _ form: String, usual: Work?, _ consume: @escaping @Sendable (Int) async throws -> Int64
    ) -> Row {
      Row(
        "flow-\(element)-\(form)",
        ours: .operations { try expect(await consume($0), Element.weight(ofFirst: $0)) },
        usual: usual, floor: floor)
    }
    return [
      row("async", usual: usualStream) { try await FlowConsumers.sequence(flow($0)) },
      row("callback", usual: usualCallbacks) { try await FlowConsumers.callbacks(flow($0)) },
      row("stream", usual: usualStream) { try await FlowConsumers.sequence(flow($0).stream()) },
      row("publisher", usual: nil) { try await FlowConsumers.publisher(flow($0)) },
    ]
  }

  /// A flow of records once more, with the bound that generated codecs have.
  static func typedFlow(of library: BenchLibrary) -> Row {
    iterated(
      "typed-flow-record", records, usual: streaming(library.usual.flowOfRecords),
      floor: emitting(Place.self, library.floor.records))
  }

  /// A flow whose numbers Kotlin does not box. Its floor does.
  static func unboxedFlow(of library: BenchLibrary) -> Row {
    iterated(
      "flow-long-typed", longsUnboxed, usual: streaming(library.usual.flowOfLongs),
      floor: emitting(Int64.self, library.floor.longs))
  }

  /// A flow that a loop iterates.
  private static func iterated<Element: KotlinValue & Weighed>(
    _ name: String, _ make: @escaping @Sendable (Int64) throws -> KotlinFlow<Element>,
    usual: Work, floor: Work
  ) -> Row {
    Row(
      name,
      ours: .operations { count in
        let flow = try make(Int64(count))
        try expect(await FlowConsumers.sequence(flow), Element.weight(ofFirst: count))
      }, usual: usual, floor: floor)
  }

  /// The cost of a flow of `Long` with other consumers, windows and placements.
  static func flowVariants(of library: BenchLibrary) -> [Row] {
    let usual = library.usual.flowOfLongs
    let floor = emitting(Int64.self, library.floor.longs)
    let usualStream = streaming(usual)
    func row(
      _ suffix: String, _ change: @escaping @Sendable (KotlinFlow<Int64>) -> KotlinFlow<Int64>
    ) -> Row {
      iterated(
        "flow-long-async-\(suffix)", { change(try longs(count: $0)) }, usual: usualStream,
        floor: floor)
    }
    let onMain = Row(
      "flow-long-async-main",
      ours: .operations { count in
        try expect(
          await FlowConsumers.sequenceOnMain(longs(count: Int64(count))),
          Int64.weight(ofFirst: count))
      },
      usual: .operations { count in
        try expect(
          await FlowConsumers.sequenceOnMain(usual.stream(count)), Int64.weight(ofFirst: count))
      }, floor: floor)
    return [
      onMain, row("window-1") { $0.window(1) }, row("window-1024") { $0.window(1024) },
      row("default") { $0.placement(.default) },
    ]
  }

  /// One element at a time: asked for, made, received.
  static func roundTrips(of library: BenchLibrary) -> [Row] {
    func ours(_ placement: KotlinPlacement) -> Work {
      .operations { count in
        let flow = try longs(count: Int64(count)).window(1).placement(placement)
        try expect(await FlowConsumers.sequence(flow), Int64.weight(ofFirst: count))
      }
    }
    let usual = Work.operations { [usual = library.usual] count in
      try expect(await UsualAcknowledged.run(count, usual), Int64.weight(ofFirst: count))
    }
    let floor = Work.operations { [roundTrip = library.floor.roundTrip] count in
      var sum: Int64 = 0
      withUnsafeMutablePointer(to: &sum) { sum in
        for value in 0..<Int64(count) {
          roundTrip(value, sum) { $0!.assumingMemoryBound(to: Int64.self).pointee &+= $1 }
        }
      }
      try expect(sum, Int64.weight(ofFirst: count))
    }
    return [
      Row("round-trip", ours: ours(.caller), usual: usual, floor: floor),
      Row("round-trip-default", ours: ours(.default), usual: usual, floor: floor),
    ]
  }

  /// The time for each element of a flow with a count of them. A short flow is repeated up to a
  /// million elements.
  static func elements(_ count: Int, named name: String, of library: BenchLibrary) -> Row {
    let flows = max(1, 1_000_000 / count)
    return Row(
      "elements-\(name)",
      ours: .figure {
        try await nanoseconds {
          for _ in 0..<flows {
            let sum = try await FlowConsumers.sequence(longs(count: Int64(count)))
            try expect(sum, Int64.weight(ofFirst: count))
          }
        } / Double(count * flows)
      })
  }

  /// Kotlin emits and collects.
  static func emitting<Element: Weighed>(
    _ type: Element.Type, _ floor: @escaping FloorFunctions.LongToLong
  ) -> Work {
    .operations { try expect(floor(Int64($0)), Element.weight(ofFirst: $0)) }
  }

  private static func streaming<Element: Weighed>(_ usual: UsualFlow<Element>) -> Work {
    .operations { count in
      try expect(
        await FlowConsumers.sequence(usual.stream(count)), Element.weight(ofFirst: count))
    }
  }
}
