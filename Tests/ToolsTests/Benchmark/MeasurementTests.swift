import KotlinBridgeLocks
import Testing

@testable import KotlinBridgeBenchmark

extension Metered {
  struct MeasurementTests {
    private let measurement = Measurement(
      rounds: 4, figureRounds: 3, sampleTime: .zero, apart: { _, side in side == .ours ? 5 : 7 })

    @Test func theSidesAreRunByTurns() async throws {
      let log = Log()
      let row = Row(
        "row", ours: log.figure("ours", 3), usual: log.figure("usual", 30),
        floor: log.figure("floor", 1))
      let result = try await measurement.result(of: row)
      #expect((result.ours, result.usual, result.floor) == (3, 30, 1))
      #expect(
        log.entries == [
          "ours", "usual", "floor", "usual", "floor", "ours", "floor", "ours", "usual",
        ])
    }

    @Test func aRowWithoutUsualCodeAndFloorHasNoSuchFigures() async throws {
      let result = try await measurement.result(of: Row("row", ours: .figure { 2 }))
      #expect(result.ours == 2)
      #expect(result.usual == nil)
      #expect(result.floor == nil)
      #expect(result.allocations == nil)
    }

    @Test func figuresApartComeFromAnotherProcess() async throws {
      let never = Work.figureApart { fatalError("not in this process") }
      let result = try await measurement.result(of: Row("row", ours: never, usual: never))
      #expect((result.ours, result.usual) == (5, 7))
    }

    @Test func operationsAreTimedEach() async throws {
      let row = Row(
        "row",
        ours: .operations { count in
          for _ in 0..<count { try await Task.sleep(for: .microseconds(10)) }
        })
      let result = try await measurement.result(of: row)
      #expect(try #require(result.ours) >= 10_000)
    }

    @Test func anErrorInAnOperationEndsTheRow() async {
      struct Broken: Error {}
      let row = Row("row", ours: .operations { _ in throw Broken() })
      await #expect(throws: Broken.self) { try await measurement.result(of: row) }
    }
  }
}

/// The samples that were taken, in order.
private final class Log: Sendable {
  private let lines = Guarded<[String]>([])

  var entries: [String] { lines.withLock { $0 } }

  func figure(_ name: String, _ value: Double) -> Work {
    .figure {
      self.lines.withLock { $0.append(name) }
      return value
    }
  }
}
