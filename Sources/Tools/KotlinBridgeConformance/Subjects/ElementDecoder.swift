import KotlinBridge

/// Reads the elements of one subscription. Elements that are no `Long` become their number in the
/// flow.
final class ElementDecoder: @unchecked Sendable {
  private let next: (inout KotlinReader, Int64) throws(KotlinError) -> Int64
  private let read: ((UnsafeRawBufferPointer, Int) -> Void)?
  // The callbacks of one subscription use it. They are serial, or else the check has failed anyway.
  private var count: Int64 = 0

  /// Reads the elements of the fixtures' flow that behaves like this.
  init(_ behavior: Behavior) {
    read = nil
    next =
      switch behavior.hollow {
      case nil: { (reader, _) throws(KotlinError) in try reader.read(Int64.self) }
      case .null: Self.numbers(of: String?.self)
      case .unit: Self.numbers(of: KotlinUnit.self)
      case .emptyString: Self.numbers(of: String.self)
      case .emptyList: Self.numbers(of: [Int64].self)
      }
  }

  /// Numbers elements of any type, and hands on the bytes of each batch and the count of its
  /// elements.
  init(handing read: @escaping (UnsafeRawBufferPointer, Int) -> Void) {
    self.read = read
    next = { _, number in number }
  }

  private static func numbers<Element: KotlinValue>(
    of type: Element.Type
  ) -> (inout KotlinReader, Int64) throws(KotlinError) -> Int64 {
    { (reader, number) throws(KotlinError) in
      _ = try reader.read(Element.self)
      return number
    }
  }

  func elements(_ bytes: UnsafeRawBufferPointer, _ count: Int) -> [ObservedEvent] {
    read?(bytes, count)
    var reader = KotlinReader(bytes)
    do throws(KotlinError) {
      var events: [ObservedEvent] = []
      for _ in 0..<max(0, count) {
        events.append(.element(try next(&reader, self.count)))
        self.count += 1
      }
      if read == nil { try reader.finish() }
      return events
    } catch {
      return [.failed(ObservedFailure(error))]
    }
  }
}
