import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The registry of live subscriptions and calls, kept only while somebody wants to know of them.
///
/// - Off, it costs one relaxed load and a branch for a subscription, call, request or cancel, and nothing
///   for an element: only what was begun while it was on has a `TrackedWork`.
/// - `lock` protects all but `state`; sinks are called without it.
enum Tracking {
  typealias Sink = @Sendable (KotlinTrace.Event) -> Void

  /// A class, so that nothing can copy what is alive: that would make each begin dearer than the last.
  ///
  /// `lock` protects all of it.
  private final class Library {
    var name = ""
    var flows: [UInt32: String] = [:]
    var functions: [UInt32: String] = [:]
    var isTracked = false
    var sink: Sink?
    /// How many subscriptions and calls it has had.
    var count = 0
    var live: [Int: TrackedWork] = [:]
    var running: [UInt64: TrackedWork] = [:]

    var isWanted: Bool { isTracked || sink != nil }
  }

  private static let off: UInt8 = 0
  private static let on: UInt8 = 1
  /// The environment has not been looked at.
  private static let unread: UInt8 = 2
  private static let state = Atomic<UInt8>(unread)

  private static let lock = Lock()
  // These four are protected by `lock`. Libraries are told apart by the addresses of their tables.
  private nonisolated(unsafe) static var libraries: [UInt: Library] = [:]
  private nonisolated(unsafe) static var tracksAll = false
  private nonisolated(unsafe) static var sink: Sink?
  private nonisolated(unsafe) static var isEnvironmentRead = false

  /// Whether anything may be tracked.
  @inline(__always)
  static var isOn: Bool { state.load(ordering: .relaxed) != off && isOnForSure() }

  @inline(never)
  private static func isOnForSure() -> Bool {
    if state.load(ordering: .relaxed) == unread { change {} }
    return state.load(ordering: .relaxed) == on
  }

  /// Changes what is tracked, after the environment has had its say.
  private static func change(_ change: () -> Void) {
    lock.withLock {
      if !isEnvironmentRead {
        isEnvironmentRead = true
        let wish = getenv("KOTLIN_BRIDGE_TRACE").map { String(cString: $0) } ?? ""
        tracksAll = !["", "0"].contains(wish)
        if tracksAll, wish != "live" { sink = KotlinTrace.printToStandardError }
      }
      change()
      let isOn =
        tracksAll || sink != nil || libraries.values.contains { $0.isWanted }
      state.store(isOn ? on : off, ordering: .relaxed)
    }
  }

  /// The entry of a library, made where there is none. Under `lock`.
  private static func library(_ table: UInt) -> Library {
    if let known = libraries[table] { return known }
    let library = Library()
    libraries[table] = library
    return library
  }

  // MARK: - Who wants to know

  static func setSink(_ sink: Sink?) {
    change { self.sink = sink }
  }

  static func setSink(_ sink: Sink?, for table: UInt) {
    change { library(table).sink = sink }
  }

  static func track(_ table: UInt) {
    change { library(table).isTracked = true }
  }

  /// What is alive in a library, in the order in which it was made.
  static func live(in table: UInt) -> [KotlinTrace.Live] {
    lock.withLock { libraries[table]?.live.values.map(\.snapshot) ?? [] }
      .sorted { $0.number < $1.number }
  }

  // MARK: - What there is

  static func register(_ table: UInt, _ manifest: Manifest) {
    lock.withLock {
      let library = library(table)
      library.name = manifest.library
      for flow in manifest.flows { library.flows[flow.id] = flow.name }
      for function in manifest.functions { library.functions[function.id] = function.name }
    }
  }

  /// A library that is no more, as only fakes can be.
  static func forget(_ table: UInt) {
    change { libraries[table] = nil }
  }

  /// Begins to track a subscription or call, if somebody wants to know of those of this library.
  static func begin(
    _ kind: TrackedWork.Kind, _ id: UInt32, of table: UInt, at place: SourcePlace
  ) -> TrackedWork? {
    lock.withLock {
      let isWanted = tracksAll || sink != nil || libraries[table]?.isWanted == true
      guard isWanted else { return nil }
      let library = library(table)
      library.count += 1
      let name = (kind == .call ? library.functions : library.flows)[id] ?? "id \(id)"
      let work = TrackedWork(
        kind: kind, table: table, library: library.name, name: name, number: library.count,
        place: place)
      library.live[work.number] = work
      return work
    }
  }

  /// The library has accepted the work, and may have ended it already.
  static func accepted(_ work: TrackedWork, as job: UInt64) {
    lock.withLock {
      guard libraries[work.table]?.live[work.number] === work else { return }
      work.job = job
      libraries[work.table]?.running[job] = work
    }
  }

  static func work(of job: UInt64, in table: UInt) -> TrackedWork? {
    lock.withLock { libraries[table]?.running[job] }
  }

  /// Changes the figures of `work` and tells of it, or tells of its end.
  static func tell(
    _ kind: KotlinTrace.Event.Kind, _ work: TrackedWork, isEnd: Bool = false,
    _ change: (inout TrackedWork.Figures) -> String
  ) {
    let (message, sinks) = lock.withLock {
      let message = change(&work.figures)
      let sinks = [sink, libraries[work.table]?.sink].compactMap(\.self)
      // A table that was forgotten may be another library's by now.
      if isEnd, libraries[work.table]?.live[work.number] === work {
        libraries[work.table]?.live[work.number] = nil
        if let job = work.job { libraries[work.table]?.running[job] = nil }
      }
      return (message, sinks)
    }
    if sinks.isEmpty { return }
    let event = KotlinTrace.Event(kind, of: work, message: message)
    for sink in sinks { sink(event) }
  }
}
