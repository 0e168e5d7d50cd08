// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Kotlin's `catalogue.HasKey`.
public protocol HasKey: Sendable {
  func shortKey() throws -> String

  var key: String { get throws }
}

/// Any value or object that implements `HasKey`.
public struct AnyHasKey: KotlinErased, HasKey {
  /// The value itself, or the object as one of its own class, for `as?`, `is` and `switch`.
  public let base: any HasKey

  /// Stands for a value or an object.
  public init(_ base: any HasKey) {
    guard !(Swift.type(of: base) is AnyClass) else {
      self.base = base
      return
    }
    self.base = (base as? any KotlinErased)?.base as? any HasKey ?? base
  }

  public static var kotlinType: KotlinType {
    .interface("catalogue.HasKey", Self.self)
  }

  public init(from reader: inout KotlinReader) throws(KotlinError) {
    switch try reader.readOrdinal(below: 2) {
    case 0: base = try Object.kotlinAny(from: &reader)
    case 1: base = try reader.read(Voucher.self)
    case let number: throw .unknownValue(number, of: "catalogue.HasKey")
    }
  }

  public func write(to writer: inout KotlinWriter) {
    switch base {
    case let value as Voucher:
      writer.write(ordinal: 1)
      writer.write(value)
    default:
      writer.write(ordinal: 0)
      writer.write(peer: base as any HasKey, interface: 24, of: KitchenLibrary.module)
    }
  }

  public func shortKey() throws -> String {
    try base.shortKey()
  }

  public var key: String {
    get throws {
      try base.key
    }
  }
}

extension AnyHasKey {
  /// Any Kotlin object that implements `HasKey` and is of no class that Swift knows.
  public final class Object: KotlinObject, HasKey, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String { "catalogue.HasKey" }

    @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 39 }
  }
}

extension AnyHasKey {
  /// What Kotlin calls.
  static let kotlinHosted = HostedInterface(
    24, "catalogue.HasKey", as: (any HasKey).self,
    cast: { $0 as? any HasKey },
    entries: [
      HostedEntry(107) { frame in
        KotlinHost.answer(frame, as: (any HasKey).self) { (object, reader) in
          try reader.finish()
          return try object.shortKey()
        }
      },
      HostedEntry(108) { frame in
        KotlinHost.answer(frame, as: (any HasKey).self) { (object, reader) in
          try reader.finish()
          return try object.key
        }
      },
    ])
}

extension AnyHasKey {
  /// Kotlin's implementations of members that a Swift type with `HasKey` may leave out or override.
  public struct Defaults: Sendable {
    private let kotlinImplementer: AnyHasKey

    public init(_ object: any HasKey) {
      kotlinImplementer = AnyHasKey(object)
    }

    public func shortKey() throws -> String {
      defer { extendLifetime(kotlinImplementer) }
      return try KitchenLibrary.module.call(109) { $0.write(kotlinImplementer) }
    }
  }
}

extension HasKey {
  public func shortKey() throws -> String {
    try AnyHasKey.Defaults(self).shortKey()
  }
}

extension HasKey where Self: KotlinValue {
  public func shortKey() throws -> String {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(107) { $0.write(AnyHasKey(self)) }
  }

  public var key: String {
    get throws {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(108) { $0.write(AnyHasKey(self)) }
    }
  }
}
