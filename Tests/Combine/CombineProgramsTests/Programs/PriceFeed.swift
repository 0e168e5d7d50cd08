import KotlinBridgeCombine

/// Prices that many follow, from one connection to the exchange.
final class PriceFeed {
  let exchange = PassthroughSubject<Double, Never>()
  private(set) var connections = 0

  /// Connects with the first follower and ends with the last.
  lazy var live: Publishers.Share<AnyPublisher<Double, Never>> = counted.share()

  /// Connects when it is told to, so that all followers get the same prices.
  lazy var auction:
    Publishers.Multicast<AnyPublisher<Double, Never>, PassthroughSubject<Double, Never>> =
      counted.multicast { PassthroughSubject() }

  /// The same, with the price before for whoever comes late.
  lazy var latest:
    Publishers.Autoconnect<
      Publishers.Multicast<AnyPublisher<Double, Never>, CurrentValueSubject<Double, Never>>
    > = counted.multicast(subject: CurrentValueSubject(0)).autoconnect()

  private var counted: AnyPublisher<Double, Never> {
    exchange
      .handleEvents(
        receiveSubscription: { [unowned self] _ in connections += 1 },
        receiveCancel: { [unowned self] in connections -= 1 }
      )
      .eraseToAnyPublisher()
  }
}
