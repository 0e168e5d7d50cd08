import KotlinBridgeTools

/// The functions of libbench.so for the floor: `kotlin/tests/bench/src/nativeMain/kotlin/Floor.kt`.
struct FloorFunctions: @unchecked Sendable {
  typealias Callback = @convention(c) (UnsafeMutableRawPointer?) -> Void
  typealias OnLong = @convention(c) (UnsafeMutableRawPointer?, Int64) -> Void
  typealias LongToLong = @convention(c) (Int64) -> Int64

  /// Kotlin emits and collects a count of elements. They return the sum of the weights.
  let longs: LongToLong
  let strings: LongToLong
  let records: LongToLong
  let lists: LongToLong
  /// Adds 1.
  let call: LongToLong
  /// Calls back with the same value.
  let roundTrip: @convention(c) (Int64, UnsafeMutableRawPointer?, OnLong) -> Void
  /// Calls back on a thread of `Dispatchers.Default`.
  let hop: @convention(c) (UnsafeMutableRawPointer?, Callback) -> Void
  /// They repeat a count of times: the first element and a cancel; a flow of one element to its
  /// end.
  let cancel: LongToLong
  let finish: LongToLong
  /// Makes a count of collections that wait.
  let idle: @convention(c) (Int64) -> Void
  /// Makes a count of objects with a cleaner each, and keeps them.
  let cleaned: @convention(c) (Int64) -> Void

  init(_ symbols: LoadedLibrary) throws {
    longs = try symbols.benchFunction("floor_longs")
    strings = try symbols.benchFunction("floor_strings")
    records = try symbols.benchFunction("floor_records")
    lists = try symbols.benchFunction("floor_lists")
    call = try symbols.benchFunction("floor_call")
    roundTrip = try symbols.benchFunction("floor_round_trip")
    hop = try symbols.benchFunction("floor_hop")
    cancel = try symbols.benchFunction("floor_cancel")
    finish = try symbols.benchFunction("floor_finish")
    idle = try symbols.benchFunction("floor_idle")
    cleaned = try symbols.benchFunction("floor_cleaned")
  }

  /// Waits for a continuation that another thread resumes. No bridge can do with less.
  func rawHop() async {
    await withUnsafeContinuation { (continuation: UnsafeContinuation<Void, Never>) in
      hop(unsafeBitCast(continuation, to: UnsafeMutableRawPointer.self)) { context in
        unsafeBitCast(context, to: UnsafeContinuation<Void, Never>.self).resume()
      }
    }
  }
}
