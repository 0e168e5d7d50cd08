import CKotlinBridge
import Fixtures
import KotlinBridge
import TestHelpers

/// A flow of `Long` of the fixtures that is subscribed to with mutated arguments: with a mutated handle,
/// if a function makes it.
struct FuzzedFlow: FuzzTarget {
  let name: String
  /// Encodings of the arguments, of the function that makes it or of the flow.
  let samples: [[UInt8]]

  static func all() -> [FuzzedFlow] {
    let period = encoded(Period(begin: 0, end: 2))
    return [
      FuzzedFlow(name: "empty", samples: [[]]),
      FuzzedFlow(name: "one", samples: [encoded(1 as Int64)]),
      FuzzedFlow(name: "during", samples: [period]),
      FuzzedFlow(name: "throwsBeforeFirst", samples: [encoded("no")]),
      FuzzedFlow(name: "throwsAt", samples: [encoded(1 as Int64, "no")]),
      FuzzedFlow(name: "emitsThenWaits", samples: [encoded(1 as Int64)]),
      FuzzedFlow(name: "finallyThrows", samples: [encoded(1 as Int64, "late")]),
      FuzzedFlow(name: "cancelsItself", samples: [encoded(1 as Int64, "itself")]),
      FuzzedFlow(name: "endlessDelayed", samples: [encoded(Duration.microseconds(1))]),
      FuzzedFlow(name: "stateOfPeriod", samples: [period]),
      FuzzedFlow(name: "plainState", samples: [[]]),
    ]
  }

  /// Subscribes once, asks for some elements and cancels.
  func complaint(_ fuzz: inout FuzzRun) -> String? {
    let made = MadeFlow(name, samples.randomElement(using: &fuzz.seed)!)
    defer { made.release() }
    let arguments = fuzz.lend(fuzz.mutant(of: [made.arguments]), isExact: true)
    let observer = FuzzObserver()
    var request = Request(id: fuzz.id(ofFlow: name), size: Int64(arguments.count))
    request.demand = .random(in: 0...3, using: &fuzz.seed)
    if fuzz.chance(8) { request.placement = fuzz.chance(2) ? KB_DEFAULT : KB_IO }
    if fuzz.chance(4) { request.flags = UInt32(KB_RENDEZVOUS) }
    let refusal = fuzz.chance(32) ? request.damage(&fuzz.seed) : nil
    var job: kb_job = 0
    let status = request.subscribe(arguments, observer, &job)
    fuzz.count(status)
    if !arguments.isIntact { return "wrote in front of the memory" }
    if let refusal { return status == refusal ? nil : "status \(status) for a damaged call" }
    guard status == KB_OK else { return status == KB_MALFORMED ? nil : "status \(status)" }
    return end(job, observer, demand: request.demand, &fuzz)
  }

  private func end(
    _ job: kb_job, _ observer: FuzzObserver, demand: Int64, _ fuzz: inout FuzzRun
  ) -> String? {
    var demand = demand
    var statuses: [kb_status] = []
    if fuzz.chance(2) {
      demand += 1
      statuses.append(table.request(table.context, job, 1))
    }
    statuses.append(
      table.cancel(table.context, job, fuzz.chance(4) ? KB_CANCEL_LATER : KB_CANCEL_HERE))
    if !statuses.allSatisfy({ $0 == KB_OK || $0 == KB_INVALID_HANDLE }) {
      return "statuses \(statuses) of request and cancel"
    }
    observer.waitForRelease()
    return observer.complaintOfSubscription(demand: demand)
  }

  /// The numbers that `subscribe` takes.
  private struct Request {
    var id: UInt32
    var size: Int64
    var placement = KB_CALLER
    var flags: UInt32 = 0
    var demand: Int64 = 0
    var hasRelease = true
    var hasArguments = true

    init(id: UInt32, size: Int64) {
      self.id = id
      self.size = size
    }

    /// Returns the status with which a library must refuse it now.
    mutating func damage(_ seed: inout Seed) -> kb_status {
      let wrong = Int64.random(in: 1 ... .max, using: &seed)
      switch Int.random(in: 0...6, using: &seed) {
      case 0: size = -wrong
      case 1:
        hasArguments = false
        size = wrong
      case 2: placement = kb_placement([3, -1, .max, .min].randomElement(using: &seed)!)
      case 3: flags = UInt32(truncatingIfNeeded: wrong) | 2
      case 4: demand = -wrong
      case 5: hasRelease = false
      default:
        id = .max - UInt32.random(in: 0...100, using: &seed)
        return kb_status(KB_UNKNOWN_ID)
      }
      return kb_status(KB_INVALID_ARGUMENT)
    }

    func subscribe(
      _ arguments: LentBytes, _ observer: FuzzObserver, _ job: inout kb_job
    ) -> kb_status {
      var functions = observer.flowObserver
      if !hasRelease { functions.release = nil }
      observer.retain()
      observer.endTurn()
      let status = table.subscribe(
        table.context,
        id, hasArguments ? arguments.start : nil, size, placement, flags, demand, &functions, &job)
      if status != KB_OK { observer.release() }
      return status
    }
  }
}
