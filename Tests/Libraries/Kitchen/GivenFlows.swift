// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Kotlin's `kitchen.Almanac`.
public final class Almanac: KotlinObject, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Almanac" }

  public convenience init(weather: any Weather) throws {
    defer { extendLifetime(weather) }
    let handle: UInt64 = try KitchenLibrary.module.call(535) { $0.write(AnyWeather(weather)) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// A collector that counts what it gets.
public final class CountingCollector: KotlinObject, FlowCollectorString, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.CountingCollector" }

  public convenience init() throws {
    let handle: UInt64 = try KotlinModule.call(546, Twins.f546, of: KitchenLibrary.module) {
      $0($1)
    }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// A dial with a state and a flow of its own.
public final class Dial: KotlinObject, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Dial" }

  public convenience init(start: Int32) throws {
    let handle: UInt64 = try KotlinModule.call(515, Twins.f515, of: KitchenLibrary.module) {
      $0(start, $1)
    } write: {
      $0.write(start)
    }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// Kotlin's `kitchen.Weather`.
public protocol Weather: Sendable {
  var updates: KotlinFlow<Int32> { get throws }

  var latest: KotlinStateFlow<Int32> { get throws }

  func forecast(days: Int32) throws -> KotlinFlow<String>

  func history() async throws -> KotlinFlow<Int32>

  func follow(readings: KotlinFlow<Int32>) async throws -> Int32
}

/// Any object that is a `Weather`.
public struct AnyWeather: KotlinErased, Weather {
  /// The value itself, or the object as one of its own class, for `as?`, `is` and `switch`.
  public let base: any Weather

  /// Stands for a value or an object.
  public init(_ base: any Weather) {
    guard !(type(of: base) is AnyClass) else {
      self.base = base
      return
    }
    self.base = (base as? any KotlinErased)?.base as? any Weather ?? base
  }

  public static var kotlinType: KotlinType {
    .interface("kitchen.Weather", Self.self)
  }

  public init(from reader: inout KotlinReader) throws(KotlinError) {
    base = try Object.kotlinAny(from: &reader)
  }

  public func write(to writer: inout KotlinWriter) {
    writer.write(peer: base as any Weather, interface: 55, of: KitchenLibrary.module)
  }

  public var updates: KotlinFlow<Int32> {
    get throws {
      try base.updates
    }
  }

  public var latest: KotlinStateFlow<Int32> {
    get throws {
      try base.latest
    }
  }

  public func forecast(days: Int32) throws -> KotlinFlow<String> {
    try base.forecast(days: days)
  }

  nonisolated(nonsending) public func history() async throws -> KotlinFlow<Int32> {
    try await base.history()
  }

  nonisolated(nonsending) public func follow(readings: KotlinFlow<Int32>) async throws -> Int32 {
    try await base.follow(readings: readings)
  }
}

extension AnyWeather {
  /// Any Kotlin object that is a `Weather`, and of no class that Swift knows.
  public final class Object: KotlinObject, Weather, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Weather" }
  }
}

extension AnyWeather {
  // swift-format-ignore
  /// What Kotlin calls.
  static let kotlinHosted = HostedInterface(
    55, "kitchen.Weather", as: (any Weather).self,
    cast: { $0 as? any Weather },
    entries: [
      HostedEntry(531) { frame in
        KotlinHost.answer(frame, as: (any Weather).self) { (object, reader) in
          let argument0: Int32 = try reader.read()
          try reader.finish()
          return KitchenLibrary.FlowOfString(try object.forecast(days: argument0))
        }
      },
      HostedEntry(532) { frame in
        KotlinHost.answerSuspending(frame, as: (any Weather).self) { (object, reader) in
          try reader.finish()
          return { () async throws -> KitchenLibrary.FlowOfInt in KitchenLibrary.FlowOfInt(try await object.history()) }
        }
      },
      HostedEntry(533) { frame in
        KotlinHost.answerSuspending(frame, as: (any Weather).self) { (object, reader) in
          let argument0: KitchenLibrary.FlowOfInt = try reader.read()
          try reader.finish()
          return { () async throws -> Int32 in try await object.follow(readings: argument0.base) }
        }
      },
      HostedEntry(529) { frame in
        KotlinHost.answer(frame, as: (any Weather).self) { (object, reader) in
          try reader.finish()
          return KitchenLibrary.FlowOfInt(try object.updates)
        }
      },
      HostedEntry(530) { frame in
        KotlinHost.answer(frame, as: (any Weather).self) { (object, reader) in
          try reader.finish()
          return KitchenLibrary.StateFlowOfInt(try object.latest)
        }
      },
    ])
}

nonisolated(nonsending) public func sumOf(numbers: KotlinFlow<Int32>) async throws -> Int32 {
  defer { extendLifetime(numbers) }
  return try await KitchenLibrary.module.callSuspending(499) {
    $0.write(KitchenLibrary.FlowOfInt(numbers))
  }
}

nonisolated(nonsending) public func countOrNone(numbers: KotlinFlow<Int32>?) async throws -> Int32 {
  defer { extendLifetime(numbers) }
  return try await KitchenLibrary.module.callSuspending(500) {
    $0.write(numbers.map(KitchenLibrary.FlowOfInt.init))
  }
}

/// Takes the first ones, and ends the collection then.
nonisolated(nonsending) public func firstOf(
  numbers: KotlinFlow<Int32>, count: Int32
) async throws -> [Int32] {
  defer { extendLifetime(numbers) }
  return try await KitchenLibrary.module.callSuspending(501) {
    $0.write(KitchenLibrary.FlowOfInt(numbers))
    $0.write(count)
  }
}

nonisolated(nonsending) public func buffered(
  numbers: KotlinFlow<Int32>, size: Int32
) async throws -> [Int32] {
  defer { extendLifetime(numbers) }
  return try await KitchenLibrary.module.callSuspending(502) {
    $0.write(KitchenLibrary.FlowOfInt(numbers))
    $0.write(size)
  }
}

/// On another dispatcher.
nonisolated(nonsending) public func placed(numbers: KotlinFlow<Int32>) async throws -> [Int32] {
  defer { extendLifetime(numbers) }
  return try await KitchenLibrary.module.callSuspending(503) {
    $0.write(KitchenLibrary.FlowOfInt(numbers))
  }
}

nonisolated(nonsending) public func conflatedCount(
  numbers: KotlinFlow<Int32>
) async throws -> Int32 {
  defer { extendLifetime(numbers) }
  return try await KitchenLibrary.module.callSuspending(504) {
    $0.write(KitchenLibrary.FlowOfInt(numbers))
  }
}

public func doubled(numbers: KotlinFlow<Int32>) throws -> KotlinFlow<Int32> {
  defer { extendLifetime(numbers) }
  let handle: UInt64 = try KitchenLibrary.module.call(505) {
    $0.write(KitchenLibrary.FlowOfInt(numbers))
  }
  return KotlinFlow<Int32>(of: KitchenLibrary.module, flow: 64, made: handle)
}

public func relayed(animals: KotlinFlow<Animal>) throws -> KotlinFlow<Animal> {
  defer { extendLifetime(animals) }
  let handle: UInt64 = try KitchenLibrary.module.call(506) {
    $0.write(KitchenLibrary.FlowOfAnimal(animals))
  }
  return KotlinFlow<Animal>(of: KitchenLibrary.module, flow: 65, made: handle)
}

nonisolated(nonsending) public func longest(words: KotlinFlow<String?>) async throws -> String? {
  defer { extendLifetime(words) }
  return try await KitchenLibrary.module.callSuspending(507) {
    $0.write(KitchenLibrary.FlowOfOptionalString(words))
  }
}

/// What the flow fails with, as Kotlin sees it.
nonisolated(nonsending) public func complaintOf(numbers: KotlinFlow<Int32>) async throws -> String {
  defer { extendLifetime(numbers) }
  return try await KitchenLibrary.module.callSuspending(508) {
    $0.write(KitchenLibrary.FlowOfInt(numbers))
  }
}

/// Fails at the first element.
nonisolated(nonsending) public func refuse(numbers: KotlinFlow<Int32>) async throws {
  defer { extendLifetime(numbers) }
  _ = try await KitchenLibrary.module.callSuspending(509, returning: KotlinUnit.self) {
    $0.write(KitchenLibrary.FlowOfInt(numbers))
  }
}

/// Collects for no longer than that.
nonisolated(nonsending) public func within(
  limit: Duration, numbers: KotlinFlow<Int32>
) async throws -> Int32 {
  defer { extendLifetime(numbers) }
  return try await KitchenLibrary.module.callSuspending(510) {
    $0.write(limit)
    $0.write(KitchenLibrary.FlowOfInt(numbers))
  }
}

/// Collects it twice.
nonisolated(nonsending) public func sumTwice(numbers: KotlinFlow<Int32>) async throws -> Int32 {
  defer { extendLifetime(numbers) }
  return try await KitchenLibrary.module.callSuspending(511) {
    $0.write(KitchenLibrary.FlowOfInt(numbers))
  }
}

public func keepFlow(numbers: KotlinFlow<Int32>?) throws {
  defer { extendLifetime(numbers) }
  _ = try KitchenLibrary.module.call(512, returning: KotlinUnit.self) {
    $0.write(numbers.map(KitchenLibrary.FlowOfInt.init))
  }
}

public func keptFlow() throws -> KotlinFlow<Int32> {
  let handle: UInt64 = try KotlinModule.call(513, Twins.f513, of: KitchenLibrary.module) { $0($1) }
  return KotlinFlow<Int32>(of: KitchenLibrary.module, flow: 66, made: handle)
}

public func isKept(numbers: KotlinFlow<Int32>) throws -> Bool {
  defer { extendLifetime(numbers) }
  return try KitchenLibrary.module.call(514) { $0.write(KitchenLibrary.FlowOfInt(numbers)) }
}

public func valueOf(state: KotlinStateFlow<Int32>) throws -> Int32 {
  defer { extendLifetime(state) }
  return try KitchenLibrary.module.call(522) { $0.write(KitchenLibrary.StateFlowOfInt(state)) }
}

public func raise(state: KotlinMutableStateFlow<Int32>) throws -> Int32 {
  defer { extendLifetime(state) }
  return try KitchenLibrary.module.call(523) {
    $0.write(KitchenLibrary.MutableStateFlowOfInt(state))
  }
}

nonisolated(nonsending) public func announce(
  flow: KotlinMutableSharedFlow<String>, text: String
) async throws {
  defer { extendLifetime(flow) }
  _ = try await KitchenLibrary.module.callSuspending(524, returning: KotlinUnit.self) {
    $0.write(KitchenLibrary.MutableSharedFlowOfString(flow))
    $0.write(text)
  }
}

nonisolated(nonsending) public func totalOf(numbers: KotlinFlow<[Int32]>) async throws -> Int32 {
  defer { extendLifetime(numbers) }
  return try await KitchenLibrary.module.callSuspending(525) {
    $0.write(KitchenLibrary.FlowOfListOfInt(numbers))
  }
}

public func arrays() throws -> KotlinFlow<[Int32]> {
  let handle: UInt64 = try KotlinModule.call(526, Twins.f526, of: KitchenLibrary.module) { $0($1) }
  return KotlinFlow<[Int32]>(of: KitchenLibrary.module, flow: 71, made: handle)
}

public func through(
  numbers: KotlinFlow<Int32>,
  change: @escaping @Sendable (KotlinFlow<Int32>) throws -> KotlinFlow<Int32>
) throws -> KotlinFlow<Int32> {
  defer { extendLifetime(numbers) }
  let handle: UInt64 = try KitchenLibrary.module.call(527) {
    $0.write(KitchenLibrary.FlowOfInt(numbers))
    $0.write(KitchenLibrary.FunctionOfFlowOfIntToFlowOfInt(change))
  }
  return KotlinFlow<Int32>(of: KitchenLibrary.module, flow: 72, made: handle)
}

public func incrementing() throws -> @Sendable (KotlinFlow<Int32>) throws -> KotlinFlow<Int32> {
  let result: KitchenLibrary.FunctionOfFlowOfIntToFlowOfInt = try KitchenLibrary.module.call(528)
  return result.base
}

public func ownWeather() throws -> any Weather {
  let result: AnyWeather = try KitchenLibrary.module.call(543)
  return result.base
}

nonisolated(nonsending) public func feed(
  collector: any FlowCollectorInt, count: Int32
) async throws {
  defer { extendLifetime(collector) }
  _ = try await KitchenLibrary.module.callSuspending(544, returning: KotlinUnit.self) {
    $0.write(AnyFlowCollectorInt(collector))
    $0.write(count)
  }
}

nonisolated(nonsending) public func pour(
  numbers: KotlinFlow<Int32>, into: any FlowCollectorInt
) async throws {
  defer {
    extendLifetime(numbers)
    extendLifetime(into)
  }
  _ = try await KitchenLibrary.module.callSuspending(545, returning: KotlinUnit.self) {
    $0.write(KitchenLibrary.FlowOfInt(numbers))
    $0.write(AnyFlowCollectorInt(into))
  }
}

extension Dial {
  public var position: KotlinStateFlow<Int32> {
    KotlinStateFlow(of: KitchenLibrary.module, flow: 67, owner: self)
  }

  public var turns: KotlinFlow<Int32> {
    KotlinFlow(of: KitchenLibrary.module, flow: 69, owner: self)
  }

  public var setting: KotlinMutableStateFlow<Int32> {
    get throws {
      defer { extendLifetime(self) }
      let handle: UInt64 = try KotlinModule.call(516, Twins.f516, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
      return KotlinMutableStateFlow<Int32>(of: KitchenLibrary.module, flow: 68, made: handle)
    }
  }

  public func turnsOnly(count: Int32) throws -> KotlinFlow<Int32> {
    defer { extendLifetime(self) }
    let handle: UInt64 = try KotlinModule.call(517, Twins.f517, of: KitchenLibrary.module) {
      $0(kotlinHandle, count, $1)
    } write: {
      $0.write(self)
      $0.write(count)
    }
    return KotlinFlow<Int32>(of: KitchenLibrary.module, flow: 70, made: handle)
  }

  public func hasPosition(state: KotlinStateFlow<Int32>) throws -> Bool {
    defer {
      extendLifetime(self)
      extendLifetime(state)
    }
    return try KitchenLibrary.module.call(518) {
      $0.write(self)
      $0.write(KitchenLibrary.StateFlowOfInt(state))
    }
  }

  public func hasSetting(state: KotlinMutableStateFlow<Int32>) throws -> Bool {
    defer {
      extendLifetime(self)
      extendLifetime(state)
    }
    return try KitchenLibrary.module.call(519) {
      $0.write(self)
      $0.write(KitchenLibrary.MutableStateFlowOfInt(state))
    }
  }

  public func hasTurns(flow: KotlinFlow<Int32>) throws -> Bool {
    defer {
      extendLifetime(self)
      extendLifetime(flow)
    }
    return try KitchenLibrary.module.call(520) {
      $0.write(self)
      $0.write(KitchenLibrary.FlowOfInt(flow))
    }
  }

  public func isSharing(flow: KotlinFlow<Int32>) throws -> Bool {
    defer {
      extendLifetime(self)
      extendLifetime(flow)
    }
    return try KitchenLibrary.module.call(521) {
      $0.write(self)
      $0.write(KitchenLibrary.SharedFlowOfInt(flow))
    }
  }
}

extension Weather {
  /// Swift has Kotlin's.
  public func doubledUpdates() throws -> KotlinFlow<Int32> {
    defer { extendLifetime(self) }
    let handle: UInt64 = try KitchenLibrary.module.call(534) { $0.write(AnyWeather(self)) }
    return KotlinFlow<Int32>(of: KitchenLibrary.module, flow: 77, made: handle)
  }
}

extension Weather where Self: KotlinObject {
  public var updates: KotlinFlow<Int32> {
    get throws {
      defer { extendLifetime(self) }
      let handle: UInt64 = try KotlinModule.call(529, Twins.f529, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
      return KotlinFlow<Int32>(of: KitchenLibrary.module, flow: 73, made: handle)
    }
  }

  public var latest: KotlinStateFlow<Int32> {
    get throws {
      defer { extendLifetime(self) }
      let handle: UInt64 = try KotlinModule.call(530, Twins.f530, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
      return KotlinStateFlow<Int32>(of: KitchenLibrary.module, flow: 74, made: handle)
    }
  }

  public func forecast(days: Int32) throws -> KotlinFlow<String> {
    defer { extendLifetime(self) }
    let handle: UInt64 = try KotlinModule.call(531, Twins.f531, of: KitchenLibrary.module) {
      $0(kotlinHandle, days, $1)
    } write: {
      $0.write(self)
      $0.write(days)
    }
    return KotlinFlow<String>(of: KitchenLibrary.module, flow: 75, made: handle)
  }

  nonisolated(nonsending) public func history() async throws -> KotlinFlow<Int32> {
    defer { extendLifetime(self) }
    let handle: UInt64 = try await KitchenLibrary.module.callSuspending(532) { $0.write(self) }
    return KotlinFlow<Int32>(of: KitchenLibrary.module, flow: 76, made: handle)
  }

  nonisolated(nonsending) public func follow(readings: KotlinFlow<Int32>) async throws -> Int32 {
    defer {
      extendLifetime(self)
      extendLifetime(readings)
    }
    return try await KitchenLibrary.module.callSuspending(533) {
      $0.write(self)
      $0.write(KitchenLibrary.FlowOfInt(readings))
    }
  }
}

extension Almanac {
  nonisolated(nonsending) public func updates() async throws -> [Int32] {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(536) { $0.write(self) }
  }

  public func latest() throws -> KotlinStateFlow<Int32> {
    defer { extendLifetime(self) }
    let handle: UInt64 = try KotlinModule.call(537, Twins.f537, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
    return KotlinStateFlow<Int32>(of: KitchenLibrary.module, flow: 78, made: handle)
  }

  nonisolated(nonsending) public func forecast(days: Int32) async throws -> [String] {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(538) {
      $0.write(self)
      $0.write(days)
    }
  }

  nonisolated(nonsending) public func history() async throws -> [Int32] {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(539) { $0.write(self) }
  }

  nonisolated(nonsending) public func followed() async throws -> Int32 {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(540) { $0.write(self) }
  }

  nonisolated(nonsending) public func doubledUpdates() async throws -> [Int32] {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(541) { $0.write(self) }
  }

  public func live() throws -> KotlinFlow<Int32> {
    defer { extendLifetime(self) }
    let handle: UInt64 = try KotlinModule.call(542, Twins.f542, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
    return KotlinFlow<Int32>(of: KitchenLibrary.module, flow: 79, made: handle)
  }
}

extension CountingCollector {
  public var count: Int32 {
    defer { extendLifetime(self) }
    return KotlinModule.callOrStop(547, Twins.f547, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f546: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(546)
  static let f515: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(515)
  static let f513: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(513)
  static let f516: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(516)
  static let f517: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(517)
  static let f526: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(526)
  static let f529: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(529)
  static let f530: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(530)
  static let f531: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(531)
  static let f537: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(537)
  static let f542: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(542)
  static let f547: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(547)
}
