// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Kotlin's `kitchen.Almanac`.
public final class Almanac: KotlinObject, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Almanac" }

  public convenience init(weather: any Weather) throws {
    defer { extendLifetime(weather) }
    let handle: UInt64 = try KitchenLibrary.module.call(567) { $0.write(AnyWeather(weather)) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// A collector that counts what it gets.
public final class CountingCollector: KotlinObject, FlowCollectorString, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.CountingCollector" }

  public convenience init() throws {
    let handle: UInt64 = try KotlinModule.call(580, Twins.f580, of: KitchenLibrary.module) {
      $0($1)
    }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// A dial with a state and a flow of its own.
public final class Dial: KotlinObject, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Dial" }

  public convenience init(start: Int32) throws {
    let handle: UInt64 = try KotlinModule.call(522, Twins.f522, of: KitchenLibrary.module) {
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
      HostedEntry(554) { frame in
        KotlinHost.answer(frame, as: (any Outlet).self) { (object, reader) in
          let argument0: Bool = try reader.read()
          try reader.finish()
          return (try object.extra(isOpen: argument0)).map(KitchenLibrary.FlowOfInt.init)
        }
      },
      HostedEntry(552) { frame in
        KotlinHost.answer(frame, as: (any Outlet).self) { (object, reader) in
          try reader.finish()
          return KitchenLibrary.FlowOfInt(try object.numbers)
        }
      },
      HostedEntry(553) { frame in
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
    let handle: UInt64 = try KotlinModule.call(543, Twins.f543, of: KitchenLibrary.module) {
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
      HostedEntry(558) { frame in
        KotlinHost.answer(frame, as: (any Weather).self) { (object, reader) in
          let argument0: Int32 = try reader.read()
          try reader.finish()
          return KitchenLibrary.FlowOfString(try object.forecast(days: argument0))
        }
      },
      HostedEntry(559) { frame in
        KotlinHost.answerSuspending(frame, as: (any Weather).self) { (object, reader) in
          try reader.finish()
          return { () async throws -> KitchenLibrary.FlowOfInt in KitchenLibrary.FlowOfInt(try await object.history()) }
        }
      },
      HostedEntry(560) { frame in
        KotlinHost.answerSuspending(frame, as: (any Weather).self) { (object, reader) in
          let argument0: KitchenLibrary.FlowOfInt = try reader.read()
          try reader.finish()
          return { () async throws -> Int32 in try await object.follow(readings: argument0.base) }
        }
      },
      HostedEntry(561) { frame in
        KotlinHost.answer(frame, as: (any Weather).self) { (object, reader) in
          try reader.finish()
          return KitchenLibrary.FlowOfInt(try object.doubledUpdates())
        }
      },
      HostedEntry(565) { frame in
        KotlinHost.answerSuspending(frame, as: (any Weather).self) { (object, reader) in
          let argument0: Int32 = try reader.read()
          try reader.finish()
          return { () async throws -> KitchenLibrary.FlowOfInt in KitchenLibrary.FlowOfInt(try await object.records(years: argument0)) }
        }
      },
      HostedEntry(556) { frame in
        KotlinHost.answer(frame, as: (any Weather).self) { (object, reader) in
          try reader.finish()
          return KitchenLibrary.FlowOfInt(try object.updates)
        }
      },
      HostedEntry(557) { frame in
        KotlinHost.answer(frame, as: (any Weather).self) { (object, reader) in
          try reader.finish()
          return KitchenLibrary.StateFlowOfInt(try object.latest)
        }
      },
      HostedEntry(563) { frame in
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
      let handle: UInt64 = try KitchenLibrary.module.call(562) { $0.write(kotlinImplementer) }
      return KotlinFlow<Int32>(of: KitchenLibrary.module, flow: 83, made: handle)
    }

    public var warnings: KotlinFlow<String> {
      get throws {
        defer { extendLifetime(kotlinImplementer) }
        let handle: UInt64 = try KitchenLibrary.module.call(564) { $0.write(kotlinImplementer) }
        return KotlinFlow<String>(of: KitchenLibrary.module, flow: 84, made: handle)
      }
    }

    nonisolated(nonsending) public func records(years: Int32) async throws -> KotlinFlow<Int32> {
      defer { extendLifetime(kotlinImplementer) }
      let handle: UInt64 = try await KitchenLibrary.module.callSuspending(566) {
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
  return try await KitchenLibrary.module.callSuspending(506) {
    $0.write(KitchenLibrary.FlowOfInt(numbers))
  }
}

nonisolated(nonsending) public func countOrNone(numbers: KotlinFlow<Int32>?) async throws -> Int32 {
  defer { extendLifetime(numbers) }
  return try await KitchenLibrary.module.callSuspending(507) {
    $0.write(numbers.map(KitchenLibrary.FlowOfInt.init))
  }
}

/// Takes the first ones, and ends the collection then.
nonisolated(nonsending) public func firstOf(
  numbers: KotlinFlow<Int32>, count: Int32
) async throws -> [Int32] {
  defer { extendLifetime(numbers) }
  return try await KitchenLibrary.module.callSuspending(508) {
    $0.write(KitchenLibrary.FlowOfInt(numbers))
    $0.write(count)
  }
}

nonisolated(nonsending) public func buffered(
  numbers: KotlinFlow<Int32>, size: Int32
) async throws -> [Int32] {
  defer { extendLifetime(numbers) }
  return try await KitchenLibrary.module.callSuspending(509) {
    $0.write(KitchenLibrary.FlowOfInt(numbers))
    $0.write(size)
  }
}

/// On another dispatcher.
nonisolated(nonsending) public func placed(numbers: KotlinFlow<Int32>) async throws -> [Int32] {
  defer { extendLifetime(numbers) }
  return try await KitchenLibrary.module.callSuspending(510) {
    $0.write(KitchenLibrary.FlowOfInt(numbers))
  }
}

nonisolated(nonsending) public func conflatedCount(
  numbers: KotlinFlow<Int32>
) async throws -> Int32 {
  defer { extendLifetime(numbers) }
  return try await KitchenLibrary.module.callSuspending(511) {
    $0.write(KitchenLibrary.FlowOfInt(numbers))
  }
}

public func doubled(numbers: KotlinFlow<Int32>) throws -> KotlinFlow<Int32> {
  defer { extendLifetime(numbers) }
  let handle: UInt64 = try KitchenLibrary.module.call(512) {
    $0.write(KitchenLibrary.FlowOfInt(numbers))
  }
  return KotlinFlow<Int32>(of: KitchenLibrary.module, flow: 67, made: handle)
}

public func relayed(animals: KotlinFlow<Animal>) throws -> KotlinFlow<Animal> {
  defer { extendLifetime(animals) }
  let handle: UInt64 = try KitchenLibrary.module.call(513) {
    $0.write(KitchenLibrary.FlowOfAnimal(animals))
  }
  return KotlinFlow<Animal>(of: KitchenLibrary.module, flow: 68, made: handle)
}

nonisolated(nonsending) public func longest(words: KotlinFlow<String?>) async throws -> String? {
  defer { extendLifetime(words) }
  return try await KitchenLibrary.module.callSuspending(514) {
    $0.write(KitchenLibrary.FlowOfOptionalString(words))
  }
}

/// What the flow fails with, as Kotlin sees it.
nonisolated(nonsending) public func complaintOf(numbers: KotlinFlow<Int32>) async throws -> String {
  defer { extendLifetime(numbers) }
  return try await KitchenLibrary.module.callSuspending(515) {
    $0.write(KitchenLibrary.FlowOfInt(numbers))
  }
}

/// Fails at the first element.
nonisolated(nonsending) public func refuse(numbers: KotlinFlow<Int32>) async throws {
  defer { extendLifetime(numbers) }
  _ = try await KitchenLibrary.module.callSuspending(516, returning: KotlinUnit.self) {
    $0.write(KitchenLibrary.FlowOfInt(numbers))
  }
}

/// Collects for no longer than that.
nonisolated(nonsending) public func within(
  limit: Duration, numbers: KotlinFlow<Int32>
) async throws -> Int32 {
  defer { extendLifetime(numbers) }
  return try await KitchenLibrary.module.callSuspending(517) {
    $0.write(limit)
    $0.write(KitchenLibrary.FlowOfInt(numbers))
  }
}

/// Collects it twice.
nonisolated(nonsending) public func sumTwice(numbers: KotlinFlow<Int32>) async throws -> Int32 {
  defer { extendLifetime(numbers) }
  return try await KitchenLibrary.module.callSuspending(518) {
    $0.write(KitchenLibrary.FlowOfInt(numbers))
  }
}

public func keepFlow(numbers: KotlinFlow<Int32>?) throws {
  defer { extendLifetime(numbers) }
  _ = try KitchenLibrary.module.call(519, returning: KotlinUnit.self) {
    $0.write(numbers.map(KitchenLibrary.FlowOfInt.init))
  }
}

public func keptFlow() throws -> KotlinFlow<Int32> {
  let handle: UInt64 = try KotlinModule.call(520, Twins.f520, of: KitchenLibrary.module) { $0($1) }
  return KotlinFlow<Int32>(of: KitchenLibrary.module, flow: 69, made: handle)
}

public func isKept(numbers: KotlinFlow<Int32>) throws -> Bool {
  defer { extendLifetime(numbers) }
  return try KitchenLibrary.module.call(521) { $0.write(KitchenLibrary.FlowOfInt(numbers)) }
}

public func valueOf(state: KotlinStateFlow<Int32>) throws -> Int32 {
  defer { extendLifetime(state) }
  return try KitchenLibrary.module.call(529) { $0.write(KitchenLibrary.StateFlowOfInt(state)) }
}

public func raise(state: KotlinMutableStateFlow<Int32>) throws -> Int32 {
  defer { extendLifetime(state) }
  return try KitchenLibrary.module.call(530) {
    $0.write(KitchenLibrary.MutableStateFlowOfInt(state))
  }
}

nonisolated(nonsending) public func announce(
  flow: KotlinMutableSharedFlow<String>, text: String
) async throws {
  defer { extendLifetime(flow) }
  _ = try await KitchenLibrary.module.callSuspending(531, returning: KotlinUnit.self) {
    $0.write(KitchenLibrary.MutableSharedFlowOfString(flow))
    $0.write(text)
  }
}

public func lastLetter(letters: KotlinMutableSharedFlow<UTF16.CodeUnit>) throws -> UTF16.CodeUnit {
  defer { extendLifetime(letters) }
  return try KitchenLibrary.module.call(532) {
    $0.write(KitchenLibrary.MutableSharedFlowOfChar(letters))
  }
}

public func lastShort(shorts: KotlinMutableSharedFlow<UInt16>) throws -> UInt16 {
  defer { extendLifetime(shorts) }
  return try KitchenLibrary.module.call(533) {
    $0.write(KitchenLibrary.MutableSharedFlowOfUShort(shorts))
  }
}

public func isLetter(state: KotlinMutableStateFlow<UTF16.CodeUnit>) throws -> Bool {
  defer { extendLifetime(state) }
  return try KitchenLibrary.module.call(534) {
    $0.write(KitchenLibrary.MutableStateFlowOfChar(state))
  }
}

public func half(state: KotlinMutableStateFlow<UInt16>) throws -> UInt16 {
  defer { extendLifetime(state) }
  return try KitchenLibrary.module.call(535) {
    $0.write(KitchenLibrary.MutableStateFlowOfUShort(state))
  }
}

public func letterQueue() throws -> KotlinChannel<UTF16.CodeUnit> {
  let result: KitchenLibrary.ChannelOfChar = try KitchenLibrary.module.call(536)
  return result.base
}

public func shortQueue() throws -> KotlinChannel<UInt16> {
  let result: KitchenLibrary.ChannelOfUShort = try KitchenLibrary.module.call(537)
  return result.base
}

public func closeShorts(queue: KotlinSendChannel<UInt16>) throws -> Bool {
  defer { extendLifetime(queue) }
  return try KitchenLibrary.module.call(538) { $0.write(KitchenLibrary.SendChannelOfUShort(queue)) }
}

nonisolated(nonsending) public func totalOf(numbers: KotlinFlow<[Int32]>) async throws -> Int32 {
  defer { extendLifetime(numbers) }
  return try await KitchenLibrary.module.callSuspending(539) {
    $0.write(KitchenLibrary.FlowOfListOfInt(numbers))
  }
}

public func arrays() throws -> KotlinFlow<[Int32]> {
  let handle: UInt64 = try KotlinModule.call(540, Twins.f540, of: KitchenLibrary.module) { $0($1) }
  return KotlinFlow<[Int32]>(of: KitchenLibrary.module, flow: 74, made: handle)
}

public func through(
  numbers: KotlinFlow<Int32>,
  change: @escaping @Sendable (KotlinFlow<Int32>) throws -> KotlinFlow<Int32>
) throws -> KotlinFlow<Int32> {
  defer { extendLifetime(numbers) }
  let handle: UInt64 = try KitchenLibrary.module.call(541) {
    $0.write(KitchenLibrary.FlowOfInt(numbers))
    $0.write(KitchenLibrary.FunctionOfFlowOfIntToFlowOfInt(change))
  }
  return KotlinFlow<Int32>(of: KitchenLibrary.module, flow: 75, made: handle)
}

public func incrementing() throws -> @Sendable (KotlinFlow<Int32>) throws -> KotlinFlow<Int32> {
  let result: KitchenLibrary.FunctionOfFlowOfIntToFlowOfInt = try KitchenLibrary.module.call(542)
  return result.base
}

nonisolated(nonsending) public func refill(
  outlet: any Outlet, count: Int32
) async throws -> [Int32] {
  defer { extendLifetime(outlet) }
  return try await KitchenLibrary.module.callSuspending(555) {
    $0.write(AnyOutlet(outlet))
    $0.write(count)
  }
}

public func ownWeather() throws -> any Weather {
  let result: AnyWeather = try KitchenLibrary.module.call(577)
  return result.base
}

nonisolated(nonsending) public func feed(
  collector: any FlowCollectorInt, count: Int32
) async throws {
  defer { extendLifetime(collector) }
  _ = try await KitchenLibrary.module.callSuspending(578, returning: KotlinUnit.self) {
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
  _ = try await KitchenLibrary.module.callSuspending(579, returning: KotlinUnit.self) {
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
      let handle: UInt64 = try KotlinModule.call(523, Twins.f523, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
      return KotlinMutableStateFlow<Int32>(of: KitchenLibrary.module, flow: 71, made: handle)
    }
  }

  public func turnsOnly(count: Int32) throws -> KotlinFlow<Int32> {
    defer { extendLifetime(self) }
    let handle: UInt64 = try KotlinModule.call(524, Twins.f524, of: KitchenLibrary.module) {
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
    return try KitchenLibrary.module.call(525) {
      $0.write(self)
      $0.write(KitchenLibrary.StateFlowOfInt(state))
    }
  }

  public func hasSetting(state: KotlinMutableStateFlow<Int32>) throws -> Bool {
    defer {
      extendLifetime(self)
      extendLifetime(state)
    }
    return try KitchenLibrary.module.call(526) {
      $0.write(self)
      $0.write(KitchenLibrary.MutableStateFlowOfInt(state))
    }
  }

  public func hasTurns(flow: KotlinFlow<Int32>) throws -> Bool {
    defer {
      extendLifetime(self)
      extendLifetime(flow)
    }
    return try KitchenLibrary.module.call(527) {
      $0.write(self)
      $0.write(KitchenLibrary.FlowOfInt(flow))
    }
  }

  public func isSharing(flow: KotlinFlow<Int32>) throws -> Bool {
    defer {
      extendLifetime(self)
      extendLifetime(flow)
    }
    return try KitchenLibrary.module.call(528) {
      $0.write(self)
      $0.write(KitchenLibrary.SharedFlowOfInt(flow))
    }
  }
}

extension Source {
  public var numbers: KotlinFlow<Int32> {
    defer { extendLifetime(self) }
    let handle: UInt64 = KotlinModule.callOrStop(544, Twins.f544, of: KitchenLibrary.module) {
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
    _ = try KitchenLibrary.module.call(545, returning: KotlinUnit.self) {
      $0.write(self)
      $0.write(KitchenLibrary.FlowOfInt(value))
    }
  }

  public var spare: KotlinFlow<Int32>? {
    defer { extendLifetime(self) }
    let result: KitchenLibrary.FlowOfInt? = KitchenLibrary.module.callOrStop(546) { $0.write(self) }
    return result?.base
  }

  public func setSpare(_ value: KotlinFlow<Int32>?) throws {
    defer {
      extendLifetime(self)
      extendLifetime(value)
    }
    _ = try KitchenLibrary.module.call(547, returning: KotlinUnit.self) {
      $0.write(self)
      $0.write(value.map(KitchenLibrary.FlowOfInt.init))
    }
  }

  public var level: KotlinStateFlow<Int32> {
    defer { extendLifetime(self) }
    let handle: UInt64 = KotlinModule.callOrStop(548, Twins.f548, of: KitchenLibrary.module) {
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
    _ = try KitchenLibrary.module.call(549, returning: KotlinUnit.self) {
      $0.write(self)
      $0.write(KitchenLibrary.StateFlowOfInt(value))
    }
  }

  public func spareOf(count: Int32) throws -> KotlinFlow<Int32>? {
    defer { extendLifetime(self) }
    let result: KitchenLibrary.FlowOfInt? = try KitchenLibrary.module.call(550) {
      $0.write(self)
      $0.write(count)
    }
    return result?.base
  }

  nonisolated(nonsending) public func sum() async throws -> Int32 {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(551) { $0.write(self) }
  }
}

extension Outlet where Self: KotlinObject {
  public var numbers: KotlinFlow<Int32> {
    get throws {
      defer { extendLifetime(self) }
      let handle: UInt64 = try KotlinModule.call(552, Twins.f552, of: KitchenLibrary.module) {
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
    _ = try KitchenLibrary.module.call(553, returning: KotlinUnit.self) {
      $0.write(self)
      $0.write(KitchenLibrary.FlowOfInt(value))
    }
  }

  public func extra(isOpen: Bool) throws -> KotlinFlow<Int32>? {
    defer { extendLifetime(self) }
    let result: KitchenLibrary.FlowOfInt? = try KitchenLibrary.module.call(554) {
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
      let handle: UInt64 = try KotlinModule.call(556, Twins.f556, of: KitchenLibrary.module) {
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
      let handle: UInt64 = try KotlinModule.call(557, Twins.f557, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
      return KotlinStateFlow<Int32>(of: KitchenLibrary.module, flow: 80, made: handle)
    }
  }

  public func forecast(days: Int32) throws -> KotlinFlow<String> {
    defer { extendLifetime(self) }
    let handle: UInt64 = try KotlinModule.call(558, Twins.f558, of: KitchenLibrary.module) {
      $0(kotlinHandle, days, $1)
    } write: {
      $0.write(self)
      $0.write(days)
    }
    return KotlinFlow<String>(of: KitchenLibrary.module, flow: 81, made: handle)
  }

  nonisolated(nonsending) public func history() async throws -> KotlinFlow<Int32> {
    defer { extendLifetime(self) }
    let handle: UInt64 = try await KitchenLibrary.module.callSuspending(559) { $0.write(self) }
    return KotlinFlow<Int32>(of: KitchenLibrary.module, flow: 82, made: handle)
  }

  nonisolated(nonsending) public func follow(readings: KotlinFlow<Int32>) async throws -> Int32 {
    defer {
      extendLifetime(self)
      extendLifetime(readings)
    }
    return try await KitchenLibrary.module.callSuspending(560) {
      $0.write(self)
      $0.write(KitchenLibrary.FlowOfInt(readings))
    }
  }

  public func doubledUpdates() throws -> KotlinFlow<Int32> {
    defer { extendLifetime(self) }
    let handle: UInt64 = try KotlinModule.call(561, Twins.f561, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
    return KotlinFlow<Int32>(of: KitchenLibrary.module, flow: 83, made: handle)
  }

  public var warnings: KotlinFlow<String> {
    get throws {
      defer { extendLifetime(self) }
      let handle: UInt64 = try KotlinModule.call(563, Twins.f563, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
      return KotlinFlow<String>(of: KitchenLibrary.module, flow: 84, made: handle)
    }
  }

  nonisolated(nonsending) public func records(years: Int32) async throws -> KotlinFlow<Int32> {
    defer { extendLifetime(self) }
    let handle: UInt64 = try await KitchenLibrary.module.callSuspending(565) {
      $0.write(self)
      $0.write(years)
    }
    return KotlinFlow<Int32>(of: KitchenLibrary.module, flow: 85, made: handle)
  }
}

extension Almanac {
  nonisolated(nonsending) public func updates() async throws -> [Int32] {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(568) { $0.write(self) }
  }

  public func latest() throws -> KotlinStateFlow<Int32> {
    defer { extendLifetime(self) }
    let handle: UInt64 = try KotlinModule.call(569, Twins.f569, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
    return KotlinStateFlow<Int32>(of: KitchenLibrary.module, flow: 86, made: handle)
  }

  nonisolated(nonsending) public func forecast(days: Int32) async throws -> [String] {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(570) {
      $0.write(self)
      $0.write(days)
    }
  }

  nonisolated(nonsending) public func history() async throws -> [Int32] {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(571) { $0.write(self) }
  }

  nonisolated(nonsending) public func followed() async throws -> Int32 {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(572) { $0.write(self) }
  }

  nonisolated(nonsending) public func doubledUpdates() async throws -> [Int32] {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(573) { $0.write(self) }
  }

  nonisolated(nonsending) public func warnings() async throws -> [String] {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(574) { $0.write(self) }
  }

  nonisolated(nonsending) public func records(years: Int32) async throws -> [Int32] {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(575) {
      $0.write(self)
      $0.write(years)
    }
  }

  public func live() throws -> KotlinFlow<Int32> {
    defer { extendLifetime(self) }
    let handle: UInt64 = try KotlinModule.call(576, Twins.f576, of: KitchenLibrary.module) {
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
    return KotlinModule.callOrStop(581, Twins.f581, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f580: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(580)
  static let f522: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(522)
  static let f543: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(543)
  static let f520: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(520)
  static let f523: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(523)
  static let f524: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(524)
  static let f540: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(540)
  static let f544: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(544)
  static let f548: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(548)
  static let f552: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(552)
  static let f556: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(556)
  static let f557: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(557)
  static let f558: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(558)
  static let f561: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(561)
  static let f563: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(563)
  static let f569: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(569)
  static let f576: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(576)
  static let f581: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(581)
}
