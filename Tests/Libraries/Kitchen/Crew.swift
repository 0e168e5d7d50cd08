// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// The people of a station, who come and go.
public final class Crew: KotlinObject, CustomStringConvertible, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Crew" }

  public convenience init(names: [String]? = nil) throws(KotlinError) {
    let handle: UInt64 = try KitchenLibrary.module.call(238) { $0.write(names) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }

  /// As many people as `count`, without names.
  ///
  /// - Throws: `kotlin.IllegalArgumentException`
  public convenience init(count: Int32) throws(KotlinError) {
    let handle: UInt64 = try KotlinModule.call(239, Twins.f239, of: KitchenLibrary.module) {
      $0(count, $1)
    } write: {
      $0.write(count)
    }
    self.init(holding: handle, of: KitchenLibrary.module)
  }

  private func toString() throws(KotlinError) -> String {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(253) { $0.write(self) }
  }

  public var description: String {
    (try? toString()) ?? Self.kotlinName
  }
}

extension Crew {
  /// A class inside of a class.
  public final class Shift: KotlinObject, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Crew.Shift" }

    public convenience init(crew: Crew, hours: Int32) throws(KotlinError) {
      defer { extendLifetime(crew) }
      let handle: UInt64 = try KotlinModule.call(257, Twins.f257, of: KitchenLibrary.module) {
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

public func echoCrew(value: Crew) throws(KotlinError) -> Crew {
  defer { extendLifetime(value) }
  let handle: UInt64 = try KotlinModule.call(260, Twins.f260, of: KitchenLibrary.module) {
    $0(value.kotlinHandle, $1)
  } write: {
    $0.write(value)
  }
  return Crew(holding: handle, of: KitchenLibrary.module)
}

public func echoNullableCrew(value: Crew?) throws(KotlinError) -> Crew? {
  defer { extendLifetime(value) }
  return try KitchenLibrary.module.call(261) { $0.write(value) }
}

public func echoCrews(value: [Crew]) throws(KotlinError) -> [Crew] {
  defer { extendLifetime(value) }
  return try KitchenLibrary.module.call(262) { $0.write(value) }
}

public func echoCrewsByName(value: [String: Crew?]) throws(KotlinError) -> [String: Crew?] {
  defer { extendLifetime(value) }
  return try KitchenLibrary.module.call(263) { $0.write(value) }
}

public func largest(crews: Crew...) throws(KotlinError) -> Crew? {
  defer { extendLifetime(crews) }
  return try KitchenLibrary.module.call(264) { $0.write(crews) }
}

public func crewOrDefault(crew: Crew? = nil, nothing: Crew?) throws(KotlinError) -> Int32 {
  defer {
    extendLifetime(crew)
    extendLifetime(nothing)
  }
  return try KitchenLibrary.module.call(265) {
    $0.write(crew)
    $0.write(Crew??.some(nothing))
  }
}

public func crewOrDefault(crew: Crew? = nil) throws(KotlinError) -> Int32 {
  defer { extendLifetime(crew) }
  return try KitchenLibrary.module.call(265) {
    $0.write(crew)
    $0.write(Crew??.none)
  }
}

nonisolated(nonsending) public func makeCrewLater(
  name: String, after: Duration
) async throws -> Crew {
  try await KitchenLibrary.module.callSuspending(266) {
    $0.write(name)
    $0.write(after)
  }
}

/// A flow that has an object as its argument.
public func namesOf(crew: Crew) throws(KotlinError) -> KotlinFlow<String> {
  defer { extendLifetime(crew) }
  let handle: UInt64 = try KotlinModule.call(267, Twins.f267, of: KitchenLibrary.module) {
    $0(crew.kotlinHandle, $1)
  } write: {
    $0.write(crew)
  }
  return KotlinFlow<String>(of: KitchenLibrary.module, flow: 18, made: handle)
}

public func echoMission(value: Mission) throws(KotlinError) -> Mission {
  defer { extendLifetime(value) }
  return try KitchenLibrary.module.call(269) { $0.write(value) }
}

public func echoVisit(value: Visit) throws(KotlinError) -> Visit {
  defer { extendLifetime(value) }
  return try KitchenLibrary.module.call(270) { $0.write(value) }
}

extension Crew {
  /// The word of the day, which everybody may change.
  public var motto: KotlinMutableStateFlow<String> {
    KotlinMutableStateFlow(of: KitchenLibrary.module, flow: 15, owner: self)
  }

  /// Where they are.
  public var place: Place {
    defer { extendLifetime(self) }
    return KitchenLibrary.module.callOrStop(240) { $0.write(self) }
  }

  /// Where they are.
  public func setPlace(_ value: Place) throws(KotlinError) {
    defer { extendLifetime(self) }
    _ = try KitchenLibrary.module.call(241, returning: KotlinUnit.self) {
      $0.write(self)
      $0.write(value)
    }
  }

  public var captain: String? {
    defer { extendLifetime(self) }
    return KitchenLibrary.module.callOrStop(242) { $0.write(self) }
  }

  /// Who is there now.
  public var names: [String] {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(243) { $0.write(self) }
    }
  }

  public var count: KotlinStateFlow<Int32> {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      let handle: UInt64 = try KotlinModule.call(244, Twins.f244, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
      return KotlinStateFlow<Int32>(of: KitchenLibrary.module, flow: 14, made: handle)
    }
  }

  public var arrived: KotlinFlow<String> {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      let handle: UInt64 = try KotlinModule.call(245, Twins.f245, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
      return KotlinFlow<String>(
        of: KitchenLibrary.module, flow: 16, traits: FlowTraits(.shared), made: handle
      )
    }
  }

  /// Somebody arrives.
  ///
  /// - Parameter name: of the new one
  /// - Returns: how many there are then
  public func add(name: String, isCaptain: Bool? = nil) throws(KotlinError) -> Int32 {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(246) {
      $0.write(self)
      $0.write(name)
      $0.write(isCaptain)
    }
  }

  /// A function of numbers only.
  public func isLargerThan(count: Int32) throws(KotlinError) -> Bool {
    defer { extendLifetime(self) }
    return try KotlinModule.call(247, Twins.f247, of: KitchenLibrary.module) {
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
    return try await KitchenLibrary.module.callSuspending(248) {
      $0.write(self)
      $0.write(name)
      $0.write(after)
    }
  }

  /// Each name, again and again.
  public func calls(rounds: Int32) throws(KotlinError) -> KotlinFlow<String> {
    defer { extendLifetime(self) }
    let handle: UInt64 = try KotlinModule.call(249, Twins.f249, of: KitchenLibrary.module) {
      $0(kotlinHandle, rounds, $1)
    } write: {
      $0.write(self)
      $0.write(rounds)
    }
    return KotlinFlow<String>(of: KitchenLibrary.module, flow: 17, made: handle)
  }

  public subscript(index: Int32) -> String {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(250) {
        $0.write(self)
        $0.write(index)
      }
    }
  }

  /// All of both.
  public static func + (left: Crew, right: Crew) throws(KotlinError) -> Crew {
    defer {
      extendLifetime(left)
      extendLifetime(right)
    }
    let handle: UInt64 = try KotlinModule.call(251, Twins.f251, of: KitchenLibrary.module) {
      $0(left.kotlinHandle, right.kotlinHandle, $1)
    } write: {
      $0.write(left)
      $0.write(right)
    }
    return Crew(holding: handle, of: KitchenLibrary.module)
  }

  /// An extension that only a crew has.
  public func isHome(_ receiver: Place) throws(KotlinError) -> Bool {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(252) {
      $0.write(self)
      $0.write(receiver)
    }
  }

  /// The most people that there may be.
  public static var limit: Int32 {
    KotlinModule.callOrStop(254, Twins.f254, of: KitchenLibrary.module) { $0($1) }
  }

  /// How many `alone` made.
  public static var lonely: Int32 {
    get throws(KotlinError) {
      try KotlinModule.call(255, Twins.f255, of: KitchenLibrary.module) { $0($1) }
    }
  }

  /// A crew of one.
  public static func alone(name: String) throws(KotlinError) -> Crew {
    try KitchenLibrary.module.call(256) { $0.write(name) }
  }

  /// An extension of a class.
  public var first: String? {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(271) { $0.write(self) }
    }
  }

  public func rename(from: String, to: String) throws(KotlinError) -> Crew {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(272) {
      $0.write(self)
      $0.write(from)
      $0.write(to)
    }
  }
}

extension Crew.Shift {
  public var crew: Crew {
    defer { extendLifetime(self) }
    let handle: UInt64 = KotlinModule.callOrStop(258, Twins.f258, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
    return Crew(holding: handle, of: KitchenLibrary.module)
  }

  public var hours: Int32 {
    defer { extendLifetime(self) }
    return KotlinModule.callOrStop(259, Twins.f259, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }
}

extension Mission {
  public init(name: String, crew: Crew, reserve: [Crew]? = nil) throws(KotlinError) {
    defer {
      extendLifetime(crew)
      extendLifetime(reserve)
    }
    self = try KitchenLibrary.module.call(268) {
      $0.write(name)
      $0.write(crew)
      $0.write(reserve)
    }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f239: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(239)
  static let f257: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(257)
  static let f244: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(244)
  static let f245: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(245)
  static let f247: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> Bool)? =
    KitchenLibrary.module.twin(247)
  static let f249: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(249)
  static let f251: (@convention(c) (UInt64, UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(251)
  static let f254: (@convention(c) (UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(254)
  static let f255: (@convention(c) (UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(255)
  static let f258: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(258)
  static let f259: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(259)
  static let f260: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(260)
  static let f267: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(267)
}
