// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Makes water warm.
public class Boiler: Device, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Boiler" }

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 81 }

  public convenience init(power: Double) throws {
    let handle: UInt64 = try KotlinModule.call(689, Twins.f689, of: KitchenLibrary.module) {
      $0(power, $1)
    } write: {
      $0.write(power)
    }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// A machine that other machines are made of.
public class Device: KotlinObject, Machine, Comparable, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Device" }

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 109 }

  public static func < (left: Device, right: Device) -> Bool {
    (try? left.compareTo(other: right)).map { $0 < 0 } ?? false
  }
}

/// What can be switched on and off.
public protocol Machine: Named {
  var isOn: KotlinStateFlow<Bool> { get throws }

  /// Fails if it is on already.
  func start() throws

  func stop() async throws
}

/// Any object that implements `Machine`.
public struct AnyMachine: KotlinErased, Machine {
  /// The value itself, or the object as one of its own class, for `as?`, `is` and `switch`.
  public let base: any Machine

  /// Stands for a value or an object.
  public init(_ base: any Machine) {
    guard !(Swift.type(of: base) is AnyClass) else {
      self.base = base
      return
    }
    self.base = (base as? any KotlinErased)?.base as? any Machine ?? base
  }

  public static var kotlinType: KotlinType {
    .interface("kitchen.Machine", Self.self)
  }

  public init(from reader: inout KotlinReader) throws(KotlinError) {
    base = try Object.kotlinAny(from: &reader)
  }

  public func write(to writer: inout KotlinWriter) {
    writer.write(peer: base as any Machine, interface: 45, of: KitchenLibrary.module)
  }

  public var isOn: KotlinStateFlow<Bool> {
    get throws {
      try base.isOn
    }
  }

  public func start() throws {
    try base.start()
  }

  nonisolated(nonsending) public func stop() async throws {
    try await base.stop()
  }

  public var name: String {
    get throws {
      try base.name
    }
  }

  public func title() throws -> String {
    try base.title()
  }
}

extension AnyMachine {
  /// Any Kotlin object that implements `Machine` and is of no class that Swift knows.
  public final class Object: KotlinObject, Machine, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Machine" }

    @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 174 }
  }
}

extension AnyMachine {
  // swift-format-ignore
  /// What Kotlin calls.
  static let kotlinHosted = HostedInterface(
    45, "kitchen.Machine", as: (any Machine).self,
    extending: [47],
    cast: { $0 as? any Machine },
    entries: [
      HostedEntry(685, twin: (@convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void).self) { frame in
        KotlinHost.answer(frame, as: (any Machine).self) { (object, reader) in
          try reader.finish()
          return try object.start()
        }
      } twin: { object, caught in
        KotlinHost.answer(object, caught, as: (any Machine).self, function: 685, none: ()) {
          try $0.start()
        }
      },
      HostedEntry(686) { frame in
        KotlinHost.answerSuspending(frame, as: (any Machine).self) { (object, reader) in
          try reader.finish()
          return { () async throws -> Void in try await object.stop() }
        }
      },
      HostedEntry(682) { frame in
        KotlinHost.answer(frame, as: (any Machine).self) { (object, reader) in
          try reader.finish()
          return try object.title()
        }
      },
      HostedEntry(684) { frame in
        KotlinHost.answer(frame, as: (any Machine).self) { (object, reader) in
          try reader.finish()
          return KitchenLibrary.StateFlowOfBoolean(try object.isOn)
        }
      },
      HostedEntry(681) { frame in
        KotlinHost.answer(frame, as: (any Machine).self) { (object, reader) in
          try reader.finish()
          return try object.name
        }
      },
    ])
}

/// Something that has a name.
public protocol Named: Sendable {
  var name: String { get throws }

  /// The name, as a sentence has it.
  func title() throws -> String
}

/// Any object that implements `Named`.
public struct AnyNamed: KotlinErased, Named {
  /// The value itself, or the object as one of its own class, for `as?`, `is` and `switch`.
  public let base: any Named

  /// Stands for a value or an object.
  public init(_ base: any Named) {
    guard !(Swift.type(of: base) is AnyClass) else {
      self.base = base
      return
    }
    self.base = (base as? any KotlinErased)?.base as? any Named ?? base
  }

  public static var kotlinType: KotlinType {
    .interface("kitchen.Named", Self.self)
  }

  public init(from reader: inout KotlinReader) throws(KotlinError) {
    base = try Object.kotlinAny(from: &reader)
  }

  public func write(to writer: inout KotlinWriter) {
    writer.write(peer: base as any Named, interface: 47, of: KitchenLibrary.module)
  }

  public var name: String {
    get throws {
      try base.name
    }
  }

  public func title() throws -> String {
    try base.title()
  }
}

extension AnyNamed {
  /// Any Kotlin object that implements `Named` and is of no class that Swift knows.
  public final class Object: KotlinObject, Named, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Named" }

    @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 192 }
  }
}

extension AnyNamed {
  /// What Kotlin calls.
  static let kotlinHosted = HostedInterface(
    47, "kitchen.Named", as: (any Named).self,
    cast: { $0 as? any Named },
    entries: [
      HostedEntry(682) { frame in
        KotlinHost.answer(frame, as: (any Named).self) { (object, reader) in
          try reader.finish()
          return try object.title()
        }
      },
      HostedEntry(681) { frame in
        KotlinHost.answer(frame, as: (any Named).self) { (object, reader) in
          try reader.finish()
          return try object.name
        }
      },
    ])
}

extension AnyNamed {
  /// Kotlin's implementations of members that a Swift type with `Named` may leave out or override.
  public struct Defaults: Sendable {
    private let kotlinImplementer: AnyNamed

    public init(_ object: any Named) {
      kotlinImplementer = AnyNamed(object)
    }

    /// The name, as a sentence has it.
    public func title() throws -> String {
      defer { extendLifetime(kotlinImplementer) }
      return try KitchenLibrary.module.call(683) { $0.write(kotlinImplementer) }
    }
  }
}

extension Named {
  public func title() throws -> String {
    try AnyNamed.Defaults(self).title()
  }
}

/// Kotlin's `kitchen.Pantry`.
public final class Pantry: ShelfString, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Pantry" }

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { nil }

  public convenience init(food: [String]) throws {
    let handle: UInt64 = try KitchenLibrary.module.call(703) { $0.write(food) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }

  @available(*, unavailable)
  public convenience init(all: [String]) throws {
    fatalError()
  }
}

/// A class of another one with one type.
public class ShelfString: KotlinObject, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Shelf<String>" }

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 274 }

  public convenience init(all: [String]) throws {
    let handle: UInt64 = try KitchenLibrary.module.call(700) { $0.write(all) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// A boiler that holds more.
public final class Tank: Boiler, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Tank" }

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { nil }

  public convenience init(litres: Int32) throws {
    let handle: UInt64 = try KotlinModule.call(691, Twins.f691, of: KitchenLibrary.module) {
      $0(litres, $1)
    } write: {
      $0.write(litres)
    }
    self.init(holding: handle, of: KitchenLibrary.module)
  }

  @available(*, unavailable)
  public convenience init(power: Double) throws {
    fatalError()
  }
}

/// Sealed, but not all of its leaves are values.
public protocol Tool: Sendable {
  var weight: Double { get throws }
}

/// Any Kotlin object that implements `Tool`.
public final class AnyTool: KotlinObject, Tool, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Tool" }

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 310 }

  /// Stands for the Kotlin object that `object` stands for.
  public convenience init(_ object: any KotlinObject & Tool) {
    self.init(sharing: object)
  }

  /// The same Kotlin object as one of its own class, for `as?`, `is` and `switch`.
  public var base: any KotlinObject & Tool {
    kotlinBase()
  }
}

/// Kotlin's `kitchen.Tool.Hammer`.
public final class ToolHammer: KotlinObject, Tool, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Tool.Hammer" }

  public convenience init(weight: Double) throws {
    let handle: UInt64 = try KotlinModule.call(705, Twins.f705, of: KitchenLibrary.module) {
      $0(weight, $1)
    } write: {
      $0.write(weight)
    }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// Tanks that are made when someone asks for them, the last of which can't be made.
public func brokenTanks() throws -> [Tank] {
  try KitchenLibrary.module.call(693)
}

/// As `brokenTanks`, later.
nonisolated(nonsending) public func brokenTanksLater() async throws -> [String: [Tank]] {
  try await KitchenLibrary.module.callSuspending(694)
}

public func hiddenMachine() throws -> any Machine {
  let result: AnyMachine = try KitchenLibrary.module.call(695)
  return result.base
}

public func startAll(machines: [AnyMachine]) throws {
  defer { extendLifetime(machines) }
  _ = try KitchenLibrary.module.call(696, returning: KotlinUnit.self) { $0.write(machines) }
}

public func describeMachine(machine: (any Named)?) throws -> String {
  defer { extendLifetime(machine) }
  return try KitchenLibrary.module.call(697) { $0.write(machine.map(AnyNamed.init)) }
}

public func echoMachine(value: any Machine) throws -> any Machine {
  defer { extendLifetime(value) }
  let result: AnyMachine = try KitchenLibrary.module.call(698) { $0.write(AnyMachine(value)) }
  return result.base
}

public func strongest(devices: [Device]) throws -> Device? {
  defer { extendLifetime(devices) }
  return try KitchenLibrary.module.call(699) { $0.write(devices) }
}

public func weigh(tools: [AnyTool]) throws -> Double {
  defer { extendLifetime(tools) }
  return try KitchenLibrary.module.call(707) { $0.write(tools) }
}

extension Named where Self: KotlinObject {
  public var name: String {
    get throws {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(681) { $0.write(self) }
    }
  }

  public func title() throws -> String {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(682) { $0.write(self) }
  }
}

extension Machine where Self: KotlinObject {
  public var isOn: KotlinStateFlow<Bool> {
    get throws {
      defer { extendLifetime(self) }
      let handle: UInt64 = try KotlinModule.call(684, Twins.f684, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
      return KotlinStateFlow<Bool>(of: KitchenLibrary.module, flow: 93, made: handle)
    }
  }

  public func start() throws {
    defer { extendLifetime(self) }
    try KotlinModule.run(685, Twins.f685, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }

  nonisolated(nonsending) public func stop() async throws {
    defer { extendLifetime(self) }
    _ = try await KitchenLibrary.module.callSuspending(686, returning: KotlinUnit.self) {
      $0.write(self)
    }
  }
}

extension Device {
  /// In watts.
  public var power: Double {
    get throws {
      defer { extendLifetime(self) }
      return try KotlinModule.call(687, Twins.f687, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }

  public func compareTo(other: Device) throws -> Int32 {
    defer {
      extendLifetime(self)
      extendLifetime(other)
    }
    return try KotlinModule.call(688, Twins.f688, of: KitchenLibrary.module) {
      $0(kotlinHandle, other.kotlinHandle, $1)
    } write: {
      $0.write(self)
      $0.write(other)
    }
  }
}

extension Boiler {
  /// In litres.
  public var volume: Int32 {
    get throws {
      defer { extendLifetime(self) }
      return try KotlinModule.call(690, Twins.f690, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }
}

extension Tank {
  public func split() throws -> [Tank] {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(692) { $0.write(self) }
  }
}

extension ShelfString {
  public var size: Int32 {
    get throws {
      defer { extendLifetime(self) }
      return try KotlinModule.call(701, Twins.f701, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }

  public func first() throws -> String {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(702) { $0.write(self) }
  }
}

extension Tool where Self: KotlinObject {
  public var weight: Double {
    get throws {
      defer { extendLifetime(self) }
      return try KotlinModule.call(704, Twins.f704, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }
}

extension AnyTool {
  public static func secret() throws -> any KotlinObject & Tool {
    let handle: UInt64 = try KotlinModule.call(706, Twins.f706, of: KitchenLibrary.module) {
      $0($1)
    }
    return AnyTool.kotlinAny(holding: handle, of: KitchenLibrary.module)
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f689: (@convention(c) (Double, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(689)
  static let f691: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(691)
  static let f705: (@convention(c) (Double, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(705)
  static let f684: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(684)
  static let f685: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(685)
  static let f687: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Double)? =
    KitchenLibrary.module.twin(687)
  static let f688: (@convention(c) (UInt64, UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(688)
  static let f690: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(690)
  static let f701: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(701)
  static let f704: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Double)? =
    KitchenLibrary.module.twin(704)
  static let f706: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(706)
}
