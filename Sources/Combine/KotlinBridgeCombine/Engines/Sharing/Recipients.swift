/// The recipients of a subject, in the order in which they came. Each leaves without a look at the others.
struct Recipients {
  /// Nil where one has left. They close up once more than half of them have.
  private(set) var places: [AnyRecipient?] = []
  private var count = 0

  var isEmpty: Bool { count == 0 }

  mutating func append(_ recipient: AnyRecipient) {
    recipient.place = places.count
    places.append(recipient)
    count += 1
  }

  /// Does nothing if it is not there.
  mutating func remove(_ recipient: AnyRecipient) {
    guard let place = recipient.place else { return }
    recipient.place = nil
    places[place] = nil
    count -= 1
    if places.count > 2 * count + Self.spare { closeUp() }
  }

  /// Removes all, and returns them.
  mutating func removeAll() -> [AnyRecipient] {
    defer { self = Recipients() }
    for recipient in places { recipient?.place = nil }
    return places.compactMap(\.self)
  }

  private mutating func closeUp() {
    places = places.filter { $0 != nil }
    for (place, recipient) in places.enumerated() { recipient?.place = place }
  }

  /// So few empty places do not matter.
  private static let spare = 16
}

/// The way from a subject to one subscriber, of whatever types.
class AnyRecipient {
  /// Under the subject's lock, so that all queues get values in the same order.
  final var queue: SubscriberQueue
  /// Where it is among the recipients; nil if it is not.
  final var place: Int?

  init(_ queue: SubscriberQueue) { self.queue = queue }

  /// Delivers what waits, unless a delivery is under way.
  func deliver() { fatalError("Overridden by Recipient") }
}
