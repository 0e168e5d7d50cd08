// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Makes water warm.
public class Boiler: Device, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Boiler" }

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 54 }

  public convenience init(power: Double) throws(KotlinError) {
    let handle: UInt64 = try KotlinModule.call(382, Twins.f382, of: KitchenLibrary.module) {
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

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 72 }

  public static func < (left: Device, right: Device) -> Bool {
    (try? left.compareTo(other: right)).map { $0 < 0 } ?? false
  }
}

/// What can be switched on and off.
public protocol Machine: Named {
  var isOn: KotlinStateFlow<Bool> { get }

  /// Fails if it is on already.
  func start() throws(KotlinError)

  nonisolated(nonsending) func stop() async throws
}

/// Any Kotlin object that is a `Machine`.
public final class AnyMachine: KotlinObject, Machine, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Machine" }

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 114 }

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
  var name: String { get throws(KotlinError) }

  /// The name, as a sentence has it.
  func title() throws(KotlinError) -> String
}

/// Any Kotlin object that is a `Named`.
public final class AnyNamed: KotlinObject, Named, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Named" }

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 128 }

  /// Stands for the Kotlin object that `object` stands for.
  public convenience init(_ object: any KotlinObject & Named) {
    self.init(sharing: object)
  }

  /// The same Kotlin object as one of its own class, for `as?`, `is` and `switch`.
  public var base: any KotlinObject & Named {
    kotlinBase()
  }
}

/// Kotlin's `kitchen.Pantry`.
public final class Pantry: ShelfString, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Pantry" }

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { nil }

  public convenience init(food: [String]) throws(KotlinError) {
    let handle: UInt64 = try KitchenLibrary.module.call(396) { $0.write(food) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }

  @available(*, unavailable)
  public convenience init(all: [String]) throws(KotlinError) {
    fatalError()
  }
}

/// A class of another one with one type.
public class ShelfString: KotlinObject, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Shelf<String>" }

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 188 }

  public convenience init(all: [String]) throws(KotlinError) {
    let handle: UInt64 = try KitchenLibrary.module.call(393) { $0.write(all) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// A boiler that holds more.
public final class Tank: Boiler, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Tank" }

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { nil }

  public convenience init(litres: Int32) throws(KotlinError) {
    let handle: UInt64 = try KotlinModule.call(384, Twins.f384, of: KitchenLibrary.module) {
      $0(litres, $1)
    } write: {
      $0.write(litres)
    }
    self.init(holding: handle, of: KitchenLibrary.module)
  }

  @available(*, unavailable)
  public convenience init(power: Double) throws(KotlinError) {
    fatalError()
  }
}

/// Sealed, but not all of its leaves are values.
public protocol Tool: Sendable {
  var weight: Double { get throws(KotlinError) }
}

/// Any Kotlin object that is a `Tool`.
public final class AnyTool: KotlinObject, Tool, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Tool" }

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 207 }

  /// Stands for the Kotlin object that `object` stands for.
  public convenience init(_ object: any KotlinObject & Tool) {
    self.init(sharing: object)
  }

  /// The same Kotlin object as one of its own class, for `as?`, `is` and `switch`.
  public var base: any KotlinObject & Tool {
    kotlinBase()
  }
}

extension AnyTool {
  /// Kotlin's `kitchen.Tool.Hammer`.
  public final class Hammer: KotlinObject, Tool, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Tool.Hammer" }

    public convenience init(weight: Double) throws(KotlinError) {
      let handle: UInt64 = try KotlinModule.call(398, Twins.f398, of: KitchenLibrary.module) {
        $0(weight, $1)
      } write: {
        $0.write(weight)
      }
      self.init(holding: handle, of: KitchenLibrary.module)
    }
  }
}

/// Tanks that are made when someone asks for them, the last of which can't be made.
public func brokenTanks() throws(KotlinError) -> [Tank] {
  try KitchenLibrary.module.call(386)
}

/// As `brokenTanks`, later.
nonisolated(nonsending) public func brokenTanksLater() async throws -> [String: [Tank]] {
  try await KitchenLibrary.module.callSuspending(387)
}

public func hiddenMachine() throws(KotlinError) -> any KotlinObject & Machine {
  let handle: UInt64 = try KotlinModule.call(388, Twins.f388, of: KitchenLibrary.module) { $0($1) }
  return AnyMachine.kotlinAny(holding: handle, of: KitchenLibrary.module)
}

public func startAll(machines: [AnyMachine]) throws(KotlinError) {
  defer { extendLifetime(machines) }
  _ = try KitchenLibrary.module.call(389, returning: KotlinUnit.self) { $0.write(machines) }
}

public func describeMachine(machine: (any KotlinObject & Named)?) throws(KotlinError) -> String {
  defer { extendLifetime(machine) }
  return try KitchenLibrary.module.call(390) { $0.write(machine as KotlinObject?) }
}

public func echoMachine(
  value: any KotlinObject & Machine
) throws(KotlinError) -> any KotlinObject & Machine {
  defer { extendLifetime(value) }
  let handle: UInt64 = try KotlinModule.call(391, Twins.f391, of: KitchenLibrary.module) {
    $0(value.kotlinHandle, $1)
  } write: {
    $0.write(value)
  }
  return AnyMachine.kotlinAny(holding: handle, of: KitchenLibrary.module)
}

public func strongest(devices: [Device]) throws(KotlinError) -> Device? {
  defer { extendLifetime(devices) }
  return try KitchenLibrary.module.call(392) { $0.write(devices) }
}

public func weigh(tools: [AnyTool]) throws(KotlinError) -> Double {
  defer { extendLifetime(tools) }
  return try KitchenLibrary.module.call(400) { $0.write(tools) }
}

extension Machine where Self: KotlinObject {
  public var isOn: KotlinStateFlow<Bool> {
    KotlinStateFlow(of: KitchenLibrary.module, flow: 54, owner: self)
  }

  public func start() throws(KotlinError) {
    defer { extendLifetime(self) }
    try KotlinModule.run(378, Twins.f378, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }

  nonisolated(nonsending) public func stop() async throws {
    defer { extendLifetime(self) }
    _ = try await KitchenLibrary.module.callSuspending(379, returning: KotlinUnit.self) {
      $0.write(self)
    }
  }
}

extension Named where Self: KotlinObject {
  public var name: String {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(376) { $0.write(self) }
    }
  }

  public func title() throws(KotlinError) -> String {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(377) { $0.write(self) }
  }
}

extension Device {
  /// In watts.
  public var power: Double {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KotlinModule.call(380, Twins.f380, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }

  public func compareTo(other: Device) throws(KotlinError) -> Int32 {
    defer {
      extendLifetime(self)
      extendLifetime(other)
    }
    return try KotlinModule.call(381, Twins.f381, of: KitchenLibrary.module) {
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
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KotlinModule.call(383, Twins.f383, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }
}

extension Tank {
  public func split() throws(KotlinError) -> [Tank] {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(385) { $0.write(self) }
  }
}

extension ShelfString {
  public var size: Int32 {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KotlinModule.call(394, Twins.f394, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }

  public func first() throws(KotlinError) -> String {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(395) { $0.write(self) }
  }
}

extension Tool where Self: KotlinObject {
  public var weight: Double {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KotlinModule.call(397, Twins.f397, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }
}

extension AnyTool {
  public static func secret() throws(KotlinError) -> any KotlinObject & Tool {
    let handle: UInt64 = try KotlinModule.call(399, Twins.f399, of: KitchenLibrary.module) {
      $0($1)
    }
    return AnyTool.kotlinAny(holding: handle, of: KitchenLibrary.module)
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f382: (@convention(c) (Double, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(382)
  static let f384: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(384)
  static let f398: (@convention(c) (Double, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(398)
  static let f378: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(378)
  static let f380: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Double)? =
    KitchenLibrary.module.twin(380)
  static let f381: (@convention(c) (UInt64, UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(381)
  static let f383: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(383)
  static let f388: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(388)
  static let f391: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(391)
  static let f394: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(394)
  static let f397: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Double)? =
    KitchenLibrary.module.twin(397)
  static let f399: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(399)
}
