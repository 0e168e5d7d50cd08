extension Bounds {
  /// The bounds by the names of the rows. The ratios leave room for a few times the figures of
  /// docs/PERFORMANCE.md: a busy machine stays within them, and one lock, one thread wake or one
  /// copy too many does not.
  package static let all: [String: Bounds] = [
    "flow-long-async": Bounds(timesFloor: 6, timesFaster: 5, allocations: 0.01),
    "flow-long-async-main": Bounds(timesFloor: 10, timesFaster: 20, allocations: 0.01),
    "flow-long-async-window-1": Bounds(allocations: 0.01),
    "flow-long-callback": Bounds(timesFloor: 6, allocations: 0.01),
    "flow-long-publisher": Bounds(timesFloor: 9, allocations: 0.01),
    "flow-long-stream": Bounds(timesFaster: 1, allocations: 0.01),
    "flow-string-async": Bounds(timesFaster: 2, allocations: 1.01),
    "flow-record-async": Bounds(timesFaster: 2, allocations: 1.01),
    "flow-list-async": Bounds(allocations: 1.01),
    "round-trip": Bounds(timesFaster: 10, allocations: 0.01),
    "call-plain": Bounds(allocations: 0.01),
    "call-suspend": Bounds(timesFaster: 1.3, allocations: 0.01),
    "call-suspend-hop": Bounds(timesFloor: 2.5),
    "call-throwing": Bounds(timesFloor: 3),
    "state-read": Bounds(allocations: 0.01),
    "state-update": Bounds(allocations: 0.01),
    "typed-plain": Bounds(timesFloor: 2.5, allocations: 0.01),
    "typed-plain-frame": Bounds(timesFloor: 8, allocations: 0.01),
    "typed-state": Bounds(timesFloor: 2.5, allocations: 0.01),
    "typed-method": Bounds(timesFloor: 3.5, allocations: 0.01),
    "typed-object": Bounds(timesFloor: 20, allocations: 1.01),
    "typed-string": Bounds(timesFloor: 40, allocations: 1.01),
    "typed-record": Bounds(timesFloor: 50, allocations: 1.01),
    "call-first-of-thread": Bounds(timesFloor: 4),
    "subscribe-cancel": Bounds(timesFloor: 3, timesFaster: 1.5),
    "subscribe-finish": Bounds(timesFaster: 3),
    "subscribe-finish-64": Bounds(timesFaster: 1),
    "idle-subscription": Bounds(timesFloor: 6),
  ]
}
