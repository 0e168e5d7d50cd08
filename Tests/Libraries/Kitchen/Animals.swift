// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Kotlin's `kitchen.Echo`.
public enum Echo {
  public static var sound: String {
    get throws(KotlinError) {
      try KitchenLibrary.module.call(158)
    }
  }
}

/// Kotlin's `kitchen.Animal`.
public class Animal: KotlinObject, Voiced, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Animal" }

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 48 }

  public convenience init(name: String) throws(KotlinError) {
    let handle: UInt64 = try KitchenLibrary.module.call(152) { $0.write(name) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// Sealed, but not all of its leaves are values.
public class Beacon: KotlinObject, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Beacon" }

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 49 }
}

extension Beacon {
  /// Kotlin's `kitchen.Beacon.Dark`.
  public struct Dark: KotlinValue, Hashable, Codable {
    public init() {}

    public static var kotlinType: KotlinType {
      .record("kitchen.Beacon.Dark", Self.self)
    }

    @inlinable
    public init(from reader: inout KotlinReader) throws(KotlinError) {
      try reader.beginRecord()
      reader.endRecord()
    }

    @inlinable
    public func write(to writer: inout KotlinWriter) {
      guard writer.beginRecord() else { return }
      writer.endRecord()
    }
  }
}

extension Beacon {
  /// Kotlin's `kitchen.Beacon.Flare`.
  public final class Flare: Beacon.Lamp, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Beacon.Flare" }

    @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { nil }

    public convenience init() throws(KotlinError) {
      let handle: UInt64 = try KotlinModule.call(186, Twins.f186, of: KitchenLibrary.module) {
        $0($1)
      }
      self.init(holding: handle, of: KitchenLibrary.module)
    }

    @available(*, unavailable)
    public convenience init(colour: String) throws(KotlinError) {
      fatalError()
    }
  }
}

extension Beacon {
  /// Kotlin's `kitchen.Beacon.Lamp`.
  public class Lamp: Beacon, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Beacon.Lamp" }

    @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 52 }

    public convenience init(colour: String) throws(KotlinError) {
      let handle: UInt64 = try KitchenLibrary.module.call(184) { $0.write(colour) }
      self.init(holding: handle, of: KitchenLibrary.module)
    }
  }
}

/// Kotlin's `kitchen.Deep`.
public protocol Deep: Voiced {}

/// Any Kotlin object that is a `Deep`.
public final class AnyDeep: KotlinObject, Deep, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Deep" }

  /// Stands for the Kotlin object that `object` stands for.
  public convenience init(_ object: any KotlinObject & Deep) {
    self.init(sharing: object)
  }

  /// The same Kotlin object as one of its own class, for `as?`, `is` and `switch`.
  public var base: any KotlinObject & Deep {
    self
  }
}

/// Kotlin's `kitchen.Dog`.
public class Dog: Animal, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Dog" }

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 74 }

  public convenience init(name: String) throws(KotlinError) {
    let handle: UInt64 = try KitchenLibrary.module.call(154) { $0.write(name) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// Kotlin's `kitchen.DogKennel`.
public final class DogKennel: KennelDog, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.DogKennel" }

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { nil }

  public convenience init(dog: Dog) throws(KotlinError) {
    defer { extendLifetime(dog) }
    let handle: UInt64 = try KotlinModule.call(192, Twins.f192, of: KitchenLibrary.module) {
      $0(dog.kotlinHandle, $1)
    } write: {
      $0.write(dog)
    }
    self.init(holding: handle, of: KitchenLibrary.module)
  }

  @available(*, unavailable)
  public convenience init(guest: Dog) throws(KotlinError) {
    fatalError()
  }
}

/// Kotlin's `kitchen.Eel`.
public final class Eel: Fish, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Eel" }

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { nil }

  public convenience init(name: String) throws(KotlinError) {
    let handle: UInt64 = try KitchenLibrary.module.call(157) { $0.write(name) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// Kotlin's `kitchen.Fish`.
public class Fish: Animal, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Fish" }

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 93 }

  @available(*, unavailable)
  public convenience init(name: String) throws(KotlinError) {
    fatalError()
  }
}

/// Data that may have objects.
public enum Guest: KotlinValue, Hashable {
  case alone
  case with(animal: Animal?)

  public static var kotlinType: KotlinType {
    .sealed(
      "kitchen.Guest", Self.self,
      .case("kitchen.Guest.Alone"),
      .case("kitchen.Guest.With", ("animal", Animal?.self)))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    switch try reader.beginSealed(cases: 2) {
    case 0: self = .alone
    default: self = .with(animal: try reader.read())
    }
    reader.endSealed()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginSealed() else { return }
    switch self {
    case .alone: writer.write(ordinal: 0)
    case .with(let animal):
      writer.write(ordinal: 1)
      writer.write(animal)
    }
    writer.endSealed()
  }
}

/// A house with an animal in it, or none.
public final class House: KotlinObject, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.House" }

  public convenience init() throws(KotlinError) {
    let handle: UInt64 = try KotlinModule.call(181, Twins.f181, of: KitchenLibrary.module) {
      $0($1)
    }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// A generic class: at run time nobody knows its types.
public protocol KeepingInt: Sendable {
  func kept() throws(KotlinError) -> Int32
}

/// Any Kotlin object that is a `KeepingInt`.
public final class AnyKeepingInt: KotlinObject, KeepingInt, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Keeping<Int>" }

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 106 }

  /// Stands for the Kotlin object that `object` stands for.
  public convenience init(_ object: any KotlinObject & KeepingInt) {
    self.init(sharing: object)
  }

  /// The same Kotlin object as one of its own class, for `as?`, `is` and `switch`.
  public var base: any KotlinObject & KeepingInt {
    kotlinBase()
  }
}

/// A generic class: at run time nobody knows its types.
public protocol KeepingDog: Sendable {
  func kept() throws(KotlinError) -> Dog
}

/// Any Kotlin object that is a `KeepingDog`.
public final class AnyKeepingDog: KotlinObject, KeepingDog, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String {
    "kitchen.Keeping<kitchen.Dog>"
  }

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 107 }

  /// Stands for the Kotlin object that `object` stands for.
  public convenience init(_ object: any KotlinObject & KeepingDog) {
    self.init(sharing: object)
  }

  /// The same Kotlin object as one of its own class, for `as?`, `is` and `switch`.
  public var base: any KotlinObject & KeepingDog {
    kotlinBase()
  }
}

/// Kotlin's `kitchen.Kennel<Int>`.
public final class KennelInt: KotlinObject, KeepingInt, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Kennel<Int>" }

  public convenience init(guest: Int32) throws(KotlinError) {
    let handle: UInt64 = try KotlinModule.call(190, Twins.f190, of: KitchenLibrary.module) {
      $0(guest, $1)
    } write: {
      $0.write(guest)
    }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// Kotlin's `kitchen.Kennel<kitchen.Dog>`.
public class KennelDog: KotlinObject, KeepingDog, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String {
    "kitchen.Kennel<kitchen.Dog>"
  }

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 109 }

  public convenience init(guest: Dog) throws(KotlinError) {
    defer { extendLifetime(guest) }
    let handle: UInt64 = try KotlinModule.call(191, Twins.f191, of: KitchenLibrary.module) {
      $0(guest.kotlinHandle, $1)
    } write: {
      $0.write(guest)
    }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// Kotlin's `kitchen.Loud`.
public protocol Loud: Voiced {}

/// Any Kotlin object that is a `Loud`.
public final class AnyLoud: KotlinObject, Loud, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Loud" }

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 113 }

  /// Stands for the Kotlin object that `object` stands for.
  public convenience init(_ object: any KotlinObject & Loud) {
    self.init(sharing: object)
  }

  /// The same Kotlin object as one of its own class, for `as?`, `is` and `switch`.
  public var base: any KotlinObject & Loud {
    kotlinBase()
  }
}

/// Kotlin's `kitchen.Puppy`.
public final class Puppy: Dog, Loud, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Puppy" }

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { nil }

  public convenience init(name: String) throws(KotlinError) {
    let handle: UInt64 = try KitchenLibrary.module.call(155) { $0.write(name) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// A generic value, which is an object where it is declared as its interface.
public struct Recording<T: KotlinValue & Hashable>: KotlinValue, Hashable {
  public var sound: String
  public var label: T

  public init(sound: String, label: T) {
    self.sound = sound
    self.label = label
  }

  public static var kotlinType: KotlinType {
    .record(
      "kitchen.Recording<\(T.kotlinType)>", Self.self,
      ("sound", String.self),
      ("label", T.self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    sound = try reader.read()
    label = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(sound)
    writer.write(label)
    writer.endRecord()
  }
}

extension Recording: Codable where T: Codable {}

/// Kotlin's `kitchen.Trained`.
public protocol Trained: Sendable {
  var trick: String { get throws(KotlinError) }
}

/// Any Kotlin object that is a `Trained`.
public final class AnyTrained: KotlinObject, Trained, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Trained" }

  /// Stands for the Kotlin object that `object` stands for.
  public convenience init(_ object: any KotlinObject & Trained) {
    self.init(sharing: object)
  }

  /// The same Kotlin object as one of its own class, for `as?`, `is` and `switch`.
  public var base: any KotlinObject & Trained {
    self
  }
}

/// What makes a sound.
public protocol Voiced: Sendable {
  var sound: String { get throws(KotlinError) }
}

/// Any Kotlin object that is a `Voiced`.
public final class AnyVoiced: KotlinObject, Voiced, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Voiced" }

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 219 }

  /// Stands for the Kotlin object that `object` stands for.
  public convenience init(_ object: any KotlinObject & Voiced) {
    self.init(sharing: object)
  }

  /// The same Kotlin object as one of its own class, for `as?`, `is` and `switch`.
  public var base: any KotlinObject & Voiced {
    kotlinBase()
  }
}

/// Data with objects in it.
public struct Walk: KotlinValue, Hashable {
  public var first: Animal
  public var others: [Animal]
  public var heard: AnyVoiced

  public init(first: Animal, others: [Animal], heard: AnyVoiced) {
    self.first = first
    self.others = others
    self.heard = heard
  }

  public static var kotlinType: KotlinType {
    .record(
      "kitchen.Walk", Self.self,
      ("first", Animal.self),
      ("others", [Animal].self),
      ("heard", AnyVoiced.self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    first = try reader.read()
    others = try reader.read()
    heard = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(first)
    writer.write(others)
    writer.write(heard)
    writer.endRecord()
  }
}

public func recording() throws(KotlinError) -> Recording<Int32> {
  try KitchenLibrary.module.call(159)
}

public func animal(kind: Int32) throws(KotlinError) -> Animal {
  let handle: UInt64 = try KotlinModule.call(160, Twins.f160, of: KitchenLibrary.module) {
    $0(kind, $1)
  } write: {
    $0.write(kind)
  }
  return Animal.kotlinObject(holding: handle, of: KitchenLibrary.module)
}

public func dog(kind: Int32) throws(KotlinError) -> Dog {
  let handle: UInt64 = try KotlinModule.call(161, Twins.f161, of: KitchenLibrary.module) {
    $0(kind, $1)
  } write: {
    $0.write(kind)
  }
  return Dog.kotlinObject(holding: handle, of: KitchenLibrary.module)
}

public func puppy(name: String) throws(KotlinError) -> Puppy {
  try KitchenLibrary.module.call(162) { $0.write(name) }
}

/// Is asked with text, and so has no typed twin.
public func animalOf(kind: Int32, name: String) throws(KotlinError) -> Animal {
  try KitchenLibrary.module.call(163) {
    $0.write(kind)
    $0.write(name)
  }
}

public func maybeAnimal(kind: Int32?) throws(KotlinError) -> Animal? {
  try KitchenLibrary.module.call(164) { $0.write(kind) }
}

nonisolated(nonsending) public func animalLater(
  kind: Int32, after: Duration
) async throws -> Animal {
  try await KitchenLibrary.module.callSuspending(165) {
    $0.write(kind)
    $0.write(after)
  }
}

public func animals() throws(KotlinError) -> [Animal?] {
  try KitchenLibrary.module.call(166)
}

public func animalsByName() throws(KotlinError) -> [String: Animal] {
  try KitchenLibrary.module.call(167)
}

public func manyAnimals(count: Int32) throws(KotlinError) -> [Animal] {
  try KitchenLibrary.module.call(168) { $0.write(count) }
}

public func animalsNowAndThen() throws(KotlinError) -> KotlinFlow<Animal> {
  let handle: UInt64 = try KotlinModule.call(169, Twins.f169, of: KitchenLibrary.module) { $0($1) }
  return KotlinFlow<Animal>(of: KitchenLibrary.module, flow: 7, made: handle)
}

public func echoAnimal(value: Animal) throws(KotlinError) -> Animal {
  defer { extendLifetime(value) }
  let handle: UInt64 = try KotlinModule.call(170, Twins.f170, of: KitchenLibrary.module) {
    $0(value.kotlinHandle, $1)
  } write: {
    $0.write(value)
  }
  return Animal.kotlinObject(holding: handle, of: KitchenLibrary.module)
}

public func voiced(kind: Int32) throws(KotlinError) -> any KotlinObject & Voiced {
  let handle: UInt64 = try KotlinModule.call(171, Twins.f171, of: KitchenLibrary.module) {
    $0(kind, $1)
  } write: {
    $0.write(kind)
  }
  return AnyVoiced.kotlinAny(holding: handle, of: KitchenLibrary.module)
}

public var noisiest: any KotlinObject & Voiced {
  get throws(KotlinError) {
    let handle: UInt64 = try KotlinModule.call(172, Twins.f172, of: KitchenLibrary.module) {
      $0($1)
    }
    return AnyVoiced.kotlinAny(holding: handle, of: KitchenLibrary.module)
  }
}

/// Is asked with text, and so has no typed twin.
public func voicedOf(
  kind: Int32?, name: String
) throws(KotlinError) -> (any KotlinObject & Voiced)? {
  let handle: UInt64? = try KitchenLibrary.module.call(173) {
    $0.write(kind)
    $0.write(name)
  }
  return handle.map { AnyVoiced.kotlinAny(holding: $0, of: KitchenLibrary.module) }
}

nonisolated(nonsending) public func voicedLater(
  kind: Int32?, after: Duration
) async throws -> (any KotlinObject & Voiced)? {
  let handle: UInt64? = try await KitchenLibrary.module.callSuspending(174) {
    $0.write(kind)
    $0.write(after)
  }
  return handle.map { AnyVoiced.kotlinAny(holding: $0, of: KitchenLibrary.module) }
}

nonisolated(nonsending) public func soundLater(
  kind: Int32
) async throws -> any KotlinObject & Voiced {
  let handle: UInt64 = try await KitchenLibrary.module.callSuspending(175) { $0.write(kind) }
  return AnyVoiced.kotlinAny(holding: handle, of: KitchenLibrary.module)
}

public func trained(kind: Int32) throws(KotlinError) -> any KotlinObject & Trained {
  let handle: UInt64 = try KotlinModule.call(176, Twins.f176, of: KitchenLibrary.module) {
    $0(kind, $1)
  } write: {
    $0.write(kind)
  }
  return AnyTrained(holding: handle, of: KitchenLibrary.module)
}

public func voices() throws(KotlinError) -> [AnyVoiced] {
  try KitchenLibrary.module.call(177)
}

public func echoVoiced(
  value: any KotlinObject & Voiced
) throws(KotlinError) -> any KotlinObject & Voiced {
  defer { extendLifetime(value) }
  let handle: UInt64 = try KotlinModule.call(178, Twins.f178, of: KitchenLibrary.module) {
    $0(value.kotlinHandle, $1)
  } write: {
    $0.write(value)
  }
  return AnyVoiced.kotlinAny(holding: handle, of: KitchenLibrary.module)
}

public func walk() throws(KotlinError) -> Walk {
  try KitchenLibrary.module.call(179)
}

public func guest(kind: Int32?) throws(KotlinError) -> Guest {
  try KitchenLibrary.module.call(180) { $0.write(kind) }
}

public func kennel(kind: Int32) throws(KotlinError) -> KennelDog {
  let handle: UInt64 = try KotlinModule.call(194, Twins.f194, of: KitchenLibrary.module) {
    $0(kind, $1)
  } write: {
    $0.write(kind)
  }
  return KennelDog.kotlinObject(holding: handle, of: KitchenLibrary.module)
}

public func keeping(kind: Int32) throws(KotlinError) -> any KotlinObject & KeepingDog {
  let handle: UInt64 = try KotlinModule.call(195, Twins.f195, of: KitchenLibrary.module) {
    $0(kind, $1)
  } write: {
    $0.write(kind)
  }
  return AnyKeepingDog.kotlinAny(holding: handle, of: KitchenLibrary.module)
}

public func numberKennel() throws(KotlinError) -> KennelInt {
  let handle: UInt64 = try KotlinModule.call(196, Twins.f196, of: KitchenLibrary.module) { $0($1) }
  return KennelInt(holding: handle, of: KitchenLibrary.module)
}

extension House {
  public var pet: KotlinMutableStateFlow<Animal> {
    KotlinMutableStateFlow(of: KitchenLibrary.module, flow: 9, owner: self)
  }

  public var inside: KotlinStateFlow<Animal?> {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      let handle: UInt64 = try KotlinModule.call(182, Twins.f182, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
      return KotlinStateFlow<Animal?>(of: KitchenLibrary.module, flow: 8, made: handle)
    }
  }

  public func letIn(kind: Int32?) throws(KotlinError) {
    defer { extendLifetime(self) }
    _ = try KitchenLibrary.module.call(183, returning: KotlinUnit.self) {
      $0.write(self)
      $0.write(kind)
    }
  }
}

extension Voiced where Self: KotlinObject {
  public var sound: String {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(150) { $0.write(self) }
    }
  }
}

extension Trained where Self: KotlinObject {
  public var trick: String {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(151) { $0.write(self) }
    }
  }
}

extension Animal {
  public var name: String {
    defer { extendLifetime(self) }
    return KitchenLibrary.module.callOrStop(153) { $0.write(self) }
  }
}

extension Fish {
  public var scales: Int32 {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KotlinModule.call(156, Twins.f156, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }
}

extension Beacon.Lamp {
  public var colour: String {
    defer { extendLifetime(self) }
    return KitchenLibrary.module.callOrStop(185) { $0.write(self) }
  }
}

extension Beacon {
  public static func of(kind: Int32) throws(KotlinError) -> Beacon {
    let handle: UInt64 = try KotlinModule.call(187, Twins.f187, of: KitchenLibrary.module) {
      $0(kind, $1)
    } write: {
      $0.write(kind)
    }
    return Beacon.kotlinObject(holding: handle, of: KitchenLibrary.module)
  }
}

extension KeepingInt where Self: KotlinObject {
  public func kept() throws(KotlinError) -> Int32 {
    defer { extendLifetime(self) }
    return try KotlinModule.call(188, Twins.f188, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }
}

extension KeepingDog where Self: KotlinObject {
  public func kept() throws(KotlinError) -> Dog {
    defer { extendLifetime(self) }
    let handle: UInt64 = try KotlinModule.call(189, Twins.f189, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
    return Dog.kotlinObject(holding: handle, of: KitchenLibrary.module)
  }
}

extension DogKennel {
  public var size: Int32 {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KotlinModule.call(193, Twins.f193, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f186: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(186)
  static let f192: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(192)
  static let f181: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(181)
  static let f190: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(190)
  static let f191: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(191)
  static let f156: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(156)
  static let f160: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(160)
  static let f161: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(161)
  static let f169: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(169)
  static let f170: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(170)
  static let f171: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(171)
  static let f172: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(172)
  static let f176: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(176)
  static let f178: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(178)
  static let f182: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(182)
  static let f187: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(187)
  static let f188: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(188)
  static let f189: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(189)
  static let f193: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(193)
  static let f194: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(194)
  static let f195: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(195)
  static let f196: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(196)
}
