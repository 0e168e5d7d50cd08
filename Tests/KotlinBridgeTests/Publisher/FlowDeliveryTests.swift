import Testing

@testable import KotlinBridgePublisher

/// The state machine alone: every event in every state.
@Suite struct FlowDeliveryTests {
  typealias Delivery = FlowDelivery<Int>

  enum State: CaseIterable {
    case offered, offeredWithDemand, idle, starting, startingWithMore, running, runningDry, ended
  }

  @Test(
    arguments: zip(
      State.allCases,
      ["nil", "nil", "start 2", "nil", "nil", "request 2 of 7", "request 2 of 7", "nil"]))
  func requestStartsOnceAndIsPassedOn(state: State, action: String) {
    var delivery = make(state)
    #expect(text(delivery.request(.max(2))) == action)
  }

  @Test(
    arguments: zip(
      State.allCases, ["nil", "start 1", "nil", "nil", "nil", "nil", "nil", "nil"]))
  func acceptedStartsWhatWasRequestedBefore(state: State, action: String) {
    var delivery = make(state)
    #expect(text(delivery.accepted()) == action)
  }

  @Test(
    arguments: zip(
      State.allCases,
      ["end 7", "end 7", "end 7", "nil", "request 3 of 7", "end 7", "end 7", "end 7"]))
  func startedJobIsKeptOrGivenBack(state: State, action: String) {
    var delivery = make(state)
    #expect(text(delivery.started(7)) == action)
  }

  @Test(arguments: zip(State.allCases, [0, 0, 0, 1, 4, 1, 0, 0]))
  func elementsAreClaimedAsFarAsRequested(state: State, count: Int) {
    var delivery = make(state)
    #expect(claims(&delivery, 10) == count)
  }

  @Test(
    arguments: zip(
      State.allCases, ["nil", "nil", "end", "nil", "nil", "nil", "end 7", "nil"]))
  func abandonEndsWhenNothingIsOutstanding(state: State, action: String) {
    var delivery = make(state)
    #expect(text(delivery.abandon()) == action)
  }

  @Test(arguments: zip(State.allCases, [nil, nil, nil, nil, nil, 7, 7, nil]))
  func endGivesTheJobBackOnce(state: State, job: Int?) {
    var delivery = make(state)
    let jobs = [delivery.end(), delivery.end()]
    #expect(jobs == [job, nil])
    #expect(text(delivery.request(.unlimited)) == "nil")
    #expect(text(delivery.accepted()) == "nil")
    #expect(text(delivery.abandon()) == "nil")
    #expect(claims(&delivery, 1) == 0)
  }

  @Test func abandonedDeliveryEndsWithTheLastRequestedElement() {
    var delivery = make(.running)
    #expect(text(delivery.request(.max(1))) == "request 1 of 7")
    #expect(text(delivery.abandon()) == "nil")
    #expect(claims(&delivery, 1) == 1)
    #expect(text(delivery.request(.none)) == "nil")
    #expect(claims(&delivery, 1) == 1)
    #expect(text(delivery.request(.none)) == "end 7")
  }

  @Test func abandonedDeliveryGoesOnWithDemandFromReceive() {
    var delivery = make(.running)
    #expect(text(delivery.abandon()) == "nil")
    #expect(claims(&delivery, 1) == 1)
    #expect(text(delivery.request(.max(1))) == "request 1 of 7")
    #expect(claims(&delivery, 1) == 1)
    #expect(text(delivery.request(.none)) == "end 7")
  }

  @Test func unlimitedDemandIsNeverUsedUp() {
    var delivery = make(.running)
    #expect(text(delivery.request(.unlimited)) == "request unlimited of 7")
    #expect(text(delivery.abandon()) == "nil")
    #expect(claims(&delivery, 1000) == 1000)
    #expect(text(delivery.request(.none)) == "nil")
  }

  private func claims(_ delivery: inout Delivery, _ times: Int) -> Int {
    (0..<times).count { _ in delivery.claim() }
  }

  private func make(_ state: State) -> Delivery {
    var delivery = Delivery()
    if state == .offered { return delivery }
    if state == .offeredWithDemand {
      _ = delivery.request(.max(1))
      return delivery
    }
    _ = delivery.accepted()
    if state == .idle { return delivery }
    _ = delivery.request(.max(1))
    if state == .starting { return delivery }
    if state == .startingWithMore {
      _ = delivery.request(.max(3))
      return delivery
    }
    _ = delivery.started(7)
    if state == .runningDry { _ = delivery.claim() }
    if state == .ended { _ = delivery.end() }
    return delivery
  }

  private func text(_ action: Delivery.Action?) -> String {
    switch action {
    case .start(let demand): "start \(demand.max.map(String.init) ?? "unlimited")"
    case .request(let demand, let job):
      "request \(demand.max.map(String.init) ?? "unlimited") of \(job)"
    case .end(let job): job.map { "end \($0)" } ?? "end"
    case nil: "nil"
    }
  }
}
