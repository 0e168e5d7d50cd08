extension KotlinTrace {
  /// A subscription or call that has not been released, or a call or collection from Kotlin that runs.
  public struct Live: Sendable, CustomStringConvertible {
    /// Whether it is a call of a function, and not a subscription to a flow.
    public let isCall: Bool
    /// Whether Kotlin calls a Swift object, or collects a flow that Swift has made.
    public let isFromKotlin: Bool
    /// The name of the flow or function.
    public let name: String
    /// The number of the subscription or call in its library, as in `Event`.
    public let number: Int
    /// The file and line of the code that made its flow or call: that of the generated function. Of a call
    /// from Kotlin, the type of the Swift object; of a collection, the type of the sequence.
    public let place: String
    /// The time of the subscription or call.
    public let since: ContinuousClock.Instant
    let outstanding: Int64
    /// Whether Swift has cancelled it.
    public let isCancelled: Bool
    /// Whether the library has said how it ended.
    public let hasEnded: Bool

    /// The elements that were requested and not delivered yet; none for a call.
    public var demand: KotlinDemand { .max(Int(outstanding)) }

    public var description: String {
      let what =
        switch (isCall, isFromKotlin) {
        case (true, _): "call #\(number) of '\(name)'"
        case (false, false): "subscription #\(number) to '\(name)'"
        case (false, true): "collection #\(number) of '\(name)'"
        }
      let origin = isFromKotlin ? "from Kotlin, on a \(place)" : "looked up at \(place)"
      return "\(what), \(origin), begun \(age) ago: \(state)"
    }

    private var age: String {
      "\(ContinuousClock.now - since, decimals: 3) s"
    }

    private var state: String {
      let ending =
        switch (isCancelled, hasEnded) {
        case (true, true): "ended and cancelled, but not released"
        case (true, false): "cancelled, but not released"
        case (false, true): "ended, but not released"
        case (false, false): isCall ? "not answered, not cancelled" : "not cancelled"
        }
      if isCall { return ending }
      return switch outstanding {
      case .max: "\(ending), unlimited demand outstanding"
      case 1...: "\(ending), \(outstanding) elements outstanding"
      default: "\(ending), no demand outstanding"
      }
    }
  }
}
