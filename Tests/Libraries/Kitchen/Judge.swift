// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Kotlin's `catalogue.Judge`.
public protocol Judge: Sendable {
  func judge(points: Int32) throws -> Bool
}

/// Any object that implements `Judge`.
public struct AnyJudge: KotlinErased, Judge {
  /// The value itself, or the object as one of its own class, for `as?`, `is` and `switch`.
  public let base: any Judge

  /// Stands for a value or an object.
  public init(_ base: any Judge) {
    guard !(Swift.type(of: base) is AnyClass) else {
      self.base = base
      return
    }
    self.base = (base as? any KotlinErased)?.base as? any Judge ?? base
  }

  public static var kotlinType: KotlinType {
    .interface("catalogue.Judge", Self.self)
  }

  public init(from reader: inout KotlinReader) throws(KotlinError) {
    base = try Object.kotlinAny(from: &reader)
  }

  public func write(to writer: inout KotlinWriter) {
    writer.write(peer: base as any Judge, interface: 26, of: KitchenLibrary.module)
  }

  public func judge(points: Int32) throws -> Bool {
    try base.judge(points: points)
  }
}

extension AnyJudge {
  /// Any Kotlin object that implements `Judge` and is of no class that Swift knows.
  public final class Object: KotlinObject, Judge, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String { "catalogue.Judge" }
  }
}

extension AnyJudge {
  // swift-format-ignore
  /// What Kotlin calls.
  static let kotlinHosted = HostedInterface(
    26, "catalogue.Judge", as: (any Judge).self,
    cast: { $0 as? any Judge },
    entries: [
      HostedEntry(116, twin: (@convention(c) (UnsafeMutableRawPointer, Int32, UnsafeMutableRawPointer) -> Bool).self) { frame in
        KotlinHost.answer(frame, as: (any Judge).self) { (object, reader) in
          let argument0: Int32 = try reader.read()
          try reader.finish()
          return try object.judge(points: argument0)
        }
      } twin: { object, argument0, caught in
        KotlinHost.answer(object, caught, as: (any Judge).self, function: 116, none: false) {
          try $0.judge(points: argument0)
        }
      }
    ])
}

extension AnyJudge {
  /// An object whose `judge` calls a closure.
  public init(_ closure: @escaping @Sendable (Int32) throws -> Bool) {
    self.init(Closure(closure))
  }

  private final class Closure: Judge {
    private let kotlinClosure: @Sendable (Int32) throws -> Bool

    init(_ closure: @escaping @Sendable (Int32) throws -> Bool) {
      kotlinClosure = closure
    }

    public func judge(points: Int32) throws -> Bool {
      try kotlinClosure(points)
    }
  }
}

extension Judge where Self: KotlinObject {
  public func judge(points: Int32) throws -> Bool {
    defer { extendLifetime(self) }
    return try KotlinModule.call(116, Twins.f116, of: KitchenLibrary.module) {
      $0(kotlinHandle, points, $1)
    } write: {
      $0.write(self)
      $0.write(points)
    }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f116: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> Bool)? =
    KitchenLibrary.module.twin(116)
}
