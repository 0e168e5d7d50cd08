/// Kotlin's `Unit` as a value: the element of a flow or of a collection.
public struct KotlinUnit: Hashable, Codable, Sendable {
  /// The one value of `Unit`.
  @inlinable
  public init() {}
}

extension KotlinUnit: KotlinValue {
  public static var kotlinType: KotlinType { KotlinType("Unit", Self.self) }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {}

  @inlinable
  public func write(to writer: inout KotlinWriter) {}
}
