// Made by `kotlin-bridge generate` from the library samples. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Kotlin's `equipment.Closeable`.
public protocol Closeable: Sendable {
  func close() throws
}

/// Any object that implements `Closeable`.
public struct AnyCloseable: KotlinErased, Closeable {
  /// The value itself, or the object as one of its own class, for `as?`, `is` and `switch`.
  public let base: any Closeable

  /// Stands for a value or an object.
  public init(_ base: any Closeable) {
    guard !(Swift.type(of: base) is AnyClass) else {
      self.base = base
      return
    }
    self.base = (base as? any KotlinErased)?.base as? any Closeable ?? base
  }

  public static var kotlinType: KotlinType {
    .interface("equipment.Closeable", Self.self)
  }

  public init(from reader: inout KotlinReader) throws(KotlinError) {
    base = try Object.kotlinAny(from: &reader)
  }

  public func write(to writer: inout KotlinWriter) {
    writer.write(peer: base as any Closeable, interface: 7, of: SamplesLibrary.module)
  }

  public func close() throws {
    try base.close()
  }
}

extension AnyCloseable {
  /// Any Kotlin object that implements `Closeable` and is of no class that Swift knows.
  public final class Object: KotlinObject, Closeable, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String { "equipment.Closeable" }
  }
}

extension AnyCloseable {
  // swift-format-ignore
  /// What Kotlin calls.
  static let kotlinHosted = HostedInterface(
    7, "equipment.Closeable", as: (any Closeable).self,
    cast: { $0 as? any Closeable },
    entries: [
      HostedEntry(6, twin: (@convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void).self) { frame in
        KotlinHost.answer(frame, as: (any Closeable).self) { (object, reader) in
          try reader.finish()
          return try object.close()
        }
      } twin: { object, caught in
        KotlinHost.answer(object, caught, as: (any Closeable).self, function: 6, none: ()) {
          try $0.close()
        }
      }
    ])
}

extension AnyCloseable {
  /// An object whose `close` calls a closure.
  public init(_ closure: @escaping @Sendable () throws -> Void) {
    self.init(Closure(closure))
  }

  private final class Closure: Closeable {
    private let kotlinClosure: @Sendable () throws -> Void

    init(_ closure: @escaping @Sendable () throws -> Void) {
      kotlinClosure = closure
    }

    public func close() throws {
      try kotlinClosure()
    }
  }
}

/// A flow that code without coroutines can watch.
public final class CommonFlowListAircraft: KotlinObject, KotlinFlowProtocol, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String {
    "equipment.CommonFlow<List<equipment.Aircraft>>"
  }

  public typealias Element = [Aircraft]

  public convenience init(origin: KotlinFlow<[Aircraft]>) throws {
    defer { extendLifetime(origin) }
    let handle: UInt64 = try SamplesLibrary.module.call(0) {
      $0.write(SamplesLibrary.FlowOfListOfAircraft(origin))
    }
    self.init(holding: handle, of: SamplesLibrary.module)
  }
}

/// A flow that code without coroutines can watch.
public final class CommonFlowListLandVehicle: KotlinObject, KotlinFlowProtocol, @unchecked Sendable
{
  @_spi(GeneratedCode) override public class var kotlinName: String {
    "equipment.CommonFlow<List<equipment.LandVehicle>>"
  }

  public typealias Element = [LandVehicle]

  public convenience init(origin: KotlinFlow<[LandVehicle]>) throws {
    defer { extendLifetime(origin) }
    let handle: UInt64 = try SamplesLibrary.module.call(1) {
      $0.write(SamplesLibrary.FlowOfListOfLandVehicle(origin))
    }
    self.init(holding: handle, of: SamplesLibrary.module)
  }
}

/// A flow that code without coroutines can watch.
public final class CommonFlowListShip: KotlinObject, KotlinFlowProtocol, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String {
    "equipment.CommonFlow<List<equipment.Ship>>"
  }

  public typealias Element = [Ship]

  public convenience init(origin: KotlinFlow<[Ship]>) throws {
    defer { extendLifetime(origin) }
    let handle: UInt64 = try SamplesLibrary.module.call(2) {
      $0.write(SamplesLibrary.FlowOfListOfShip(origin))
    }
    self.init(holding: handle, of: SamplesLibrary.module)
  }
}

extension CommonFlowListAircraft {
  public var flow: KotlinFlow<[Aircraft]> {
    KotlinFlow(of: SamplesLibrary.module, flow: 0, owner: self)
  }

  /// Calls `block` with each element on the main thread, until the result is closed.
  public func watch(
    block: @escaping @MainActor @Sendable ([Aircraft]) throws -> Void
  ) throws -> any Closeable {
    defer { extendLifetime(self) }
    let result: AnyCloseable = try SamplesLibrary.module.call(3) {
      $0.write(self)
      $0.write(SamplesLibrary.MainActorFunctionOfListOfAircraft(block))
    }
    return result.base
  }
}

extension CommonFlowListLandVehicle {
  public var flow: KotlinFlow<[LandVehicle]> {
    KotlinFlow(of: SamplesLibrary.module, flow: 1, owner: self)
  }

  /// Calls `block` with each element on the main thread, until the result is closed.
  public func watch(
    block: @escaping @MainActor @Sendable ([LandVehicle]) throws -> Void
  ) throws -> any Closeable {
    defer { extendLifetime(self) }
    let result: AnyCloseable = try SamplesLibrary.module.call(4) {
      $0.write(self)
      $0.write(SamplesLibrary.MainActorFunctionOfListOfLandVehicle(block))
    }
    return result.base
  }
}

extension CommonFlowListShip {
  public var flow: KotlinFlow<[Ship]> {
    KotlinFlow(of: SamplesLibrary.module, flow: 2, owner: self)
  }

  /// Calls `block` with each element on the main thread, until the result is closed.
  public func watch(
    block: @escaping @MainActor @Sendable ([Ship]) throws -> Void
  ) throws -> any Closeable {
    defer { extendLifetime(self) }
    let result: AnyCloseable = try SamplesLibrary.module.call(5) {
      $0.write(self)
      $0.write(SamplesLibrary.MainActorFunctionOfListOfShip(block))
    }
    return result.base
  }
}

extension Closeable where Self: KotlinObject {
  public func close() throws {
    defer { extendLifetime(self) }
    try KotlinModule.run(6, Twins.f6, of: SamplesLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f6: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Void)? =
    SamplesLibrary.module.twin(6)
}
