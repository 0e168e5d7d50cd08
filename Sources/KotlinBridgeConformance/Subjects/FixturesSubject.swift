/// A bridge of the flows of this project's fixtures.
package protocol FixturesSubject: FlowSubject {
  var fixtures: TableClient { get }
}

extension FixturesSubject {
  package func open(gate: String) throws { try fixtures.open(gate: gate) }
  package func liveJobs() throws -> Int? { try fixtures.liveJobs() }
  package func counter(_ name: String) throws -> Int64? { try fixtures.counter(name) }
}
