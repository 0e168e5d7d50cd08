// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// `FlowCollector` is used as an intermediate or a terminal collector of the flow and represents
/// an entity that accepts values emitted by the `Flow`.
///
/// This interface should usually not be implemented directly, but rather used as a receiver in a
/// `flow` builder when implementing a custom operator,
/// or with SAM-conversion.
/// Implementations of this interface are not thread-safe.
///
/// Example of usage:
///
/// ```
/// val flow = getMyEvents()
/// try {
///     flow.collect { value ->
///         println("Received $value")
///     }
///     println("My events are consumed successfully")
/// } catch (e: Throwable) {
///     println("Exception from the flow: $e")
/// }
/// ```
public protocol FlowCollectorInt: Sendable {
  /// Collects the value emitted by the upstream.
  /// This method is not thread-safe and should not be invoked concurrently.
  func emit(value: Int32) async throws
}

/// Any object that implements `FlowCollectorInt`.
public struct AnyFlowCollectorInt: KotlinErased, FlowCollectorInt {
  /// The value itself, or the object as one of its own class, for `as?`, `is` and `switch`.
  public let base: any FlowCollectorInt

  /// Stands for a value or an object.
  public init(_ base: any FlowCollectorInt) {
    guard !(Swift.type(of: base) is AnyClass) else {
      self.base = base
      return
    }
    self.base = (base as? any KotlinErased)?.base as? any FlowCollectorInt ?? base
  }

  public static var kotlinType: KotlinType {
    .interface("kotlinx.coroutines.flow.FlowCollector<Int>", Self.self)
  }

  public init(from reader: inout KotlinReader) throws(KotlinError) {
    base = try Object.kotlinAny(from: &reader)
  }

  public func write(to writer: inout KotlinWriter) {
    writer.write(peer: base as any FlowCollectorInt, interface: 72, of: KitchenLibrary.module)
  }

  nonisolated(nonsending) public func emit(value: Int32) async throws {
    try await base.emit(value: value)
  }
}

extension AnyFlowCollectorInt {
  /// Any Kotlin object that implements `FlowCollectorInt` and is of no class that Swift knows.
  public final class Object: KotlinObject, FlowCollectorInt, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String {
      "kotlinx.coroutines.flow.FlowCollector<Int>"
    }
  }
}

extension AnyFlowCollectorInt {
  /// What Kotlin calls.
  static let kotlinHosted = HostedInterface(
    72, "kotlinx.coroutines.flow.FlowCollector<Int>", as: (any FlowCollectorInt).self,
    cast: { $0 as? any FlowCollectorInt },
    entries: [
      HostedEntry(1144) { frame in
        KotlinHost.answerSuspending(frame, as: (any FlowCollectorInt).self) { (object, reader) in
          let argument0: Int32 = try reader.read()
          try reader.finish()
          return { () async throws -> Void in try await object.emit(value: argument0) }
        }
      }
    ])
}

extension AnyFlowCollectorInt {
  /// An object whose `emit` calls a closure.
  public init(_ closure: @escaping @Sendable (Int32) async throws -> Void) {
    self.init(Closure(closure))
  }

  private final class Closure: FlowCollectorInt {
    private let kotlinClosure: @Sendable (Int32) async throws -> Void

    init(_ closure: @escaping @Sendable (Int32) async throws -> Void) {
      kotlinClosure = closure
    }

    nonisolated(nonsending) public func emit(value: Int32) async throws {
      try await kotlinClosure(value)
    }
  }
}

/// `FlowCollector` is used as an intermediate or a terminal collector of the flow and represents
/// an entity that accepts values emitted by the `Flow`.
///
/// This interface should usually not be implemented directly, but rather used as a receiver in a
/// `flow` builder when implementing a custom operator,
/// or with SAM-conversion.
/// Implementations of this interface are not thread-safe.
///
/// Example of usage:
///
/// ```
/// val flow = getMyEvents()
/// try {
///     flow.collect { value ->
///         println("Received $value")
///     }
///     println("My events are consumed successfully")
/// } catch (e: Throwable) {
///     println("Exception from the flow: $e")
/// }
/// ```
public protocol FlowCollectorString: Sendable {
  /// Collects the value emitted by the upstream.
  /// This method is not thread-safe and should not be invoked concurrently.
  func emit(value: String) async throws
}

/// Any object that implements `FlowCollectorString`.
public struct AnyFlowCollectorString: KotlinErased, FlowCollectorString {
  /// The value itself, or the object as one of its own class, for `as?`, `is` and `switch`.
  public let base: any FlowCollectorString

  /// Stands for a value or an object.
  public init(_ base: any FlowCollectorString) {
    guard !(Swift.type(of: base) is AnyClass) else {
      self.base = base
      return
    }
    self.base = (base as? any KotlinErased)?.base as? any FlowCollectorString ?? base
  }

  public static var kotlinType: KotlinType {
    .interface("kotlinx.coroutines.flow.FlowCollector<String>", Self.self)
  }

  public init(from reader: inout KotlinReader) throws(KotlinError) {
    base = try Object.kotlinAny(from: &reader)
  }

  public func write(to writer: inout KotlinWriter) {
    writer.write(peer: base as any FlowCollectorString, interface: 73, of: KitchenLibrary.module)
  }

  nonisolated(nonsending) public func emit(value: String) async throws {
    try await base.emit(value: value)
  }
}

extension AnyFlowCollectorString {
  /// Any Kotlin object that implements `FlowCollectorString` and is of no class that Swift knows.
  public final class Object: KotlinObject, FlowCollectorString, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String {
      "kotlinx.coroutines.flow.FlowCollector<String>"
    }

    @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 371 }
  }
}

extension AnyFlowCollectorString {
  /// What Kotlin calls.
  static let kotlinHosted = HostedInterface(
    73, "kotlinx.coroutines.flow.FlowCollector<String>", as: (any FlowCollectorString).self,
    cast: { $0 as? any FlowCollectorString },
    entries: [
      HostedEntry(1145) { frame in
        KotlinHost.answerSuspending(frame, as: (any FlowCollectorString).self) { (object, reader) in
          let argument0: String = try reader.read()
          try reader.finish()
          return { () async throws -> Void in try await object.emit(value: argument0) }
        }
      }
    ])
}

extension AnyFlowCollectorString {
  /// An object whose `emit` calls a closure.
  public init(_ closure: @escaping @Sendable (String) async throws -> Void) {
    self.init(Closure(closure))
  }

  private final class Closure: FlowCollectorString {
    private let kotlinClosure: @Sendable (String) async throws -> Void

    init(_ closure: @escaping @Sendable (String) async throws -> Void) {
      kotlinClosure = closure
    }

    nonisolated(nonsending) public func emit(value: String) async throws {
      try await kotlinClosure(value)
    }
  }
}

extension FlowCollectorInt where Self: KotlinObject {
  nonisolated(nonsending) public func emit(value: Int32) async throws {
    defer { extendLifetime(self) }
    _ = try await KitchenLibrary.module.callSuspending(1144, returning: KotlinUnit.self) {
      $0.write(self)
      $0.write(value)
    }
  }
}

extension FlowCollectorString where Self: KotlinObject {
  nonisolated(nonsending) public func emit(value: String) async throws {
    defer { extendLifetime(self) }
    _ = try await KitchenLibrary.module.callSuspending(1145, returning: KotlinUnit.self) {
      $0.write(self)
      $0.write(value)
    }
  }
}
