// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Nothing comes.
public struct Drought: KotlinException {
  public let kotlinError: KotlinError

  /// Nil unless the error stands for such an exception.
  public init?(_ error: any Error) {
    let names = ["kitchen.Drought"]
    guard let read = Self.read(error, thrownAs: names, Self.init) else { return nil }
    self = read
  }

  /// The exception as if Kotlin had thrown it: for tests, and for Kotlin code to catch.
  public init(message: String = "", cause: KotlinError? = nil) {
    kotlinError = KotlinError(thrownAs: "kitchen.Drought", message: message, cause: cause)
  }

  private init(from reader: inout KotlinReader, _ error: KotlinError) throws(KotlinError) {
    kotlinError = error
  }
}

/// What has gone wrong in the kitchen.
public final class Incident: KotlinObject, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Incident" }

  public convenience init(problem: KotlinError, next: KotlinError?) throws {
    defer {
      extendLifetime(problem)
      extendLifetime(next)
    }
    let handle: UInt64 = try KitchenLibrary.module.call(941) {
      $0.write(KitchenLibrary.Throwable(problem))
      $0.write(next.map(KitchenLibrary.Exception.init))
    }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// More than there is room for. Its message is never null.
public struct Overflow: KotlinException {
  public let litres: Int32

  public let kotlinError: KotlinError

  /// Nil unless the error stands for such an exception.
  public init?(_ error: any Error) {
    let names = ["kitchen.Overflow"]
    guard let read = Self.read(error, thrownAs: names, Self.init) else { return nil }
    self = read
  }

  /// The exception as if Kotlin had thrown it: for tests, and for Kotlin code to catch.
  public init(litres: Int32, message: String = "", cause: KotlinError? = nil) {
    self.litres = litres
    kotlinError = KotlinError(thrownAs: "kitchen.Overflow", message: message, cause: cause) {
      $0.write(litres)
    }
  }

  private init(from reader: inout KotlinReader, _ error: KotlinError) throws(KotlinError) {
    self.litres = try reader.read()
    kotlinError = error
  }
}

public func incident(message: String, cause: KotlinError?) throws -> Incident {
  defer { extendLifetime(cause) }
  return try KitchenLibrary.module.call(944) {
    $0.write(message)
    $0.write(KitchenLibrary.Throwable??.some(cause.map(KitchenLibrary.Throwable.init)))
  }
}

public func incident(message: String) throws -> Incident {
  try KitchenLibrary.module.call(944) {
    $0.write(message)
    $0.write(KitchenLibrary.Throwable??.none)
  }
}

/// The class and message of each exception of a chain.
public func told(failure: KotlinError?) throws -> String {
  defer { extendLifetime(failure) }
  return try KitchenLibrary.module.call(945) {
    $0.write(failure.map(KitchenLibrary.Throwable.init))
  }
}

public func isSame(one: KotlinError, other: KotlinError) throws -> Bool {
  defer {
    extendLifetime(one)
    extendLifetime(other)
  }
  return try KitchenLibrary.module.call(946) {
    $0.write(KitchenLibrary.Throwable(one))
    $0.write(KitchenLibrary.Throwable(other))
  }
}

/// Ends the work that `onEnd` hears of, which gets what it failed with.
public func work(
  failsWith: String?, onEnd: @escaping @Sendable (KotlinError?) throws -> Void
) throws {
  _ = try KitchenLibrary.module.call(947, returning: KotlinUnit.self) {
    $0.write(failsWith)
    $0.write(KitchenLibrary.FunctionOfOptionalThrowable(onEnd))
  }
}

/// What Swift throws in `body`, as Kotlin has caught it.
public func caughtFrom(body: @escaping @Sendable () throws -> Void) throws -> KotlinError? {
  let result: KitchenLibrary.Throwable? = try KitchenLibrary.module.call(948) {
    $0.write(KitchenLibrary.Function(body))
  }
  return result?.base
}

/// Throws what it was given.
public func rethrow(failure: KotlinError) throws {
  defer { extendLifetime(failure) }
  _ = try KitchenLibrary.module.call(949, returning: KotlinUnit.self) {
    $0.write(KitchenLibrary.Throwable(failure))
  }
}

/// Calls `pump`, and says which exception of Kotlin's it has thrown.
///
/// - Throws: `kitchen.Overflow`, `kitchen.Drought`
public func fill(pump: @escaping @Sendable () throws -> Int32) throws -> String {
  do {
    return try KitchenLibrary.module.call(950) { $0.write(KitchenLibrary.FunctionToInt(pump)) }
  } catch {
    throw KotlinError.thrown(error, declared: [Drought.self, Overflow.self])
  }
}

extension Incident {
  public var problem: KotlinError {
    defer { extendLifetime(self) }
    let result: KitchenLibrary.Throwable = KitchenLibrary.module.callOrStop(942) { $0.write(self) }
    return result.base
  }

  public var next: KotlinError? {
    defer { extendLifetime(self) }
    let result: KitchenLibrary.Exception? = KitchenLibrary.module.callOrStop(943) { $0.write(self) }
    return result?.base
  }
}
