import Foundation
import SampleSupport
import TestHelpers
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Requests of the samples, against a real server.
@Suite(.timeLimit(.minutes(2))) struct HTTPTests {
  @Test func anAnswerThatComesDuringACancelIsOneOfBoth() async throws {
    let server = try LoopbackServer { _ in .init(200) }
    let session = URLSession.patient
    var (answers, cancels) = (0, 0)
    try await forEachRound(1_000) { _, seed in
      let task = Task { try await session.text(at: server.url) }
      try await Task.sleep(for: .microseconds(.random(in: 0...900, using: &seed)))
      task.cancel()
      do {
        #expect(try await task.value == "[]")
        answers += 1
      } catch is CancellationError {
        cancels += 1
      }
    }
    #expect(answers + cancels == rounds(1_000))
  }

  @Test func whatGoesWrongIsAFailureWithItsReason() async throws {
    let server = try LoopbackServer { _ in .init(503) }
    let session = URLSession.patient
    await #expect(throws: HTTPFailure.status(503)) { try await session.text(at: server.url) }
    let nobody = try #require(URL(string: "http://127.0.0.1:1"))
    let failure = await #expect(throws: HTTPFailure.self) { try await session.text(at: nobody) }
    #expect("\(failure!)".contains("onnect to"))
    let cancelled = Task {
      cancelThisTask()
      return try await session.text(at: server.url)
    }
    await #expect(throws: CancellationError.self) { try await cancelled.value }
  }
}
