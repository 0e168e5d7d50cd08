import KotlinBridgeLocks
import TestHelpers

@testable @_spi(GeneratedCode) import KotlinBridge

/// Members that a test does not care for.
extension ToyStation {
  var name: String { get throws { "Oslo" } }
  func mark(level: Int32) throws -> Bool { level > 3 }
  func join(other: any ToyStation) throws -> any ToyStation { other }
  func box(any: ToyObject) throws -> ToyObject { any }
  func nothing() throws {}
  func forecast(hours: Int32) async throws -> String { "sun for \(hours)" }
  func rest() async throws {}
}

/// A station that counts its life, and does what a test says.
final class ToyClass: ToyStation {
  let token: Life.Token?
  let onMark: @Sendable (Int32) throws -> Bool
  let onForecast: @Sendable (Int32) async throws -> String
  let text: String

  init(
    _ life: Life? = nil, name: String = "Oslo",
    onMark: @escaping @Sendable (Int32) throws -> Bool = { $0 > 3 },
    onForecast: @escaping @Sendable (Int32) async throws -> String = { "sun for \($0)" }
  ) {
    token = life?.token()
    text = name
    self.onMark = onMark
    self.onForecast = onForecast
  }

  var name: String { text }
  func mark(level: Int32) throws -> Bool { try onMark(level) }
  func forecast(hours: Int32) async throws -> String { try await onForecast(hours) }
}

/// Has two interfaces that know nothing of each other.
final class StationMachine: ToyStation, ToyMachine {
  func spin(_ times: Int64) throws -> Int64 { times * 2 }
}

struct ToyStruct: ToyStation, Equatable {
  var text: String
  var name: String { text }
}

actor Cellar: ToyStation {
  private var known = 0

  func forecast(hours: Int32) async throws -> String {
    known += 1
    return "dark for \(hours), asked \(known)"
  }
}

@MainActor
final class Screen: ToyStation {
  private var shown = 0

  nonisolated init() {}

  func forecast(hours: Int32) async throws -> String {
    MainActor.assertIsolated()
    shown += 1
    return "shown \(shown)"
  }
}

struct BadLevel: Error, Equatable {
  let level: Int32
  let id: Int
}

/// Where its objects end.
final class Ending: Sendable {
  let threads = Guarded<[UInt64]>([])
}

final class EndingStation: ToyStation {
  private let ending: Ending
  init(_ ending: Ending) { self.ending = ending }
  deinit { ending.threads.withLock { $0.append(threadNumber()) } }
}
