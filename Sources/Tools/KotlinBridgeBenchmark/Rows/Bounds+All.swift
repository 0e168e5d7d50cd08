import Foundation

extension Bounds {
  /// Those that hold on this machine: rows of several threads have none where one processor runs them all.
  package static let here = all.filter { !needsSeveralProcessors($0.key) }

  /// Whether the bounds of a row do not hold here, because it has several threads.
  package static func needsSeveralProcessors(_ row: String) -> Bool {
    ofManyThreads[row] != nil && ProcessInfo.processInfo.activeProcessorCount == 1
  }

  /// The bounds by the names of the rows. The ratios leave room for a few times the figures of
  /// docs/PERFORMANCE.md: a busy machine stays within them, and one lock, one thread wake or one
  /// copy too many does not.
  package static let all: [String: Bounds] = [
    "flow-long-async": Bounds(timesFloor: 6, goal: 1.5, timesFaster: 5, allocations: 0.01),
    "flow-long-async-main": Bounds(timesFloor: 10, timesFaster: 20, allocations: 0.01),
    "flow-long-async-window-1": Bounds(allocations: 0.01),
    "flow-long-callback": Bounds(timesFloor: 6, goal: 2, allocations: 0.01),
    "flow-long-publisher": Bounds(timesFloor: 9, allocations: 0.01),
    "flow-long-stream": Bounds(timesFaster: 1, allocations: 0.01),
    "flow-string-async": Bounds(timesFloor: 15, goal: 6, timesFaster: 2, allocations: 1.01),
    "flow-record-async": Bounds(timesFaster: 2, allocations: 1.01),
    "flow-list-async": Bounds(allocations: 1.01),
    "round-trip": Bounds(timesFaster: 10, allocations: 0.01),
    "call-suspend": Bounds(timesFloor: 25, timesFaster: 1.3, allocations: 0.01),
    "call-suspend-hop": Bounds(timesFloor: 2.5),
    "call-throwing": Bounds(timesFloor: 3),
    "state-read": Bounds(allocations: 0.01),
    "state-update": Bounds(allocations: 0.01),
    "state-observed": Bounds(timesFloor: 6),
    "typed-plain": Bounds(timesFloor: 2.5, allocations: 0.01),
    "typed-plain-frame": Bounds(timesFloor: 8, allocations: 0.01),
    "typed-state": Bounds(timesFloor: 4, goal: 1.7, allocations: 0.01),
    "typed-state-of-object": Bounds(timesFloor: 10, goal: 4, allocations: 0.01),
    "typed-method": Bounds(timesFloor: 3.5, allocations: 0.01),
    "typed-throwing": Bounds(timesFloor: 2.5),
    "typed-object": Bounds(timesFloor: 15, goal: 3.5, allocations: 1.01),
    "typed-string": Bounds(timesFloor: 20, goal: 8, allocations: 1.01),
    "typed-record": Bounds(timesFloor: 22, goal: 9, allocations: 1.01),
    "typed-list": Bounds(allocations: 110),
    "flow-long-typed": Bounds(timesFloor: 3, goal: 1.2, timesFaster: 10, allocations: 0.01),
    "typed-flow-record": Bounds(timesFloor: 15, goal: 6.5, timesFaster: 2, allocations: 1.01),
    "peer-plain": Bounds(timesFloor: 4, allocations: 0.01),
    "peer-plain-frame": Bounds(timesFloor: 10, allocations: 0.01),
    "peer-string": Bounds(timesFloor: 30, allocations: 1.01),
    "peer-record": Bounds(timesFloor: 30, allocations: 1.01),
    "peer-suspend": Bounds(timesFloor: 150, allocations: 5.01),
    "peer-suspend-actor": Bounds(timesFloor: 2),
    // Kotlin's collector needs the second processor.
    "peer-object": Bounds(timesFloor: 400, goal: 120),
    "peer-object-again": Bounds(timesFloor: 60, goal: 25),
    "function-of-swift": Bounds(timesFloor: 5, allocations: 0.01),
    "function-of-kotlin": Bounds(timesFloor: 5, allocations: 0.01),
    "peer-flow-1": Bounds(timesFloor: 90),
    "peer-flow-64": Bounds(timesFloor: 40),
    "flow-given-back": Bounds(timesFloor: 4),
    "main-hop": Bounds(timesFloor: 3),
    "main-immediate": Bounds(timesFloor: 100),
    "call-first-of-thread": Bounds(timesFloor: 4),
    "subscribe-cancel": Bounds(timesFloor: 3, timesFaster: 1.5),
    "subscribe-finish": Bounds(timesFaster: 3),
    "subscribe-finish-64": Bounds(timesFaster: 1),
    "combine-map": Bounds(allocations: 0.01),
    "combine-filter": Bounds(allocations: 0.01),
    "combine-latest": Bounds(allocations: 1.01),
    "combine-flat-map": Bounds(allocations: 0.01),
    "combine-flat-map-any": Bounds(allocations: 3.01),
    "combine-merge": Bounds(allocations: 0.01),
    "combine-subject-1": Bounds(allocations: 1.01),
    // What takes time for each pair of subscribers breaks it a hundred times over.
    "combine-subscribers-1e4": Bounds(timesFloor: 5, goal: 2),
    "combine-subscribers-1e5": Bounds(timesFloor: 8, goal: 3),
    "idle-subscription": Bounds(timesFloor: 6),
    "peer-memory": Bounds(timesFloor: 4),
    "typed-object-live-1e1": Bounds(timesFloor: 3, goal: 1.1),
    "typed-object-live-1e3": Bounds(timesFloor: 3, goal: 1.1),
    "typed-object-live-1e5": Bounds(timesFloor: 3, goal: 1.2),
  ].merging(ofManyThreads) { own, _ in own }

  /// Two threads are to be 1.8 times as fast as one, and must not be slower. Eight are to be as fast as two. One word
  /// that both write may cost twice as much, and a lock in its place several times.
  private static let ofManyThreads: [String: Bounds] = {
    let faster = Bounds(timesFloor: 1.2, goal: 0.56)
    let fasterBesideCollector = Bounds(timesFloor: 1.3, goal: 0.65)
    let readTogether = Bounds(timesFloor: 1.4, goal: 0.7)
    let writtenTogether = Bounds(timesFloor: 4, goal: 2)
    let eight = Bounds(timesFloor: 2, goal: 1.1)
    return [
      "typed-plain-x2": faster, "typed-method-x2": faster, "typed-record-x2": faster,
      "typed-string-x2": faster, "typed-object-x2": fasterBesideCollector,
      "typed-state-x2": faster, "call-suspend-x2": fasterBesideCollector,
      "flow-long-async-x2": fasterBesideCollector, "flow-long-callback-x2": fasterBesideCollector,
      "combine-subject-1-x2": faster, "peer-plain-x2": faster,
      "typed-method-x2-one": readTogether, "typed-state-x2-one": readTogether,
      "typed-object-x2-one": writtenTogether, "peer-plain-x2-one": writtenTogether,
      "typed-method-x8": eight, "typed-object-x8": eight, "typed-state-x8": eight,
    ]
  }()
}
