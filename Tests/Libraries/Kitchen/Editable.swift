// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Kotlin's `catalogue.Editable`.
public protocol Editable: Readable {
  func setText(_ value: String) throws
}

/// Any object that implements `Editable`.
public struct AnyEditable: KotlinErased, Editable {
  /// The value itself, or the object as one of its own class, for `as?`, `is` and `switch`.
  public let base: any Editable

  /// Stands for a value or an object.
  public init(_ base: any Editable) {
    guard !(Swift.type(of: base) is AnyClass) else {
      self.base = base
      return
    }
    self.base = (base as? any KotlinErased)?.base as? any Editable ?? base
  }

  public static var kotlinType: KotlinType {
    .interface("catalogue.Editable", Self.self)
  }

  public init(from reader: inout KotlinReader) throws(KotlinError) {
    base = try Object.kotlinAny(from: &reader)
  }

  public func write(to writer: inout KotlinWriter) {
    writer.write(peer: base as any Editable, interface: 23, of: KitchenLibrary.module)
  }

  public func setText(_ value: String) throws {
    try base.setText(value)
  }

  public var text: String {
    get throws {
      try base.text
    }
  }
}

extension AnyEditable {
  /// Any Kotlin object that implements `Editable` and is of no class that Swift knows.
  public final class Object: KotlinObject, Editable, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String { "catalogue.Editable" }

    @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 36 }
  }
}

extension AnyEditable {
  /// What Kotlin calls.
  static let kotlinHosted = HostedInterface(
    23, "catalogue.Editable", as: (any Editable).self,
    extending: [27],
    cast: { $0 as? any Editable },
    entries: [
      HostedEntry(103) { frame in
        KotlinHost.answer(frame, as: (any Editable).self) { (object, reader) in
          let argument0: String = try reader.read()
          try reader.finish()
          return try object.setText(argument0)
        }
      },
      HostedEntry(134) { frame in
        KotlinHost.answer(frame, as: (any Editable).self) { (object, reader) in
          try reader.finish()
          return try object.text
        }
      },
    ])
}

extension Editable where Self: KotlinObject {
  public func setText(_ value: String) throws {
    defer { extendLifetime(self) }
    _ = try KitchenLibrary.module.call(103, returning: KotlinUnit.self) {
      $0.write(self)
      $0.write(value)
    }
  }
}
