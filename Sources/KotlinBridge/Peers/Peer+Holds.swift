import Synchronization

// The holds of a slot. The first one begins and the last one ends under the lock of the table; those between
// need no lock. So whoever has the lock and sees a hold has it until it gives the lock back.

extension Peer {
  /// How many holds there are; 0 for a slot that stands for nothing, or waits to.
  var holdCount: UInt32 { UInt32(truncatingIfNeeded: holds.pointee.load(ordering: .relaxed)) }

  /// How often the slot has been used.
  var generation: UInt32 { UInt32(holds.pointee.load(ordering: .relaxed) >> 32) }

  var handle: UInt64 { 1 << 62 | UInt64(number) << 32 | UInt64(generation) }

  /// Whether an object of this generation has a hold.
  func isHeld(generation: UInt32) -> Bool {
    let found = holds.pointee.load(ordering: .relaxed)
    return UInt32(found >> 32) == generation && UInt32(truncatingIfNeeded: found) > 0
  }

  /// Makes one more hold, unless the object of this generation has none.
  func holdAgain(generation: UInt32) -> Bool { change(by: 1, least: 1, generation) }

  /// Ends a hold of this generation, unless it is the last one.
  func endUnlessLast(generation: UInt32) -> Bool { change(by: -1, least: 2, generation) }

  // One exchange looks at the generation and the count, so a slot that is used again is not changed by mistake.
  // Releasing: what was done by a hold comes before the last one ends, which acquires. To make one needs no
  // order, for who has a handle or a peer sees all that it may use.
  private func change(by change: Int64, least: UInt32, _ generation: UInt32) -> Bool {
    var before = holds.pointee.load(ordering: .relaxed)
    while UInt32(before >> 32) == generation, UInt32(truncatingIfNeeded: before) >= least {
      let (isDone, found) = holds.pointee.weakCompareExchange(
        expected: before, desired: before &+ UInt64(bitPattern: change),
        successOrdering: .releasing, failureOrdering: .relaxed)
      if isDone { return true }
      before = found
    }
    return false
  }

  // MARK: - Under the lock of the table

  /// Begins the first hold of the next generation.
  func beginHolds() {
    holds.pointee.store(UInt64(generation &+ 1) << 32 | 1, ordering: .relaxed)
  }

  /// Makes one more hold of an object that has one.
  func addHold() {
    holds.pointee.add(1, ordering: .relaxed)
  }

  /// Ends a hold. Returns whether it was the last one.
  func endHold() -> Bool {
    let after = holds.pointee.subtract(1, ordering: .acquiringAndReleasing).newValue
    return UInt32(truncatingIfNeeded: after) == 0
  }
}
