/// What the table does with the existentials of an interface. Interface 0 is that of errors.
final class PeerKind: Sendable {
  let type: ObjectIdentifier
  /// The value as anything, copied.
  let any: @Sendable (UnsafeMutableRawPointer) -> Any
  /// The type of the value itself.
  let dynamicType: @Sendable (UnsafeMutableRawPointer) -> Any.Type
  /// Whether a value has the interface.
  let fits: @Sendable (Any) -> Bool
  /// Makes the existential of a value. False if the value lacks the interface.
  let store: @Sendable (Any, UnsafeMutableRawPointer) -> Bool
  /// Makes a copy of an existential.
  let copy: @Sendable (UnsafeRawPointer, UnsafeMutableRawPointer) -> Void
  let destroy: @Sendable (UnsafeMutableRawPointer) -> Void
  /// Whether the values are flows of Swift's.
  let isFlow: Bool

  init<Interface>(
    _ type: Interface.Type, cast: @escaping @Sendable (Any) -> Interface?
  ) {
    precondition(
      MemoryLayout<Interface>.size <= MemoryLayout<(UInt, UInt, UInt, UInt, UInt)>.size,
      "an existential of \(type) is too large for a peer")
    @Sendable func place(_ value: UnsafeMutableRawPointer) -> UnsafeMutablePointer<Interface> {
      value.assumingMemoryBound(to: Interface.self)
    }
    self.type = ObjectIdentifier(type)
    any = { place($0).pointee as Any }
    dynamicType = { Swift.type(of: place($0).pointee as Any) }
    fits = { cast($0) != nil }
    store = { value, memory in
      guard let value = cast(value) else { return false }
      memory.initializeMemory(as: Interface.self, to: value)
      return true
    }
    copy = { value, memory in
      memory.initializeMemory(
        as: Interface.self, to: value.assumingMemoryBound(to: Interface.self).pointee)
    }
    destroy = { place($0).deinitialize(count: 1) }
    isFlow = type is AnySwiftFlow.Type
  }

  static let error = PeerKind((any Error).self) { $0 as? any Error }
}

/// The interfaces of one library, as the table needs them.
final class PeerKinds: Sendable {
  /// By their numbers; nil for a number that is none's.
  let all: [PeerKind?]
  /// The numbers of the interfaces that one extends, by its number.
  private let ancestors: [UInt16: Set<UInt16>]

  init(_ all: [PeerKind?], ancestors: [UInt16: Set<UInt16>]) {
    self.all = all
    self.ancestors = ancestors
  }

  /// The number of the most derived interface, at or below the declared one, that a value has. The
  /// declared one if there are several such. 0 if the value lacks the declared one.
  func mostDerived(_ declared: UInt16, of value: Any) -> UInt16 {
    let fitting = all.indices.dropFirst().map { UInt16($0) }
      .filter { all[Int($0)]?.fits(value) == true }
    guard fitting.contains(declared) else { return 0 }
    if fitting.count == 1 { return declared }
    let below = fitting.filter { ancestors[$0]?.contains(declared) == true }
    // The one that extends all the others.
    return below.first { candidate in
      below.allSatisfy { $0 == candidate || ancestors[candidate]?.contains($0) == true }
    } ?? declared
  }
}
