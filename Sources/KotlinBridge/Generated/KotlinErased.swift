/// Any value or object with a Kotlin interface: what the `Any…` structs are that are generated for
/// interfaces of values.
///
/// Two are equal if their values are equal, or their Kotlin objects, or if they are the same Swift object.
/// A struct that can't be compared equals nothing, itself neither.
public protocol KotlinErased: KotlinValue, Hashable {
  /// Any value or object of the interface.
  associatedtype Base
  /// The value itself, or the object as one of its own class.
  var base: Base { get }
}

extension KotlinErased {
  /// Whether both are the same value or object.
  public static func == (one: Self, other: Self) -> Bool {
    guard let one = one.base as? any Hashable, let other = other.base as? any Hashable else {
      guard let one = object(one.base), let other = object(other.base) else { return false }
      return one == other
    }
    return AnyHashable(one) == AnyHashable(other)
  }

  /// The hash of the value or Kotlin object.
  public func hash(into hasher: inout Hasher) {
    if let base = base as? any Hashable {
      base.hash(into: &hasher)
    } else {
      hasher.combine(Self.object(base))
    }
  }

  /// The identity of an instance of a class; nil for another value.
  private static func object(_ base: Base) -> ObjectIdentifier? {
    type(of: base as Any) is AnyClass ? ObjectIdentifier(base as AnyObject) : nil
  }
}

extension KotlinWriter {
  /// Refuses a value that is of no generated type with the interface. The call or flow that it is for then
  /// throws `KotlinError`, code `misuse`.
  ///
  /// - Parameter interface: the name of the protocol.
  @_spi(GeneratedCode)
  public mutating func refuse(_ value: Any, as interface: String) {
    refuse(
      .misuse(
        "a \(type(of: value)) can't cross as a \(interface): Swift can't implement that interface (see "
          + "the generator's report); pass an object or value of a generated type"))
  }
}

@_spi(GeneratedCode)
extension KotlinError {
  /// A value whose type Swift lacks: the command that made the code has said why.
  public static func unknownValue(_ number: Int, of interface: String) -> KotlinError {
    misuse("the generated code has no type for value number \(number) of \(interface)")
  }
}

@_spi(GeneratedCode)
extension KotlinType {
  /// An interface that values have.
  public static func interface(_ name: String, _ type: Any.Type) -> KotlinType {
    KotlinType(.object(name), type)
  }
}
