/// A bridge of the flows of this project's fixtures.
package protocol FixturesSubject: FlowSubject {
  var fixtures: TableClient { get }
}

extension FixturesSubject {
  package func offered(_ behavior: Behavior) -> Behavior? {
    fixtures.flow(behavior) == nil ? nil : behavior
  }

  package func message(of behavior: Behavior) -> String? { FixtureText.message }
  package func open(gate: String) throws { try fixtures.open(gate: gate) }
  package func liveJobs() throws -> Int? { try fixtures.liveJobs() }
  package func collectGarbage() throws { try fixtures.collectGarbage() }
  package func counter(_ name: String) throws -> Int64? { try fixtures.counter(name) }
}

/// A bridge of the functions of this project's fixtures.
package protocol FixturesCallSubject: CallSubject {
  var fixtures: TableClient { get }
}

extension FixturesCallSubject {
  package func offers(_ behavior: CallBehavior) -> Bool {
    fixtures.function(behavior.fixture.name) != nil
  }

  package func open(gate: String) throws { try fixtures.open(gate: gate) }
  package func counter(_ name: String) throws -> Int64? { try fixtures.counter(name) }
  package func alive() throws -> Alive? { try fixtures.alive() }
  package func aliveAfterCollection() throws -> Alive? { try fixtures.aliveAfterCollection() }
}
