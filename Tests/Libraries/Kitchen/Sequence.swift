// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Kotlin's `kotlin.sequences.Sequence<Int>`.
public protocol SequenceInt: Sendable {
  func iterator() throws -> any IteratorInt
}

/// Any object that implements `SequenceInt`.
public struct AnySequenceInt: KotlinErased, SequenceInt {
  /// The value itself, or the object as one of its own class, for `as?`, `is` and `switch`.
  public let base: any SequenceInt

  /// Stands for a value or an object.
  public init(_ base: any SequenceInt) {
    guard !(Swift.type(of: base) is AnyClass) else {
      self.base = base
      return
    }
    self.base = (base as? any KotlinErased)?.base as? any SequenceInt ?? base
  }

  public static var kotlinType: KotlinType {
    .interface("kotlin.sequences.Sequence<Int>", Self.self)
  }

  public init(from reader: inout KotlinReader) throws(KotlinError) {
    base = try Object.kotlinAny(from: &reader)
  }

  public func write(to writer: inout KotlinWriter) {
    writer.write(peer: base as any SequenceInt, interface: 64, of: KitchenLibrary.module)
  }

  public func iterator() throws -> any IteratorInt {
    try base.iterator()
  }
}

extension AnySequenceInt {
  /// Any Kotlin object that implements `SequenceInt` and is of no class that Swift knows.
  public final class Object: KotlinObject, SequenceInt, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String {
      "kotlin.sequences.Sequence<Int>"
    }
  }
}

extension AnySequenceInt {
  /// What Kotlin calls.
  static let kotlinHosted = HostedInterface(
    64, "kotlin.sequences.Sequence<Int>", as: (any SequenceInt).self,
    cast: { $0 as? any SequenceInt },
    entries: [
      HostedEntry(1088) { frame in
        KotlinHost.answer(frame, as: (any SequenceInt).self) { (object, reader) in
          try reader.finish()
          return AnyIteratorInt(try object.iterator())
        }
      }
    ])
}

extension SequenceInt where Self: KotlinObject {
  public func iterator() throws -> any IteratorInt {
    defer { extendLifetime(self) }
    let result: AnyIteratorInt = try KitchenLibrary.module.call(1088) { $0.write(self) }
    return result.base
  }
}
