// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// The people of a station, who come and go.
public final class Crew: KotlinObject, CustomStringConvertible, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Crew" }

  public convenience init(names: [String]? = nil) throws {
    let handle: UInt64 = try KitchenLibrary.module.call(328) { $0.write(names) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }

  /// As many people as `count`, without names.
  ///
  /// - Throws: `kotlin.IllegalArgumentException`
  public convenience init(count: Int32) throws {
    let handle: UInt64 = try KotlinModule.call(329, Twins.f329, of: KitchenLibrary.module) {
      $0(count, $1)
    } write: {
      $0.write(count)
    }
    self.init(holding: handle, of: KitchenLibrary.module)
  }

  private func toString() throws -> String {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(343) { $0.write(self) }
  }

  public var description: String {
    (try? toString()) ?? Self.kotlinName
  }
}

extension Crew {
  /// A class inside of a class.
  public final class Shift: KotlinObject, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Crew.Shift" }

    public convenience init(crew: Crew, hours: Int32) throws {
      defer { extendLifetime(crew) }
      let handle: UInt64 = try KotlinModule.call(347, Twins.f347, of: KitchenLibrary.module) {
        $0(crew.kotlinHandle, hours, $1)
      } write: {
        $0.write(crew)
        $0.write(hours)
      }
      self.init(holding: handle, of: KitchenLibrary.module)
    }
  }
}

/// Data with objects in it.
public struct Mission: KotlinValue, Hashable {
  public var name: String
  public var crew: Crew
  public var reserve: [Crew]

  public init(name: String, crew: Crew, reserve: [Crew] = []) {
    self.name = name
    self.crew = crew
    self.reserve = reserve
  }

  public static var kotlinType: KotlinType {
    .record(
      "kitchen.Mission", Self.self,
      ("name", String.self),
      ("crew", Crew.self),
      ("reserve", [Crew].self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    name = try reader.read()
    crew = try reader.read()
    reserve = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(name)
    writer.write(crew)
    writer.write(reserve)
    writer.endRecord()
  }
}

/// Data that may have objects.
public enum Visit: KotlinValue, Hashable {
  case by(crew: Crew)
  case none

  public static var kotlinType: KotlinType {
    .sealed(
      "kitchen.Visit", Self.self,
      .case("kitchen.Visit.By", ("crew", Crew.self)),
      .case("kitchen.Visit.None"))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    switch try reader.beginSealed(cases: 2) {
    case 0: self = .by(crew: try reader.read())
    default: self = .none
    }
    reader.endSealed()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginSealed() else { return }
    switch self {
    case .by(let crew):
      writer.write(ordinal: 0)
      writer.write(crew)
    case .none: writer.write(ordinal: 1)
    }
    writer.endSealed()
  }
}

public func echoCrew(value: Crew) throws -> Crew {
  defer { extendLifetime(value) }
  let handle: UInt64 = try KotlinModule.call(350, Twins.f350, of: KitchenLibrary.module) {
    $0(value.kotlinHandle, $1)
  } write: {
    $0.write(value)
  }
  return Crew(holding: handle, of: KitchenLibrary.module)
}

public func echoNullableCrew(value: Crew?) throws -> Crew? {
  defer { extendLifetime(value) }
  return try KitchenLibrary.module.call(351) { $0.write(value) }
}

public func echoCrews(value: [Crew]) throws -> [Crew] {
  defer { extendLifetime(value) }
  return try KitchenLibrary.module.call(352) { $0.write(value) }
}

public func echoCrewsByName(value: [String: Crew?]) throws -> [String: Crew?] {
  defer { extendLifetime(value) }
  return try KitchenLibrary.module.call(353) { $0.write(value) }
}

public func largest(crews: Crew...) throws -> Crew? {
  defer { extendLifetime(crews) }
  return try KitchenLibrary.module.call(354) { $0.write(crews) }
}

public func crewOrDefault(crew: Crew? = nil, nothing: Crew?) throws -> Int32 {
  defer {
    extendLifetime(crew)
    extendLifetime(nothing)
  }
  return try KitchenLibrary.module.call(355) {
    $0.write(crew)
    $0.write(Crew??.some(nothing))
  }
}

public func crewOrDefault(crew: Crew? = nil) throws -> Int32 {
  defer { extendLifetime(crew) }
  return try KitchenLibrary.module.call(355) {
    $0.write(crew)
    $0.write(Crew??.none)
  }
}

nonisolated(nonsending) public func makeCrewLater(
  name: String, after: Duration
) async throws -> Crew {
  try await KitchenLibrary.module.callSuspending(356) {
    $0.write(name)
    $0.write(after)
  }
}

/// A flow that has an object as its argument.
public func namesOf(crew: Crew) throws -> KotlinFlow<String> {
  defer { extendLifetime(crew) }
  let handle: UInt64 = try KotlinModule.call(357, Twins.f357, of: KitchenLibrary.module) {
    $0(crew.kotlinHandle, $1)
  } write: {
    $0.write(crew)
  }
  return KotlinFlow<String>(of: KitchenLibrary.module, flow: 21, made: handle)
}

public func echoMission(value: Mission) throws -> Mission {
  defer { extendLifetime(value) }
  return try KitchenLibrary.module.call(358) { $0.write(value) }
}

public func echoVisit(value: Visit) throws -> Visit {
  defer { extendLifetime(value) }
  return try KitchenLibrary.module.call(359) { $0.write(value) }
}

extension Crew {
  /// The word of the day, which everybody may change.
  public var motto: KotlinMutableStateFlow<String> {
    KotlinMutableStateFlow(of: KitchenLibrary.module, flow: 18, owner: self)
  }

  /// Where they are.
  public var place: Place {
    defer { extendLifetime(self) }
    return KitchenLibrary.module.callOrStop(330) { $0.write(self) }
  }

  /// Where they are.
  public func setPlace(_ value: Place) throws {
    defer { extendLifetime(self) }
    _ = try KitchenLibrary.module.call(331, returning: KotlinUnit.self) {
      $0.write(self)
      $0.write(value)
    }
  }

  public var captain: String? {
    defer { extendLifetime(self) }
    return KitchenLibrary.module.callOrStop(332) { $0.write(self) }
  }

  /// Who is there now.
  public var names: [String] {
    get throws {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(333) { $0.write(self) }
    }
  }

  public var count: KotlinStateFlow<Int32> {
    get throws {
      defer { extendLifetime(self) }
      let handle: UInt64 = try KotlinModule.call(334, Twins.f334, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
      return KotlinStateFlow<Int32>(of: KitchenLibrary.module, flow: 17, made: handle)
    }
  }

  public var arrived: KotlinFlow<String> {
    get throws {
      defer { extendLifetime(self) }
      let handle: UInt64 = try KotlinModule.call(335, Twins.f335, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
      return KotlinFlow<String>(
        of: KitchenLibrary.module, flow: 19, traits: FlowTraits(.shared), made: handle
      )
    }
  }

  /// Somebody arrives.
  ///
  /// - Parameter name: of the new one
  /// - Returns: how many there are then
  public func add(name: String, isCaptain: Bool? = nil) throws -> Int32 {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(336) {
      $0.write(self)
      $0.write(name)
      $0.write(isCaptain)
    }
  }

  /// A function of numbers only.
  public func isLargerThan(count: Int32) throws -> Bool {
    defer { extendLifetime(self) }
    return try KotlinModule.call(337, Twins.f337, of: KitchenLibrary.module) {
      $0(kotlinHandle, count, $1)
    } write: {
      $0.write(self)
      $0.write(count)
    }
  }

  nonisolated(nonsending) public func addLater(
    name: String, after: Duration
  ) async throws -> Int32 {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(338) {
      $0.write(self)
      $0.write(name)
      $0.write(after)
    }
  }

  /// Each name, again and again.
  public func calls(rounds: Int32) throws -> KotlinFlow<String> {
    defer { extendLifetime(self) }
    let handle: UInt64 = try KotlinModule.call(339, Twins.f339, of: KitchenLibrary.module) {
      $0(kotlinHandle, rounds, $1)
    } write: {
      $0.write(self)
      $0.write(rounds)
    }
    return KotlinFlow<String>(of: KitchenLibrary.module, flow: 20, made: handle)
  }

  public subscript(index: Int32) -> String {
    get throws {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(340) {
        $0.write(self)
        $0.write(index)
      }
    }
  }

  /// All of both.
  public static func + (left: Crew, right: Crew) throws -> Crew {
    defer {
      extendLifetime(left)
      extendLifetime(right)
    }
    let handle: UInt64 = try KotlinModule.call(341, Twins.f341, of: KitchenLibrary.module) {
      $0(left.kotlinHandle, right.kotlinHandle, $1)
    } write: {
      $0.write(left)
      $0.write(right)
    }
    return Crew(holding: handle, of: KitchenLibrary.module)
  }

  /// An extension that only a crew has.
  public func isHome(_ receiver: Place) throws -> Bool {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(342) {
      $0.write(self)
      $0.write(receiver)
    }
  }

  /// The most people that there may be.
  public static var limit: Int32 {
    KotlinModule.callOrStop(344, Twins.f344, of: KitchenLibrary.module) { $0($1) }
  }

  /// How many `alone` made.
  public static var lonely: Int32 {
    get throws {
      try KotlinModule.call(345, Twins.f345, of: KitchenLibrary.module) { $0($1) }
    }
  }

  /// A crew of one.
  public static func alone(name: String) throws -> Crew {
    try KitchenLibrary.module.call(346) { $0.write(name) }
  }

  /// An extension of a class.
  public var first: String? {
    get throws {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(360) { $0.write(self) }
    }
  }

  public func rename(from: String, to: String) throws -> Crew {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(361) {
      $0.write(self)
      $0.write(from)
      $0.write(to)
    }
  }
}

extension Crew.Shift {
  public var crew: Crew {
    defer { extendLifetime(self) }
    let handle: UInt64 = KotlinModule.callOrStop(348, Twins.f348, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
    return Crew(holding: handle, of: KitchenLibrary.module)
  }

  public var hours: Int32 {
    defer { extendLifetime(self) }
    return KotlinModule.callOrStop(349, Twins.f349, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f329: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(329)
  static let f347: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(347)
  static let f334: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(334)
  static let f335: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(335)
  static let f337: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> Bool)? =
    KitchenLibrary.module.twin(337)
  static let f339: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(339)
  static let f341: (@convention(c) (UInt64, UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(341)
  static let f344: (@convention(c) (UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(344)
  static let f345: (@convention(c) (UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(345)
  static let f348: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(348)
  static let f349: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(349)
  static let f350: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(350)
  static let f357: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(357)
}
