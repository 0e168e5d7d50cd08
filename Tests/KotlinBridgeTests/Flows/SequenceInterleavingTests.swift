import Testing

@testable import KotlinBridge

/// The sequence's state machine in every order in which a consumer, a library, a cancellation, a
/// second consumer and a drop of the iterator can meet it. Each step of theirs is one event.
@Suite struct SequenceInterleavingTests {
  /// One thing that the library does after the consumer has subscribed.
  enum Produced: CustomTestStringConvertible {
    case elements(Int)
    /// Elements that are brought if the consumer has found none, and fetched otherwise.
    case gathered(Int)
    case complete, fail, release

    var testDescription: String { "\(self)" }
  }

  static let scripts: [[Produced]] = [
    [.release],
    [.complete, .release],
    [.fail, .release],
    [.elements(1), .complete, .release],
    [.elements(2), .fail, .release],
    [.elements(1), .elements(2), .complete, .release],
    [.gathered(2), .complete, .release],
    [.gathered(1), .gathered(2), .fail, .release],
    // Libraries that break the contract.
    [.elements(1), .release],
    [.complete, .fail, .release],
    [.fail, .complete, .elements(1), .release],
    [.elements(1), .complete, .elements(1), .release],
    [.elements(.max), .elements(.max), .complete, .release],
  ]

  @Test(arguments: scripts)
  func noOrderBreaksTheContract(_ script: [Produced]) {
    var orders = 0
    var problems: Set<String> = []
    func explore(_ world: World) {
      let next = world.successors()
      if next.isEmpty {
        orders += 1
        problems.formUnion(
          (world.problems + world.problemsAtTheEnd).map { "\($0): \(world.history)" })
      }
      for world in next { explore(world) }
    }
    explore(World(script: script))
    #expect(problems == [])
    #expect(orders > script.count)
  }
}

/// The machine and everybody around it at one moment.
private struct World {
  enum Consumer {
    /// Between two calls of `next()`.
    case outside
    case subscribing
    case looking
    /// It has got elements from the library, and has not told the machine yet.
    case fetching(Int)
    /// Nothing was there: the cancellation handler is about to be installed.
    case suspending
    /// The handler is installed.
    case handling
    case waiting(id: Int, isResumed: Bool)
    case gone
  }

  var script: [SequenceInterleavingTests.Produced]
  var machine = SequenceStateMachine<Int>(refills: Refills(window: 3, isTimed: false))
  var consumer = Consumer.outside
  var history: [String] = []

  var isSubscribed = false
  var isCancelled = false
  var wasRefused: Bool
  let mayDrop: Bool
  var isDropped = false

  var consumed = 0
  var waiters = 0
  var nils = 0
  var errors = 0
  var cancels = 0
  var taken = 0
  var requested = 0
  var wanted = 0
  var hasEnded = false
  var gathered = 0
  var problems: [String] = []

  /// Longer scripts meet fewer others, which keeps the number of orders within some ten thousand.
  init(script: [SequenceInterleavingTests.Produced]) {
    self.script = script
    wasRefused = script.count > 2
    mayDrop = script.count < 4
  }

  func successors() -> [World] {
    [consumerStep, producerStep, cancelStep, secondConsumerStep, dropStep].compactMap { step in
      var copy = self
      return step(&copy) ? copy : nil
    }
  }

  // MARK: - Steps: each changes a copy and returns whether it was possible

  private func consumerStep(_ world: inout World) -> Bool {
    switch world.consumer {
    case .outside:
      if world.nils == 2 { return false }
      world.begin()
    case .subscribing:
      world.cancel(world.machine.subscribed(7))
      world.consumer = .looking
    case .looking:
      world.look()
    case .fetching(let count):
      let action = world.machine.fetched(count)
      if case .take = action { world.wanted += count }
      world.act(on: action)
    case .suspending:
      if world.isCancelled { world.taskCancelled() }
      world.consumer = .handling
    case .handling:
      world.waiters += 1
      world.consumer =
        world.machine.wait(world.waiters) ? .waiting(id: world.waiters, isResumed: false) : .looking
    case .waiting(_, let isResumed):
      if !isResumed { return false }
      world.consumer = .looking
    case .gone:
      return false
    }
    return true
  }

  private func producerStep(_ world: inout World) -> Bool {
    guard world.isSubscribed, var next = world.script.first else { return false }
    if case .gathered(let count) = next, world.isAwaited { next = .elements(count) }
    switch next {
    case .elements, .gathered: break
    // The end comes when nothing is left to fetch.
    default: if world.gathered > 0, world.cancels == 0 { return false }
    }
    world.script.removeFirst()
    world.history.append("\(next)")
    switch next {
    case .elements(let count):
      let (isWanted, waiter) = world.machine.received(count)
      world.check(!(isWanted && world.hasEnded), "kept after the end")
      if isWanted { world.wanted = min(.max - count, world.wanted) + count }
      world.resume(waiter)
    case .gathered(let count): world.gathered += count
    case .complete:
      world.resume(world.machine.ended(.completed))
      world.hasEnded = true
    case .fail:
      world.resume(world.machine.ended(.failed(KotlinError.misuse(""))))
      world.hasEnded = true
    case .release:
      world.resume(world.machine.released())
      world.hasEnded = true
    }
    return true
  }

  private func cancelStep(_ world: inout World) -> Bool {
    if world.isCancelled { return false }
    world.isCancelled = true
    world.history.append("cancel")
    switch world.consumer {
    case .handling, .waiting: world.taskCancelled()
    default: break
    }
    return true
  }

  private func secondConsumerStep(_ world: inout World) -> Bool {
    if world.wasRefused { return false }
    switch world.consumer {
    case .outside, .gone: return false
    default: break
    }
    world.wasRefused = true
    world.history.append("second next")
    guard case .refuse = world.machine.begin(consumed: 0, isCancelled: false) else {
      world.problems.append("a second next() was let in")
      return true
    }
    return true
  }

  private func dropStep(_ world: inout World) -> Bool {
    guard mayDrop, case .outside = world.consumer else { return false }
    world.history.append("drop")
    world.cancel(world.machine.dropped())
    world.isDropped = true
    world.consumer = .gone
    return true
  }

  // MARK: - Parts of steps

  private mutating func begin() {
    history.append("next")
    consumer = .looking
    switch machine.begin(consumed: consumed, isCancelled: isCancelled) {
    case .subscribe(let demand):
      check(!isSubscribed, "subscribed twice")
      check(demand == 3, "another first request than the window")
      isSubscribed = true
      consumer = .subscribing
    case .request(_, let count):
      check(count > 0 && count <= 3, "a request for nothing, or for more than the window")
      requested += Int(count)
      consumed = 0
    case .proceed: consumed = 0
    case .finish: returned(nil, error: false)
    case .fail(_, let job):
      cancel(job)
      returned(nil, error: true)
    case .refuse: problems.append("refused though alone")
    }
  }

  private mutating func look() {
    history.append("look")
    act(on: machine.take())
  }

  /// Whether the consumer has found nothing, so that elements are brought.
  private var isAwaited: Bool {
    switch consumer {
    case .suspending, .handling, .waiting: true
    default: false
    }
  }

  private mutating func act(on action: SequenceStateMachine<Int>.TakeAction) {
    switch action {
    case .take(let count): returned(count, error: false)
    case .wait(let job):
      consumer = job != 0 && gathered > 0 ? .fetching(gathered) : .suspending
      if job != 0 { gathered = 0 }
    case .finish: returned(nil, error: false)
    case .fail: returned(nil, error: true)
    }
  }

  private mutating func returned(_ count: Int?, error: Bool) {
    consumer = .outside
    if error { errors += 1 } else if count == nil { nils += 1 }
    check(errors <= 1, "two errors")
    guard let count else { return }
    check(nils == 0 && errors == 0, "elements after the end")
    check(count > 0, "an empty batch")
    taken = min(.max - count, taken) + count
    consumed = count
  }

  private mutating func taskCancelled() {
    let (waiter, job) = machine.taskCancelled()
    cancel(job)
    resume(waiter)
  }

  private mutating func cancel(_ job: UInt64?) {
    guard job != nil else { return }
    cancels += 1
    check(cancels == 1, "cancelled twice")
  }

  private mutating func resume(_ waiter: Int?) {
    guard let waiter else { return }
    guard case .waiting(waiter, isResumed: false) = consumer else {
      problems.append("resumed a waiter that does not wait")
      return
    }
    consumer = .waiting(id: waiter, isResumed: true)
  }

  private mutating func check(_ condition: Bool, _ problem: String) {
    if !condition { problems.append(problem) }
  }

  /// The problems of a world in which no step is possible any more.
  var problemsAtTheEnd: [String] {
    var problems: [String] = []
    if case .waiting = consumer { problems.append("a waiter was lost") }
    if !isDropped, !isCancelled {
      if taken != wanted { problems.append("elements were lost") }
      if cancels > 0 { problems.append("cancelled without a reason") }
    }
    if taken > wanted { problems.append("elements from nowhere") }
    if requested > taken { problems.append("requested more than was consumed") }
    // A consumer that has subscribed and gives up before it knows the end must cancel.
    if isSubscribed, isDropped, errors + nils == 0, !hasEnded, cancels == 0 {
      problems.append("not cancelled")
    }
    return problems
  }
}
