// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Kotlin's `catalogue.HasId`.
public protocol HasId: Sendable {
  func shortId() throws(KotlinError) -> String

  var id: String { get throws(KotlinError) }
}

/// Any value or Kotlin object that is a `HasId`.
public struct AnyHasId: KotlinErased, HasId {
  /// The value itself, or the object as one of its own class, for `as?`, `is` and `switch`.
  public let base: any HasId

  /// Stands for a value or an object.
  public init(_ base: any HasId) {
    self.base = (base as? any KotlinErased)?.base as? any HasId ?? base
  }

  public static var kotlinType: KotlinType {
    .interface("catalogue.HasId", Self.self)
  }

  public init(from reader: inout KotlinReader) throws(KotlinError) {
    switch try reader.readOrdinal(below: 2) {
    case 0: base = try Object.kotlinAny(from: &reader)
    case 1: base = try reader.read(Ticket.self)
    case let number: throw .unknownValue(number, of: "catalogue.HasId")
    }
  }

  public func write(to writer: inout KotlinWriter) {
    switch base {
    case let value as KotlinObject:
      writer.write(ordinal: 0)
      writer.write(value)
    case let value as Ticket:
      writer.write(ordinal: 1)
      writer.write(value)
    default: writer.refuse(base, as: "HasId")
    }
  }
}

extension AnyHasId {
  /// Any Kotlin object that is a `HasId`, and of no class that Swift knows.
  public final class Object: KotlinObject, HasId, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String { "catalogue.HasId" }

    @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 15 }
  }
}

extension HasId {
  public func shortId() throws(KotlinError) -> String {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(95) { $0.write(AnyHasId(self)) }
  }

  public var id: String {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(96) { $0.write(AnyHasId(self)) }
    }
  }
}
