// Made by `kotlin-bridge generate` from the library samples. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// A flow that code without coroutines can collect.
public final class AnyFlowNewsList: KotlinObject, KotlinFlowProtocol, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String {
    "news.AnyFlow<news.NewsList?>"
  }

  public typealias Element = NewsList?

  public convenience init(source: KotlinFlow<NewsList?>, scope: KotlinScope) throws {
    defer {
      extendLifetime(source)
      extendLifetime(scope)
    }
    let handle: UInt64 = try SamplesLibrary.module.call(55) {
      $0.write(SamplesLibrary.FlowOfOptionalNewsList(source))
      $0.write(SamplesLibrary.CoroutineScope(scope))
    }
    self.init(holding: handle, of: SamplesLibrary.module)
  }
}

/// Kotlin's `news.Canceller`.
public protocol Canceller: Sendable {
  func cancel() throws
}

/// Any object that implements `Canceller`.
public struct AnyCanceller: KotlinErased, Canceller {
  /// The value itself, or the object as one of its own class, for `as?`, `is` and `switch`.
  public let base: any Canceller

  /// Stands for a value or an object.
  public init(_ base: any Canceller) {
    guard !(Swift.type(of: base) is AnyClass) else {
      self.base = base
      return
    }
    self.base = (base as? any KotlinErased)?.base as? any Canceller ?? base
  }

  public static var kotlinType: KotlinType {
    .interface("news.Canceller", Self.self)
  }

  public init(from reader: inout KotlinReader) throws(KotlinError) {
    base = try Object.kotlinAny(from: &reader)
  }

  public func write(to writer: inout KotlinWriter) {
    writer.write(peer: base as any Canceller, interface: 15, of: SamplesLibrary.module)
  }

  public func cancel() throws {
    try base.cancel()
  }
}

extension AnyCanceller {
  /// Any Kotlin object that implements `Canceller` and is of no class that Swift knows.
  public final class Object: KotlinObject, Canceller, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String { "news.Canceller" }
  }
}

extension AnyCanceller {
  // swift-format-ignore
  /// What Kotlin calls.
  static let kotlinHosted = HostedInterface(
    15, "news.Canceller", as: (any Canceller).self,
    cast: { $0 as? any Canceller },
    entries: [
      HostedEntry(57, twin: (@convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void).self) { frame in
        KotlinHost.answer(frame, as: (any Canceller).self) { (object, reader) in
          try reader.finish()
          return try object.cancel()
        }
      } twin: { object, caught in
        KotlinHost.answer(object, caught, as: (any Canceller).self, function: 57, none: ()) {
          try $0.cancel()
        }
      }
    ])
}

extension AnyCanceller {
  /// An object whose `cancel` calls a closure.
  public init(_ closure: @escaping @Sendable () throws -> Void) {
    self.init(Closure(closure))
  }

  private final class Closure: Canceller {
    private let kotlinClosure: @Sendable () throws -> Void

    init(_ closure: @escaping @Sendable () throws -> Void) {
      kotlinClosure = closure
    }

    public func cancel() throws {
      try kotlinClosure()
    }
  }
}

extension AnyFlowNewsList {
  public var flow: KotlinFlow<NewsList?> {
    KotlinFlow(of: SamplesLibrary.module, flow: 10, owner: self)
  }

  /// Calls `onEach` with each element, and `onCompletion` at the end, with what it ended with if it
  /// failed.
  public func collect(
    onEach: @escaping @MainActor @Sendable (NewsList?) throws -> Void,
    onCompletion: @escaping @MainActor @Sendable (KotlinError?) throws -> Void
  ) throws -> any Canceller {
    defer { extendLifetime(self) }
    let result: AnyCanceller = try SamplesLibrary.module.call(56) {
      $0.write(self)
      $0.write(SamplesLibrary.MainActorFunctionOfOptionalNewsList(onEach))
      $0.write(SamplesLibrary.MainActorFunctionOfOptionalThrowable(onCompletion))
    }
    return result.base
  }
}

extension Canceller where Self: KotlinObject {
  public func cancel() throws {
    defer { extendLifetime(self) }
    try KotlinModule.run(57, Twins.f57, of: SamplesLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f57: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Void)? =
    SamplesLibrary.module.twin(57)
}
