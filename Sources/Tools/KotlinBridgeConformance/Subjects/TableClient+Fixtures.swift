import CKotlinBridge
import KotlinBridge

extension TableClient {
  /// Calls a function that answers in place, as the fixtures' counters do.
  func callInPlace<each Argument: KotlinValue>(
    _ name: String, _ argument: repeat each Argument
  ) throws -> [UInt8] {
    guard let function = function(name) else {
      throw NotOffered("the function '\(name)'")
    }
    let frame = LentFrame(
      of: table.pointee.context, function.id, KotlinWriter.bytes(of: repeat each argument),
      onThrow: { _, _ in })
    try check(frame.used { table.pointee.call($0) }, "call")
    return frame.answer
  }

  /// Calls a function whose answer is longer than the memory that it is lent, if there is one.
  func takeLongAnswer() throws {
    if function("repeatString") == nil { return }
    _ = try callInPlace("repeatString", "long", 6_400 as Int32)
  }

  /// The fixtures' flow that behaves like this; nil if the library has none.
  func flow(_ behavior: Behavior) -> Manifest.Flow? {
    flow(behavior.fixture.name)
  }

  /// Whether this is the library of this project's fixtures.
  var hasFixtures: Bool {
    ["longs", "throwsAt", "endlessSynchronous", "endlessCounted", "fourDispatchers"]
      .allSatisfy { flow($0) != nil }
  }

  func counter(_ name: String) throws -> Int64? {
    let bytes = try callInPlace("counter", name)
    return bytes.withUnsafeBytes { $0.loadUnaligned(as: Int64.self) }
  }

  /// Opens a gate of the fixtures one more time.
  func open(gate: String) throws { _ = try callInPlace("open", gate, 1 as Int64) }

  /// Takes all elements that are left in a channel of the fixtures, and returns their count.
  func takeRest(of channel: String) throws -> Int64 {
    let bytes = try callInPlace("takeRest", channel)
    return bytes.withUnsafeBytes { $0.loadUnaligned(as: Int64.self) }
  }

  /// Does what a flow needs before a subscription to behave as promised.
  func prepare(_ behavior: Behavior) throws {
    switch behavior {
    case .replays(let count):
      for element in 0..<count {
        _ = try callInPlace("tryEmitToReplaysTwo", FixtureText.replayed, element)
      }
    case .receives(let channel, let count): _ = try callInPlace("fill", channel, count)
    default: break
    }
  }
}
