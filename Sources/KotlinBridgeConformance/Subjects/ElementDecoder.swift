import KotlinBridge

/// Reads a batch of elements of a known type; those that are no `Long` become their number in the flow.
final class ElementDecoder: @unchecked Sendable {
  private let element: FixtureFlow.Element?
  private let read: (UnsafeRawBufferPointer, Int) -> Void
  // Used by the callbacks of one subscription, which are serial or else the check has failed anyway.
  private var count: Int64 = 0

  init(_ element: FixtureFlow.Element) {
    self.element = element
    read = { _, _ in }
  }

  /// Reads elements of any type by handing on each batch of them.
  init(handing read: @escaping (UnsafeRawBufferPointer, Int) -> Void) {
    element = nil
    self.read = read
  }

  func elements(_ bytes: UnsafeRawBufferPointer, _ count: Int) -> [Event] {
    guard let element else {
      read(bytes, count)
      defer { self.count += Int64(count) }
      return (0..<max(0, Int64(count))).map { .element(self.count + $0) }
    }
    var reader = KotlinReader(bytes)
    do throws(KotlinError) {
      var events: [Event] = []
      for _ in 0..<count { events.append(.element(try next(element, &reader))) }
      try reader.finish()
      return events
    } catch {
      return [.failed(Failure(error))]
    }
  }

  private func next(
    _ element: FixtureFlow.Element, _ reader: inout KotlinReader
  ) throws(KotlinError) -> Int64 {
    switch element {
    case .long: return try reader.read(Int64.self)
    case .nullableString: _ = try reader.read(String?.self)
    case .unit: _ = try reader.read(KotlinUnit.self)
    case .string: _ = try reader.read(String.self)
    case .longs: _ = try reader.read([Int64].self)
    }
    defer { count += 1 }
    return count
  }
}
