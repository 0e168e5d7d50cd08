// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Its names could be those of what Swift makes of a closure.
public protocol Caller: Sendable {
  func call(call: Int32) throws -> Int32
}

/// Any object that implements `Caller`.
public struct AnyCaller: KotlinErased, Caller {
  /// The value itself, or the object as one of its own class, for `as?`, `is` and `switch`.
  public let base: any Caller

  /// Stands for a value or an object.
  public init(_ base: any Caller) {
    guard !(Swift.type(of: base) is AnyClass) else {
      self.base = base
      return
    }
    self.base = (base as? any KotlinErased)?.base as? any Caller ?? base
  }

  public static var kotlinType: KotlinType {
    .interface("kitchen.Caller", Self.self)
  }

  public init(from reader: inout KotlinReader) throws(KotlinError) {
    base = try Object.kotlinAny(from: &reader)
  }

  public func write(to writer: inout KotlinWriter) {
    writer.write(peer: base as any Caller, interface: 29, of: KitchenLibrary.module)
  }

  public func call(call: Int32) throws -> Int32 {
    try base.call(call: call)
  }
}

extension AnyCaller {
  /// Any Kotlin object that implements `Caller` and is of no class that Swift knows.
  public final class Object: KotlinObject, Caller, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Caller" }
  }
}

extension AnyCaller {
  // swift-format-ignore
  /// What Kotlin calls.
  static let kotlinHosted = HostedInterface(
    29, "kitchen.Caller", as: (any Caller).self,
    cast: { $0 as? any Caller },
    entries: [
      HostedEntry(673, twin: (@convention(c) (UnsafeMutableRawPointer, Int32, UnsafeMutableRawPointer) -> Int32).self) { frame in
        KotlinHost.answer(frame, as: (any Caller).self) { (object, reader) in
          let argument0: Int32 = try reader.read()
          try reader.finish()
          return try object.call(call: argument0)
        }
      } twin: { object, argument0, caught in
        KotlinHost.answer(object, caught, as: (any Caller).self, function: 673, none: 0) {
          try $0.call(call: argument0)
        }
      }
    ])
}

extension AnyCaller {
  /// An object whose `call` calls a closure.
  public init(_ closure: @escaping @Sendable (Int32) throws -> Int32) {
    self.init(Closure(closure))
  }

  private final class Closure: Caller {
    private let kotlinClosure: @Sendable (Int32) throws -> Int32

    init(_ closure: @escaping @Sendable (Int32) throws -> Int32) {
      kotlinClosure = closure
    }

    public func call(call: Int32) throws -> Int32 {
      try kotlinClosure(call)
    }
  }
}

/// Keeps functions until they are removed.
public final class Doorbell: KotlinObject, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Doorbell" }

  public convenience init() throws {
    let handle: UInt64 = try KotlinModule.call(653, Twins.f653, of: KitchenLibrary.module) {
      $0($1)
    }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// A feed whose watchers are of Swift's main actor, as the list says.
public final class Feed: KotlinObject, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Feed" }

  public convenience init() throws {
    let handle: UInt64 = try KotlinModule.call(676, Twins.f676, of: KitchenLibrary.module) {
      $0($1)
    }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// Kotlin's `kitchen.Own`.
public protocol Own: Sendable {
  func self2(closure: String) throws -> String
}

/// Any object that implements `Own`.
public struct AnyOwn: KotlinErased, Own {
  /// The value itself, or the object as one of its own class, for `as?`, `is` and `switch`.
  public let base: any Own

  /// Stands for a value or an object.
  public init(_ base: any Own) {
    guard !(Swift.type(of: base) is AnyClass) else {
      self.base = base
      return
    }
    self.base = (base as? any KotlinErased)?.base as? any Own ?? base
  }

  public static var kotlinType: KotlinType {
    .interface("kitchen.Own", Self.self)
  }

  public init(from reader: inout KotlinReader) throws(KotlinError) {
    base = try Object.kotlinAny(from: &reader)
  }

  public func write(to writer: inout KotlinWriter) {
    writer.write(peer: base as any Own, interface: 49, of: KitchenLibrary.module)
  }

  public func self2(closure: String) throws -> String {
    try base.self2(closure: closure)
  }
}

extension AnyOwn {
  /// Any Kotlin object that implements `Own` and is of no class that Swift knows.
  public final class Object: KotlinObject, Own, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Own" }
  }
}

extension AnyOwn {
  /// What Kotlin calls.
  static let kotlinHosted = HostedInterface(
    49, "kitchen.Own", as: (any Own).self,
    cast: { $0 as? any Own },
    entries: [
      HostedEntry(674) { frame in
        KotlinHost.answer(frame, as: (any Own).self) { (object, reader) in
          let argument0: String = try reader.read()
          try reader.finish()
          return try object.self2(closure: argument0)
        }
      }
    ])
}

extension AnyOwn {
  /// An object whose `self2` calls a closure.
  public init(_ closure: @escaping @Sendable (String) throws -> String) {
    self.init(Closure(closure))
  }

  private final class Closure: Own {
    private let kotlinClosure: @Sendable (String) throws -> String

    init(_ closure: @escaping @Sendable (String) throws -> String) {
      kotlinClosure = closure
    }

    public func self2(closure: String) throws -> String {
      try kotlinClosure(closure)
    }
  }
}

/// An interface whose members take and give functions.
public protocol Router: Sendable {
  var fallback: (@Sendable (String) throws -> String)? { get throws }

  func open(path: String, done: @escaping @Sendable (Bool) throws -> Void) throws

  func handler(path: String) throws -> @Sendable (String) throws -> String

  func each(visit: @escaping @Sendable (String) async throws -> Bool) async throws -> Int32
}

/// Any object that implements `Router`.
public struct AnyRouter: KotlinErased, Router {
  /// The value itself, or the object as one of its own class, for `as?`, `is` and `switch`.
  public let base: any Router

  /// Stands for a value or an object.
  public init(_ base: any Router) {
    guard !(Swift.type(of: base) is AnyClass) else {
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
    writer.write(peer: base as any Router, interface: 51, of: KitchenLibrary.module)
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
  /// Any Kotlin object that implements `Router` and is of no class that Swift knows.
  public final class Object: KotlinObject, Router, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Router" }

    @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 259 }
  }
}

extension AnyRouter {
  /// What Kotlin calls.
  static let kotlinHosted = HostedInterface(
    51, "kitchen.Router", as: (any Router).self,
    cast: { $0 as? any Router },
    entries: [
      HostedEntry(662) { frame in
        KotlinHost.answer(frame, as: (any Router).self) { (object, reader) in
          let argument0: String = try reader.read()
          let argument1: KitchenLibrary.FunctionOfBoolean = try reader.read()
          try reader.finish()
          return try object.open(path: argument0, done: argument1.base)
        }
      },
      HostedEntry(663) { frame in
        KotlinHost.answer(frame, as: (any Router).self) { (object, reader) in
          let argument0: String = try reader.read()
          try reader.finish()
          return KitchenLibrary.FunctionOfStringToString(try object.handler(path: argument0))
        }
      },
      HostedEntry(664) { frame in
        KotlinHost.answerSuspending(frame, as: (any Router).self) { (object, reader) in
          let argument0: KitchenLibrary.SuspendFunctionOfStringToBoolean = try reader.read()
          try reader.finish()
          return { () async throws -> Int32 in try await object.each(visit: argument0.base) }
        }
      },
      HostedEntry(661) { frame in
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
    let handle: UInt64 = try KotlinModule.call(665, Twins.f665, of: KitchenLibrary.module) {
      $0($1)
    }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// Kotlin makes one of a lambda, and Swift of a closure.
public protocol Taster: Sendable {
  func taste(dish: String, spoons: Int32) throws -> Bool

  func name() throws -> String
}

/// Any object that implements `Taster`.
public struct AnyTaster: KotlinErased, Taster {
  /// The value itself, or the object as one of its own class, for `as?`, `is` and `switch`.
  public let base: any Taster

  /// Stands for a value or an object.
  public init(_ base: any Taster) {
    guard !(Swift.type(of: base) is AnyClass) else {
      self.base = base
      return
    }
    self.base = (base as? any KotlinErased)?.base as? any Taster ?? base
  }

  public static var kotlinType: KotlinType {
    .interface("kitchen.Taster", Self.self)
  }

  public init(from reader: inout KotlinReader) throws(KotlinError) {
    base = try Object.kotlinAny(from: &reader)
  }

  public func write(to writer: inout KotlinWriter) {
    writer.write(peer: base as any Taster, interface: 54, of: KitchenLibrary.module)
  }

  public func taste(dish: String, spoons: Int32) throws -> Bool {
    try base.taste(dish: dish, spoons: spoons)
  }

  public func name() throws -> String {
    try base.name()
  }
}

extension AnyTaster {
  /// Any Kotlin object that implements `Taster` and is of no class that Swift knows.
  public final class Object: KotlinObject, Taster, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Taster" }
  }
}

extension AnyTaster {
  /// What Kotlin calls.
  static let kotlinHosted = HostedInterface(
    54, "kitchen.Taster", as: (any Taster).self,
    cast: { $0 as? any Taster },
    entries: [
      HostedEntry(667) { frame in
        KotlinHost.answer(frame, as: (any Taster).self) { (object, reader) in
          let argument0: String = try reader.read()
          let argument1: Int32 = try reader.read()
          try reader.finish()
          return try object.taste(dish: argument0, spoons: argument1)
        }
      },
      HostedEntry(668) { frame in
        KotlinHost.answer(frame, as: (any Taster).self) { (object, reader) in
          try reader.finish()
          return try object.name()
        }
      },
    ])
}

extension AnyTaster {
  /// Kotlin's implementations of members that a Swift type with `Taster` may leave out or override.
  public struct Defaults: Sendable {
    private let kotlinImplementer: AnyTaster

    public init(_ object: any Taster) {
      kotlinImplementer = AnyTaster(object)
    }

    public func name() throws -> String {
      defer { extendLifetime(kotlinImplementer) }
      return try KitchenLibrary.module.call(669) { $0.write(kotlinImplementer) }
    }
  }
}

extension Taster {
  public func name() throws -> String {
    try AnyTaster.Defaults(self).name()
  }
}

extension AnyTaster {
  /// An object whose `taste` calls a closure.
  public init(_ closure: @escaping @Sendable (String, Int32) throws -> Bool) {
    self.init(Closure(closure))
  }

  private final class Closure: Taster {
    private let kotlinClosure: @Sendable (String, Int32) throws -> Bool

    init(_ closure: @escaping @Sendable (String, Int32) throws -> Bool) {
      kotlinClosure = closure
    }

    public func taste(dish: String, spoons: Int32) throws -> Bool {
      try kotlinClosure(dish, spoons)
    }
  }
}

/// Kotlin's `kitchen.Waiter`.
public protocol Waiter: Sendable {
  func bring(dish: String) async throws -> String
}

/// Any object that implements `Waiter`.
public struct AnyWaiter: KotlinErased, Waiter {
  /// The value itself, or the object as one of its own class, for `as?`, `is` and `switch`.
  public let base: any Waiter

  /// Stands for a value or an object.
  public init(_ base: any Waiter) {
    guard !(Swift.type(of: base) is AnyClass) else {
      self.base = base
      return
    }
    self.base = (base as? any KotlinErased)?.base as? any Waiter ?? base
  }

  public static var kotlinType: KotlinType {
    .interface("kitchen.Waiter", Self.self)
  }

  public init(from reader: inout KotlinReader) throws(KotlinError) {
    base = try Object.kotlinAny(from: &reader)
  }

  public func write(to writer: inout KotlinWriter) {
    writer.write(peer: base as any Waiter, interface: 58, of: KitchenLibrary.module)
  }

  nonisolated(nonsending) public func bring(dish: String) async throws -> String {
    try await base.bring(dish: dish)
  }
}

extension AnyWaiter {
  /// Any Kotlin object that implements `Waiter` and is of no class that Swift knows.
  public final class Object: KotlinObject, Waiter, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Waiter" }
  }
}

extension AnyWaiter {
  /// What Kotlin calls.
  static let kotlinHosted = HostedInterface(
    58, "kitchen.Waiter", as: (any Waiter).self,
    cast: { $0 as? any Waiter },
    entries: [
      HostedEntry(670) { frame in
        KotlinHost.answerSuspending(frame, as: (any Waiter).self) { (object, reader) in
          let argument0: String = try reader.read()
          try reader.finish()
          return { () async throws -> String in try await object.bring(dish: argument0) }
        }
      }
    ])
}

extension AnyWaiter {
  /// An object whose `bring` calls a closure.
  public init(_ closure: @escaping @Sendable (String) async throws -> String) {
    self.init(Closure(closure))
  }

  private final class Closure: Waiter {
    private let kotlinClosure: @Sendable (String) async throws -> String

    init(_ closure: @escaping @Sendable (String) async throws -> String) {
      kotlinClosure = closure
    }

    nonisolated(nonsending) public func bring(dish: String) async throws -> String {
      try await kotlinClosure(dish)
    }
  }
}

/// The names in the order that a function of the caller's says.
public func sortedNames(
  names: [String], before: @escaping @Sendable (String, String) throws -> Bool
) throws -> [String] {
  try KitchenLibrary.module.call(634) {
    $0.write(names)
    $0.write(KitchenLibrary.FunctionOfStringAndStringToBoolean(before))
  }
}

public func scaling(by: Double) throws -> @Sendable (Double) throws -> Double {
  let result: KitchenLibrary.FunctionOfDoubleToDouble = try KitchenLibrary.module.call(635) {
    $0.write(by)
  }
  return result.base
}

public func mappedLongs(
  numbers: [Int64], by: @escaping @Sendable (Int64) throws -> Int64
) throws -> [Int64] {
  try KitchenLibrary.module.call(636) {
    $0.write(numbers)
    $0.write(KitchenLibrary.FunctionOfLongToLong(by))
  }
}

/// The sum of what a function gives for numbers from 0, which are many calls.
public func summedLongs(
  count: Int64, of: @escaping @Sendable (Int64) throws -> Int64
) throws -> Int64 {
  try KitchenLibrary.module.call(637) {
    $0.write(count)
    $0.write(KitchenLibrary.FunctionOfLongToLong(of))
  }
}

public func perhapsMapped(
  number: Int32, by: (@Sendable (Int32) throws -> Int32?)?
) throws -> Int32? {
  try KitchenLibrary.module.call(638) {
    $0.write(number)
    $0.write(by.map(KitchenLibrary.FunctionOfIntToOptionalInt.init))
  }
}

public func repeatedly(
  times: Int32, action: (@Sendable (Int32) throws -> Void)? = nil
) throws -> Int32 {
  try KitchenLibrary.module.call(639) {
    $0.write(times)
    $0.write(action.map(KitchenLibrary.FunctionOfInt.init))
  }
}

public func combined(
  first: @escaping @Sendable (Int32) throws -> Int32,
  second: @escaping @Sendable (Int32) throws -> Int32
) throws -> @Sendable (Int32) throws -> Int32 {
  let result: KitchenLibrary.FunctionOfIntToInt = try KitchenLibrary.module.call(640) {
    $0.write(KitchenLibrary.FunctionOfIntToInt(first))
    $0.write(KitchenLibrary.FunctionOfIntToInt(second))
  }
  return result.base
}

/// What it takes is what it gives.
public func givenBack(
  function: @escaping @Sendable (Int32) throws -> String
) throws -> @Sendable (Int32) throws -> String {
  let result: KitchenLibrary.FunctionOfIntToString = try KitchenLibrary.module.call(641) {
    $0.write(KitchenLibrary.FunctionOfIntToString(function))
  }
  return result.base
}

/// A function that gets one.
public func fedWords(
  feed: @escaping @Sendable (@escaping @Sendable (String) throws -> Void) throws -> Void
) throws -> [String] {
  try KitchenLibrary.module.call(642) { $0.write(KitchenLibrary.FunctionOfFunctionOfString(feed)) }
}

/// A function that gives one.
public func curried(
  by: @escaping @Sendable (Int32) throws -> @Sendable (Int32) throws -> Int32
) throws -> Int32 {
  try KitchenLibrary.module.call(643) {
    $0.write(KitchenLibrary.FunctionOfIntToFunctionOfIntToInt(by))
  }
}

public func crewText(
  crew: Crew, by: @escaping @Sendable (Crew, Bool) throws -> String
) throws -> String {
  defer { extendLifetime(crew) }
  return try KitchenLibrary.module.call(644) {
    $0.write(crew)
    $0.write(KitchenLibrary.FunctionOfCrewAndBooleanToString(by))
  }
}

public func letterOf(
  letter: UTF16.CodeUnit, by: @escaping @Sendable (UTF16.CodeUnit) throws -> UTF16.CodeUnit
) throws -> UTF16.CodeUnit {
  try KitchenLibrary.module.call(645) {
    $0.write(letter)
    $0.write(KitchenLibrary.FunctionOfCharToChar(by))
  }
}

public func unsignedOf(
  number: UInt16, by: @escaping @Sendable (UInt16) throws -> UInt16
) throws -> UInt16 {
  try KitchenLibrary.module.call(646) {
    $0.write(number)
    $0.write(KitchenLibrary.FunctionOfUShortToUShort(by))
  }
}

/// How what a function has thrown looks in Kotlin.
public func thrownBy(block: @escaping @Sendable () throws -> Void) throws -> String {
  try KitchenLibrary.module.call(647) { $0.write(KitchenLibrary.Function(block)) }
}

public func refusing(reason: String) throws -> @Sendable () throws -> Int32 {
  let result: KitchenLibrary.FunctionToInt = try KitchenLibrary.module.call(648) {
    $0.write(reason)
  }
  return result.base
}

nonisolated(nonsending) public func awaitedText(
  id: Int32, fetch: @escaping @Sendable (Int32) async throws -> String
) async throws -> String {
  try await KitchenLibrary.module.callSuspending(649) {
    $0.write(id)
    $0.write(KitchenLibrary.SuspendFunctionOfIntToString(fetch))
  }
}

public func fetching(prefix: String) throws -> @Sendable (Int32) async throws -> String {
  let result: KitchenLibrary.SuspendFunctionOfIntToString = try KitchenLibrary.module.call(650) {
    $0.write(prefix)
  }
  return result.base
}

nonisolated(nonsending) public func inBackground(
  block: @escaping @Sendable () throws -> Int32
) async throws -> Int32 {
  try await KitchenLibrary.module.callSuspending(651) {
    $0.write(KitchenLibrary.FunctionToInt(block))
  }
}

/// Has each thread of `Dispatchers.Default` run a coroutine: one that is idle may keep the last one
/// that it ran. They run
/// for so long that one thread can't take them all before the others wake, on a busy machine too.
nonisolated(nonsending) public func stirDefaultDispatcher() async throws {
  _ = try await KitchenLibrary.module.callSuspending(652, returning: KotlinUnit.self)
}

nonisolated(nonsending) public func routed(
  router: any Router, path: String
) async throws -> String {
  defer { extendLifetime(router) }
  return try await KitchenLibrary.module.callSuspending(666) {
    $0.write(AnyRouter(router))
    $0.write(path)
  }
}

public func tasted(dishes: [String], by: any Taster) throws -> [String] {
  defer { extendLifetime(by) }
  return try KitchenLibrary.module.call(671) {
    $0.write(dishes)
    $0.write(AnyTaster(by))
  }
}

nonisolated(nonsending) public func brought(dish: String, by: any Waiter) async throws -> String {
  defer { extendLifetime(by) }
  return try await KitchenLibrary.module.callSuspending(672) {
    $0.write(dish)
    $0.write(AnyWaiter(by))
  }
}

public func called(caller: any Caller, own: any Own) throws -> String {
  defer {
    extendLifetime(caller)
    extendLifetime(own)
  }
  return try KitchenLibrary.module.call(675) {
    $0.write(AnyCaller(caller))
    $0.write(AnyOwn(own))
  }
}

extension Doorbell {
  public var onRing: (@Sendable (Int32) throws -> Void)? {
    get {
      defer { extendLifetime(self) }
      let result: KitchenLibrary.FunctionOfInt? = KitchenLibrary.module.callOrStop(654) {
        $0.write(self)
      }
      return result?.base
    }
    set(value) {
      defer { extendLifetime(self) }
      _ = KitchenLibrary.module.callOrStop(655, returning: KotlinUnit.self) {
        $0.write(self)
        $0.write(value.map(KitchenLibrary.FunctionOfInt.init))
      }
    }
  }

  public var greeting: @Sendable (String) throws -> String {
    defer { extendLifetime(self) }
    let result: KitchenLibrary.FunctionOfStringToString = KitchenLibrary.module.callOrStop(656) {
      $0.write(self)
    }
    return result.base
  }

  public var count: Int32 {
    defer { extendLifetime(self) }
    return KotlinModule.callOrStop(657, Twins.f657, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }

  public func listen(listener: @escaping @Sendable (String) throws -> Void) throws {
    defer { extendLifetime(self) }
    _ = try KitchenLibrary.module.call(658, returning: KotlinUnit.self) {
      $0.write(self)
      $0.write(KitchenLibrary.FunctionOfString(listener))
    }
  }

  public func ring(who: String) throws {
    defer { extendLifetime(self) }
    _ = try KitchenLibrary.module.call(659, returning: KotlinUnit.self) {
      $0.write(self)
      $0.write(who)
    }
  }

  public func clear() throws {
    defer { extendLifetime(self) }
    try KotlinModule.run(660, Twins.f660, of: KitchenLibrary.module) {
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
      let result: KitchenLibrary.FunctionOfStringToString? = try KitchenLibrary.module.call(661) {
        $0.write(self)
      }
      return result?.base
    }
  }

  public func open(path: String, done: @escaping @Sendable (Bool) throws -> Void) throws {
    defer { extendLifetime(self) }
    _ = try KitchenLibrary.module.call(662, returning: KotlinUnit.self) {
      $0.write(self)
      $0.write(path)
      $0.write(KitchenLibrary.FunctionOfBoolean(done))
    }
  }

  public func handler(path: String) throws -> @Sendable (String) throws -> String {
    defer { extendLifetime(self) }
    let result: KitchenLibrary.FunctionOfStringToString = try KitchenLibrary.module.call(663) {
      $0.write(self)
      $0.write(path)
    }
    return result.base
  }

  nonisolated(nonsending) public func each(
    visit: @escaping @Sendable (String) async throws -> Bool
  ) async throws -> Int32 {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(664) {
      $0.write(self)
      $0.write(KitchenLibrary.SuspendFunctionOfStringToBoolean(visit))
    }
  }
}

extension Taster where Self: KotlinObject {
  public func taste(dish: String, spoons: Int32) throws -> Bool {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(667) {
      $0.write(self)
      $0.write(dish)
      $0.write(spoons)
    }
  }

  public func name() throws -> String {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(668) { $0.write(self) }
  }
}

extension Waiter where Self: KotlinObject {
  nonisolated(nonsending) public func bring(dish: String) async throws -> String {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(670) {
      $0.write(self)
      $0.write(dish)
    }
  }
}

extension Caller where Self: KotlinObject {
  public func call(call: Int32) throws -> Int32 {
    defer { extendLifetime(self) }
    return try KotlinModule.call(673, Twins.f673, of: KitchenLibrary.module) {
      $0(kotlinHandle, call, $1)
    } write: {
      $0.write(self)
      $0.write(call)
    }
  }
}

extension Own where Self: KotlinObject {
  public func self2(closure: String) throws -> String {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(674) {
      $0.write(self)
      $0.write(closure)
    }
  }
}

extension Feed {
  public func watch(block: @escaping @MainActor @Sendable (String) throws -> Void) throws {
    defer { extendLifetime(self) }
    _ = try KitchenLibrary.module.call(677, returning: KotlinUnit.self) {
      $0.write(self)
      $0.write(KitchenLibrary.MainActorFunctionOfString(block))
    }
  }

  public func onClose(block: (@MainActor @Sendable () throws -> Void)?) throws {
    defer { extendLifetime(self) }
    _ = try KitchenLibrary.module.call(678, returning: KotlinUnit.self) {
      $0.write(self)
      $0.write(block.map(KitchenLibrary.MainActorFunction.init))
    }
  }

  nonisolated(nonsending) public func publish(items: [String]) async throws {
    defer { extendLifetime(self) }
    _ = try await KitchenLibrary.module.callSuspending(679, returning: KotlinUnit.self) {
      $0.write(self)
      $0.write(items)
    }
  }

  public func close() throws {
    defer { extendLifetime(self) }
    try KotlinModule.run(680, Twins.f680, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f653: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(653)
  static let f676: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(676)
  static let f665: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(665)
  static let f657: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(657)
  static let f660: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(660)
  static let f673: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(673)
  static let f680: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(680)
}
