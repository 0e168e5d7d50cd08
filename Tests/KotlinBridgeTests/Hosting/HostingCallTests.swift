import CKotlinBridge
import Foundation
import KotlinBridgeLocks
import TestHelpers
import Testing

@testable @_spi(GeneratedCode) import KotlinBridge

/// Calls of Kotlin's that don't suspend: by frames and twins, with values, objects and failures.
@Suite struct HostingCallTests {
  private let kotlin = ToyKotlin()
  private let module: KotlinModule

  init() throws {
    module = try kotlin.module()
  }

  private func expectNothingLive() async {
    for _ in 0..<20_000 where module.host!.liveCount > 0 {
      try? await Task.sleep(for: .milliseconds(1))
    }
    #expect(module.host!.liveCount == 0)
  }

  @Test func aFrameIsAnsweredInItsMemory() throws {
    let peer = try kotlin.peer(ToyClass(), of: module)
    let name = kotlin.call(ToyEntry.name, of: peer)
    #expect(try name.value(of: module) == "Oslo")
    #expect(!name.isGrown)
    let mark = kotlin.call(ToyEntry.mark, of: peer, KotlinWriter.bytes(of: Int32(4)))
    #expect(mark.bytes == [1])
    let nothing = kotlin.call(ToyEntry.nothing, of: peer)
    #expect(nothing.status == KB_OK && nothing.bytes.isEmpty)
    kotlin.release(peer)
  }

  @Test(arguments: [0, 1, 8, 63])
  func anAnswerGrows(capacity: Int) throws {
    let text = String(repeating: "long ", count: 200)
    let peer = try kotlin.peer(ToyClass(name: text), of: module)
    let name = kotlin.call(ToyEntry.name, of: peer, capacity: capacity)
    #expect(try name.value(of: module) == text)
    #expect(name.isGrown)
    kotlin.release(peer)
  }

  @Test func anEmptyAnswerNeedsNoMemory() throws {
    let peer = try kotlin.peer(ToyClass(), of: module)
    let nothing = kotlin.call(ToyEntry.nothing, of: peer, capacity: 0)
    #expect(nothing.status == KB_OK && !nothing.isGrown)
    kotlin.release(peer)
  }

  @Test func aTwinAnswers() throws {
    let peer = try kotlin.peer(ToyClass(), of: module)
    #expect(kotlin.mark(peer, 4) == (true, kb_status(KB_OK), 0))
    #expect(kotlin.mark(peer, 3) == (false, kb_status(KB_OK), 0))
    kotlin.release(peer)
  }

  @Test func aMalformedFrameRunsNothing() throws {
    let runs = Guarded(0)
    let peer = try kotlin.peer(
      ToyClass(onMark: { _ in
        runs.withLock { $0 += 1 }
        return true
      }), of: module)
    #expect(kotlin.call(ToyEntry.mark, of: peer, [1, 2, 3]).status == KB_MALFORMED)
    #expect(kotlin.call(ToyEntry.mark, of: peer, [1, 2, 3, 4, 5]).status == KB_MALFORMED)
    #expect(kotlin.call(ToyEntry.name, of: peer, [1]).status == KB_MALFORMED)
    #expect(runs.value == 0)
    kotlin.release(peer)
  }

  // MARK: - Objects

  @Test func swiftObjectsGoBothWays() async throws {
    try await AnyToyStation.$module.withValue(module) {
      let station = ToyClass()
      let other = ToyClass(name: "Bergen")
      let peer = try kotlin.peer(station, of: module)
      let otherPeer = try kotlin.peer(other, of: module)
      let argument = withUnsafeBytes(of: kotlin.handle(otherPeer)) { Array($0) }
      let answer = kotlin.call(ToyEntry.join, of: peer, argument)
      // The argument's hold has ended, and the answer has brought one.
      kotlin.release(otherPeer)
      let back = try #require(kotlin.hold(answer.handle, 2, owned: true))
      #expect(back.object == otherPeer.object)
      kotlin.release(back)
      kotlin.release(peer)
      await expectNothingLive()
    }
  }

  @Test func aRefusedFrameKeepsTheHoldsOfSwiftObjects() async throws {
    let peer = try kotlin.peer(ToyClass(), of: module)
    let argument = withUnsafeBytes(of: kotlin.handle(peer)) { Array($0) } + [9]
    #expect(kotlin.call(ToyEntry.join, of: peer, argument).status == KB_MALFORMED)
    kotlin.release(peer)
    #expect(module.host!.liveCount == 1)
    kotlin.drop(argument.withUnsafeBytes { $0.loadUnaligned(as: UInt64.self) })
    await expectNothingLive()
  }

  @Test func aStaleArgumentIsRefused() async throws {
    let peer = try kotlin.peer(ToyClass(), of: module)
    let stale = withUnsafeBytes(of: kotlin.handle(peer) &+ 1) { Array($0) }
    #expect(kotlin.call(ToyEntry.join, of: peer, stale).status == KB_MALFORMED)
    kotlin.drop(kotlin.handle(peer))
    kotlin.release(peer)
    kotlin.release(peer)
    await expectNothingLive()
  }

  @Test func kotlinObjectsGoBothWays() throws {
    let handle: UInt64 = 1 << 63 | 77
    kotlin.holds.value = [handle: 1]
    let peer = try kotlin.peer(ToyClass(), of: module)
    let argument = withUnsafeBytes(of: handle) { Array($0) }
    let answer = kotlin.call(ToyEntry.box, of: peer, argument)
    #expect(answer.handle == handle)
    // Kotlin's hold went in and another one came out.
    #expect(kotlin.holds.value == [handle: 1])
    #expect(kotlin.call(ToyEntry.box, of: peer, argument + [1]).status == KB_MALFORMED)
    #expect(kotlin.holds.value == [handle: 1])
    kotlin.release(peer)
  }

  @Test func aSwiftObjectIsNoKotlinObject() async throws {
    let peer = try kotlin.peer(ToyClass(), of: module)
    let argument = withUnsafeBytes(of: kotlin.handle(peer)) { Array($0) }
    #expect(kotlin.call(ToyEntry.box, of: peer, argument).status == KB_MALFORMED)
    kotlin.drop(kotlin.handle(peer))
    kotlin.drop(kotlin.handle(peer))
    kotlin.release(peer)
    kotlin.release(peer)
    await expectNothingLive()
  }

  // MARK: - Failures

  /// What Swift gets when Kotlin throws what it has caught.
  private func back(_ error: UInt64) throws -> KotlinError {
    let peer = try #require(kotlin.hold(error, 0, owned: true))
    nonisolated(unsafe) let shared = peer
    let kotlin = kotlin
    kotlin.onCall.value = { frame in
      let handle = kotlin.handle(shared)
      var failure = kb_failure()
      failure.code = KB_FAILED
      failure.error = handle
      var outer = kb_failure()
      outer.code = KB_FAILED
      return withUnsafePointer(to: &failure) {
        outer.cause = $0
        frame.pointee.on_throw(
          frame.pointee.context, frame.pointee.id == 0 ? $0 : withUnsafePointer(to: &outer) { $0 })
        kotlin.drop(handle)
        return kb_status(KB_THREW)
      }
    }
    let thrown = try #require(throws: KotlinError.self) {
      _ = try module.table.untraced.call(0, with: FrameArguments(start: nil, count: 0, capacity: 0))
    }
    let wrapped = try #require(throws: KotlinError.self) {
      _ = try module.table.untraced.call(1, with: FrameArguments(start: nil, count: 0, capacity: 0))
    }
    #expect(wrapped.swiftError == nil && wrapped.cause?.swiftError != nil)
    kotlin.release(peer)
    return thrown
  }

  @Test func anErrorThereAndBackIsTheSameValue() async throws {
    let error = BadLevel(level: 5, id: .random(in: 0...1_000_000))
    let peer = try kotlin.peer(ToyClass(onMark: { _ in throw error }), of: module)
    let framed = kotlin.call(ToyEntry.mark, of: peer, [5, 0, 0, 0])
    #expect(framed.status == KB_THREW && framed.failure.code == KB_FAILED.rawValue)
    #expect(framed.failure.type.hasSuffix("BadLevel") && framed.failure.message == "\(error)")
    let first = try back(framed.failure.error)
    #expect(first.swiftError as? BadLevel == error)
    let twin = kotlin.mark(peer, 5)
    #expect(twin.status == KB_THREW && !twin.result)
    #expect(try back(twin.error).swiftError as? BadLevel == error)
    kotlin.release(peer)
    await expectNothingLive()
    #expect(first.swiftError as? BadLevel == error)
  }

  @Test func aKotlinErrorOfASwiftErrorIsThatErrorAgain() async throws {
    let error = BadLevel(level: 1, id: 2)
    let thrower = try kotlin.peer(ToyClass(onMark: { _ in throw error }), of: module)
    let passedOn = try back(kotlin.mark(thrower, 1).error)
    let peer = try kotlin.peer(ToyClass(onMark: { _ in throw passedOn }), of: module)
    let failure = kotlin.call(ToyEntry.mark, of: peer, [5, 0, 0, 0]).failure
    #expect(failure.type.hasSuffix("BadLevel"))
    #expect(try back(failure.error).swiftError as? BadLevel == error)
    kotlin.release(peer)
    kotlin.release(thrower)
    await expectNothingLive()
  }

  /// A value that can't cross.
  private struct Refused: KotlinValue {
    static var kotlinType: KotlinType { Int32.kotlinType }

    init() {}
    init(from reader: inout KotlinReader) throws(KotlinError) { _ = try Int32(from: &reader) }

    func write(to writer: inout KotlinWriter) { writer.refuse(.misuse("it can't cross")) }
  }

  private static let refused: HostedFrame = { frame in
    KotlinHost.answer(frame, as: (any ToyStation).self) { (_, reader) in
      try reader.finish()
      return Refused()
    }
  }

  @Test func anAnswerThatCannotCrossEndsTheTracedCall() async throws {
    let kinds = History<KotlinTrace.Event.Kind>()
    KotlinTrace.start(in: module.library) { kinds.append($0.kind) }
    defer { KotlinTrace.stop(in: module.library) }
    let peer = try kotlin.peer(ToyClass(), of: module)
    let answer = ToyCall.frame(of: peer, in: kotlin, arguments: []) {
      Self.refused(UnsafeMutableRawPointer($0))
    }
    #expect(answer.status == KB_THREW && answer.failure.message == "it can't cross")
    #expect(kinds.events == [.made, .threw])
    #expect(KotlinTrace.live(in: module.library).isEmpty)
    kotlin.drop(answer.failure.error)
    kotlin.release(peer)
    await expectNothingLive()
  }

  @Test func theCausesOfAKotlinErrorCross() async throws {
    var chain = KotlinError(BadLevel(level: 0, id: 0))
    for depth in 1...20 {
      chain = KotlinError(code: .failed, message: "\(depth)", cause: chain)
    }
    let thrown = chain
    let peer = try kotlin.peer(ToyClass(onMark: { _ in throw thrown }), of: module)
    let failure = kotlin.call(ToyEntry.mark, of: peer, [5, 0, 0, 0]).failure
    #expect(failure.message == "20")
    // As many as Kotlin's own errors have.
    #expect(failure.causes.map(\.message) == (5...19).reversed().map { "\($0)" })
    #expect(Set(failure.causes.map(\.error)).count == 15)
    for error in [failure.error] + failure.causes.map(\.error) { kotlin.drop(error) }
    kotlin.release(peer)
    await expectNothingLive()
  }

  @Test func aCancellationIsOne() async throws {
    let peer = try kotlin.peer(ToyClass(onMark: { _ in throw CancellationError() }), of: module)
    let failure = kotlin.call(ToyEntry.mark, of: peer, [5, 0, 0, 0]).failure
    #expect(failure.code == KB_CANCELLED.rawValue && failure.error == 0)
    #expect(kotlin.mark(peer, 5).error == 0)
    kotlin.release(peer)
    await expectNothingLive()
  }

  @Test func theMessageIsForPeople() async throws {
    struct Localized: LocalizedError { var errorDescription: String? { "too bad" } }
    let peer = try kotlin.peer(ToyClass(onMark: { _ in throw Localized() }), of: module)
    let failure = kotlin.call(ToyEntry.mark, of: peer, [5, 0, 0, 0]).failure
    #expect(failure.message == "too bad")
    kotlin.drop(failure.error)
    kotlin.release(peer)
    await expectNothingLive()
  }
}
