import KotlinBridgeTools

/// A bridge in another language, in a process that speaks the protocol of docs/SUBJECTS.md.
struct PipedSubject: OfferingSubject {
  private let process: PipedProcess
  var flows: FlowsByKind<OfferedFlow>
  let abilities: FlowAbilities
  private let countsJobs: Bool

  /// Starts the process. Throws `LibraryProblem` if it does not speak the protocol or offers nothing.
  ///
  /// - Parameter patience: how long it may take to answer.
  init(command: String, patience: Duration) throws(LibraryProblem) {
    process = try PipedProcess(command: command, patience: patience)
    do throws(CommandError) {
      let offers = try Offers(process.offers, words: Offers.commonWords)
      flows = offers.flows
      abilities = offers.abilities.union(.demand)
      countsJobs = offers.countsJobs
    } catch {
      _ = process.end()
      throw LibraryProblem("--subject '\(command)': \(error)")
    }
  }

  func subscribe(
    to behavior: Behavior, demand: Int64?, placement: Placement, telling observation: Observation
  ) throws -> any RunningFlow {
    guard let flow = flows.offered(behavior) else { throw NotOffered("\(behavior)") }
    let id = process.newId()
    let subscription = PipedSubscription(id, of: process, demand: demand, telling: observation)
    let line = SubjectLine(
      "subscribe", "\(id)", flow.name, flow.argument(for: behavior) ?? "-",
      "\(PipedSubscription.firstRequest(demand))")
    try process.begin(id, by: line) { subscription.received($0) }
    return subscription
  }

  func open(gate: String) throws { try process.send(SubjectLine("open", gate)) }

  func liveJobs() throws -> Int? { countsJobs ? Int(try process.count("jobs")) : nil }

  func counter(_ name: String) throws -> Int64? { try process.count(name) }

  /// Ends the process. Returns what it did wrong; nil for nothing.
  func end() -> String? { process.end() }
}

extension Subject {
  /// A bridge in a process of its own, which `command` starts.
  static func piped(command: String, patience: Duration) throws(LibraryProblem) -> Subject {
    .flow(try PipedSubject(command: command, patience: patience))
  }

  /// Ends the process of a subject that has one. The verdict of its check is that it failed, too, if
  /// that process did not end as it should.
  package func end(after verdict: Verdict) -> Verdict {
    guard case .flow(let flow) = self, let subject = flow as? PipedSubject,
      let problem = subject.end(), SubjectFault.current == nil
    else { return verdict }
    let failure = CheckFailure(
      breaks: Rule.ofEnd, expected: "a subject that exits with status 0 when its input ends",
      observed: "it \(problem)")
    switch verdict {
    case .failed(let failures): return .failed(failures + [failure])
    case .passed, .notOffered: return .failed([failure])
    }
  }
}
