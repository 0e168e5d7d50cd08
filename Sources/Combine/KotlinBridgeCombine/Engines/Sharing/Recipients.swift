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
