// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Kotlin's `catalogue.HasLabel`.
public protocol HasLabel: Sendable {
  func longLabel() throws -> String

  var label: String { get throws }
}

/// Any object that implements `HasLabel`.
public struct AnyHasLabel: KotlinErased, HasLabel {
  /// The value itself, or the object as one of its own class, for `as?`, `is` and `switch`.
  public let base: any HasLabel

  /// Stands for a value or an object.
  public init(_ base: any HasLabel) {
    guard !(Swift.type(of: base) is AnyClass) else {
      self.base = base
      return
    }
    self.base = (base as? any KotlinErased)?.base as? any HasLabel ?? base
  }

  public static var kotlinType: KotlinType {
    .interface("catalogue.HasLabel", Self.self)
  }

  public init(from reader: inout KotlinReader) throws(KotlinError) {
    base = try Object.kotlinAny(from: &reader)
  }

  public func write(to writer: inout KotlinWriter) {
    writer.write(peer: base as any HasLabel, interface: 25, of: KitchenLibrary.module)
  }

  public func longLabel() throws -> String {
    try base.longLabel()
  }

  public var label: String {
    get throws {
      try base.label
    }
  }
}

extension AnyHasLabel {
  /// Any Kotlin object that implements `HasLabel` and is of no class that Swift knows.
  public final class Object: KotlinObject, HasLabel, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String { "catalogue.HasLabel" }

    @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 40 }
  }
}

extension AnyHasLabel {
  /// What Kotlin calls.
  static let kotlinHosted = HostedInterface(
    25, "catalogue.HasLabel", as: (any HasLabel).self,
    cast: { $0 as? any HasLabel },
    entries: [
      HostedEntry(110) { frame in
        KotlinHost.answer(frame, as: (any HasLabel).self) { (object, reader) in
          try reader.finish()
          return try object.longLabel()
        }
      },
      HostedEntry(111) { frame in
        KotlinHost.answer(frame, as: (any HasLabel).self) { (object, reader) in
          try reader.finish()
          return try object.label
        }
      },
    ])
}

extension AnyHasLabel {
  /// Kotlin's implementations of members that a Swift type with `HasLabel` may leave out or override.
  public struct Defaults: Sendable {
    private let kotlinImplementer: AnyHasLabel

    public init(_ object: any HasLabel) {
      kotlinImplementer = AnyHasLabel(object)
    }

    public func longLabel() throws -> String {
      defer { extendLifetime(kotlinImplementer) }
      return try KitchenLibrary.module.call(112) { $0.write(kotlinImplementer) }
    }
  }
}

extension HasLabel {
  public func longLabel() throws -> String {
    try AnyHasLabel.Defaults(self).longLabel()
  }
}

extension HasLabel where Self: KotlinObject {
  public func longLabel() throws -> String {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(110) { $0.write(self) }
  }

  public var label: String {
    get throws {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(111) { $0.write(self) }
    }
  }
}
