// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(Generated) public import KotlinBridge

/// Makes water warm.
public class Boiler: Device, @unchecked Sendable {
  @_spi(Generated) override public class var kotlinName: String { "kitchen.Boiler" }

  public convenience init(power: Double) throws(KotlinError) {
    let handle: UInt64 = try KotlinModule.call(145, Twins.f145, of: KitchenLibrary.module) {
      $0(power, $1)
    } write: {
      $0.write(power)
    }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// A machine that other machines are made of.
public class Device: KotlinObject, Machine, Comparable, @unchecked Sendable {
  @_spi(Generated) override public class var kotlinName: String { "kitchen.Device" }

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
  @_spi(Generated) override public class var kotlinName: String { "kitchen.Machine" }

  /// Stands for the Kotlin object that `object` stands for.
  public convenience init(_ object: any KotlinObject & Machine) {
    self.init(sharing: object)
  }
}

/// Something that has a name.
public protocol Named: AnyObject, Sendable {
  var name: String { get throws(KotlinError) }

  /// The name, as a sentence has it.
  func title() throws(KotlinError) -> String
}

/// Any Kotlin object that is a `Named`.
public final class AnyNamed: KotlinObject, Named, @unchecked Sendable {
  @_spi(Generated) override public class var kotlinName: String { "kitchen.Named" }

  /// Stands for the Kotlin object that `object` stands for.
  public convenience init(_ object: any KotlinObject & Named) {
    self.init(sharing: object)
  }
}

/// Kotlin's `kitchen.Pantry`.
public final class Pantry: ShelfString, @unchecked Sendable {
  @_spi(Generated) override public class var kotlinName: String { "kitchen.Pantry" }

  public convenience init(food: [String]) throws(KotlinError) {
    let handle: UInt64 = try KitchenLibrary.module.call(159) { $0.write(food) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }

  @available(*, unavailable)
  public convenience init(all: [String]) throws(KotlinError) {
    fatalError()
  }
}

/// A class of another one with one type.
public class ShelfString: KotlinObject, @unchecked Sendable {
  @_spi(Generated) override public class var kotlinName: String { "kitchen.Shelf<String>" }

  public convenience init(all: [String]) throws(KotlinError) {
    let handle: UInt64 = try KitchenLibrary.module.call(156) { $0.write(all) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// A boiler that holds more.
public final class Tank: Boiler, @unchecked Sendable {
  @_spi(Generated) override public class var kotlinName: String { "kitchen.Tank" }

  public convenience init(litres: Int32) throws(KotlinError) {
    let handle: UInt64 = try KotlinModule.call(147, Twins.f147, of: KitchenLibrary.module) {
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
public protocol Tool: AnyObject, Sendable {
  var weight: Double { get throws(KotlinError) }
}

/// Any Kotlin object that is a `Tool`.
public final class AnyTool: KotlinObject, Tool, @unchecked Sendable {
  @_spi(Generated) override public class var kotlinName: String { "kitchen.Tool" }

  /// Stands for the Kotlin object that `object` stands for.
  public convenience init(_ object: any KotlinObject & Tool) {
    self.init(sharing: object)
  }
}

extension AnyTool {
  /// Kotlin's `kitchen.Tool.Hammer`.
  public final class Hammer: KotlinObject, Tool, @unchecked Sendable {
    @_spi(Generated) override public class var kotlinName: String { "kitchen.Tool.Hammer" }

    public convenience init(weight: Double) throws(KotlinError) {
      let handle: UInt64 = try KotlinModule.call(161, Twins.f161, of: KitchenLibrary.module) {
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
  try KitchenLibrary.module.call(149)
}

/// As `brokenTanks`, later.
nonisolated(nonsending) public func brokenTanksLater() async throws -> [String: [Tank]] {
  try await KitchenLibrary.module.callSuspending(150)
}

public func hiddenMachine() throws(KotlinError) -> AnyMachine {
  let handle: UInt64 = try KotlinModule.call(151, Twins.f151, of: KitchenLibrary.module) { $0($1) }
  return AnyMachine(holding: handle, of: KitchenLibrary.module)
}

public func startAll(machines: [AnyMachine]) throws(KotlinError) {
  defer { extendLifetime(machines) }
  _ = try KitchenLibrary.module.call(152, returning: KotlinUnit.self) { $0.write(machines) }
}

public func describeMachine(machine: (any KotlinObject & Named)?) throws(KotlinError) -> String {
  defer { extendLifetime(machine) }
  return try KitchenLibrary.module.call(153) { $0.write(machine as KotlinObject?) }
}

public func echoMachine(value: any KotlinObject & Machine) throws(KotlinError) -> AnyMachine {
  defer { extendLifetime(value) }
  let handle: UInt64 = try KotlinModule.call(154, Twins.f154, of: KitchenLibrary.module) {
    $0(value.kotlinHandle, $1)
  } write: {
    $0.write(value)
  }
  return AnyMachine(holding: handle, of: KitchenLibrary.module)
}

public func strongest(devices: [Device]) throws(KotlinError) -> Device? {
  defer { extendLifetime(devices) }
  return try KitchenLibrary.module.call(155) { $0.write(devices) }
}

public func weigh(tools: [AnyTool]) throws(KotlinError) -> Double {
  defer { extendLifetime(tools) }
  return try KitchenLibrary.module.call(163) { $0.write(tools) }
}

extension Machine where Self: KotlinObject {
  public var isOn: KotlinStateFlow<Bool> {
    KotlinStateFlow(of: KitchenLibrary.module, flow: 40, owner: self)
  }

  public func start() throws(KotlinError) {
    defer { extendLifetime(self) }
    try KotlinModule.run(141, Twins.f141, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }

  nonisolated(nonsending) public func stop() async throws {
    defer { extendLifetime(self) }
    _ = try await KitchenLibrary.module.callSuspending(142, returning: KotlinUnit.self) {
      $0.write(self)
    }
  }
}

extension Named where Self: KotlinObject {
  public var name: String {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(139) { $0.write(self) }
    }
  }

  public func title() throws(KotlinError) -> String {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(140) { $0.write(self) }
  }
}

extension Device {
  /// In watts.
  public var power: Double {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KotlinModule.call(143, Twins.f143, of: KitchenLibrary.module) {
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
    return try KotlinModule.call(144, Twins.f144, of: KitchenLibrary.module) {
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
      return try KotlinModule.call(146, Twins.f146, of: KitchenLibrary.module) {
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
    return try KitchenLibrary.module.call(148) { $0.write(self) }
  }
}

extension ShelfString {
  public var size: Int32 {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KotlinModule.call(157, Twins.f157, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }

  public func first() throws(KotlinError) -> String {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(158) { $0.write(self) }
  }
}

extension Tool where Self: KotlinObject {
  public var weight: Double {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KotlinModule.call(160, Twins.f160, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }
}

extension AnyTool {
  public static func secret() throws(KotlinError) -> AnyTool {
    let handle: UInt64 = try KotlinModule.call(162, Twins.f162, of: KitchenLibrary.module) {
      $0($1)
    }
    return AnyTool(holding: handle, of: KitchenLibrary.module)
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f145: (@convention(c) (Double, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(145)
  static let f147: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(147)
  static let f161: (@convention(c) (Double, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(161)
  static let f141: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(141)
  static let f143: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Double)? =
    KitchenLibrary.module.twin(143)
  static let f144: (@convention(c) (UInt64, UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(144)
  static let f146: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(146)
  static let f151: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(151)
  static let f154: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(154)
  static let f157: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(157)
  static let f160: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Double)? =
    KitchenLibrary.module.twin(160)
  static let f162: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(162)
}
