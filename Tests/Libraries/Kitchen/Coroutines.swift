// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Sends what it gets to Kotlin.
public final class Drain: KotlinObject, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Drain" }

  public convenience init(capacity: Int32) throws {
    let handle: UInt64 = try KotlinModule.call(323, Twins.f323, of: KitchenLibrary.module) {
      $0(capacity, $1)
    } write: {
      $0.write(capacity)
    }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// Loads pages in a scope of the caller's.
public final class Pager: KotlinObject, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Pager" }

  public convenience init(
    scope: KotlinScope, fetch: @escaping @Sendable (Int32) async throws -> [String]
  ) throws {
    defer { extendLifetime(scope) }
    let handle: UInt64 = try KitchenLibrary.module.call(311) {
      $0.write(KitchenLibrary.CoroutineScope(scope))
      $0.write(KitchenLibrary.SuspendFunctionOfIntToListOfString(fetch))
    }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

public func isSame(one: KotlinJob, other: KotlinJob) throws -> Bool {
  defer {
    extendLifetime(one)
    extendLifetime(other)
  }
  return try KitchenLibrary.module.call(318) {
    $0.write(KitchenLibrary.Job(one))
    $0.write(KitchenLibrary.Job(other))
  }
}

public func pendingAnswer() throws -> KotlinDeferred<String?> {
  let result: KitchenLibrary.DeferredOfOptionalString = try KitchenLibrary.module.call(319)
  return result.base
}

public func answer(text: String?) throws -> Bool {
  try KitchenLibrary.module.call(320) { $0.write(text) }
}

public func scopeOf(scope: KotlinScope?) throws -> KotlinScope? {
  defer { extendLifetime(scope) }
  let result: KitchenLibrary.CoroutineScope? = try KitchenLibrary.module.call(321) {
    $0.write(scope.map(KitchenLibrary.CoroutineScope.init))
  }
  return result?.base
}

/// A channel whose elements nobody takes but Swift.
public func mailbox(capacity: Int32) throws -> KotlinChannel<String> {
  let result: KitchenLibrary.ChannelOfString = try KitchenLibrary.module.call(322) {
    $0.write(capacity)
  }
  return result.base
}

nonisolated(nonsending) public func tick(
  events: KotlinMutableSharedFlow<Int32>, count: Int32
) async throws {
  defer { extendLifetime(events) }
  _ = try await KitchenLibrary.module.callSuspending(326, returning: KotlinUnit.self) {
    $0.write(KitchenLibrary.MutableSharedFlowOfInt(events))
    $0.write(count)
  }
}

public func events(replay: Int32) throws -> KotlinMutableSharedFlow<Int32> {
  let result: KitchenLibrary.MutableSharedFlowOfInt = try KitchenLibrary.module.call(327) {
    $0.write(replay)
  }
  return result.base
}

extension Pager {
  // swift-format-ignore
  public var items: KotlinMutableSharedFlow<[String]> {
    defer { extendLifetime(self) }
    let result: KitchenLibrary.MutableSharedFlowOfListOfString = KitchenLibrary.module.callOrStop(312) {
      $0.write(self)
    }
    return result.base
  }

  public var job: KotlinJob? {
    defer { extendLifetime(self) }
    let result: KitchenLibrary.Job? = KitchenLibrary.module.callOrStop(313) { $0.write(self) }
    return result?.base
  }

  /// Emits the items of a page.
  public func load(page: Int32) throws -> KotlinJob {
    defer { extendLifetime(self) }
    let result: KitchenLibrary.Job = try KitchenLibrary.module.call(314) {
      $0.write(self)
      $0.write(page)
    }
    return result.base
  }

  public func count(page: Int32) throws -> KotlinDeferred<Int32> {
    defer { extendLifetime(self) }
    let result: KitchenLibrary.DeferredOfInt = try KitchenLibrary.module.call(315) {
      $0.write(self)
      $0.write(page)
    }
    return result.base
  }

  public func waiting() throws -> KotlinJob {
    defer { extendLifetime(self) }
    let result: KitchenLibrary.Job = try KitchenLibrary.module.call(316) { $0.write(self) }
    return result.base
  }

  public func failing() throws -> KotlinDeferred<String> {
    defer { extendLifetime(self) }
    let result: KitchenLibrary.DeferredOfString = try KitchenLibrary.module.call(317) {
      $0.write(self)
    }
    return result.base
  }
}

extension Drain {
  public var inlet: KotlinSendChannel<Int64> {
    get throws {
      defer { extendLifetime(self) }
      let result: KitchenLibrary.SendChannelOfLong = try KitchenLibrary.module.call(324) {
        $0.write(self)
      }
      return result.base
    }
  }

  nonisolated(nonsending) public func taken(count: Int32) async throws -> [Int64] {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(325) {
      $0.write(self)
      $0.write(count)
    }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f323: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(323)
}
