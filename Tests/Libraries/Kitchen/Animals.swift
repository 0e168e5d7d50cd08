// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Kotlin's `kitchen.Echo`.
public enum Echo {
  public static var sound: String {
    get throws {
      try KitchenLibrary.module.call(167)
    }
  }
}

/// Kotlin's `kitchen.Animal`.
public class Animal: KotlinObject, Voiced, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Animal" }

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 72 }

  public convenience init(name: String) throws {
    let handle: UInt64 = try KitchenLibrary.module.call(161) { $0.write(name) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// Sealed, but not all of its leaves are values.
public class Beacon: KotlinObject, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Beacon" }

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 75 }

  /// Kotlin's `kitchen.Beacon.Lamp`.
  public class Lamp: Beacon, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Beacon.Lamp" }

    @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 78 }

    public convenience init(colour: String) throws {
      let handle: UInt64 = try KitchenLibrary.module.call(193) { $0.write(colour) }
      self.init(holding: handle, of: KitchenLibrary.module)
    }
  }
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

    public convenience init() throws {
      let handle: UInt64 = try KotlinModule.call(195, Twins.f195, of: KitchenLibrary.module) {
        $0($1)
      }
      self.init(holding: handle, of: KitchenLibrary.module)
    }

    @available(*, unavailable)
    public convenience init(colour: String) throws {
      fatalError()
    }
  }
}

/// Kotlin's `kitchen.Deep`.
public protocol Deep: Voiced {}

/// Any object that implements `Deep`.
public struct AnyDeep: KotlinErased, Deep {
  /// The value itself, or the object as one of its own class, for `as?`, `is` and `switch`.
  public let base: any Deep

  /// Stands for a value or an object.
  public init(_ base: any Deep) {
    guard !(Swift.type(of: base) is AnyClass) else {
      self.base = base
      return
    }
    self.base = (base as? any KotlinErased)?.base as? any Deep ?? base
  }

  public static var kotlinType: KotlinType {
    .interface("kitchen.Deep", Self.self)
  }

  public init(from reader: inout KotlinReader) throws(KotlinError) {
    base = try Object.kotlinAny(from: &reader)
  }

  public func write(to writer: inout KotlinWriter) {
    writer.write(peer: base as any Deep, interface: 35, of: KitchenLibrary.module)
  }

  public var sound: String {
    get throws {
      try base.sound
    }
  }
}

extension AnyDeep {
  /// Any Kotlin object that implements `Deep` and is of no class that Swift knows.
  public final class Object: KotlinObject, Deep, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Deep" }
  }
}

extension AnyDeep {
  /// What Kotlin calls.
  static let kotlinHosted = HostedInterface(
    35, "kitchen.Deep", as: (any Deep).self,
    extending: [57],
    cast: { $0 as? any Deep },
    entries: [
      HostedEntry(159) { frame in
        KotlinHost.answer(frame, as: (any Deep).self) { (object, reader) in
          try reader.finish()
          return try object.sound
        }
      }
    ])
}

/// Kotlin's `kitchen.Dog`.
public class Dog: Animal, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Dog" }

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 113 }

  public convenience init(name: String) throws {
    let handle: UInt64 = try KitchenLibrary.module.call(163) { $0.write(name) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// Kotlin's `kitchen.DogKennel`.
public final class DogKennel: KennelDog, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.DogKennel" }

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { nil }

  public convenience init(dog: Dog) throws {
    defer { extendLifetime(dog) }
    let handle: UInt64 = try KotlinModule.call(201, Twins.f201, of: KitchenLibrary.module) {
      $0(dog.kotlinHandle, $1)
    } write: {
      $0.write(dog)
    }
    self.init(holding: handle, of: KitchenLibrary.module)
  }

  @available(*, unavailable)
  public convenience init(guest: Dog) throws {
    fatalError()
  }
}

/// Kotlin's `kitchen.Eel`.
public final class Eel: Fish, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Eel" }

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { nil }

  public convenience init(name: String) throws {
    let handle: UInt64 = try KitchenLibrary.module.call(166) { $0.write(name) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// Kotlin's `kitchen.Fish`.
public class Fish: Animal, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Fish" }

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 137 }

  @available(*, unavailable)
  public convenience init(name: String) throws {
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

  public convenience init() throws {
    let handle: UInt64 = try KotlinModule.call(190, Twins.f190, of: KitchenLibrary.module) {
      $0($1)
    }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// A generic class: at run time nobody knows its types.
public protocol KeepingInt: Sendable {
  func kept() throws -> Int32
}

/// Any object that implements `KeepingInt`.
public struct AnyKeepingInt: KotlinErased, KeepingInt {
  /// The value itself, or the object as one of its own class, for `as?`, `is` and `switch`.
  public let base: any KeepingInt

  /// Stands for a value or an object.
  public init(_ base: any KeepingInt) {
    guard !(Swift.type(of: base) is AnyClass) else {
      self.base = base
      return
    }
    self.base = (base as? any KotlinErased)?.base as? any KeepingInt ?? base
  }

  public static var kotlinType: KotlinType {
    .interface("kitchen.Keeping<Int>", Self.self)
  }

  public init(from reader: inout KotlinReader) throws(KotlinError) {
    base = try Object.kotlinAny(from: &reader)
  }

  public func write(to writer: inout KotlinWriter) {
    writer.write(peer: base as any KeepingInt, interface: 41, of: KitchenLibrary.module)
  }

  public func kept() throws -> Int32 {
    try base.kept()
  }
}

extension AnyKeepingInt {
  /// Any Kotlin object that implements `KeepingInt` and is of no class that Swift knows.
  public final class Object: KotlinObject, KeepingInt, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Keeping<Int>" }

    @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 160 }
  }
}

extension AnyKeepingInt {
  // swift-format-ignore
  /// What Kotlin calls.
  static let kotlinHosted = HostedInterface(
    41, "kitchen.Keeping<Int>", as: (any KeepingInt).self,
    cast: { $0 as? any KeepingInt },
    entries: [
      HostedEntry(197, twin: (@convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Int32).self) { frame in
        KotlinHost.answer(frame, as: (any KeepingInt).self) { (object, reader) in
          try reader.finish()
          return try object.kept()
        }
      } twin: { object, caught in
        KotlinHost.answer(object, caught, as: (any KeepingInt).self, function: 197, none: 0) {
          try $0.kept()
        }
      }
    ])
}

/// A generic class: at run time nobody knows its types.
public protocol KeepingDog: Sendable {
  func kept() throws -> Dog
}

/// Any object that implements `KeepingDog`.
public struct AnyKeepingDog: KotlinErased, KeepingDog {
  /// The value itself, or the object as one of its own class, for `as?`, `is` and `switch`.
  public let base: any KeepingDog

  /// Stands for a value or an object.
  public init(_ base: any KeepingDog) {
    guard !(Swift.type(of: base) is AnyClass) else {
      self.base = base
      return
    }
    self.base = (base as? any KotlinErased)?.base as? any KeepingDog ?? base
  }

  public static var kotlinType: KotlinType {
    .interface("kitchen.Keeping<kitchen.Dog>", Self.self)
  }

  public init(from reader: inout KotlinReader) throws(KotlinError) {
    base = try Object.kotlinAny(from: &reader)
  }

  public func write(to writer: inout KotlinWriter) {
    writer.write(peer: base as any KeepingDog, interface: 42, of: KitchenLibrary.module)
  }

  public func kept() throws -> Dog {
    try base.kept()
  }
}

extension AnyKeepingDog {
  /// Any Kotlin object that implements `KeepingDog` and is of no class that Swift knows.
  public final class Object: KotlinObject, KeepingDog, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String {
      "kitchen.Keeping<kitchen.Dog>"
    }

    @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 161 }
  }
}

extension AnyKeepingDog {
  /// What Kotlin calls.
  static let kotlinHosted = HostedInterface(
    42, "kitchen.Keeping<kitchen.Dog>", as: (any KeepingDog).self,
    cast: { $0 as? any KeepingDog },
    entries: [
      HostedEntry(198) { frame in
        KotlinHost.answer(frame, as: (any KeepingDog).self) { (object, reader) in
          try reader.finish()
          return try object.kept()
        }
      }
    ])
}

/// Kotlin's `kitchen.Kennel<Int>`.
public final class KennelInt: KotlinObject, KeepingInt, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Kennel<Int>" }

  public convenience init(guest: Int32) throws {
    let handle: UInt64 = try KotlinModule.call(199, Twins.f199, of: KitchenLibrary.module) {
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

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 163 }

  public convenience init(guest: Dog) throws {
    defer { extendLifetime(guest) }
    let handle: UInt64 = try KotlinModule.call(200, Twins.f200, of: KitchenLibrary.module) {
      $0(guest.kotlinHandle, $1)
    } write: {
      $0.write(guest)
    }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// Kotlin's `kitchen.Loud`.
public protocol Loud: Voiced {}

/// Any object that implements `Loud`.
public struct AnyLoud: KotlinErased, Loud {
  /// The value itself, or the object as one of its own class, for `as?`, `is` and `switch`.
  public let base: any Loud

  /// Stands for a value or an object.
  public init(_ base: any Loud) {
    guard !(Swift.type(of: base) is AnyClass) else {
      self.base = base
      return
    }
    self.base = (base as? any KotlinErased)?.base as? any Loud ?? base
  }

  public static var kotlinType: KotlinType {
    .interface("kitchen.Loud", Self.self)
  }

  public init(from reader: inout KotlinReader) throws(KotlinError) {
    base = try Object.kotlinAny(from: &reader)
  }

  public func write(to writer: inout KotlinWriter) {
    writer.write(peer: base as any Loud, interface: 44, of: KitchenLibrary.module)
  }

  public var sound: String {
    get throws {
      try base.sound
    }
  }
}

extension AnyLoud {
  /// Any Kotlin object that implements `Loud` and is of no class that Swift knows.
  public final class Object: KotlinObject, Loud, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Loud" }

    @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 173 }
  }
}

extension AnyLoud {
  /// What Kotlin calls.
  static let kotlinHosted = HostedInterface(
    44, "kitchen.Loud", as: (any Loud).self,
    extending: [57],
    cast: { $0 as? any Loud },
    entries: [
      HostedEntry(159) { frame in
        KotlinHost.answer(frame, as: (any Loud).self) { (object, reader) in
          try reader.finish()
          return try object.sound
        }
      }
    ])
}

/// Kotlin's `kitchen.Puppy`.
public final class Puppy: Dog, Loud, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Puppy" }

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { nil }

  public convenience init(name: String) throws {
    let handle: UInt64 = try KitchenLibrary.module.call(164) { $0.write(name) }
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
  var trick: String { get throws }
}

/// Any object that implements `Trained`.
public struct AnyTrained: KotlinErased, Trained {
  /// The value itself, or the object as one of its own class, for `as?`, `is` and `switch`.
  public let base: any Trained

  /// Stands for a value or an object.
  public init(_ base: any Trained) {
    guard !(Swift.type(of: base) is AnyClass) else {
      self.base = base
      return
    }
    self.base = (base as? any KotlinErased)?.base as? any Trained ?? base
  }

  public static var kotlinType: KotlinType {
    .interface("kitchen.Trained", Self.self)
  }

  public init(from reader: inout KotlinReader) throws(KotlinError) {
    base = try Object.kotlinAny(from: &reader)
  }

  public func write(to writer: inout KotlinWriter) {
    writer.write(peer: base as any Trained, interface: 56, of: KitchenLibrary.module)
  }

  public var trick: String {
    get throws {
      try base.trick
    }
  }
}

extension AnyTrained {
  /// Any Kotlin object that implements `Trained` and is of no class that Swift knows.
  public final class Object: KotlinObject, Trained, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Trained" }
  }
}

extension AnyTrained {
  /// What Kotlin calls.
  static let kotlinHosted = HostedInterface(
    56, "kitchen.Trained", as: (any Trained).self,
    cast: { $0 as? any Trained },
    entries: [
      HostedEntry(160) { frame in
        KotlinHost.answer(frame, as: (any Trained).self) { (object, reader) in
          try reader.finish()
          return try object.trick
        }
      }
    ])
}

/// What makes a sound.
public protocol Voiced: Sendable {
  var sound: String { get throws }
}

/// Any object that implements `Voiced`.
public struct AnyVoiced: KotlinErased, Voiced {
  /// The value itself, or the object as one of its own class, for `as?`, `is` and `switch`.
  public let base: any Voiced

  /// Stands for a value or an object.
  public init(_ base: any Voiced) {
    guard !(Swift.type(of: base) is AnyClass) else {
      self.base = base
      return
    }
    self.base = (base as? any KotlinErased)?.base as? any Voiced ?? base
  }

  public static var kotlinType: KotlinType {
    .interface("kitchen.Voiced", Self.self)
  }

  public init(from reader: inout KotlinReader) throws(KotlinError) {
    base = try Object.kotlinAny(from: &reader)
  }

  public func write(to writer: inout KotlinWriter) {
    writer.write(peer: base as any Voiced, interface: 57, of: KitchenLibrary.module)
  }

  public var sound: String {
    get throws {
      try base.sound
    }
  }
}

extension AnyVoiced {
  /// Any Kotlin object that implements `Voiced` and is of no class that Swift knows.
  public final class Object: KotlinObject, Voiced, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Voiced" }

    @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 324 }
  }
}

extension AnyVoiced {
  /// What Kotlin calls.
  static let kotlinHosted = HostedInterface(
    57, "kitchen.Voiced", as: (any Voiced).self,
    cast: { $0 as? any Voiced },
    entries: [
      HostedEntry(159) { frame in
        KotlinHost.answer(frame, as: (any Voiced).self) { (object, reader) in
          try reader.finish()
          return try object.sound
        }
      }
    ])
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

public func recording() throws -> Recording<Int32> {
  try KitchenLibrary.module.call(168)
}

public func animal(kind: Int32) throws -> Animal {
  let handle: UInt64 = try KotlinModule.call(169, Twins.f169, of: KitchenLibrary.module) {
    $0(kind, $1)
  } write: {
    $0.write(kind)
  }
  return Animal.kotlinObject(holding: handle, of: KitchenLibrary.module)
}

public func dog(kind: Int32) throws -> Dog {
  let handle: UInt64 = try KotlinModule.call(170, Twins.f170, of: KitchenLibrary.module) {
    $0(kind, $1)
  } write: {
    $0.write(kind)
  }
  return Dog.kotlinObject(holding: handle, of: KitchenLibrary.module)
}

public func puppy(name: String) throws -> Puppy {
  try KitchenLibrary.module.call(171) { $0.write(name) }
}

/// Is asked with text, and so has no typed twin.
public func animalOf(kind: Int32, name: String) throws -> Animal {
  try KitchenLibrary.module.call(172) {
    $0.write(kind)
    $0.write(name)
  }
}

public func maybeAnimal(kind: Int32?) throws -> Animal? {
  try KitchenLibrary.module.call(173) { $0.write(kind) }
}

nonisolated(nonsending) public func animalLater(
  kind: Int32, after: Duration
) async throws -> Animal {
  try await KitchenLibrary.module.callSuspending(174) {
    $0.write(kind)
    $0.write(after)
  }
}

public func animals() throws -> [Animal?] {
  try KitchenLibrary.module.call(175)
}

public func animalsByName() throws -> [String: Animal] {
  try KitchenLibrary.module.call(176)
}

public func manyAnimals(count: Int32) throws -> [Animal] {
  try KitchenLibrary.module.call(177) { $0.write(count) }
}

public func animalsNowAndThen() throws -> KotlinFlow<Animal> {
  let handle: UInt64 = try KotlinModule.call(178, Twins.f178, of: KitchenLibrary.module) { $0($1) }
  return KotlinFlow<Animal>(of: KitchenLibrary.module, flow: 8, made: handle)
}

public func echoAnimal(value: Animal) throws -> Animal {
  defer { extendLifetime(value) }
  let handle: UInt64 = try KotlinModule.call(179, Twins.f179, of: KitchenLibrary.module) {
    $0(value.kotlinHandle, $1)
  } write: {
    $0.write(value)
  }
  return Animal.kotlinObject(holding: handle, of: KitchenLibrary.module)
}

public func voiced(kind: Int32) throws -> any Voiced {
  let result: AnyVoiced = try KitchenLibrary.module.call(180) { $0.write(kind) }
  return result.base
}

public var noisiest: any Voiced {
  get throws {
    let result: AnyVoiced = try KitchenLibrary.module.call(181)
    return result.base
  }
}

/// Is asked with text, and so has no typed twin.
public func voicedOf(kind: Int32?, name: String) throws -> (any Voiced)? {
  let result: AnyVoiced? = try KitchenLibrary.module.call(182) {
    $0.write(kind)
    $0.write(name)
  }
  return result?.base
}

nonisolated(nonsending) public func voicedLater(
  kind: Int32?, after: Duration
) async throws -> (any Voiced)? {
  let result: AnyVoiced? = try await KitchenLibrary.module.callSuspending(183) {
    $0.write(kind)
    $0.write(after)
  }
  return result?.base
}

nonisolated(nonsending) public func soundLater(kind: Int32) async throws -> any Voiced {
  let result: AnyVoiced = try await KitchenLibrary.module.callSuspending(184) { $0.write(kind) }
  return result.base
}

public func trained(kind: Int32) throws -> any Trained {
  let result: AnyTrained = try KitchenLibrary.module.call(185) { $0.write(kind) }
  return result.base
}

public func voices() throws -> [AnyVoiced] {
  try KitchenLibrary.module.call(186)
}

public func echoVoiced(value: any Voiced) throws -> any Voiced {
  defer { extendLifetime(value) }
  let result: AnyVoiced = try KitchenLibrary.module.call(187) { $0.write(AnyVoiced(value)) }
  return result.base
}

public func walk() throws -> Walk {
  try KitchenLibrary.module.call(188)
}

public func guest(kind: Int32?) throws -> Guest {
  try KitchenLibrary.module.call(189) { $0.write(kind) }
}

public func kennel(kind: Int32) throws -> KennelDog {
  let handle: UInt64 = try KotlinModule.call(203, Twins.f203, of: KitchenLibrary.module) {
    $0(kind, $1)
  } write: {
    $0.write(kind)
  }
  return KennelDog.kotlinObject(holding: handle, of: KitchenLibrary.module)
}

public func keeping(kind: Int32) throws -> any KeepingDog {
  let result: AnyKeepingDog = try KitchenLibrary.module.call(204) { $0.write(kind) }
  return result.base
}

public func numberKennel() throws -> KennelInt {
  let handle: UInt64 = try KotlinModule.call(205, Twins.f205, of: KitchenLibrary.module) { $0($1) }
  return KennelInt(holding: handle, of: KitchenLibrary.module)
}

extension House {
  public var pet: KotlinMutableStateFlow<Animal> {
    KotlinMutableStateFlow(of: KitchenLibrary.module, flow: 10, owner: self)
  }

  public var inside: KotlinStateFlow<Animal?> {
    get throws {
      defer { extendLifetime(self) }
      let handle: UInt64 = try KotlinModule.call(191, Twins.f191, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
      return KotlinStateFlow<Animal?>(of: KitchenLibrary.module, flow: 9, made: handle)
    }
  }

  public func letIn(kind: Int32?) throws {
    defer { extendLifetime(self) }
    _ = try KitchenLibrary.module.call(192, returning: KotlinUnit.self) {
      $0.write(self)
      $0.write(kind)
    }
  }
}

extension Voiced where Self: KotlinObject {
  public var sound: String {
    get throws {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(159) { $0.write(self) }
    }
  }
}

extension Trained where Self: KotlinObject {
  public var trick: String {
    get throws {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(160) { $0.write(self) }
    }
  }
}

extension Animal {
  public var name: String {
    defer { extendLifetime(self) }
    return KitchenLibrary.module.callOrStop(162) { $0.write(self) }
  }
}

extension Fish {
  public var scales: Int32 {
    get throws {
      defer { extendLifetime(self) }
      return try KotlinModule.call(165, Twins.f165, of: KitchenLibrary.module) {
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
    return KitchenLibrary.module.callOrStop(194) { $0.write(self) }
  }
}

extension Beacon {
  public static func of(kind: Int32) throws -> Beacon {
    let handle: UInt64 = try KotlinModule.call(196, Twins.f196, of: KitchenLibrary.module) {
      $0(kind, $1)
    } write: {
      $0.write(kind)
    }
    return Beacon.kotlinObject(holding: handle, of: KitchenLibrary.module)
  }
}

extension KeepingInt where Self: KotlinObject {
  public func kept() throws -> Int32 {
    defer { extendLifetime(self) }
    return try KotlinModule.call(197, Twins.f197, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }
}

extension KeepingDog where Self: KotlinObject {
  public func kept() throws -> Dog {
    defer { extendLifetime(self) }
    let handle: UInt64 = try KotlinModule.call(198, Twins.f198, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
    return Dog.kotlinObject(holding: handle, of: KitchenLibrary.module)
  }
}

extension DogKennel {
  public var size: Int32 {
    get throws {
      defer { extendLifetime(self) }
      return try KotlinModule.call(202, Twins.f202, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f195: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(195)
  static let f201: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(201)
  static let f190: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(190)
  static let f199: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(199)
  static let f200: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(200)
  static let f165: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(165)
  static let f169: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(169)
  static let f170: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(170)
  static let f178: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(178)
  static let f179: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(179)
  static let f191: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(191)
  static let f196: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(196)
  static let f197: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(197)
  static let f198: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(198)
  static let f202: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(202)
  static let f203: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(203)
  static let f205: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(205)
}
