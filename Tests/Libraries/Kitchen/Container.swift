// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Kotlin's `pantry.Container`.
public protocol Container: Sendable {
  func empty() throws -> Int32

  /// What is written on it.
  var label: String { get throws }
}

/// Any object that implements `Container`.
public struct AnyContainer: KotlinErased, Container {
  /// The value itself, or the object as one of its own class, for `as?`, `is` and `switch`.
  public let base: any Container

  /// Stands for a value or an object.
  public init(_ base: any Container) {
    guard !(Swift.type(of: base) is AnyClass) else {
      self.base = base
      return
    }
    self.base = (base as? any KotlinErased)?.base as? any Container ?? base
  }

  public static var kotlinType: KotlinType {
    .interface("pantry.Container", Self.self)
  }

  public init(from reader: inout KotlinReader) throws(KotlinError) {
    base = try Object.kotlinAny(from: &reader)
  }

  public func write(to writer: inout KotlinWriter) {
    writer.write(peer: base as any Container, interface: 74, of: KitchenLibrary.module)
  }

  public func empty() throws -> Int32 {
    try base.empty()
  }

  public var label: String {
    get throws {
      try base.label
    }
  }
}

extension AnyContainer {
  /// Any Kotlin object that implements `Container` and is of no class that Swift knows.
  public final class Object: KotlinObject, Container, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String { "pantry.Container" }

    @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 388 }
  }
}

extension AnyContainer {
  // swift-format-ignore
  /// What Kotlin calls.
  static let kotlinHosted = HostedInterface(
    74, "pantry.Container", as: (any Container).self,
    cast: { $0 as? any Container },
    entries: [
      HostedEntry(1180, twin: (@convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Int32).self) { frame in
        KotlinHost.answer(frame, as: (any Container).self) { (object, reader) in
          try reader.finish()
          return try object.empty()
        }
      } twin: { object, caught in
        KotlinHost.answer(object, caught, as: (any Container).self, function: 1180, none: 0) {
          try $0.empty()
        }
      },
      HostedEntry(1181) { frame in
        KotlinHost.answer(frame, as: (any Container).self) { (object, reader) in
          try reader.finish()
          return try object.label
        }
      },
    ])
}

extension Container where Self: KotlinObject {
  public func empty() throws -> Int32 {
    defer { extendLifetime(self) }
    return try KotlinModule.call(1180, Twins.f1180, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }

  public var label: String {
    get throws {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(1181) { $0.write(self) }
    }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f1180: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(1180)
}
