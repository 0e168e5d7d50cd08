// Made by `kotlin-bridge generate` from the library samples. Do not edit: generate it again.

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
public protocol FlowCollectorNewsList: Sendable {
  /// Collects the value emitted by the upstream.
  /// This method is not thread-safe and should not be invoked concurrently.
  func emit(value: NewsList?) async throws
}

/// Any object that implements `FlowCollectorNewsList`.
public struct AnyFlowCollectorNewsList: KotlinErased, FlowCollectorNewsList {
  /// The value itself, or the object as one of its own class, for `as?`, `is` and `switch`.
  public let base: any FlowCollectorNewsList

  /// Stands for a value or an object.
  public init(_ base: any FlowCollectorNewsList) {
    guard !(Swift.type(of: base) is AnyClass) else {
      self.base = base
      return
    }
    self.base = (base as? any KotlinErased)?.base as? any FlowCollectorNewsList ?? base
  }

  public static var kotlinType: KotlinType {
    .interface("kotlinx.coroutines.flow.FlowCollector<news.NewsList?>", Self.self)
  }

  public init(from reader: inout KotlinReader) throws(KotlinError) {
    base = try Object.kotlinAny(from: &reader)
  }

  public func write(to writer: inout KotlinWriter) {
    writer.write(peer: base as any FlowCollectorNewsList, interface: 14, of: SamplesLibrary.module)
  }

  nonisolated(nonsending) public func emit(value: NewsList?) async throws {
    try await base.emit(value: value)
  }
}

extension AnyFlowCollectorNewsList {
  /// Any Kotlin object that implements `FlowCollectorNewsList` and is of no class that Swift knows.
  public final class Object: KotlinObject, FlowCollectorNewsList, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String {
      "kotlinx.coroutines.flow.FlowCollector<news.NewsList?>"
    }
  }
}

extension AnyFlowCollectorNewsList {
  // swift-format-ignore
  /// What Kotlin calls.
  static let kotlinHosted = HostedInterface(
    14, "kotlinx.coroutines.flow.FlowCollector<news.NewsList?>", as: (any FlowCollectorNewsList).self,
    cast: { $0 as? any FlowCollectorNewsList },
    entries: [
      HostedEntry(54) { frame in
        KotlinHost.answerSuspending(frame, as: (any FlowCollectorNewsList).self) { (object, reader) in
          let argument0: NewsList? = try reader.read()
          try reader.finish()
          return { () async throws -> Void in try await object.emit(value: argument0) }
        }
      }
    ])
}

extension AnyFlowCollectorNewsList {
  /// An object whose `emit` calls a closure.
  public init(_ closure: @escaping @Sendable (NewsList?) async throws -> Void) {
    self.init(Closure(closure))
  }

  private final class Closure: FlowCollectorNewsList {
    private let kotlinClosure: @Sendable (NewsList?) async throws -> Void

    init(_ closure: @escaping @Sendable (NewsList?) async throws -> Void) {
      kotlinClosure = closure
    }

    nonisolated(nonsending) public func emit(value: NewsList?) async throws {
      try await kotlinClosure(value)
    }
  }
}

extension FlowCollectorNewsList {
  /// Collects the value emitted by the upstream.
  /// This method is not thread-safe and should not be invoked concurrently.
  ///
  /// - Parameter completion: Called once. See `KotlinCompletion`.
  @discardableResult
  public func emit(
    value: NewsList?,
    on placement: KotlinPlacement = .default,
    completion: @escaping KotlinCompletion<Void>
  ) -> KotlinJob {
    defer { extendLifetime(self) }
    return SamplesLibrary.module.callSuspending(54, on: placement, completion: completion) {
      $0.write(AnyFlowCollectorNewsList(self))
      $0.write(value)
    }
  }
}

extension FlowCollectorNewsList where Self: KotlinObject {
  nonisolated(nonsending) public func emit(value: NewsList?) async throws {
    defer { extendLifetime(self) }
    _ = try await SamplesLibrary.module.callSuspending(54, returning: KotlinUnit.self) {
      $0.write(self)
      $0.write(value)
    }
  }
}
