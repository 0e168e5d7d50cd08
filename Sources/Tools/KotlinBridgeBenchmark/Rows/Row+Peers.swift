import Bench
import KotlinBridge

extension Row {
  /// Kotlin's calls of Swift objects and closures, and Swift's of a Kotlin function. The floor of each is one
  /// call of C into Kotlin, and a hop there and back for those of an actor.
  static func peers(of library: BenchLibrary) throws -> [Row] {
    let floor = floorOfCalls(library)
    let counting = try Counting(counter: SwiftCounter())
    let text = "thirty-two bytes, no more, none!"
    let place = Place(latitude: 51.5, longitude: -0.125, name: text)
    let actor = try Counting(counter: ActorCounter())
    let held = SwiftCounter()
    let holder = try Counting(counter: held)
    let function = try following(step: 1)
    return [
      Row(
        "peer-plain",
        ours: .operations { try expect(counting.numbers(count: Int32($0)), Int64($0)) },
        floor: floor),
      Row(
        "peer-plain-frame",
        ours: .operations { try expect(counting.optionals(count: Int32($0)), Int64($0)) },
        floor: floor),
      Row(
        "peer-string",
        ours: .operations {
          try expect(counting.texts(text: text, count: Int32($0)), Int64(32 * $0))
        },
        floor: floor),
      Row(
        "peer-record",
        ours: .operations {
          try expect(Int64(counting.places(place: place, count: Int32($0)) * 2), Int64(103 * $0))
        },
        floor: floor),
      Row(
        "peer-suspend",
        ours: .operations { try expect(await counting.later(count: Int32($0)), Int64($0)) },
        floor: floor),
      Row(
        "peer-suspend-actor",
        ours: .operations { try expect(await actor.later(count: Int32($0)), Int64($0)) },
        floor: hopThereAndBack(of: library)),
      Row(
        "peer-object",
        ours: .operations { [bridge = library.bridge] count in
          for _ in 0..<count { _ = try handedBack(counter: SwiftCounter()) }
          try bridge.collectGarbage()
        },
        floor: floor),
      Row(
        "peer-object-again",
        ours: .operations { count in
          for _ in 0..<count { _ = try handedBack(counter: held) }
          withExtendedLifetime(holder) {}
        },
        floor: floor),
      Row(
        "function-of-swift",
        ours: .operations {
          try expect(followed(count: Int32($0)) { value in value &+ 1 }, Int64($0))
        },
        floor: floor),
      Row(
        "function-of-kotlin",
        ours: .operations { count in
          var value: Int64 = 0
          for _ in 0..<count { value = try function(value) }
          try expect(value, Int64(count))
        },
        floor: floor),
    ]
  }
}

/// Does as little as it can.
final class SwiftCounter: Counter {
  func following(value: Int64) -> Int64 { value &+ 1 }

  func followingOrNone(value: Int64?) -> Int64? { value.map { $0 &+ 1 } }

  func echoed(text: String) -> String { text }

  func moved(place: Place) -> Place { place }

  func later(value: Int64) async -> Int64 { value &+ 1 }
}

/// Its members that suspend run on it.
private actor ActorCounter: Counter {
  nonisolated func following(value: Int64) -> Int64 { value &+ 1 }

  nonisolated func followingOrNone(value: Int64?) -> Int64? { value.map { $0 &+ 1 } }

  nonisolated func echoed(text: String) -> String { text }

  nonisolated func moved(place: Place) -> Place { place }

  func later(value: Int64) -> Int64 { value &+ 1 }
}
