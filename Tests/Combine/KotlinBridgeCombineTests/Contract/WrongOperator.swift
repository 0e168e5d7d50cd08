import KotlinBridgeCombine
import TestHelpers

/// An operator that passes everything on, but for one fault.
struct WrongOperator: Publisher {
  typealias Output = Int
  typealias Failure = Broken

  enum Fault: String, CaseIterable, Sendable {
    case losesAValue, doublesAValue, swapsValues, exceedsDemand
    case hasNoEnd, endsTwice, endsAsAnother, sendsAfterTheEnd
    case sendsAfterACancel, endsAfterACancel
    case subscribesTwice, sendsBeforeTheSubscription
    case sendsInsideACall, holdsALock, holdsALockWhileEnding
    case keepsItsUpstream, cancelsTwice

    /// The clauses that an operator with this fault breaks, and no others.
    var breaks: Set<ContractClause> {
      switch self {
      case .losesAValue: [.everyValue]
      case .doublesAValue: [.noOtherValue]
      case .swapsValues: [.order]
      case .exceedsDemand: [.demand]
      case .hasNoEnd, .endsAsAnother: [.end]
      case .endsTwice, .sendsAfterTheEnd: [.quietAfterEnd]
      case .sendsAfterACancel, .endsAfterACancel: [.quietAfterCancel]
      case .subscribesTwice, .sendsBeforeTheSubscription: [.subscriptionFirst]
      case .sendsInsideACall: [.oneAtATime]
      case .holdsALock, .holdsALockWhileEnding: [.noLockHeld]
      case .keepsItsUpstream, .cancelsTwice: [.upstreamCancelled]
      }
    }
  }

  let upstream: AnyPublisher<Int, Broken>
  let fault: Fault

  func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Broken {
    upstream.subscribe(FaultySubscription(AnySubscriber(subscriber), fault))
  }
}
