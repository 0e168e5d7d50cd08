import Foundation
import KotlinBridgeTesting
import TestHelpers
import Testing

@testable import KotlinBridge

extension FakeTableTests {
  /// Calls with a completion handler: when it is called, and how often.
  @Suite(.timeLimit(.minutes(2))) struct CompletionTests {
    private let fake = ScriptedLibrary()
    private let history = EventRecorder<Int64>()

    /// Makes a call whose answers go to the history.
    private func call() throws -> KotlinJob {
      try fake.open().call(
        "add", encodedArguments: KotlinWriter.bytes(of: Int64(1), Int64(2)), returning: Int64.self
      ) { [history] in history.record(ConsumerEvent($0)) }
    }

    @Test func anAnswerInPlaceIsHandedOverOnce() async throws {
      fake.answerInPlace(encode(Int64(3)))
      try await call().join()
      #expect(history.events == [3])
      #expect(fake.jobs.isEmpty)
    }

    @Test func theAnswerBelongsToTheHandlerAloneOnceItIsCalled() async {
      let state = JobState(table: nil, cancelsWhenDropped: false)
      let handled = History<WeakToken>()
      let call = CompletionCall<Held>(state: state) { result in
        handled.append(WeakToken(value: (try? result.get())?.token))
      }
      call.callIsMade()
      withUnsafeBytes(of: UInt8(1)) { call.returned($0) }
      #expect(handled.events.count == 1)
      // Otherwise the thread that made the call might run its `deinit` while it is still in the
      // call.
      #expect(handled.events.first?.value == nil)
      call.released()
      #expect(await state.join() == nil)
    }

    @Test func theJobHasNotEndedWhileTheHandlerIsCalled() async {
      let state = JobState(table: nil, cancelsWhenDropped: false)
      let (events, entered, leave) = (History<String>(), History<Void>(), History<Void>())
      let call = CompletionCall<Int64>(state: state) { _ in
        entered.append(())
        while leave.events.isEmpty {}
        events.append("handled")
      }
      // The answer comes before the call has been made, so that a new thread calls the handler.
      call.failed(.misuse(""))
      call.callIsMade()
      await entered.reaches(1)
      let joining = Task.immediate {
        _ = await state.join()
        events.append("joined")
      }
      await onNewThread { call.released() }
      leave.append(())
      await joining.value
      #expect(events.events == ["handled", "joined"])
    }

    @Test func aRefusedCallAnswers() async throws {
      fake.refuse(.call, with: 3)
      let handle = try call()
      await handle.join()
      let message =
        "can't call: an argument is out of range (a demand must be at least 1)"
      #expect(history.events == [.misuse(message)])
      handle.cancel()
      #expect(fake.jobs.isEmpty)
    }

    @Test func cancelAndJoinReturnsAfterTheHandler() async throws {
      fake.whenCancelled { job in
        job.answer(Int64(3))
        job.release()
      }
      let handle = try call()
      try await handle.cancelAndJoin()
      #expect(history.events == [3])
      #expect(try fake.onlyJob().history == [.cancelHere])
      await fake.expectNothingLeft()
    }
  }
}

/// A value that holds an object.
private struct Held: KotlinValue {
  let token = Token()

  static var kotlinType: KotlinType { UInt8.kotlinType }
  init(from reader: inout KotlinReader) throws(KotlinError) { _ = try reader.read(UInt8.self) }
  func write(to writer: inout KotlinWriter) { writer.write(UInt8(1)) }
}

private final class Token: Sendable {}

// The object is Sendable, and the reference changes only when the object ends.
private struct WeakToken: @unchecked Sendable {
  weak var value: Token?
}
