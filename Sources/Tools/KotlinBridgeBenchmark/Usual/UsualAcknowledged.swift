import Synchronization

/// Back-pressure as people write it by hand: Kotlin waits until Swift has acknowledged each
/// element.
final class UsualAcknowledged: Sendable {
  private struct State {
    var waiter: CheckedContinuation<Int64?, Never>?
    var element: Int64?
    var hasEnded = false
  }

  private let state = Mutex(State())

  /// Consumes a count of elements. Returns their sum.
  static func run(_ count: Int, _ functions: UsualFunctions) async -> Int64 {
    let consumer = UsualAcknowledged()
    let channel = functions.acknowledged(
      Int64(count), Unmanaged.passUnretained(consumer).toOpaque(),
      { UsualAcknowledged.at($0).came($1) }, { context, _ in UsualAcknowledged.at(context).ended() }
    )
    var sum: Int64 = 0
    while let element = await consumer.next() {
      sum &+= element
      functions.acknowledge(channel)
    }
    functions.dispose(channel)
    return sum
  }

  private func next() async -> Int64? {
    await withCheckedContinuation { waiter in
      let answer: Int64?? = state.withLock { state in
        if let element = state.element.take() { return .some(element) }
        if state.hasEnded { return .some(nil) }
        state.waiter = waiter
        return nil
      }
      if let answer { waiter.resume(returning: answer) }
    }
  }

  private func came(_ element: Int64) {
    let waiter = state.withLock { state in
      if state.waiter == nil { state.element = element }
      return state.waiter.take()
    }
    waiter?.resume(returning: element)
  }

  private func ended() {
    let waiter = state.withLock { state in
      state.hasEnded = true
      return state.waiter.take()
    }
    waiter?.resume(returning: nil)
  }

  private static func at(_ context: UnsafeMutableRawPointer?) -> UsualAcknowledged {
    Unmanaged.fromOpaque(context!).takeUnretainedValue()
  }
}
