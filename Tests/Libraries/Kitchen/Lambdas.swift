// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Keeps functions until they are removed.
public final class Doorbell: KotlinObject, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Doorbell" }

  public convenience init() throws {
    let handle: UInt64 = try KotlinModule.call(515, Twins.f515, of: KitchenLibrary.module) {
      $0($1)
    }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// An interface whose members take and give functions.
public protocol Router: Sendable {
  var fallback: (@Sendable (String) throws -> String)? { get throws }

  func open(path: String, done: @escaping @Sendable (Bool) throws -> Void) throws

  func handler(path: String) throws -> @Sendable (String) throws -> String

  func each(visit: @escaping @Sendable (String) async throws -> Bool) async throws -> Int32
}

/// Any object that is a `Router`.
public struct AnyRouter: KotlinErased, Router {
  /// The value itself, or the object as one of its own class, for `as?`, `is` and `switch`.
  public let base: any Router

  /// Stands for a value or an object.
  public init(_ base: any Router) {
    guard !(type(of: base) is AnyClass) else {
      self.base = base
      return
    }
    self.base = (base as? any KotlinErased)?.base as? any Router ?? base
  }

  public static var kotlinType: KotlinType {
    .interface("kitchen.Router", Self.self)
  }

  public init(from reader: inout KotlinReader) throws(KotlinError) {
    base = try Object.kotlinAny(from: &reader)
  }

  public func write(to writer: inout KotlinWriter) {
    writer.write(peer: base as any Router, interface: 37, of: KitchenLibrary.module)
  }

  public var fallback: (@Sendable (String) throws -> String)? {
    get throws {
      try base.fallback
    }
  }

  public func open(path: String, done: @escaping @Sendable (Bool) throws -> Void) throws {
    try base.open(path: path, done: done)
  }

  public func handler(path: String) throws -> @Sendable (String) throws -> String {
    try base.handler(path: path)
  }

  nonisolated(nonsending) public func each(
    visit: @escaping @Sendable (String) async throws -> Bool
  ) async throws -> Int32 {
    try await base.each(visit: visit)
  }
}

extension AnyRouter {
  /// Any Kotlin object that is a `Router`, and of no class that Swift knows.
  public final class Object: KotlinObject, Router, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Router" }

    @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 200 }
  }
}

extension AnyRouter {
  /// What Kotlin calls.
  static let kotlinHosted = HostedInterface(
    37, "kitchen.Router", as: (any Router).self,
    cast: { $0 as? any Router },
    entries: [
      HostedEntry(524) { frame in
        KotlinHost.answer(frame, as: (any Router).self) { (object, reader) in
          let argument0: String = try reader.read()
          let argument1: KitchenLibrary.FunctionOfBoolean = try reader.read()
          try reader.finish()
          return try object.open(path: argument0, done: argument1.base)
        }
      },
      HostedEntry(525) { frame in
        KotlinHost.answer(frame, as: (any Router).self) { (object, reader) in
          let argument0: String = try reader.read()
          try reader.finish()
          return KitchenLibrary.FunctionOfStringToString(try object.handler(path: argument0))
        }
      },
      HostedEntry(526) { frame in
        KotlinHost.answerSuspending(frame, as: (any Router).self) { (object, reader) in
          let argument0: KitchenLibrary.SuspendFunctionOfStringToBoolean = try reader.read()
          try reader.finish()
          return { () async throws -> Int32 in try await object.each(visit: argument0.base) }
        }
      },
      HostedEntry(523) { frame in
        KotlinHost.answer(frame, as: (any Router).self) { (object, reader) in
          try reader.finish()
          return (try object.fallback).map(KitchenLibrary.FunctionOfStringToString.init)
        }
      },
    ])
}

/// Kotlin's `kitchen.RoutingTable`.
public final class RoutingTable: KotlinObject, Router, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.RoutingTable" }

  public convenience init() throws {
    let handle: UInt64 = try KotlinModule.call(527, Twins.f527, of: KitchenLibrary.module) {
      $0($1)
    }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// The names in the order that a function of the caller's says.
public func sortedNames(
  names: [String], before: @escaping @Sendable (String, String) throws -> Bool
) throws -> [String] {
  try KitchenLibrary.module.call(497) {
    $0.write(names)
    $0.write(KitchenLibrary.FunctionOfStringAndStringToBoolean(before))
  }
}

public func scaling(by: Double) throws -> @Sendable (Double) throws -> Double {
  let result: KitchenLibrary.FunctionOfDoubleToDouble = try KitchenLibrary.module.call(498) {
    $0.write(by)
  }
  return result.base
}

public func mappedLongs(
  numbers: [Int64], by: @escaping @Sendable (Int64) throws -> Int64
) throws -> [Int64] {
  try KitchenLibrary.module.call(499) {
    $0.write(numbers)
    $0.write(KitchenLibrary.FunctionOfLongToLong(by))
  }
}

/// The sum of what a function gives for numbers from 0, which are many calls.
public func summedLongs(
  count: Int64, of: @escaping @Sendable (Int64) throws -> Int64
) throws -> Int64 {
  try KitchenLibrary.module.call(500) {
    $0.write(count)
    $0.write(KitchenLibrary.FunctionOfLongToLong(of))
  }
}

public func perhapsMapped(
  number: Int32, by: (@Sendable (Int32) throws -> Int32?)?
) throws -> Int32? {
  try KitchenLibrary.module.call(501) {
    $0.write(number)
    $0.write(by.map(KitchenLibrary.FunctionOfIntToOptionalInt.init))
  }
}

public func repeatedly(
  times: Int32, action: (@Sendable (Int32) throws -> Void)? = nil
) throws -> Int32 {
  try KitchenLibrary.module.call(502) {
    $0.write(times)
    $0.write(action.map(KitchenLibrary.FunctionOfInt.init))
  }
}

public func combined(
  first: @escaping @Sendable (Int32) throws -> Int32,
  second: @escaping @Sendable (Int32) throws -> Int32
) throws -> @Sendable (Int32) throws -> Int32 {
  let result: KitchenLibrary.FunctionOfIntToInt = try KitchenLibrary.module.call(503) {
    $0.write(KitchenLibrary.FunctionOfIntToInt(first))
    $0.write(KitchenLibrary.FunctionOfIntToInt(second))
  }
  return result.base
}

/// What it takes is what it gives.
public func givenBack(
  function: @escaping @Sendable (Int32) throws -> String
) throws -> @Sendable (Int32) throws -> String {
  let result: KitchenLibrary.FunctionOfIntToString = try KitchenLibrary.module.call(504) {
    $0.write(KitchenLibrary.FunctionOfIntToString(function))
  }
  return result.base
}

/// A function that gets one.
public func fedWords(
  feed: @escaping @Sendable (@escaping @Sendable (String) throws -> Void) throws -> Void
) throws -> [String] {
  try KitchenLibrary.module.call(505) { $0.write(KitchenLibrary.FunctionOfFunctionOfString(feed)) }
}

/// A function that gives one.
public func curried(
  by: @escaping @Sendable (Int32) throws -> @Sendable (Int32) throws -> Int32
) throws -> Int32 {
  try KitchenLibrary.module.call(506) {
    $0.write(KitchenLibrary.FunctionOfIntToFunctionOfIntToInt(by))
  }
}

public func crewText(
  crew: Crew, by: @escaping @Sendable (Crew, Bool) throws -> String
) throws -> String {
  defer { extendLifetime(crew) }
  return try KitchenLibrary.module.call(507) {
    $0.write(crew)
    $0.write(KitchenLibrary.FunctionOfCrewAndBooleanToString(by))
  }
}

public func letterOf(
  letter: UTF16.CodeUnit, by: @escaping @Sendable (UTF16.CodeUnit) throws -> UTF16.CodeUnit
) throws -> UTF16.CodeUnit {
  try KitchenLibrary.module.call(508) {
    $0.write(letter)
    $0.write(KitchenLibrary.FunctionOfCharToChar(by))
  }
}

public func unsignedOf(
  number: UInt16, by: @escaping @Sendable (UInt16) throws -> UInt16
) throws -> UInt16 {
  try KitchenLibrary.module.call(509) {
    $0.write(number)
    $0.write(KitchenLibrary.FunctionOfUShortToUShort(by))
  }
}

/// How what a function has thrown looks in Kotlin.
public func thrownBy(block: @escaping @Sendable () throws -> Void) throws -> String {
  try KitchenLibrary.module.call(510) { $0.write(KitchenLibrary.Function(block)) }
}

public func refusing(reason: String) throws -> @Sendable () throws -> Int32 {
  let result: KitchenLibrary.FunctionToInt = try KitchenLibrary.module.call(511) {
    $0.write(reason)
  }
  return result.base
}

nonisolated(nonsending) public func awaitedText(
  id: Int32, fetch: @escaping @Sendable (Int32) async throws -> String
) async throws -> String {
  try await KitchenLibrary.module.callSuspending(512) {
    $0.write(id)
    $0.write(KitchenLibrary.SuspendFunctionOfIntToString(fetch))
  }
}

public func fetching(prefix: String) throws -> @Sendable (Int32) async throws -> String {
  let result: KitchenLibrary.SuspendFunctionOfIntToString = try KitchenLibrary.module.call(513) {
    $0.write(prefix)
  }
  return result.base
}

nonisolated(nonsending) public func inBackground(
  block: @escaping @Sendable () throws -> Int32
) async throws -> Int32 {
  try await KitchenLibrary.module.callSuspending(514) {
    $0.write(KitchenLibrary.FunctionToInt(block))
  }
}

nonisolated(nonsending) public func routed(
  router: any Router, path: String
) async throws -> String {
  defer { extendLifetime(router) }
  return try await KitchenLibrary.module.callSuspending(528) {
    $0.write(AnyRouter(router))
    $0.write(path)
  }
}

extension Doorbell {
  public var onRing: (@Sendable (Int32) throws -> Void)? {
    get {
      defer { extendLifetime(self) }
      let result: KitchenLibrary.FunctionOfInt? = KitchenLibrary.module.callOrStop(516) {
        $0.write(self)
      }
      return result?.base
    }
    set(value) {
      defer { extendLifetime(self) }
      _ = KitchenLibrary.module.callOrStop(517, returning: KotlinUnit.self) {
        $0.write(self)
        $0.write(value.map(KitchenLibrary.FunctionOfInt.init))
      }
    }
  }

  public var greeting: @Sendable (String) throws -> String {
    defer { extendLifetime(self) }
    let result: KitchenLibrary.FunctionOfStringToString = KitchenLibrary.module.callOrStop(518) {
      $0.write(self)
    }
    return result.base
  }

  public var count: Int32 {
    defer { extendLifetime(self) }
    return KotlinModule.callOrStop(519, Twins.f519, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }

  public func listen(listener: @escaping @Sendable (String) throws -> Void) throws {
    defer { extendLifetime(self) }
    _ = try KitchenLibrary.module.call(520, returning: KotlinUnit.self) {
      $0.write(self)
      $0.write(KitchenLibrary.FunctionOfString(listener))
    }
  }

  public func ring(who: String) throws {
    defer { extendLifetime(self) }
    _ = try KitchenLibrary.module.call(521, returning: KotlinUnit.self) {
      $0.write(self)
      $0.write(who)
    }
  }

  public func clear() throws {
    defer { extendLifetime(self) }
    try KotlinModule.run(522, Twins.f522, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }
}

extension Router where Self: KotlinObject {
  public var fallback: (@Sendable (String) throws -> String)? {
    get throws {
      defer { extendLifetime(self) }
      let result: KitchenLibrary.FunctionOfStringToString? = try KitchenLibrary.module.call(523) {
        $0.write(self)
      }
      return result?.base
    }
  }

  public func open(path: String, done: @escaping @Sendable (Bool) throws -> Void) throws {
    defer { extendLifetime(self) }
    _ = try KitchenLibrary.module.call(524, returning: KotlinUnit.self) {
      $0.write(self)
      $0.write(path)
      $0.write(KitchenLibrary.FunctionOfBoolean(done))
    }
  }

  public func handler(path: String) throws -> @Sendable (String) throws -> String {
    defer { extendLifetime(self) }
    let result: KitchenLibrary.FunctionOfStringToString = try KitchenLibrary.module.call(525) {
      $0.write(self)
      $0.write(path)
    }
    return result.base
  }

  nonisolated(nonsending) public func each(
    visit: @escaping @Sendable (String) async throws -> Bool
  ) async throws -> Int32 {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(526) {
      $0.write(self)
      $0.write(KitchenLibrary.SuspendFunctionOfStringToBoolean(visit))
    }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f515: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(515)
  static let f527: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(527)
  static let f519: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(519)
  static let f522: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(522)
}
