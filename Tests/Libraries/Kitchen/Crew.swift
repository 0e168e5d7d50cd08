// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// The people of a station, who come and go.
public final class Crew: KotlinObject, CustomStringConvertible, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Crew" }

  public convenience init(names: [String]? = nil) throws {
    let handle: UInt64 = try KitchenLibrary.module.call(306) { $0.write(names) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }

  /// As many people as `count`, without names.
  ///
  /// - Throws: `kotlin.IllegalArgumentException`
  public convenience init(count: Int32) throws {
    let handle: UInt64 = try KotlinModule.call(307, Twins.f307, of: KitchenLibrary.module) {
      $0(count, $1)
    } write: {
      $0.write(count)
    }
    self.init(holding: handle, of: KitchenLibrary.module)
  }

  private func toString() throws -> String {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(321) { $0.write(self) }
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
      let handle: UInt64 = try KotlinModule.call(325, Twins.f325, of: KitchenLibrary.module) {
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

  public init(name: String, crew: Crew, reserve: [Crew]) {
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
  let handle: UInt64 = try KotlinModule.call(328, Twins.f328, of: KitchenLibrary.module) {
    $0(value.kotlinHandle, $1)
  } write: {
    $0.write(value)
  }
  return Crew(holding: handle, of: KitchenLibrary.module)
}

public func echoNullableCrew(value: Crew?) throws -> Crew? {
  defer { extendLifetime(value) }
  return try KitchenLibrary.module.call(329) { $0.write(value) }
}

public func echoCrews(value: [Crew]) throws -> [Crew] {
  defer { extendLifetime(value) }
  return try KitchenLibrary.module.call(330) { $0.write(value) }
}

public func echoCrewsByName(value: [String: Crew?]) throws -> [String: Crew?] {
  defer { extendLifetime(value) }
  return try KitchenLibrary.module.call(331) { $0.write(value) }
}

public func largest(crews: Crew...) throws -> Crew? {
  defer { extendLifetime(crews) }
  return try KitchenLibrary.module.call(332) { $0.write(crews) }
}

public func crewOrDefault(crew: Crew? = nil, nothing: Crew?) throws -> Int32 {
  defer {
    extendLifetime(crew)
    extendLifetime(nothing)
  }
  return try KitchenLibrary.module.call(333) {
    $0.write(crew)
    $0.write(Crew??.some(nothing))
  }
}

public func crewOrDefault(crew: Crew? = nil) throws -> Int32 {
  defer { extendLifetime(crew) }
  return try KitchenLibrary.module.call(333) {
    $0.write(crew)
    $0.write(Crew??.none)
  }
}

nonisolated(nonsending) public func makeCrewLater(
  name: String, after: Duration
) async throws -> Crew {
  try await KitchenLibrary.module.callSuspending(334) {
    $0.write(name)
    $0.write(after)
  }
}

/// A flow that has an object as its argument.
public func namesOf(crew: Crew) throws -> KotlinFlow<String> {
  defer { extendLifetime(crew) }
  let handle: UInt64 = try KotlinModule.call(335, Twins.f335, of: KitchenLibrary.module) {
    $0(crew.kotlinHandle, $1)
  } write: {
    $0.write(crew)
  }
  return KotlinFlow<String>(of: KitchenLibrary.module, flow: 20, made: handle)
}

public func echoMission(value: Mission) throws -> Mission {
  defer { extendLifetime(value) }
  return try KitchenLibrary.module.call(337) { $0.write(value) }
}

public func echoVisit(value: Visit) throws -> Visit {
  defer { extendLifetime(value) }
  return try KitchenLibrary.module.call(338) { $0.write(value) }
}

extension Crew {
  /// The word of the day, which everybody may change.
  public var motto: KotlinMutableStateFlow<String> {
    KotlinMutableStateFlow(of: KitchenLibrary.module, flow: 17, owner: self)
  }

  /// Where they are.
  public var place: Place {
    defer { extendLifetime(self) }
    return KitchenLibrary.module.callOrStop(308) { $0.write(self) }
  }

  /// Where they are.
  public func setPlace(_ value: Place) throws {
    defer { extendLifetime(self) }
    _ = try KitchenLibrary.module.call(309, returning: KotlinUnit.self) {
      $0.write(self)
      $0.write(value)
    }
  }

  public var captain: String? {
    defer { extendLifetime(self) }
    return KitchenLibrary.module.callOrStop(310) { $0.write(self) }
  }

  /// Who is there now.
  public var names: [String] {
    get throws {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(311) { $0.write(self) }
    }
  }

  public var count: KotlinStateFlow<Int32> {
    get throws {
      defer { extendLifetime(self) }
      let handle: UInt64 = try KotlinModule.call(312, Twins.f312, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
      return KotlinStateFlow<Int32>(of: KitchenLibrary.module, flow: 16, made: handle)
    }
  }

  public var arrived: KotlinFlow<String> {
    get throws {
      defer { extendLifetime(self) }
      let handle: UInt64 = try KotlinModule.call(313, Twins.f313, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
      return KotlinFlow<String>(
        of: KitchenLibrary.module, flow: 18, traits: FlowTraits(.shared), made: handle
      )
    }
  }

  /// Somebody arrives.
  ///
  /// - Parameter name: of the new one
  /// - Returns: how many there are then
  public func add(name: String, isCaptain: Bool? = nil) throws -> Int32 {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(314) {
      $0.write(self)
      $0.write(name)
      $0.write(isCaptain)
    }
  }

  /// A function of numbers only.
  public func isLargerThan(count: Int32) throws -> Bool {
    defer { extendLifetime(self) }
    return try KotlinModule.call(315, Twins.f315, of: KitchenLibrary.module) {
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
    return try await KitchenLibrary.module.callSuspending(316) {
      $0.write(self)
      $0.write(name)
      $0.write(after)
    }
  }

  /// Each name, again and again.
  public func calls(rounds: Int32) throws -> KotlinFlow<String> {
    defer { extendLifetime(self) }
    let handle: UInt64 = try KotlinModule.call(317, Twins.f317, of: KitchenLibrary.module) {
      $0(kotlinHandle, rounds, $1)
    } write: {
      $0.write(self)
      $0.write(rounds)
    }
    return KotlinFlow<String>(of: KitchenLibrary.module, flow: 19, made: handle)
  }

  public subscript(index: Int32) -> String {
    get throws {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(318) {
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
    let handle: UInt64 = try KotlinModule.call(319, Twins.f319, of: KitchenLibrary.module) {
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
    return try KitchenLibrary.module.call(320) {
      $0.write(self)
      $0.write(receiver)
    }
  }

  /// The most people that there may be.
  public static var limit: Int32 {
    KotlinModule.callOrStop(322, Twins.f322, of: KitchenLibrary.module) { $0($1) }
  }

  /// How many `alone` made.
  public static var lonely: Int32 {
    get throws {
      try KotlinModule.call(323, Twins.f323, of: KitchenLibrary.module) { $0($1) }
    }
  }

  /// A crew of one.
  public static func alone(name: String) throws -> Crew {
    try KitchenLibrary.module.call(324) { $0.write(name) }
  }

  /// An extension of a class.
  public var first: String? {
    get throws {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(339) { $0.write(self) }
    }
  }

  public func rename(from: String, to: String) throws -> Crew {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(340) {
      $0.write(self)
      $0.write(from)
      $0.write(to)
    }
  }
}

extension Crew.Shift {
  public var crew: Crew {
    defer { extendLifetime(self) }
    let handle: UInt64 = KotlinModule.callOrStop(326, Twins.f326, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
    return Crew(holding: handle, of: KitchenLibrary.module)
  }

  public var hours: Int32 {
    defer { extendLifetime(self) }
    return KotlinModule.callOrStop(327, Twins.f327, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }
}

extension Mission {
  public init(name: String, crew: Crew, reserve: [Crew]? = nil) throws {
    defer {
      extendLifetime(crew)
      extendLifetime(reserve)
    }
    self = try KitchenLibrary.module.call(336) {
      $0.write(name)
      $0.write(crew)
      $0.write(reserve)
    }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f307: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(307)
  static let f325: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(325)
  static let f312: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(312)
  static let f313: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(313)
  static let f315: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> Bool)? =
    KitchenLibrary.module.twin(315)
  static let f317: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(317)
  static let f319: (@convention(c) (UInt64, UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(319)
  static let f322: (@convention(c) (UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(322)
  static let f323: (@convention(c) (UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(323)
  static let f326: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(326)
  static let f327: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(327)
  static let f328: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(328)
  static let f335: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(335)
}
