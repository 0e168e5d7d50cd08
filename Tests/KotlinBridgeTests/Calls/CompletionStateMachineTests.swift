import Testing

@testable import KotlinBridge

/// Every order in which the caller, the library and a task can take the steps of one call.
struct CompletionStateMachineTests {
  private enum Step {
    case make, answer, release, tell, returnFromHandler
  }

  /// The machine and what each thread is still to do.
  private struct World {
    var machine = CompletionStateMachine()
    var threads: [[Step]]
    var isMade = false
    var isReleased = false
    var timesTold = 0
    var timesEnded = 0

    var isOver: Bool { threads.allSatisfy(\.isEmpty) }

    mutating func step(_ thread: Int) {
      switch threads[thread].removeFirst() {
      case .make:
        isMade = true
        if machine.made() { threads.append([.tell]) }
      case .answer:
        if machine.answered() == .tell { threads[thread].insert(.tell, at: 0) }
      case .release:
        isReleased = true
        switch machine.released() {
        case .wait: break
        case .answer: threads[thread].insert(.answer, at: 0)
        case .endJob: endJob()
        }
      case .tell:
        guard machine.tell() else { return }
        #expect(isMade, "the handler ran inside the function that makes the call")
        timesTold += 1
        threads[thread].insert(.returnFromHandler, at: 0)
      case .returnFromHandler:
        if machine.told() { endJob() }
      }
    }

    private mutating func endJob() {
      #expect(isReleased, "the job ended before the library released it")
      #expect(timesTold == 1, "the job ended before the handler had been called")
      timesEnded += 1
    }
  }

  @Test(
    "the handler is called once and the job ends once, in every order",
    arguments: [
      [[Step.answer, .release]], [[.answer, .answer, .release]], [[.release]],
      [[.answer], [.answer, .release]], [[.release, .answer]],
    ])
  private func everyOrder(library: [[Step]]) {
    var orders = 0
    func explore(_ world: World) {
      if world.isOver {
        orders += 1
        #expect(world.timesTold == 1)
        #expect(world.timesEnded == 1)
      }
      for thread in world.threads.indices where !world.threads[thread].isEmpty {
        var next = world
        next.step(thread)
        explore(next)
      }
    }
    explore(World(threads: [[.make]] + library))
    #expect(orders > 1)
  }
}
