// Made by `kotlin-bridge generate` from the library bench. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// What Swift implements.
public protocol Counter: Sendable {
  func following(value: Int64) throws -> Int64

  /// By a frame, because C has no such number.
  func followingOrNone(value: Int64?) throws -> Int64?

  func echoed(text: String) throws -> String

  func moved(place: Place) throws -> Place

  func later(value: Int64) async throws -> Int64
}

/// Any object that implements `Counter`.
public struct AnyCounter: KotlinErased, Counter {
  /// The value itself, or the object as one of its own class, for `as?`, `is` and `switch`.
  public let base: any Counter

  /// Stands for a value or an object.
  public init(_ base: any Counter) {
    guard !(Swift.type(of: base) is AnyClass) else {
      self.base = base
      return
    }
    self.base = (base as? any KotlinErased)?.base as? any Counter ?? base
  }

  public static var kotlinType: KotlinType {
    .interface("bench.Counter", Self.self)
  }

  public init(from reader: inout KotlinReader) throws(KotlinError) {
    base = try Object.kotlinAny(from: &reader)
  }

  public func write(to writer: inout KotlinWriter) {
    writer.write(peer: base as any Counter, interface: 2, of: BenchLibrary.module)
  }

  public func following(value: Int64) throws -> Int64 {
    try base.following(value: value)
  }

  public func followingOrNone(value: Int64?) throws -> Int64? {
    try base.followingOrNone(value: value)
  }

  public func echoed(text: String) throws -> String {
    try base.echoed(text: text)
  }

  public func moved(place: Place) throws -> Place {
    try base.moved(place: place)
  }

  nonisolated(nonsending) public func later(value: Int64) async throws -> Int64 {
    try await base.later(value: value)
  }
}

extension AnyCounter {
  /// Any Kotlin object that implements `Counter` and is of no class that Swift knows.
  public final class Object: KotlinObject, Counter, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String { "bench.Counter" }
  }
}

extension AnyCounter {
  // swift-format-ignore
  /// What Kotlin calls.
  static let kotlinHosted = HostedInterface(
    2, "bench.Counter", as: (any Counter).self,
    cast: { $0 as? any Counter },
    entries: [
      HostedEntry(25, twin: (@convention(c) (UnsafeMutableRawPointer, Int64, UnsafeMutableRawPointer) -> Int64).self) { frame in
        KotlinHost.answer(frame, as: (any Counter).self) { (object, reader) in
          let argument0: Int64 = try reader.read()
          try reader.finish()
          return try object.following(value: argument0)
        }
      } twin: { object, argument0, caught in
        KotlinHost.answer(object, caught, as: (any Counter).self, function: 25, none: 0) {
          try $0.following(value: argument0)
        }
      },
      HostedEntry(26) { frame in
        KotlinHost.answer(frame, as: (any Counter).self) { (object, reader) in
          let argument0: Int64? = try reader.read()
          try reader.finish()
          return try object.followingOrNone(value: argument0)
        }
      },
      HostedEntry(27) { frame in
        KotlinHost.answer(frame, as: (any Counter).self) { (object, reader) in
          let argument0: String = try reader.read()
          try reader.finish()
          return try object.echoed(text: argument0)
        }
      },
      HostedEntry(28) { frame in
        KotlinHost.answer(frame, as: (any Counter).self) { (object, reader) in
          let argument0: Place = try reader.read()
          try reader.finish()
          return try object.moved(place: argument0)
        }
      },
      HostedEntry(29) { frame in
        KotlinHost.answerSuspending(frame, as: (any Counter).self) { (object, reader) in
          let argument0: Int64 = try reader.read()
          try reader.finish()
          return { () async throws -> Int64 in try await object.later(value: argument0) }
        }
      },
    ])
}

/// Keeps counters.
public final class Counters: KotlinObject, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "bench.Counters" }

  public convenience init() throws {
    let handle: UInt64 = try KotlinModule.call(36, Twins.f36, of: BenchLibrary.module) { $0($1) }
    self.init(holding: handle, of: BenchLibrary.module)
  }
}

/// Calls a counter, so often.
public final class Counting: KotlinObject, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "bench.Counting" }

  public convenience init(counter: any Counter) throws {
    defer { extendLifetime(counter) }
    let handle: UInt64 = try BenchLibrary.module.call(30) { $0.write(AnyCounter(counter)) }
    self.init(holding: handle, of: BenchLibrary.module)
  }
}

/// An object with a state, and something that is only read.
public final class Gauge: KotlinObject, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "bench.Gauge" }

  public convenience init(limit: Int64) throws {
    let handle: UInt64 = try KotlinModule.call(8, Twins.f8, of: BenchLibrary.module) {
      $0(limit, $1)
    } write: {
      $0.write(limit)
    }
    self.init(holding: handle, of: BenchLibrary.module)
  }
}

/// An object that crosses by handle.
public final class Tally: KotlinObject, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "bench.Tally" }

  public convenience init(value: Int64) throws {
    let handle: UInt64 = try KotlinModule.call(6, Twins.f6, of: BenchLibrary.module) {
      $0(value, $1)
    } write: {
      $0.write(value)
    }
    self.init(holding: handle, of: BenchLibrary.module)
  }
}

public var state: KotlinMutableStateFlow<Int64> {
  KotlinMutableStateFlow(of: BenchLibrary.module, flow: 6)
}

/// The same one each time.
public func gauge() throws -> Gauge {
  let handle: UInt64 = try KotlinModule.call(10, Twins.f10, of: BenchLibrary.module) { $0($1) }
  return Gauge(holding: handle, of: BenchLibrary.module)
}

public func plain(value: Int64) throws -> Int64 {
  try KotlinModule.call(11, Twins.f11, of: BenchLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoText(text: String) throws -> String {
  try BenchLibrary.module.call(12) { $0.write(text) }
}

public func echoPlace(place: Place) throws -> Place {
  try BenchLibrary.module.call(13) { $0.write(place) }
}

public func echoBytes(bytes: [UInt8]) throws -> [UInt8] {
  try BenchLibrary.module.call(14) { $0.write(bytes) }
}

public func echoLongs(longs: [Int64]) throws -> [Int64] {
  try BenchLibrary.module.call(15) { $0.write(longs) }
}

public func echoPlaces(places: [Place]) throws -> [Place] {
  try BenchLibrary.module.call(16) { $0.write(places) }
}

nonisolated(nonsending) public func next(value: Int64) async throws -> Int64 {
  try await BenchLibrary.module.callSuspending(17) { $0.write(value) }
}

@discardableResult
public func next(
  value: Int64,
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<Int64>
) -> KotlinJob {
  BenchLibrary.module.callSuspending(17, on: placement, completion: completion) { $0.write(value) }
}

nonisolated(nonsending) public func elsewhere(value: Int64) async throws -> Int64 {
  try await BenchLibrary.module.callSuspending(18) { $0.write(value) }
}

@discardableResult
public func elsewhere(
  value: Int64,
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<Int64>
) -> KotlinJob {
  BenchLibrary.module.callSuspending(18, on: placement, completion: completion) { $0.write(value) }
}

/// Goes from `Default` to the main queue and back, so often.
nonisolated(nonsending) public func visitMain(count: Int32) async throws {
  _ = try await BenchLibrary.module.callSuspending(19, returning: KotlinUnit.self) {
    $0.write(count)
  }
}

/// Goes from `Default` to the main queue and back, so often.
///
/// - Parameter completion: Called once. See `KotlinCompletion`.
@discardableResult
public func visitMain(
  count: Int32,
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<Void>
) -> KotlinJob {
  BenchLibrary.module.callSuspending(19, on: placement, completion: completion) { $0.write(count) }
}

/// Runs in place on the main queue, so often.
nonisolated(nonsending) public func stayOnMain(count: Int32) async throws {
  _ = try await BenchLibrary.module.callSuspending(20, returning: KotlinUnit.self) {
    $0.write(count)
  }
}

/// Runs in place on the main queue, so often.
///
/// - Parameter completion: Called once. See `KotlinCompletion`.
@discardableResult
public func stayOnMain(
  count: Int32,
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<Void>
) -> KotlinJob {
  BenchLibrary.module.callSuspending(20, on: placement, completion: completion) { $0.write(count) }
}

public func refuse(value: Int64) throws -> Int64 {
  try KotlinModule.call(21, Twins.f21, of: BenchLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

/// The floor of `refuse`. It is called in the same way, because a stack trace takes time for each
/// frame below.
public func refused(value: Int64) throws -> Int64 {
  try KotlinModule.call(22, Twins.f22, of: BenchLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

nonisolated(nonsending) public func fail(value: Int64) async throws -> Int64 {
  try await BenchLibrary.module.callSuspending(23) { $0.write(value) }
}

@discardableResult
public func fail(
  value: Int64,
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<Int64>
) -> KotlinJob {
  BenchLibrary.module.callSuspending(23, on: placement, completion: completion) { $0.write(value) }
}

/// The floor of `fail`, as `refused` is that of `refuse`.
nonisolated(nonsending) public func caught(value: Int64) async throws -> Int64 {
  try await BenchLibrary.module.callSuspending(24) { $0.write(value) }
}

/// The floor of `fail`, as `refused` is that of `refuse`.
///
/// - Parameter completion: Called once. See `KotlinCompletion`.
@discardableResult
public func caught(
  value: Int64,
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<Int64>
) -> KotlinJob {
  BenchLibrary.module.callSuspending(24, on: placement, completion: completion) { $0.write(value) }
}

/// Gives it back.
public func handedBack(counter: any Counter) throws -> any Counter {
  defer { extendLifetime(counter) }
  let result: AnyCounter = try BenchLibrary.module.call(38) { $0.write(AnyCounter(counter)) }
  return result.base
}

/// Calls a function, so often.
public func followed(
  count: Int32, by: @escaping @Sendable (Int64) throws -> Int64
) throws -> Int64 {
  try BenchLibrary.module.call(39) {
    $0.write(count)
    $0.write(BenchLibrary.FunctionOfLongToLong(by))
  }
}

/// A function of Kotlin's.
public func following(step: Int64) throws -> @Sendable (Int64) throws -> Int64 {
  let result: BenchLibrary.FunctionOfLongToLong = try BenchLibrary.module.call(40) {
    $0.write(step)
  }
  return result.base
}

/// Collects a sequence of Swift's. With `ahead`, that may be so many elements ahead.
nonisolated(nonsending) public func summed(
  numbers: KotlinFlow<Int64>, ahead: Int32
) async throws -> Int64 {
  defer { extendLifetime(numbers) }
  return try await BenchLibrary.module.callSuspending(41) {
    $0.write(BenchLibrary.FlowOfLong(numbers))
    $0.write(ahead)
  }
}

/// Collects a sequence of Swift's. With `ahead`, that may be so many elements ahead.
///
/// - Parameter completion: Called once. See `KotlinCompletion`.
@discardableResult
public func summed(
  numbers: KotlinFlow<Int64>,
  ahead: Int32,
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<Int64>
) -> KotlinJob {
  defer { extendLifetime(numbers) }
  return BenchLibrary.module.callSuspending(41, on: placement, completion: completion) {
    $0.write(BenchLibrary.FlowOfLong(numbers))
    $0.write(ahead)
  }
}

extension Gauge {
  public var level: KotlinMutableStateFlow<Int64> {
    KotlinMutableStateFlow(of: BenchLibrary.module, flow: 7, owner: self)
  }

  public func below(level: Int64) throws -> Int64 {
    defer { extendLifetime(self) }
    return try KotlinModule.call(9, Twins.f9, of: BenchLibrary.module) {
      $0(kotlinHandle, level, $1)
    } write: {
      $0.write(self)
      $0.write(level)
    }
  }
}

extension Tally {
  public func add(amount: Int64) throws -> Int64 {
    defer { extendLifetime(self) }
    return try KotlinModule.call(7, Twins.f7, of: BenchLibrary.module) {
      $0(kotlinHandle, amount, $1)
    } write: {
      $0.write(self)
      $0.write(amount)
    }
  }
}

extension Counter {
  @discardableResult
  public func later(
    value: Int64,
    on placement: KotlinPlacement = .default,
    completion: @escaping KotlinCompletion<Int64>
  ) -> KotlinJob {
    defer { extendLifetime(self) }
    return BenchLibrary.module.callSuspending(29, on: placement, completion: completion) {
      $0.write(AnyCounter(self))
      $0.write(value)
    }
  }
}

extension Counter where Self: KotlinObject {
  public func following(value: Int64) throws -> Int64 {
    defer { extendLifetime(self) }
    return try KotlinModule.call(25, Twins.f25, of: BenchLibrary.module) {
      $0(kotlinHandle, value, $1)
    } write: {
      $0.write(self)
      $0.write(value)
    }
  }

  public func followingOrNone(value: Int64?) throws -> Int64? {
    defer { extendLifetime(self) }
    return try BenchLibrary.module.call(26) {
      $0.write(self)
      $0.write(value)
    }
  }

  public func echoed(text: String) throws -> String {
    defer { extendLifetime(self) }
    return try BenchLibrary.module.call(27) {
      $0.write(self)
      $0.write(text)
    }
  }

  public func moved(place: Place) throws -> Place {
    defer { extendLifetime(self) }
    return try BenchLibrary.module.call(28) {
      $0.write(self)
      $0.write(place)
    }
  }

  nonisolated(nonsending) public func later(value: Int64) async throws -> Int64 {
    defer { extendLifetime(self) }
    return try await BenchLibrary.module.callSuspending(29) {
      $0.write(self)
      $0.write(value)
    }
  }
}

extension Counting {
  public func numbers(count: Int32) throws -> Int64 {
    defer { extendLifetime(self) }
    return try KotlinModule.call(31, Twins.f31, of: BenchLibrary.module) {
      $0(kotlinHandle, count, $1)
    } write: {
      $0.write(self)
      $0.write(count)
    }
  }

  public func optionals(count: Int32) throws -> Int64 {
    defer { extendLifetime(self) }
    return try KotlinModule.call(32, Twins.f32, of: BenchLibrary.module) {
      $0(kotlinHandle, count, $1)
    } write: {
      $0.write(self)
      $0.write(count)
    }
  }

  public func texts(text: String, count: Int32) throws -> Int64 {
    defer { extendLifetime(self) }
    return try BenchLibrary.module.call(33) {
      $0.write(self)
      $0.write(text)
      $0.write(count)
    }
  }

  public func places(place: Place, count: Int32) throws -> Double {
    defer { extendLifetime(self) }
    return try BenchLibrary.module.call(34) {
      $0.write(self)
      $0.write(place)
      $0.write(count)
    }
  }

  nonisolated(nonsending) public func later(count: Int32) async throws -> Int64 {
    defer { extendLifetime(self) }
    return try await BenchLibrary.module.callSuspending(35) {
      $0.write(self)
      $0.write(count)
    }
  }

  @discardableResult
  public func later(
    count: Int32,
    on placement: KotlinPlacement = .default,
    completion: @escaping KotlinCompletion<Int64>
  ) -> KotlinJob {
    defer { extendLifetime(self) }
    return BenchLibrary.module.callSuspending(35, on: placement, completion: completion) {
      $0.write(self)
      $0.write(count)
    }
  }
}

extension Counters {
  public func keep(counter: any Counter) throws {
    defer {
      extendLifetime(self)
      extendLifetime(counter)
    }
    _ = try BenchLibrary.module.call(37, returning: KotlinUnit.self) {
      $0.write(self)
      $0.write(AnyCounter(counter))
    }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f36: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    BenchLibrary.module.twin(36)
  static let f8: (@convention(c) (Int64, UnsafeMutableRawPointer) -> UInt64)? =
    BenchLibrary.module.twin(8)
  static let f6: (@convention(c) (Int64, UnsafeMutableRawPointer) -> UInt64)? =
    BenchLibrary.module.twin(6)
  static let f7: (@convention(c) (UInt64, Int64, UnsafeMutableRawPointer) -> Int64)? =
    BenchLibrary.module.twin(7)
  static let f9: (@convention(c) (UInt64, Int64, UnsafeMutableRawPointer) -> Int64)? =
    BenchLibrary.module.twin(9)
  static let f10: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    BenchLibrary.module.twin(10)
  static let f11: (@convention(c) (Int64, UnsafeMutableRawPointer) -> Int64)? =
    BenchLibrary.module.twin(11)
  static let f21: (@convention(c) (Int64, UnsafeMutableRawPointer) -> Int64)? =
    BenchLibrary.module.twin(21)
  static let f22: (@convention(c) (Int64, UnsafeMutableRawPointer) -> Int64)? =
    BenchLibrary.module.twin(22)
  static let f25: (@convention(c) (UInt64, Int64, UnsafeMutableRawPointer) -> Int64)? =
    BenchLibrary.module.twin(25)
  static let f31: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> Int64)? =
    BenchLibrary.module.twin(31)
  static let f32: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> Int64)? =
    BenchLibrary.module.twin(32)
}
