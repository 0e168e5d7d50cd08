import KotlinBridgeLocks
import Synchronization

/// The registry of live subscriptions and calls of both directions, for `KotlinTrace`.
///
/// - While nobody traces, a subscription, call, request or cancel costs one relaxed load and a
///   branch, and an element costs nothing: only work that began during a trace has a `TrackedWork`.
/// - `lock` protects everything except `state`. Sinks are called without it.
enum Tracking {
  typealias Sink = @Sendable (KotlinTrace.Event) -> Void

  /// What is known of one library, protected by `lock`.
  ///
  /// A class, because a copy of its dictionaries would make each begin slower than the last.
  private final class Library {
    /// Reads its manifest, for the names.
    var read: @Sendable () -> Manifest? = { nil }
    private(set) var name = ""
    private var flows: [UInt32: String] = [:]
    private var functions: [UInt32: String] = [:]
    private var isRead = false
    var isTracked = false
    var sink: Sink?
    /// The count of its subscriptions and calls so far.
    var count = 0
    var live: [Int: TrackedWork] = [:]
    var running: [UInt64: TrackedWork] = [:]

    var isWanted: Bool { isTracked || sink != nil }

    func readName() -> String {
      readNames()
      return name
    }

    func name(of kind: TrackedWork.Kind, _ id: UInt32) -> String {
      readNames()
      return (kind == .subscription ? flows : functions)[id] ?? "id \(id)"
    }

    private func readNames() {
      if isRead { return }
      isRead = true
      guard let manifest = read() else { return }
      name = manifest.library
      for flow in manifest.flows { flows[flow.id] = flow.name }
      for function in manifest.functions { functions[function.id] = function.name }
    }
  }

  private static let off: UInt8 = 0
  private static let on: UInt8 = 1
  /// The environment has not been read.
  private static let unread: UInt8 = 2
  private static let state = Atomic<UInt8>(unread)

  private static let lock = Lock()
  // `lock` protects these four. The address of its table identifies a library.
  private nonisolated(unsafe) static var libraries: [UInt: Library] = [:]
  private nonisolated(unsafe) static var tracksAll = false
  private nonisolated(unsafe) static var sink: Sink?
  private nonisolated(unsafe) static var isEnvironmentRead = false

  /// Whether somebody traces a library.
  @inline(__always)
  static var isOn: Bool { state.load(ordering: .relaxed) != off && isOnForSure() }

  @inline(never)
  private static func isOnForSure() -> Bool {
    if state.load(ordering: .relaxed) == unread { change {} }
    return state.load(ordering: .relaxed) == on
  }

  /// Changes who traces what, after reading the environment the first time.
  private static func change<Result>(_ change: () -> Result) -> Result {
    lock.withLock {
      if !isEnvironmentRead {
        isEnvironmentRead = true
        let wish = System.environment("KOTLIN_BRIDGE_TRACE") ?? ""
        tracksAll = !["", "0"].contains(wish)
        if wish.hasSuffix(".json") {
          sink = TraceFile.startOfProcess(path: wish)
        } else if tracksAll, wish != "live" {
          sink = KotlinTrace.printToStandardError
        }
      }
      let result = change()
      let isOn =
        tracksAll || sink != nil || libraries.values.contains { $0.isWanted }
      state.store(isOn ? on : off, ordering: .relaxed)
      return result
    }
  }

  /// The entry of a library, new if there is none. Call it under `lock`.
  private static func library(_ table: UInt) -> Library {
    if let known = libraries[table] { return known }
    let library = Library()
    libraries[table] = library
    return library
  }

  // MARK: - Who traces what

  // What these replace is released after the lock is, for it may release anything of its owner's.

  static func setSink(_ sink: Sink?) {
    _ = change { exchange(&self.sink, with: sink) }
  }

  static func setSink(_ sink: Sink?, for table: UInt) {
    _ = change { exchange(&library(table).sink, with: sink) }
  }

  private static func exchange<Value>(_ old: inout Value, with new: Value) -> Value {
    defer { old = new }
    return old
  }

  static func track(_ table: UInt) {
    change { library(table).isTracked = true }
  }

  /// The live subscriptions and calls of a library, the oldest first.
  static func live(in table: UInt) -> [KotlinTrace.Live] {
    lock.withLock { libraries[table]?.live.values.map(\.snapshot) ?? [] }
      .sorted { $0.number < $1.number }
  }

  // MARK: - What is alive

  /// Learns where to read the names of a library, at its first event.
  static func register(_ table: UInt, _ read: @escaping @Sendable () -> Manifest?) {
    lock.withLock { library(table).read = read }
  }

  /// Forgets a library whose table is about to be freed, which only a fake does.
  static func forget(_ table: UInt) {
    _ = change { libraries.removeValue(forKey: table) }
  }

  /// Begins to track a subscription or call. Nil if nobody traces this library.
  @inline(__always)
  static func begin(
    _ kind: TrackedWork.Kind, _ id: UInt32, of table: UInt, at place: SourcePlace
  ) -> TrackedWork? {
    isOn ? beginTracked(kind, id, of: table, .code(place)) : nil
  }

  @inline(never)
  static func beginTracked(
    _ kind: TrackedWork.Kind, _ id: UInt32, of table: UInt, _ origin: TrackedWork.Origin
  ) -> TrackedWork? {
    begin(kind, of: table, origin) { $0.name(of: kind, id) }
  }

  /// The same for what the manifest does not name.
  static func beginTracked(
    _ kind: TrackedWork.Kind, named name: String, of table: UInt, _ origin: TrackedWork.Origin
  ) -> TrackedWork? {
    begin(kind, of: table, origin) { _ in name }
  }

  private static func begin(
    _ kind: TrackedWork.Kind, of table: UInt, _ origin: TrackedWork.Origin,
    name: (Library) -> String
  ) -> TrackedWork? {
    lock.withLock {
      let isWanted = tracksAll || sink != nil || libraries[table]?.isWanted == true
      guard isWanted else { return nil }
      let library = library(table)
      library.count += 1
      let name = name(library)
      let work = TrackedWork(
        kind: kind, table: table, library: library.name, name: name, number: library.count,
        origin: origin)
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

  /// The work of a job; nil if it is not tracked.
  @inline(__always)
  static func work(of job: UInt64, in table: UInt) -> TrackedWork? {
    isOn ? lock.withLock { libraries[table]?.running[job] } : nil
  }

  /// Reports an event of `work`, after `change` has updated its figures and made the message.
  static func tell(
    _ kind: KotlinTrace.Event.Kind, _ work: TrackedWork, isEnd: Bool = false,
    _ change: (inout TrackedWork.Figures) -> String
  ) {
    let (message, sinks) = lock.withLock {
      let message = change(&work.figures)
      let sinks = [sink, libraries[work.table]?.sink].compactMap(\.self)
      // After `forget`, another library's table may have the same address.
      if isEnd, libraries[work.table]?.live[work.number] === work {
        libraries[work.table]?.live[work.number] = nil
        if let job = work.job { libraries[work.table]?.running[job] = nil }
      }
      return (message, sinks)
    }
    if sinks.isEmpty { return }
    let event = KotlinTrace.Event(kind, of: work, isLast: isEnd, message: message)
    for sink in sinks { sink(event) }
  }

  /// Reports an event of a library itself, unless nobody traces it.
  static func tell(
    _ kind: KotlinTrace.Event.Kind, of table: UInt, _ name: String, _ message: String
  ) {
    let (origin, sinks) = lock.withLock {
      let library = library(table)
      return (library.readName(), [sink, library.sink].compactMap(\.self))
    }
    let event = KotlinTrace.Event(kind, library: origin, name: name, message: message)
    for sink in sinks { sink(event) }
  }
}
