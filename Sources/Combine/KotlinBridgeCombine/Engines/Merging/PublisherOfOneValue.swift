/// A publisher of one value, which it may have from the beginning.
///
/// - `flatMap` delivers such a value without a subscription, where it need not wait.
protocol PublisherOfOneValue: Publisher {
  /// The value, after which the publisher finishes; nil if its events are another matter.
  var valueInHand: Output? { get }
}

extension PublisherOfOneValue {
  fileprivate static var reader: Any {
    let read: (Self) -> Output? = { $0.valueInHand }
    return read
  }
}

extension Publisher {
  /// Reads the value in hand of a publisher of this type; nil if the type is not known to have one.
  static var valueInHand: ((Self) -> Output?)? {
    (self as? any PublisherOfOneValue.Type)?.reader as? (Self) -> Output?
  }
}
