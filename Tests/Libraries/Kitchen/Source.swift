// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Kotlin's `catalogue.Source<Int>`.
public protocol SourceInt: Sendable {
  func next() throws -> Int32
}

/// Any object that implements `SourceInt`.
public struct AnySourceInt: KotlinErased, SourceInt {
  /// The value itself, or the object as one of its own class, for `as?`, `is` and `switch`.
  public let base: any SourceInt

  /// Stands for a value or an object.
  public init(_ base: any SourceInt) {
    guard !(Swift.type(of: base) is AnyClass) else {
      self.base = base
      return
    }
    self.base = (base as? any KotlinErased)?.base as? any SourceInt ?? base
  }

  public static var kotlinType: KotlinType {
    .interface("catalogue.Source<Int>", Self.self)
  }

  public init(from reader: inout KotlinReader) throws(KotlinError) {
    base = try Object.kotlinAny(from: &reader)
  }

  public func write(to writer: inout KotlinWriter) {
    writer.write(peer: base as any SourceInt, interface: 28, of: KitchenLibrary.module)
  }

  public func next() throws -> Int32 {
    try base.next()
  }
}

extension AnySourceInt {
  /// Any Kotlin object that implements `SourceInt` and is of no class that Swift knows.
  public final class Object: KotlinObject, SourceInt, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String { "catalogue.Source<Int>" }

    @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 56 }
  }
}

extension AnySourceInt {
  // swift-format-ignore
  /// What Kotlin calls.
  static let kotlinHosted = HostedInterface(
    28, "catalogue.Source<Int>", as: (any SourceInt).self,
    cast: { $0 as? any SourceInt },
    entries: [
      HostedEntry(139, twin: (@convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Int32).self) { frame in
        KotlinHost.answer(frame, as: (any SourceInt).self) { (object, reader) in
          try reader.finish()
          return try object.next()
        }
      } twin: { object, caught in
        KotlinHost.answer(object, caught, as: (any SourceInt).self, function: 139, none: 0) {
          try $0.next()
        }
      }
    ])
}

extension SourceInt where Self: KotlinObject {
  public func next() throws -> Int32 {
    defer { extendLifetime(self) }
    return try KotlinModule.call(139, Twins.f139, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f139: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(139)
}
