/// The values that wait for demand, and the completion that waits for them.
struct BufferQueue<Output, Failure: Error> {
  enum Event {
    case value(Output)
    case completion(Subscribers.Completion<Failure>)
  }

  private let size: Int
  private var values = Fifo<Output>()
  private var demand = Subscribers.Demand.none
  private var completion: Subscribers.Completion<Failure>?
  // At first the subscription is being delivered.
  private var isDelivering = true

  init(size: Int) {
    self.size = size
  }

  /// Whether there is no room: values for which there is demand are on their way, and take none.
  var isFull: Bool { demand + size <= values.count }

  mutating func append(_ value: Output) { values.append(value) }

  mutating func removeFirst() -> Output { values.popFirst()! }

  mutating func complete(_ completion: Subscribers.Completion<Failure>) {
    self.completion = completion
  }

  mutating func request(_ more: Subscribers.Demand) { demand += more }

  /// Begins a delivery.
  /// - Returns: false while there is one, which will see what has come.
  mutating func begin() -> Bool {
    defer { isDelivering = true }
    return !isDelivering
  }

  /// Takes what is delivered next.
  /// - Returns: nil when the delivery is over.
  mutating func next() -> Event? {
    if demand > .none, let value = values.popFirst() {
      demand -= 1
      return .value(value)
    }
    if values.isEmpty, let completion { return .completion(completion) }
    isDelivering = false
    return nil
  }

  /// - Returns: the values that wait, for the caller to release outside its lock.
  mutating func close() -> Fifo<Output> {
    defer { values = Fifo() }
    return values
  }
}
