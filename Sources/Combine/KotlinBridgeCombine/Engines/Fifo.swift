/// A queue of elements, the first of which is taken.
struct Fifo<Element> {
  // Nil in the place of an element that has been taken.
  private var elements: [Element?] = []
  private var taken = 0

  var count: Int { elements.count - taken }
  var isEmpty: Bool { count == 0 }

  mutating func append(_ element: Element) {
    elements.append(.some(element))
  }

  mutating func popFirst() -> Element? {
    guard !isEmpty else { return nil }
    let element = elements[taken].take()
    taken += 1
    // Not after each element, which would move all others each time.
    if taken == elements.count || taken >= max(64, count) {
      elements.removeFirst(taken)
      taken = 0
    }
    return element
  }
}
