// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Kotlin's `kitchen.Almanac`.
public final class Almanac: KotlinObject, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Almanac" }

  public convenience init(weather: any Weather) throws {
    defer { extendLifetime(weather) }
    let handle: UInt64 = try KitchenLibrary.module.call(564) { $0.write(AnyWeather(weather)) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// A collector that counts what it gets.
public final class CountingCollector: KotlinObject, FlowCollectorString, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.CountingCollector" }

  public convenience init() throws {
    let handle: UInt64 = try KotlinModule.call(577, Twins.f577, of: KitchenLibrary.module) {
      $0($1)
    }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// A dial with a state and a flow of its own.
public final class Dial: KotlinObject, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Dial" }

  public convenience init(start: Int32) throws {
    let handle: UInt64 = try KotlinModule.call(519, Twins.f519, of: KitchenLibrary.module) {
      $0(start, $1)
    } write: {
      $0.write(start)
    }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// What has a flow that Kotlin sets, and one that is not always there.
public protocol Outlet: Sendable {
  var numbers: KotlinFlow<Int32> { get throws }

  func setNumbers(_ value: KotlinFlow<Int32>) throws

  func extra(isOpen: Bool) throws -> KotlinFlow<Int32>?
}

/// Any object that implements `Outlet`.
public struct AnyOutlet: KotlinErased, Outlet {
  /// The value itself, or the object as one of its own class, for `as?`, `is` and `switch`.
  public let base: any Outlet

  /// Stands for a value or an object.
  public init(_ base: any Outlet) {
    guard !(Swift.type(of: base) is AnyClass) else {
      self.base = base
      return
    }
    self.base = (base as? any KotlinErased)?.base as? any Outlet ?? base
  }

  public static var kotlinType: KotlinType {
    .interface("kitchen.Outlet", Self.self)
  }

  public init(from reader: inout KotlinReader) throws(KotlinError) {
    base = try Object.kotlinAny(from: &reader)
  }

  public func write(to writer: inout KotlinWriter) {
    writer.write(peer: base as any Outlet, interface: 48, of: KitchenLibrary.module)
  }

  public var numbers: KotlinFlow<Int32> {
    get throws {
      try base.numbers
    }
  }

  public func setNumbers(_ value: KotlinFlow<Int32>) throws {
    try base.setNumbers(value)
  }

  public func extra(isOpen: Bool) throws -> KotlinFlow<Int32>? {
    try base.extra(isOpen: isOpen)
  }
}

extension AnyOutlet {
  /// Any Kotlin object that implements `Outlet` and is of no class that Swift knows.
  public final class Object: KotlinObject, Outlet, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Outlet" }
  }
}

extension AnyOutlet {
  /// What Kotlin calls.
  static let kotlinHosted = HostedInterface(
    48, "kitchen.Outlet", as: (any Outlet).self,
    cast: { $0 as? any Outlet },
    entries: [
      HostedEntry(551) { frame in
        KotlinHost.answer(frame, as: (any Outlet).self) { (object, reader) in
          let argument0: Bool = try reader.read()
          try reader.finish()
          return (try object.extra(isOpen: argument0)).map(KitchenLibrary.FlowOfInt.init)
        }
      },
      HostedEntry(549) { frame in
        KotlinHost.answer(frame, as: (any Outlet).self) { (object, reader) in
          try reader.finish()
          return KitchenLibrary.FlowOfInt(try object.numbers)
        }
      },
      HostedEntry(550) { frame in
        KotlinHost.answer(frame, as: (any Outlet).self) { (object, reader) in
          let argument0: KitchenLibrary.FlowOfInt = try reader.read()
          try reader.finish()
          return try object.setNumbers(argument0.base)
        }
      },
    ])
}

/// Its numbers are those that it was last given.
public final class Source: KotlinObject, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Source" }

  public convenience init() throws {
    let handle: UInt64 = try KotlinModule.call(540, Twins.f540, of: KitchenLibrary.module) {
      $0($1)
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

  func doubledUpdates() throws -> KotlinFlow<Int32>

  var warnings: KotlinFlow<String> { get throws }

  func records(years: Int32) async throws -> KotlinFlow<Int32>
}

/// Any object that implements `Weather`.
public struct AnyWeather: KotlinErased, Weather {
  /// The value itself, or the object as one of its own class, for `as?`, `is` and `switch`.
  public let base: any Weather

  /// Stands for a value or an object.
  public init(_ base: any Weather) {
    guard !(Swift.type(of: base) is AnyClass) else {
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
    writer.write(peer: base as any Weather, interface: 59, of: KitchenLibrary.module)
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

  public func doubledUpdates() throws -> KotlinFlow<Int32> {
    try base.doubledUpdates()
  }

  public var warnings: KotlinFlow<String> {
    get throws {
      try base.warnings
    }
  }

  nonisolated(nonsending) public func records(years: Int32) async throws -> KotlinFlow<Int32> {
    try await base.records(years: years)
  }
}

extension AnyWeather {
  /// Any Kotlin object that implements `Weather` and is of no class that Swift knows.
  public final class Object: KotlinObject, Weather, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Weather" }
  }
}

extension AnyWeather {
  // swift-format-ignore
  /// What Kotlin calls.
  static let kotlinHosted = HostedInterface(
    59, "kitchen.Weather", as: (any Weather).self,
    cast: { $0 as? any Weather },
    entries: [
      HostedEntry(555) { frame in
        KotlinHost.answer(frame, as: (any Weather).self) { (object, reader) in
          let argument0: Int32 = try reader.read()
          try reader.finish()
          return KitchenLibrary.FlowOfString(try object.forecast(days: argument0))
        }
      },
      HostedEntry(556) { frame in
        KotlinHost.answerSuspending(frame, as: (any Weather).self) { (object, reader) in
          try reader.finish()
          return { () async throws -> KitchenLibrary.FlowOfInt in KitchenLibrary.FlowOfInt(try await object.history()) }
        }
      },
      HostedEntry(557) { frame in
        KotlinHost.answerSuspending(frame, as: (any Weather).self) { (object, reader) in
          let argument0: KitchenLibrary.FlowOfInt = try reader.read()
          try reader.finish()
          return { () async throws -> Int32 in try await object.follow(readings: argument0.base) }
        }
      },
      HostedEntry(558) { frame in
        KotlinHost.answer(frame, as: (any Weather).self) { (object, reader) in
          try reader.finish()
          return KitchenLibrary.FlowOfInt(try object.doubledUpdates())
        }
      },
      HostedEntry(562) { frame in
        KotlinHost.answerSuspending(frame, as: (any Weather).self) { (object, reader) in
          let argument0: Int32 = try reader.read()
          try reader.finish()
          return { () async throws -> KitchenLibrary.FlowOfInt in KitchenLibrary.FlowOfInt(try await object.records(years: argument0)) }
        }
      },
      HostedEntry(553) { frame in
        KotlinHost.answer(frame, as: (any Weather).self) { (object, reader) in
          try reader.finish()
          return KitchenLibrary.FlowOfInt(try object.updates)
        }
      },
      HostedEntry(554) { frame in
        KotlinHost.answer(frame, as: (any Weather).self) { (object, reader) in
          try reader.finish()
          return KitchenLibrary.StateFlowOfInt(try object.latest)
        }
      },
      HostedEntry(560) { frame in
        KotlinHost.answer(frame, as: (any Weather).self) { (object, reader) in
          try reader.finish()
          return KitchenLibrary.FlowOfString(try object.warnings)
        }
      },
    ])
}

extension AnyWeather {
  /// Kotlin's implementations of members that a Swift type with `Weather` may leave out or override.
  public struct Defaults: Sendable {
    private let kotlinImplementer: AnyWeather

    public init(_ object: any Weather) {
      kotlinImplementer = AnyWeather(object)
    }

    public func doubledUpdates() throws -> KotlinFlow<Int32> {
      defer { extendLifetime(kotlinImplementer) }
      let handle: UInt64 = try KitchenLibrary.module.call(559) { $0.write(kotlinImplementer) }
      return KotlinFlow<Int32>(of: KitchenLibrary.module, flow: 83, made: handle)
    }

    public var warnings: KotlinFlow<String> {
      get throws {
        defer { extendLifetime(kotlinImplementer) }
        let handle: UInt64 = try KitchenLibrary.module.call(561) { $0.write(kotlinImplementer) }
        return KotlinFlow<String>(of: KitchenLibrary.module, flow: 84, made: handle)
      }
    }

    nonisolated(nonsending) public func records(years: Int32) async throws -> KotlinFlow<Int32> {
      defer { extendLifetime(kotlinImplementer) }
      let handle: UInt64 = try await KitchenLibrary.module.callSuspending(563) {
        $0.write(kotlinImplementer)
        $0.write(years)
      }
      return KotlinFlow<Int32>(of: KitchenLibrary.module, flow: 85, made: handle)
    }
  }
}

extension Weather {
  public func doubledUpdates() throws -> KotlinFlow<Int32> {
    try AnyWeather.Defaults(self).doubledUpdates()
  }

  public var warnings: KotlinFlow<String> {
    get throws {
      try AnyWeather.Defaults(self).warnings
    }
  }

  nonisolated(nonsending) public func records(years: Int32) async throws -> KotlinFlow<Int32> {
    try await AnyWeather.Defaults(self).records(years: years)
  }
}

nonisolated(nonsending) public func sumOf(numbers: KotlinFlow<Int32>) async throws -> Int32 {
  defer { extendLifetime(numbers) }
  return try await KitchenLibrary.module.callSuspending(503) {
    $0.write(KitchenLibrary.FlowOfInt(numbers))
  }
}

nonisolated(nonsending) public func countOrNone(numbers: KotlinFlow<Int32>?) async throws -> Int32 {
  defer { extendLifetime(numbers) }
  return try await KitchenLibrary.module.callSuspending(504) {
    $0.write(numbers.map(KitchenLibrary.FlowOfInt.init))
  }
}

/// Takes the first ones, and ends the collection then.
nonisolated(nonsending) public func firstOf(
  numbers: KotlinFlow<Int32>, count: Int32
) async throws -> [Int32] {
  defer { extendLifetime(numbers) }
  return try await KitchenLibrary.module.callSuspending(505) {
    $0.write(KitchenLibrary.FlowOfInt(numbers))
    $0.write(count)
  }
}

nonisolated(nonsending) public func buffered(
  numbers: KotlinFlow<Int32>, size: Int32
) async throws -> [Int32] {
  defer { extendLifetime(numbers) }
  return try await KitchenLibrary.module.callSuspending(506) {
    $0.write(KitchenLibrary.FlowOfInt(numbers))
    $0.write(size)
  }
}

/// On another dispatcher.
nonisolated(nonsending) public func placed(numbers: KotlinFlow<Int32>) async throws -> [Int32] {
  defer { extendLifetime(numbers) }
  return try await KitchenLibrary.module.callSuspending(507) {
    $0.write(KitchenLibrary.FlowOfInt(numbers))
  }
}

nonisolated(nonsending) public func conflatedCount(
  numbers: KotlinFlow<Int32>
) async throws -> Int32 {
  defer { extendLifetime(numbers) }
  return try await KitchenLibrary.module.callSuspending(508) {
    $0.write(KitchenLibrary.FlowOfInt(numbers))
  }
}

public func doubled(numbers: KotlinFlow<Int32>) throws -> KotlinFlow<Int32> {
  defer { extendLifetime(numbers) }
  let handle: UInt64 = try KitchenLibrary.module.call(509) {
    $0.write(KitchenLibrary.FlowOfInt(numbers))
  }
  return KotlinFlow<Int32>(of: KitchenLibrary.module, flow: 67, made: handle)
}

public func relayed(animals: KotlinFlow<Animal>) throws -> KotlinFlow<Animal> {
  defer { extendLifetime(animals) }
  let handle: UInt64 = try KitchenLibrary.module.call(510) {
    $0.write(KitchenLibrary.FlowOfAnimal(animals))
  }
  return KotlinFlow<Animal>(of: KitchenLibrary.module, flow: 68, made: handle)
}

nonisolated(nonsending) public func longest(words: KotlinFlow<String?>) async throws -> String? {
  defer { extendLifetime(words) }
  return try await KitchenLibrary.module.callSuspending(511) {
    $0.write(KitchenLibrary.FlowOfOptionalString(words))
  }
}

/// What the flow fails with, as Kotlin sees it.
nonisolated(nonsending) public func complaintOf(numbers: KotlinFlow<Int32>) async throws -> String {
  defer { extendLifetime(numbers) }
  return try await KitchenLibrary.module.callSuspending(512) {
    $0.write(KitchenLibrary.FlowOfInt(numbers))
  }
}

/// Fails at the first element.
nonisolated(nonsending) public func refuse(numbers: KotlinFlow<Int32>) async throws {
  defer { extendLifetime(numbers) }
  _ = try await KitchenLibrary.module.callSuspending(513, returning: KotlinUnit.self) {
    $0.write(KitchenLibrary.FlowOfInt(numbers))
  }
}

/// Collects for no longer than that.
nonisolated(nonsending) public func within(
  limit: Duration, numbers: KotlinFlow<Int32>
) async throws -> Int32 {
  defer { extendLifetime(numbers) }
  return try await KitchenLibrary.module.callSuspending(514) {
    $0.write(limit)
    $0.write(KitchenLibrary.FlowOfInt(numbers))
  }
}

/// Collects it twice.
nonisolated(nonsending) public func sumTwice(numbers: KotlinFlow<Int32>) async throws -> Int32 {
  defer { extendLifetime(numbers) }
  return try await KitchenLibrary.module.callSuspending(515) {
    $0.write(KitchenLibrary.FlowOfInt(numbers))
  }
}

public func keepFlow(numbers: KotlinFlow<Int32>?) throws {
  defer { extendLifetime(numbers) }
  _ = try KitchenLibrary.module.call(516, returning: KotlinUnit.self) {
    $0.write(numbers.map(KitchenLibrary.FlowOfInt.init))
  }
}

public func keptFlow() throws -> KotlinFlow<Int32> {
  let handle: UInt64 = try KotlinModule.call(517, Twins.f517, of: KitchenLibrary.module) { $0($1) }
  return KotlinFlow<Int32>(of: KitchenLibrary.module, flow: 69, made: handle)
}

public func isKept(numbers: KotlinFlow<Int32>) throws -> Bool {
  defer { extendLifetime(numbers) }
  return try KitchenLibrary.module.call(518) { $0.write(KitchenLibrary.FlowOfInt(numbers)) }
}

public func valueOf(state: KotlinStateFlow<Int32>) throws -> Int32 {
  defer { extendLifetime(state) }
  return try KitchenLibrary.module.call(526) { $0.write(KitchenLibrary.StateFlowOfInt(state)) }
}

public func raise(state: KotlinMutableStateFlow<Int32>) throws -> Int32 {
  defer { extendLifetime(state) }
  return try KitchenLibrary.module.call(527) {
    $0.write(KitchenLibrary.MutableStateFlowOfInt(state))
  }
}

nonisolated(nonsending) public func announce(
  flow: KotlinMutableSharedFlow<String>, text: String
) async throws {
  defer { extendLifetime(flow) }
  _ = try await KitchenLibrary.module.callSuspending(528, returning: KotlinUnit.self) {
    $0.write(KitchenLibrary.MutableSharedFlowOfString(flow))
    $0.write(text)
  }
}

public func lastLetter(letters: KotlinMutableSharedFlow<UTF16.CodeUnit>) throws -> UTF16.CodeUnit {
  defer { extendLifetime(letters) }
  return try KitchenLibrary.module.call(529) {
    $0.write(KitchenLibrary.MutableSharedFlowOfChar(letters))
  }
}

public func lastShort(shorts: KotlinMutableSharedFlow<UInt16>) throws -> UInt16 {
  defer { extendLifetime(shorts) }
  return try KitchenLibrary.module.call(530) {
    $0.write(KitchenLibrary.MutableSharedFlowOfUShort(shorts))
  }
}

public func isLetter(state: KotlinMutableStateFlow<UTF16.CodeUnit>) throws -> Bool {
  defer { extendLifetime(state) }
  return try KitchenLibrary.module.call(531) {
    $0.write(KitchenLibrary.MutableStateFlowOfChar(state))
  }
}

public func half(state: KotlinMutableStateFlow<UInt16>) throws -> UInt16 {
  defer { extendLifetime(state) }
  return try KitchenLibrary.module.call(532) {
    $0.write(KitchenLibrary.MutableStateFlowOfUShort(state))
  }
}

public func letterQueue() throws -> KotlinChannel<UTF16.CodeUnit> {
  let result: KitchenLibrary.ChannelOfChar = try KitchenLibrary.module.call(533)
  return result.base
}

public func shortQueue() throws -> KotlinChannel<UInt16> {
  let result: KitchenLibrary.ChannelOfUShort = try KitchenLibrary.module.call(534)
  return result.base
}

public func closeShorts(queue: KotlinSendChannel<UInt16>) throws -> Bool {
  defer { extendLifetime(queue) }
  return try KitchenLibrary.module.call(535) { $0.write(KitchenLibrary.SendChannelOfUShort(queue)) }
}

nonisolated(nonsending) public func totalOf(numbers: KotlinFlow<[Int32]>) async throws -> Int32 {
  defer { extendLifetime(numbers) }
  return try await KitchenLibrary.module.callSuspending(536) {
    $0.write(KitchenLibrary.FlowOfListOfInt(numbers))
  }
}

public func arrays() throws -> KotlinFlow<[Int32]> {
  let handle: UInt64 = try KotlinModule.call(537, Twins.f537, of: KitchenLibrary.module) { $0($1) }
  return KotlinFlow<[Int32]>(of: KitchenLibrary.module, flow: 74, made: handle)
}

public func through(
  numbers: KotlinFlow<Int32>,
  change: @escaping @Sendable (KotlinFlow<Int32>) throws -> KotlinFlow<Int32>
) throws -> KotlinFlow<Int32> {
  defer { extendLifetime(numbers) }
  let handle: UInt64 = try KitchenLibrary.module.call(538) {
    $0.write(KitchenLibrary.FlowOfInt(numbers))
    $0.write(KitchenLibrary.FunctionOfFlowOfIntToFlowOfInt(change))
  }
  return KotlinFlow<Int32>(of: KitchenLibrary.module, flow: 75, made: handle)
}

public func incrementing() throws -> @Sendable (KotlinFlow<Int32>) throws -> KotlinFlow<Int32> {
  let result: KitchenLibrary.FunctionOfFlowOfIntToFlowOfInt = try KitchenLibrary.module.call(539)
  return result.base
}

nonisolated(nonsending) public func refill(
  outlet: any Outlet, count: Int32
) async throws -> [Int32] {
  defer { extendLifetime(outlet) }
  return try await KitchenLibrary.module.callSuspending(552) {
    $0.write(AnyOutlet(outlet))
    $0.write(count)
  }
}

public func ownWeather() throws -> any Weather {
  let result: AnyWeather = try KitchenLibrary.module.call(574)
  return result.base
}

nonisolated(nonsending) public func feed(
  collector: any FlowCollectorInt, count: Int32
) async throws {
  defer { extendLifetime(collector) }
  _ = try await KitchenLibrary.module.callSuspending(575, returning: KotlinUnit.self) {
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
  _ = try await KitchenLibrary.module.callSuspending(576, returning: KotlinUnit.self) {
    $0.write(KitchenLibrary.FlowOfInt(numbers))
    $0.write(AnyFlowCollectorInt(into))
  }
}

extension Dial {
  public var position: KotlinStateFlow<Int32> {
    KotlinStateFlow(of: KitchenLibrary.module, flow: 70, owner: self)
  }

  public var turns: KotlinFlow<Int32> {
    KotlinFlow(of: KitchenLibrary.module, flow: 72, owner: self)
  }

  public var setting: KotlinMutableStateFlow<Int32> {
    get throws {
      defer { extendLifetime(self) }
      let handle: UInt64 = try KotlinModule.call(520, Twins.f520, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
      return KotlinMutableStateFlow<Int32>(of: KitchenLibrary.module, flow: 71, made: handle)
    }
  }

  public func turnsOnly(count: Int32) throws -> KotlinFlow<Int32> {
    defer { extendLifetime(self) }
    let handle: UInt64 = try KotlinModule.call(521, Twins.f521, of: KitchenLibrary.module) {
      $0(kotlinHandle, count, $1)
    } write: {
      $0.write(self)
      $0.write(count)
    }
    return KotlinFlow<Int32>(of: KitchenLibrary.module, flow: 73, made: handle)
  }

  public func hasPosition(state: KotlinStateFlow<Int32>) throws -> Bool {
    defer {
      extendLifetime(self)
      extendLifetime(state)
    }
    return try KitchenLibrary.module.call(522) {
      $0.write(self)
      $0.write(KitchenLibrary.StateFlowOfInt(state))
    }
  }

  public func hasSetting(state: KotlinMutableStateFlow<Int32>) throws -> Bool {
    defer {
      extendLifetime(self)
      extendLifetime(state)
    }
    return try KitchenLibrary.module.call(523) {
      $0.write(self)
      $0.write(KitchenLibrary.MutableStateFlowOfInt(state))
    }
  }

  public func hasTurns(flow: KotlinFlow<Int32>) throws -> Bool {
    defer {
      extendLifetime(self)
      extendLifetime(flow)
    }
    return try KitchenLibrary.module.call(524) {
      $0.write(self)
      $0.write(KitchenLibrary.FlowOfInt(flow))
    }
  }

  public func isSharing(flow: KotlinFlow<Int32>) throws -> Bool {
    defer {
      extendLifetime(self)
      extendLifetime(flow)
    }
    return try KitchenLibrary.module.call(525) {
      $0.write(self)
      $0.write(KitchenLibrary.SharedFlowOfInt(flow))
    }
  }
}

extension Source {
  public var numbers: KotlinFlow<Int32> {
    defer { extendLifetime(self) }
    let handle: UInt64 = KotlinModule.callOrStop(541, Twins.f541, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
    return KotlinFlow<Int32>(of: KitchenLibrary.module, flow: 76, made: handle)
  }

  public func setNumbers(_ value: KotlinFlow<Int32>) throws {
    defer {
      extendLifetime(self)
      extendLifetime(value)
    }
    _ = try KitchenLibrary.module.call(542, returning: KotlinUnit.self) {
      $0.write(self)
      $0.write(KitchenLibrary.FlowOfInt(value))
    }
  }

  public var spare: KotlinFlow<Int32>? {
    defer { extendLifetime(self) }
    let result: KitchenLibrary.FlowOfInt? = KitchenLibrary.module.callOrStop(543) { $0.write(self) }
    return result?.base
  }

  public func setSpare(_ value: KotlinFlow<Int32>?) throws {
    defer {
      extendLifetime(self)
      extendLifetime(value)
    }
    _ = try KitchenLibrary.module.call(544, returning: KotlinUnit.self) {
      $0.write(self)
      $0.write(value.map(KitchenLibrary.FlowOfInt.init))
    }
  }

  public var level: KotlinStateFlow<Int32> {
    defer { extendLifetime(self) }
    let handle: UInt64 = KotlinModule.callOrStop(545, Twins.f545, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
    return KotlinStateFlow<Int32>(of: KitchenLibrary.module, flow: 77, made: handle)
  }

  public func setLevel(_ value: KotlinStateFlow<Int32>) throws {
    defer {
      extendLifetime(self)
      extendLifetime(value)
    }
    _ = try KitchenLibrary.module.call(546, returning: KotlinUnit.self) {
      $0.write(self)
      $0.write(KitchenLibrary.StateFlowOfInt(value))
    }
  }

  public func spareOf(count: Int32) throws -> KotlinFlow<Int32>? {
    defer { extendLifetime(self) }
    let result: KitchenLibrary.FlowOfInt? = try KitchenLibrary.module.call(547) {
      $0.write(self)
      $0.write(count)
    }
    return result?.base
  }

  nonisolated(nonsending) public func sum() async throws -> Int32 {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(548) { $0.write(self) }
  }
}

extension Outlet where Self: KotlinObject {
  public var numbers: KotlinFlow<Int32> {
    get throws {
      defer { extendLifetime(self) }
      let handle: UInt64 = try KotlinModule.call(549, Twins.f549, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
      return KotlinFlow<Int32>(of: KitchenLibrary.module, flow: 78, made: handle)
    }
  }

  public func setNumbers(_ value: KotlinFlow<Int32>) throws {
    defer {
      extendLifetime(self)
      extendLifetime(value)
    }
    _ = try KitchenLibrary.module.call(550, returning: KotlinUnit.self) {
      $0.write(self)
      $0.write(KitchenLibrary.FlowOfInt(value))
    }
  }

  public func extra(isOpen: Bool) throws -> KotlinFlow<Int32>? {
    defer { extendLifetime(self) }
    let result: KitchenLibrary.FlowOfInt? = try KitchenLibrary.module.call(551) {
      $0.write(self)
      $0.write(isOpen)
    }
    return result?.base
  }
}

extension Weather where Self: KotlinObject {
  public var updates: KotlinFlow<Int32> {
    get throws {
      defer { extendLifetime(self) }
      let handle: UInt64 = try KotlinModule.call(553, Twins.f553, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
      return KotlinFlow<Int32>(of: KitchenLibrary.module, flow: 79, made: handle)
    }
  }

  public var latest: KotlinStateFlow<Int32> {
    get throws {
      defer { extendLifetime(self) }
      let handle: UInt64 = try KotlinModule.call(554, Twins.f554, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
      return KotlinStateFlow<Int32>(of: KitchenLibrary.module, flow: 80, made: handle)
    }
  }

  public func forecast(days: Int32) throws -> KotlinFlow<String> {
    defer { extendLifetime(self) }
    let handle: UInt64 = try KotlinModule.call(555, Twins.f555, of: KitchenLibrary.module) {
      $0(kotlinHandle, days, $1)
    } write: {
      $0.write(self)
      $0.write(days)
    }
    return KotlinFlow<String>(of: KitchenLibrary.module, flow: 81, made: handle)
  }

  nonisolated(nonsending) public func history() async throws -> KotlinFlow<Int32> {
    defer { extendLifetime(self) }
    let handle: UInt64 = try await KitchenLibrary.module.callSuspending(556) { $0.write(self) }
    return KotlinFlow<Int32>(of: KitchenLibrary.module, flow: 82, made: handle)
  }

  nonisolated(nonsending) public func follow(readings: KotlinFlow<Int32>) async throws -> Int32 {
    defer {
      extendLifetime(self)
      extendLifetime(readings)
    }
    return try await KitchenLibrary.module.callSuspending(557) {
      $0.write(self)
      $0.write(KitchenLibrary.FlowOfInt(readings))
    }
  }

  public func doubledUpdates() throws -> KotlinFlow<Int32> {
    defer { extendLifetime(self) }
    let handle: UInt64 = try KotlinModule.call(558, Twins.f558, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
    return KotlinFlow<Int32>(of: KitchenLibrary.module, flow: 83, made: handle)
  }

  public var warnings: KotlinFlow<String> {
    get throws {
      defer { extendLifetime(self) }
      let handle: UInt64 = try KotlinModule.call(560, Twins.f560, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
      return KotlinFlow<String>(of: KitchenLibrary.module, flow: 84, made: handle)
    }
  }

  nonisolated(nonsending) public func records(years: Int32) async throws -> KotlinFlow<Int32> {
    defer { extendLifetime(self) }
    let handle: UInt64 = try await KitchenLibrary.module.callSuspending(562) {
      $0.write(self)
      $0.write(years)
    }
    return KotlinFlow<Int32>(of: KitchenLibrary.module, flow: 85, made: handle)
  }
}

extension Almanac {
  nonisolated(nonsending) public func updates() async throws -> [Int32] {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(565) { $0.write(self) }
  }

  public func latest() throws -> KotlinStateFlow<Int32> {
    defer { extendLifetime(self) }
    let handle: UInt64 = try KotlinModule.call(566, Twins.f566, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
    return KotlinStateFlow<Int32>(of: KitchenLibrary.module, flow: 86, made: handle)
  }

  nonisolated(nonsending) public func forecast(days: Int32) async throws -> [String] {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(567) {
      $0.write(self)
      $0.write(days)
    }
  }

  nonisolated(nonsending) public func history() async throws -> [Int32] {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(568) { $0.write(self) }
  }

  nonisolated(nonsending) public func followed() async throws -> Int32 {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(569) { $0.write(self) }
  }

  nonisolated(nonsending) public func doubledUpdates() async throws -> [Int32] {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(570) { $0.write(self) }
  }

  nonisolated(nonsending) public func warnings() async throws -> [String] {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(571) { $0.write(self) }
  }

  nonisolated(nonsending) public func records(years: Int32) async throws -> [Int32] {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(572) {
      $0.write(self)
      $0.write(years)
    }
  }

  public func live() throws -> KotlinFlow<Int32> {
    defer { extendLifetime(self) }
    let handle: UInt64 = try KotlinModule.call(573, Twins.f573, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
    return KotlinFlow<Int32>(of: KitchenLibrary.module, flow: 87, made: handle)
  }
}

extension CountingCollector {
  public var count: Int32 {
    defer { extendLifetime(self) }
    return KotlinModule.callOrStop(578, Twins.f578, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f577: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(577)
  static let f519: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(519)
  static let f540: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(540)
  static let f517: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(517)
  static let f520: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(520)
  static let f521: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(521)
  static let f537: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(537)
  static let f541: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(541)
  static let f545: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(545)
  static let f549: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(549)
  static let f553: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(553)
  static let f554: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(554)
  static let f555: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(555)
  static let f558: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(558)
  static let f560: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(560)
  static let f566: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(566)
  static let f573: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(573)
  static let f578: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(578)
}
