import KotlinBridgeCombine
import TestHelpers
import Testing

/// Requests everything at once, or a little at random, in `receive(_:)` too.
final class TapeReader: Subscriber {
  typealias Input = String
  typealias Failure = Broken

  private(set) var values: [String] = []
  private(set) var end: String?
  private(set) var seed: Seed
  private let wantsAll: Bool
  private var asked = Subscribers.Demand.none
  private var isInside = false
  private var subscription: (any Subscription)?

  init(wantsAll: Bool, _ seed: Seed) { (self.wantsAll, self.seed) = (wantsAll, seed) }

  func requestSometimes() {
    if Int.random(in: 0..<3, using: &seed) > 0 {
      request(.max(Int.random(in: 1...3, using: &seed)))
    }
  }

  func cancel() { subscription.take()?.cancel() }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    if wantsAll { request(.unlimited) } else { requestSometimes() }
  }

  func receive(_ input: String) -> Subscribers.Demand {
    #expect(!isInside && end == nil && asked > values.count, "\(Round.comment)")
    isInside = true
    defer { isInside = false }
    values.append(input)
    if wantsAll { return .none }
    if Int.random(in: 0..<4, using: &seed) == 0 { request(.max(1)) }
    let more = Subscribers.Demand.max(Int.random(in: 0...1, using: &seed))
    asked += more
    return more
  }

  func receive(completion: Subscribers.Completion<Broken>) {
    #expect(!isInside && end == nil, "\(Round.comment)")
    end = Script.word(for: completion)
    subscription = nil
  }

  private func request(_ demand: Subscribers.Demand) {
    asked += demand
    subscription?.request(demand)
  }
}
