import KotlinBridgeTools

/// The functions of libbench.so that are written as people write them by hand:
/// `kotlin/tests/bench/src/nativeMain/kotlin/Usual.kt`.
struct UsualFunctions: @unchecked Sendable {
  typealias Pointer = UnsafeMutableRawPointer
  typealias Text = UnsafePointer<CChar>
  typealias OnEnd = @convention(c) (Pointer?, Text?) -> Void
  typealias OnLong = @convention(c) (Pointer?, Int64) -> Void
  typealias OnString = @convention(c) (Pointer?, Text?) -> Void
  typealias OnRecord = @convention(c) (Pointer?, Double, Double, Text?) -> Void
  typealias SubscribeLongs = @convention(c) (Int64, Pointer?, OnLong, OnEnd) -> Pointer
  typealias Call = @convention(c) (Int64, Pointer?, OnLong, OnEnd) -> Pointer

  /// They return a reference to the job, for `cancel` and `dispose`.
  let longs: SubscribeLongs
  let strings: @convention(c) (Int64, Pointer?, OnString, OnEnd) -> Pointer
  let records: @convention(c) (Int64, Pointer?, OnRecord, OnEnd) -> Pointer
  let first: @convention(c) (Pointer?, OnLong, OnEnd) -> Pointer
  /// Waits after each element until Swift acknowledges it.
  let acknowledged: SubscribeLongs
  let acknowledge: @convention(c) (Pointer) -> Void
  let cancel: @convention(c) (Pointer) -> Void
  let dispose: @convention(c) (Pointer) -> Void
  /// Runs on the thread that calls, until it suspends.
  let next: Call
  /// Runs on a thread of `Dispatchers.Default`.
  let hop: Call
  let elsewhere: Call
  let fail: Call
  /// The caller frees the result.
  let echo: @convention(c) (Text) -> UnsafeMutablePointer<CChar>
  let read: @convention(c) () -> Int64
  let update: @convention(c) (Int64) -> Void

  init(_ symbols: LoadedLibrary) throws {
    longs = try symbols.benchFunction("usual_longs")
    strings = try symbols.benchFunction("usual_strings")
    records = try symbols.benchFunction("usual_records")
    first = try symbols.benchFunction("usual_first")
    acknowledged = try symbols.benchFunction("usual_acknowledged")
    acknowledge = try symbols.benchFunction("usual_acknowledge")
    cancel = try symbols.benchFunction("usual_cancel")
    dispose = try symbols.benchFunction("usual_dispose")
    next = try symbols.benchFunction("usual_next")
    hop = try symbols.benchFunction("usual_hop")
    elsewhere = try symbols.benchFunction("usual_elsewhere")
    fail = try symbols.benchFunction("usual_fail")
    echo = try symbols.benchFunction("usual_echo")
    read = try symbols.benchFunction("usual_read")
    update = try symbols.benchFunction("usual_update")
  }
}
