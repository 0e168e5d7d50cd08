// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Makes water warm.
public class Boiler: Device, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Boiler" }

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 77 }

  public convenience init(power: Double) throws {
    let handle: UInt64 = try KotlinModule.call(600, Twins.f600, of: KitchenLibrary.module) {
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

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 101 }

  public static func < (left: Device, right: Device) -> Bool {
    (try? left.compareTo(other: right)).map { $0 < 0 } ?? false
  }
}

/// What can be switched on and off.
public protocol Machine: Named {
  var isOn: KotlinStateFlow<Bool> { get throws }

  /// Fails if it is on already.
  func start() throws

  nonisolated(nonsending) func stop() async throws
}

/// Any Kotlin object that is a `Machine`.
public final class AnyMachine: KotlinObject, Machine, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Machine" }

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 156 }

  /// Stands for the Kotlin object that `object` stands for.
  public convenience init(_ object: any KotlinObject & Machine) {
    self.init(sharing: object)
  }

  /// The same Kotlin object as one of its own class, for `as?`, `is` and `switch`.
  public var base: any KotlinObject & Machine {
    kotlinBase()
  }
}

/// Something that has a name.
public protocol Named: Sendable {
  var name: String { get throws }

  /// The name, as a sentence has it.
  func title() throws -> String
}

/// Any object that is a `Named`.
public struct AnyNamed: KotlinErased, Named {
  /// The value itself, or the object as one of its own class, for `as?`, `is` and `switch`.
  public let base: any Named

  /// Stands for a value or an object.
  public init(_ base: any Named) {
    guard !(type(of: base) is AnyClass) else {
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
    writer.write(peer: base as any Named, interface: 41, of: KitchenLibrary.module)
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
  /// Any Kotlin object that is a `Named`, and of no class that Swift knows.
  public final class Object: KotlinObject, Named, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Named" }

    @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 174 }
  }
}

extension AnyNamed {
  /// What Kotlin calls.
  static let kotlinHosted = HostedInterface(
    41, "kitchen.Named", as: (any Named).self,
    cast: { $0 as? any Named },
    entries: [
      HostedEntry(593) { frame in
        KotlinHost.answer(frame, as: (any Named).self) { (object, reader) in
          try reader.finish()
          return try object.title()
        }
      },
      HostedEntry(592) { frame in
        KotlinHost.answer(frame, as: (any Named).self) { (object, reader) in
          try reader.finish()
          return try object.name
        }
      },
    ])
}

extension AnyNamed {
  /// What Kotlin has for members that a type of Swift's with `Named` may leave out or override.
  public struct Defaults: Sendable {
    private let kotlinImplementer: AnyNamed

    public init(_ object: any Named) {
      kotlinImplementer = AnyNamed(object)
    }

    /// The name, as a sentence has it.
    public func title() throws -> String {
      defer { extendLifetime(kotlinImplementer) }
      return try KitchenLibrary.module.call(594) { $0.write(kotlinImplementer) }
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
    let handle: UInt64 = try KitchenLibrary.module.call(614) { $0.write(food) }
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

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 250 }

  public convenience init(all: [String]) throws {
    let handle: UInt64 = try KitchenLibrary.module.call(611) { $0.write(all) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// A boiler that holds more.
public final class Tank: Boiler, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Tank" }

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { nil }

  public convenience init(litres: Int32) throws {
    let handle: UInt64 = try KotlinModule.call(602, Twins.f602, of: KitchenLibrary.module) {
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

/// Any Kotlin object that is a `Tool`.
public final class AnyTool: KotlinObject, Tool, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Tool" }

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 281 }

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
    let handle: UInt64 = try KotlinModule.call(616, Twins.f616, of: KitchenLibrary.module) {
      $0(weight, $1)
    } write: {
      $0.write(weight)
    }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// Tanks that are made when someone asks for them, the last of which can't be made.
public func brokenTanks() throws -> [Tank] {
  try KitchenLibrary.module.call(604)
}

/// As `brokenTanks`, later.
nonisolated(nonsending) public func brokenTanksLater() async throws -> [String: [Tank]] {
  try await KitchenLibrary.module.callSuspending(605)
}

public func hiddenMachine() throws -> any KotlinObject & Machine {
  let handle: UInt64 = try KotlinModule.call(606, Twins.f606, of: KitchenLibrary.module) { $0($1) }
  return AnyMachine.kotlinAny(holding: handle, of: KitchenLibrary.module)
}

public func startAll(machines: [AnyMachine]) throws {
  defer { extendLifetime(machines) }
  _ = try KitchenLibrary.module.call(607, returning: KotlinUnit.self) { $0.write(machines) }
}

public func describeMachine(machine: (any Named)?) throws -> String {
  defer { extendLifetime(machine) }
  return try KitchenLibrary.module.call(608) { $0.write(machine.map(AnyNamed.init)) }
}

public func echoMachine(value: any KotlinObject & Machine) throws -> any KotlinObject & Machine {
  defer { extendLifetime(value) }
  let handle: UInt64 = try KotlinModule.call(609, Twins.f609, of: KitchenLibrary.module) {
    $0(value.kotlinHandle, $1)
  } write: {
    $0.write(value)
  }
  return AnyMachine.kotlinAny(holding: handle, of: KitchenLibrary.module)
}

public func strongest(devices: [Device]) throws -> Device? {
  defer { extendLifetime(devices) }
  return try KitchenLibrary.module.call(610) { $0.write(devices) }
}

public func weigh(tools: [AnyTool]) throws -> Double {
  defer { extendLifetime(tools) }
  return try KitchenLibrary.module.call(618) { $0.write(tools) }
}

extension Named where Self: KotlinObject {
  public var name: String {
    get throws {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(592) { $0.write(self) }
    }
  }

  public func title() throws -> String {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(593) { $0.write(self) }
  }
}

extension Machine where Self: KotlinObject {
  public var isOn: KotlinStateFlow<Bool> {
    get throws {
      defer { extendLifetime(self) }
      let handle: UInt64 = try KotlinModule.call(595, Twins.f595, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
      return KotlinStateFlow<Bool>(of: KitchenLibrary.module, flow: 69, made: handle)
    }
  }

  public func start() throws {
    defer { extendLifetime(self) }
    try KotlinModule.run(596, Twins.f596, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }

  nonisolated(nonsending) public func stop() async throws {
    defer { extendLifetime(self) }
    _ = try await KitchenLibrary.module.callSuspending(597, returning: KotlinUnit.self) {
      $0.write(self)
    }
  }
}

extension Device {
  /// In watts.
  public var power: Double {
    get throws {
      defer { extendLifetime(self) }
      return try KotlinModule.call(598, Twins.f598, of: KitchenLibrary.module) {
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
    return try KotlinModule.call(599, Twins.f599, of: KitchenLibrary.module) {
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
      return try KotlinModule.call(601, Twins.f601, of: KitchenLibrary.module) {
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
    return try KitchenLibrary.module.call(603) { $0.write(self) }
  }
}

extension ShelfString {
  public var size: Int32 {
    get throws {
      defer { extendLifetime(self) }
      return try KotlinModule.call(612, Twins.f612, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }

  public func first() throws -> String {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(613) { $0.write(self) }
  }
}

extension Tool where Self: KotlinObject {
  public var weight: Double {
    get throws {
      defer { extendLifetime(self) }
      return try KotlinModule.call(615, Twins.f615, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }
}

extension AnyTool {
  public static func secret() throws -> any KotlinObject & Tool {
    let handle: UInt64 = try KotlinModule.call(617, Twins.f617, of: KitchenLibrary.module) {
      $0($1)
    }
    return AnyTool.kotlinAny(holding: handle, of: KitchenLibrary.module)
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f600: (@convention(c) (Double, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(600)
  static let f602: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(602)
  static let f616: (@convention(c) (Double, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(616)
  static let f595: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(595)
  static let f596: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(596)
  static let f598: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Double)? =
    KitchenLibrary.module.twin(598)
  static let f599: (@convention(c) (UInt64, UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(599)
  static let f601: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(601)
  static let f606: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(606)
  static let f609: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(609)
  static let f612: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(612)
  static let f615: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Double)? =
    KitchenLibrary.module.twin(615)
  static let f617: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(617)
}
