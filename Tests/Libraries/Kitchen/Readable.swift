// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Kotlin's `catalogue.Readable`.
public protocol Readable: Sendable {
  var text: String { get throws }
}

/// Any object that implements `Readable`.
public struct AnyReadable: KotlinErased, Readable {
  /// The value itself, or the object as one of its own class, for `as?`, `is` and `switch`.
  public let base: any Readable

  /// Stands for a value or an object.
  public init(_ base: any Readable) {
    guard !(Swift.type(of: base) is AnyClass) else {
      self.base = base
      return
    }
    self.base = (base as? any KotlinErased)?.base as? any Readable ?? base
  }

  public static var kotlinType: KotlinType {
    .interface("catalogue.Readable", Self.self)
  }

  public init(from reader: inout KotlinReader) throws(KotlinError) {
    base = try Object.kotlinAny(from: &reader)
  }

  public func write(to writer: inout KotlinWriter) {
    writer.write(peer: base as any Readable, interface: 27, of: KitchenLibrary.module)
  }

  public var text: String {
    get throws {
      try base.text
    }
  }
}

extension AnyReadable {
  /// Any Kotlin object that implements `Readable` and is of no class that Swift knows.
  public final class Object: KotlinObject, Readable, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String { "catalogue.Readable" }

    @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 51 }
  }
}

extension AnyReadable {
  /// What Kotlin calls.
  static let kotlinHosted = HostedInterface(
    27, "catalogue.Readable", as: (any Readable).self,
    cast: { $0 as? any Readable },
    entries: [
      HostedEntry(134) { frame in
        KotlinHost.answer(frame, as: (any Readable).self) { (object, reader) in
          try reader.finish()
          return try object.text
        }
      }
    ])
}

extension Readable where Self: KotlinObject {
  public var text: String {
    get throws {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(134) { $0.write(self) }
    }
  }
}
