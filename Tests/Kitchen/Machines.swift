// Made by `kotlin-bridge generate libkitchen.so --module Kitchen`. Do not edit: generate it again.

@_spi(Generated) public import KotlinBridge

/// Makes water warm.
public class Boiler: Device, @unchecked Sendable {
  @_spi(Generated) override public class var kotlinName: String { "kitchen.Boiler" }

  public convenience init(power: Double) throws(KotlinError) {
    if let twin = Twins.function119, !KotlinModule.isTraced {
      let handle = try KotlinCatch.catching { twin(power, $0) }
      self.init(holding: handle, of: KitchenLibrary.module)
      return
    }
    let handle: UInt64 = try KitchenLibrary.module.call(119) { $0.write(power) }
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
    let handle: UInt64 = try KitchenLibrary.module.call(133) { $0.write(food) }
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
    let handle: UInt64 = try KitchenLibrary.module.call(130) { $0.write(all) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// A boiler that holds more.
public final class Tank: Boiler, @unchecked Sendable {
  @_spi(Generated) override public class var kotlinName: String { "kitchen.Tank" }

  public convenience init(litres: Int32) throws(KotlinError) {
    if let twin = Twins.function121, !KotlinModule.isTraced {
      let handle = try KotlinCatch.catching { twin(litres, $0) }
      self.init(holding: handle, of: KitchenLibrary.module)
      return
    }
    let handle: UInt64 = try KitchenLibrary.module.call(121) { $0.write(litres) }
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
      if let twin = Twins.function135, !KotlinModule.isTraced {
        let handle = try KotlinCatch.catching { twin(weight, $0) }
        self.init(holding: handle, of: KitchenLibrary.module)
        return
      }
      let handle: UInt64 = try KitchenLibrary.module.call(135) { $0.write(weight) }
      self.init(holding: handle, of: KitchenLibrary.module)
    }
  }
}

/// Tanks that are made when someone asks for them, the last of which can't be made.
public func brokenTanks() throws(KotlinError) -> [Tank] {
  try KitchenLibrary.module.call(123)
}

/// As `brokenTanks`, later.
nonisolated(nonsending) public func brokenTanksLater() async throws -> [String: [Tank]] {
  try await KitchenLibrary.module.callSuspending(124)
}

public func hiddenMachine() throws(KotlinError) -> AnyMachine {
  if let twin = Twins.function125, !KotlinModule.isTraced {
    let handle = try KotlinCatch.catching { twin($0) }
    return AnyMachine(holding: handle, of: KitchenLibrary.module)
  }
  return try KitchenLibrary.module.call(125)
}

public func startAll(machines: [AnyMachine]) throws(KotlinError) {
  defer { extendLifetime(machines) }
  _ = try KitchenLibrary.module.call(126, returning: KotlinUnit.self) { $0.write(machines) }
}

public func describeMachine(machine: (any KotlinObject & Named)?) throws(KotlinError) -> String {
  defer { extendLifetime(machine) }
  return try KitchenLibrary.module.call(127) { $0.write(machine as KotlinObject?) }
}

public func echoMachine(value: any KotlinObject & Machine) throws(KotlinError) -> AnyMachine {
  defer { extendLifetime(value) }
  if let twin = Twins.function128, !KotlinModule.isTraced {
    let handle = try KotlinCatch.catching { twin(value.kotlinHandle, $0) }
    return AnyMachine(holding: handle, of: KitchenLibrary.module)
  }
  return try KitchenLibrary.module.call(128) { $0.write(value) }
}

public func strongest(devices: [Device]) throws(KotlinError) -> Device? {
  defer { extendLifetime(devices) }
  return try KitchenLibrary.module.call(129) { $0.write(devices) }
}

public func weigh(tools: [AnyTool]) throws(KotlinError) -> Double {
  defer { extendLifetime(tools) }
  return try KitchenLibrary.module.call(137) { $0.write(tools) }
}

extension Machine where Self: KotlinObject {
  public var isOn: KotlinStateFlow<Bool> {
    KotlinStateFlow(of: KitchenLibrary.module, flow: 39, owner: self)
  }

  public func start() throws(KotlinError) {
    defer { extendLifetime(self) }
    if let twin = Twins.function115, !KotlinModule.isTraced {
      return try KotlinCatch.catching { twin(kotlinHandle, $0) }
    }
    _ = try KitchenLibrary.module.call(115, returning: KotlinUnit.self) { $0.write(self) }
  }

  nonisolated(nonsending) public func stop() async throws {
    defer { extendLifetime(self) }
    _ = try await KitchenLibrary.module.callSuspending(116, returning: KotlinUnit.self) {
      $0.write(self)
    }
  }
}

extension Named where Self: KotlinObject {
  public var name: String {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(113) { $0.write(self) }
    }
  }

  public func title() throws(KotlinError) -> String {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(114) { $0.write(self) }
  }
}

extension Device {
  /// In watts.
  public var power: Double {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      if let twin = Twins.function117, !KotlinModule.isTraced {
        return try KotlinCatch.catching { twin(kotlinHandle, $0) }
      }
      return try KitchenLibrary.module.call(117) { $0.write(self) }
    }
  }

  public func compareTo(other: Device) throws(KotlinError) -> Int32 {
    defer {
      extendLifetime(self)
      extendLifetime(other)
    }
    if let twin = Twins.function118, !KotlinModule.isTraced {
      return try KotlinCatch.catching { twin(kotlinHandle, other.kotlinHandle, $0) }
    }
    return try KitchenLibrary.module.call(118) {
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
      if let twin = Twins.function120, !KotlinModule.isTraced {
        return try KotlinCatch.catching { twin(kotlinHandle, $0) }
      }
      return try KitchenLibrary.module.call(120) { $0.write(self) }
    }
  }
}

extension Tank {
  public func split() throws(KotlinError) -> [Tank] {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(122) { $0.write(self) }
  }
}

extension ShelfString {
  public var size: Int32 {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      if let twin = Twins.function131, !KotlinModule.isTraced {
        return try KotlinCatch.catching { twin(kotlinHandle, $0) }
      }
      return try KitchenLibrary.module.call(131) { $0.write(self) }
    }
  }

  public func first() throws(KotlinError) -> String {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(132) { $0.write(self) }
  }
}

extension Tool where Self: KotlinObject {
  public var weight: Double {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      if let twin = Twins.function134, !KotlinModule.isTraced {
        return try KotlinCatch.catching { twin(kotlinHandle, $0) }
      }
      return try KitchenLibrary.module.call(134) { $0.write(self) }
    }
  }
}

extension AnyTool {
  public static func secret() throws(KotlinError) -> AnyTool {
    if let twin = Twins.function136, !KotlinModule.isTraced {
      let handle = try KotlinCatch.catching { twin($0) }
      return AnyTool(holding: handle, of: KitchenLibrary.module)
    }
    return try KitchenLibrary.module.call(136)
  }
}

/// The functions of C for numbers and objects, where the library has them.
private enum Twins {
  typealias Function119 = @convention(c) (Double, UnsafeMutableRawPointer) -> UInt64
  static let function119 = try? KitchenLibrary.module.twin(
    ofFunction: 119, as: Function119.self)

  typealias Function121 = @convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64
  static let function121 = try? KitchenLibrary.module.twin(
    ofFunction: 121, as: Function121.self)

  typealias Function135 = @convention(c) (Double, UnsafeMutableRawPointer) -> UInt64
  static let function135 = try? KitchenLibrary.module.twin(
    ofFunction: 135, as: Function135.self)

  typealias Function115 = @convention(c) (UInt64, UnsafeMutableRawPointer) -> Void
  static let function115 = try? KitchenLibrary.module.twin(
    ofFunction: 115, as: Function115.self)

  typealias Function117 = @convention(c) (UInt64, UnsafeMutableRawPointer) -> Double
  static let function117 = try? KitchenLibrary.module.twin(
    ofFunction: 117, as: Function117.self)

  typealias Function118 = @convention(c) (UInt64, UInt64, UnsafeMutableRawPointer) -> Int32
  static let function118 = try? KitchenLibrary.module.twin(
    ofFunction: 118, as: Function118.self)

  typealias Function120 = @convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32
  static let function120 = try? KitchenLibrary.module.twin(
    ofFunction: 120, as: Function120.self)

  typealias Function125 = @convention(c) (UnsafeMutableRawPointer) -> UInt64
  static let function125 = try? KitchenLibrary.module.twin(
    ofFunction: 125, as: Function125.self)

  typealias Function128 = @convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64
  static let function128 = try? KitchenLibrary.module.twin(
    ofFunction: 128, as: Function128.self)

  typealias Function131 = @convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32
  static let function131 = try? KitchenLibrary.module.twin(
    ofFunction: 131, as: Function131.self)

  typealias Function134 = @convention(c) (UInt64, UnsafeMutableRawPointer) -> Double
  static let function134 = try? KitchenLibrary.module.twin(
    ofFunction: 134, as: Function134.self)

  typealias Function136 = @convention(c) (UnsafeMutableRawPointer) -> UInt64
  static let function136 = try? KitchenLibrary.module.twin(
    ofFunction: 136, as: Function136.self)
}
