/// How the elements that came differ from those that a flow which counts emits.
struct ElementDifference: CustomStringConvertible {
  /// The first difference, in one sentence, with the counts.
  let description: String

  /// Nil if each of the first elements came once.
  ///
  /// - Parameters:
  ///   - isOrdered: whether the elements must have come in order, too.
  init?(of told: [ObservedEvent], from count: Int64, isOrdered: Bool = false) {
    let elements = told.compactMap { if case .element(let value) = $0 { value } else { nil } }
    let came = "\(elements.count) of \(count) arrived"
    var next: Int64 = 0
    for value in elements.sorted() {
      if value == next, next < count {
        next += 1
      } else if value > next, next < count {
        description = "element \(next) is missing: \(came)"
        return
      } else if value < next, value >= 0 {
        description = "element \(value) arrived twice: \(came)"
        return
      } else {
        description = "\(value) arrived, which is not an element of the flow: \(came)"
        return
      }
    }
    if next < count {
      description =
        elements.isEmpty ? "no element arrived" : "element \(next) is missing: \(came)"
      return
    }
    guard isOrdered,
      let index = elements.indices.first(where: { elements[$0] != Int64($0) })
    else { return nil }
    description = "element \(elements[index]) arrived before element \(index)"
  }
}
