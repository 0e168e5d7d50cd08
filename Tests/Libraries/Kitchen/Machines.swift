// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Makes water warm.
public class Boiler: Device, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Boiler" }

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 54 }

  public convenience init(power: Double) throws(KotlinError) {
    let handle: UInt64 = try KotlinModule.call(432, Twins.f432, of: KitchenLibrary.module) {
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
  var isOn: KotlinStateFlow<Bool> { get throws(KotlinError) }

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
    let handle: UInt64 = try KitchenLibrary.module.call(446) { $0.write(food) }
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
    let handle: UInt64 = try KitchenLibrary.module.call(443) { $0.write(all) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// A boiler that holds more.
public final class Tank: Boiler, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Tank" }

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { nil }

  public convenience init(litres: Int32) throws(KotlinError) {
    let handle: UInt64 = try KotlinModule.call(434, Twins.f434, of: KitchenLibrary.module) {
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
      let handle: UInt64 = try KotlinModule.call(448, Twins.f448, of: KitchenLibrary.module) {
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
  try KitchenLibrary.module.call(436)
}

/// As `brokenTanks`, later.
nonisolated(nonsending) public func brokenTanksLater() async throws -> [String: [Tank]] {
  try await KitchenLibrary.module.callSuspending(437)
}

public func hiddenMachine() throws(KotlinError) -> any KotlinObject & Machine {
  let handle: UInt64 = try KotlinModule.call(438, Twins.f438, of: KitchenLibrary.module) { $0($1) }
  return AnyMachine.kotlinAny(holding: handle, of: KitchenLibrary.module)
}

public func startAll(machines: [AnyMachine]) throws(KotlinError) {
  defer { extendLifetime(machines) }
  _ = try KitchenLibrary.module.call(439, returning: KotlinUnit.self) { $0.write(machines) }
}

public func describeMachine(machine: (any KotlinObject & Named)?) throws(KotlinError) -> String {
  defer { extendLifetime(machine) }
  return try KitchenLibrary.module.call(440) { $0.write(machine as KotlinObject?) }
}

public func echoMachine(
  value: any KotlinObject & Machine
) throws(KotlinError) -> any KotlinObject & Machine {
  defer { extendLifetime(value) }
  let handle: UInt64 = try KotlinModule.call(441, Twins.f441, of: KitchenLibrary.module) {
    $0(value.kotlinHandle, $1)
  } write: {
    $0.write(value)
  }
  return AnyMachine.kotlinAny(holding: handle, of: KitchenLibrary.module)
}

public func strongest(devices: [Device]) throws(KotlinError) -> Device? {
  defer { extendLifetime(devices) }
  return try KitchenLibrary.module.call(442) { $0.write(devices) }
}

public func weigh(tools: [AnyTool]) throws(KotlinError) -> Double {
  defer { extendLifetime(tools) }
  return try KitchenLibrary.module.call(450) { $0.write(tools) }
}

extension Named where Self: KotlinObject {
  public var name: String {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(425) { $0.write(self) }
    }
  }

  public func title() throws(KotlinError) -> String {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(426) { $0.write(self) }
  }
}

extension Machine where Self: KotlinObject {
  public var isOn: KotlinStateFlow<Bool> {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      let handle: UInt64 = try KotlinModule.call(427, Twins.f427, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
      return KotlinStateFlow<Bool>(of: KitchenLibrary.module, flow: 63, made: handle)
    }
  }

  public func start() throws(KotlinError) {
    defer { extendLifetime(self) }
    try KotlinModule.run(428, Twins.f428, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }

  nonisolated(nonsending) public func stop() async throws {
    defer { extendLifetime(self) }
    _ = try await KitchenLibrary.module.callSuspending(429, returning: KotlinUnit.self) {
      $0.write(self)
    }
  }
}

extension Device {
  /// In watts.
  public var power: Double {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KotlinModule.call(430, Twins.f430, of: KitchenLibrary.module) {
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
    return try KotlinModule.call(431, Twins.f431, of: KitchenLibrary.module) {
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
      return try KotlinModule.call(433, Twins.f433, of: KitchenLibrary.module) {
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
    return try KitchenLibrary.module.call(435) { $0.write(self) }
  }
}

extension ShelfString {
  public var size: Int32 {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KotlinModule.call(444, Twins.f444, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }

  public func first() throws(KotlinError) -> String {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(445) { $0.write(self) }
  }
}

extension Tool where Self: KotlinObject {
  public var weight: Double {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KotlinModule.call(447, Twins.f447, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }
}

extension AnyTool {
  public static func secret() throws(KotlinError) -> any KotlinObject & Tool {
    let handle: UInt64 = try KotlinModule.call(449, Twins.f449, of: KitchenLibrary.module) {
      $0($1)
    }
    return AnyTool.kotlinAny(holding: handle, of: KitchenLibrary.module)
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f432: (@convention(c) (Double, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(432)
  static let f434: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(434)
  static let f448: (@convention(c) (Double, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(448)
  static let f427: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(427)
  static let f428: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(428)
  static let f430: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Double)? =
    KitchenLibrary.module.twin(430)
  static let f431: (@convention(c) (UInt64, UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(431)
  static let f433: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(433)
  static let f438: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(438)
  static let f441: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(441)
  static let f444: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(444)
  static let f447: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Double)? =
    KitchenLibrary.module.twin(447)
  static let f449: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(449)
}
