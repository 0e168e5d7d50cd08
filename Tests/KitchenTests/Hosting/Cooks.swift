import Kitchen
import KotlinBridge
import KotlinBridgeLocks

/// What a cook of these tests throws.
struct Burnt: Error, Equatable {
  let pieces: Int64
}

/// A class that implements all of an interface, and leaves out what has a body in Kotlin.
final class Apprentice: Cook, @unchecked Sendable {
  let skill: Int32
  private let state = Guarded(State())

  private struct State {
    var place = "sink"
    var cleanings = 0
    var friend: (any Cook)?
  }

  init(skill: Int32 = 1, helper: (any Cook)? = nil) {
    self.skill = skill
    state.withLock { $0.friend = helper }
  }

  var cleanings: Int { state.withLock { $0.cleanings } }

  var place: String { state.withLock { $0.place } }

  func setPlace(_ value: String) { state.withLock { $0.place = value } }

  func chop(pieces: Int64) throws -> Int64 {
    if pieces < 0 { throw Burnt(pieces: pieces) }
    return pieces + Int64(skill)
  }

  func isFree(hour: Int32) -> Bool { hour > 12 }

  func season(dish: String) -> String { "\(dish) with pepper" }

  func serve(card: Card) -> Card { Card(id: card.id + 1, title: card.title) }

  func helper() -> (any Cook)? { state.withLock { $0.friend } }

  func knows(other: any Cook) -> Bool { other as AnyObject === self }

  func use(device: Device) -> Device { device }

  func order(others: [AnyCook]) throws -> [AnyCook] {
    try others.map { (cook: $0, skill: try $0.skill) }.sorted { $0.skill < $1.skill }.map(\.cook)
  }

  func tag(of: any HasId) -> any HasId { of }

  subscript(index: Int32) -> String { "pot \(index)" }

  func remark(kind: Int32?, text: String?) -> String { "\(kind!) \(text ?? "null")" }

  func clean() { state.withLock { $0.cleanings += 1 } }

  func bake(minutes: Int32) async throws -> String {
    if minutes < 0 { throw Burnt(pieces: Int64(minutes)) }
    if minutes > 100 { try await Task.sleep(for: .seconds(minutes)) }
    return "cake of \(minutes)"
  }

  func helpers(count: Int32) async -> [AnyCook] {
    (0..<count).map { AnyCook(Apprentice(skill: $0)) }
  }
}

/// What the other cooks have in common.
protocol Casual: Cook {}

extension Casual {
  var skill: Int32 { 2 }
  var place: String { "door" }
  func setPlace(_ value: String) {}
  func chop(pieces: Int64) throws -> Int64 { pieces }
  func isFree(hour: Int32) -> Bool { true }
  func season(dish: String) -> String { dish }
  func serve(card: Card) -> Card { card }
  func helper() -> (any Cook)? { nil }
  func knows(other: any Cook) -> Bool { false }
  func use(device: Device) -> Device { device }
  func order(others: [AnyCook]) -> [AnyCook] { others }
  func tag(of: any HasId) -> any HasId { of }
  subscript(index: Int32) -> String { "\(index)" }
  func remark(kind: Int32?, text: String?) -> String { "" }
  func clean() {}
  func bake(minutes: Int32) async throws -> String { "" }
  func helpers(count: Int32) async -> [AnyCook] { [] }
}

/// Overrides what has a body in Kotlin.
final class Polite: Casual {
  func greeting() throws -> String { "Good evening. \(try AnyCook.Defaults(self).greeting())" }
}

final class Owner: Casual, Chef {
  let menu = ["soup", "cake"]
}

struct Visitor: Casual {
  let skill: Int32
}

actor Pantryman: Casual {
  private var count = 0

  func bake(minutes: Int32) async throws -> String {
    count += 1
    return "\(count) of \(minutes)"
  }
}

@MainActor
final class Host: Casual {
  private var text = "main"

  func bake(minutes: Int32) async throws -> String {
    MainActor.assertIsolated()
    return "\(text) \(minutes)"
  }
}

/// Bakes until somebody cancels that.
final class Waiting: Casual {
  let hasBegun = AsyncStream.makeStream(of: Void.self)
  private let cancelled = Guarded(false)

  var wasCancelled: Bool { cancelled.withLock { $0 } }

  func bake(minutes: Int32) async throws -> String {
    hasBegun.continuation.yield()
    do {
      try await Task.sleep(for: .seconds(1000))
    } catch {
      cancelled.withLock { $0 = true }
      throw error
    }
    return "late"
  }
}

/// Calls Kotlin when Kotlin calls it.
final class Busy: Casual {
  private let brigade: Brigade

  init(brigade: Brigade) { self.brigade = brigade }

  func chop(pieces: Int64) throws -> Int64 {
    if pieces <= 2 { return 8 }
    return try brigade.chop(pieces: pieces - 1)
  }
}

/// Throws an exception of Kotlin's.
final class Short: Casual {
  func chop(pieces: Int64) throws -> Int64 { throw Shortage(missing: ["egg": 2]) }
}

/// Says which value of a task it sees.
final class Marked: Casual {
  @TaskLocal static var mark = "nothing"

  func season(dish: String) -> String { "\(dish) with \(Marked.mark)" }

  func bake(minutes: Int32) async throws -> String { "pie with \(Marked.mark)" }
}
