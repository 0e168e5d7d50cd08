// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Works with a cook, and knows no more than the interface.
public final class Brigade: KotlinObject, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Brigade" }

  public convenience init(cook: (any Cook)?) throws {
    defer { extendLifetime(cook) }
    let handle: UInt64 = try KitchenLibrary.module.call(269) { $0.write(cook.map(AnyCook.init)) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// A cook who has others.
public protocol Chef: Cook {
  var menu: [String] { get throws }
}

/// Any object that implements `Chef`.
public struct AnyChef: KotlinErased, Chef {
  /// The value itself, or the object as one of its own class, for `as?`, `is` and `switch`.
  public let base: any Chef

  /// Stands for a value or an object.
  public init(_ base: any Chef) {
    guard !(Swift.type(of: base) is AnyClass) else {
      self.base = base
      return
    }
    self.base = (base as? any KotlinErased)?.base as? any Chef ?? base
  }

  public static var kotlinType: KotlinType {
    .interface("kitchen.Chef", Self.self)
  }

  public init(from reader: inout KotlinReader) throws(KotlinError) {
    base = try Object.kotlinAny(from: &reader)
  }

  public func write(to writer: inout KotlinWriter) {
    writer.write(peer: base as any Chef, interface: 31, of: KitchenLibrary.module)
  }

  public var menu: [String] {
    get throws {
      try base.menu
    }
  }

  public var skill: Int32 {
    get throws {
      try base.skill
    }
  }

  public var place: String {
    get throws {
      try base.place
    }
  }

  public func setPlace(_ value: String) throws {
    try base.setPlace(value)
  }

  public func chop(pieces: Int64) throws -> Int64 {
    try base.chop(pieces: pieces)
  }

  public func isFree(hour: Int32) throws -> Bool {
    try base.isFree(hour: hour)
  }

  public func season(dish: String) throws -> String {
    try base.season(dish: dish)
  }

  public func serve(card: Card) throws -> Card {
    try base.serve(card: card)
  }

  public func helper() throws -> (any Cook)? {
    try base.helper()
  }

  public func knows(other: any Cook) throws -> Bool {
    try base.knows(other: other)
  }

  public func use(device: Device) throws -> Device {
    try base.use(device: device)
  }

  public func order(others: [AnyCook]) throws -> [AnyCook] {
    try base.order(others: others)
  }

  public func tag(of: any HasId) throws -> any HasId {
    try base.tag(of: of)
  }

  public subscript(index: Int32) -> String {
    get throws {
      try base[index]
    }
  }

  public func remark(kind: Int32?, text: String?) throws -> String {
    try base.remark(kind: kind, text: text)
  }

  public func clean() throws {
    try base.clean()
  }

  nonisolated(nonsending) public func bake(minutes: Int32) async throws -> String {
    try await base.bake(minutes: minutes)
  }

  nonisolated(nonsending) public func helpers(count: Int32) async throws -> [AnyCook] {
    try await base.helpers(count: count)
  }

  public func greeting() throws -> String {
    try base.greeting()
  }

  nonisolated(nonsending) public func rest(minutes: Int32) async throws -> Int32 {
    try await base.rest(minutes: minutes)
  }
}

extension AnyChef {
  /// Any Kotlin object that implements `Chef` and is of no class that Swift knows.
  public final class Object: KotlinObject, Chef, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Chef" }
  }
}

extension AnyChef {
  // swift-format-ignore
  /// What Kotlin calls.
  static let kotlinHosted = HostedInterface(
    31, "kitchen.Chef", as: (any Chef).self,
    extending: [33],
    cast: { $0 as? any Chef },
    entries: [
      HostedEntry(264) { frame in
        KotlinHost.answer(frame, as: (any Chef).self) { (object, reader) in
          try reader.finish()
          return try object.greeting()
        }
      },
      HostedEntry(250, twin: (@convention(c) (UnsafeMutableRawPointer, Int64, UnsafeMutableRawPointer) -> Int64).self) { frame in
        KotlinHost.answer(frame, as: (any Chef).self) { (object, reader) in
          let argument0: Int64 = try reader.read()
          try reader.finish()
          return try object.chop(pieces: argument0)
        }
      } twin: { object, argument0, caught in
        KotlinHost.answer(object, caught, as: (any Chef).self, function: 250, none: 0) {
          try $0.chop(pieces: argument0)
        }
      },
      HostedEntry(251, twin: (@convention(c) (UnsafeMutableRawPointer, Int32, UnsafeMutableRawPointer) -> Bool).self) { frame in
        KotlinHost.answer(frame, as: (any Chef).self) { (object, reader) in
          let argument0: Int32 = try reader.read()
          try reader.finish()
          return try object.isFree(hour: argument0)
        }
      } twin: { object, argument0, caught in
        KotlinHost.answer(object, caught, as: (any Chef).self, function: 251, none: false) {
          try $0.isFree(hour: argument0)
        }
      },
      HostedEntry(252) { frame in
        KotlinHost.answer(frame, as: (any Chef).self) { (object, reader) in
          let argument0: String = try reader.read()
          try reader.finish()
          return try object.season(dish: argument0)
        }
      },
      HostedEntry(253) { frame in
        KotlinHost.answer(frame, as: (any Chef).self) { (object, reader) in
          let argument0: Card = try reader.read()
          try reader.finish()
          return try object.serve(card: argument0)
        }
      },
      HostedEntry(254) { frame in
        KotlinHost.answer(frame, as: (any Chef).self) { (object, reader) in
          try reader.finish()
          return (try object.helper()).map(AnyCook.init)
        }
      },
      HostedEntry(255) { frame in
        KotlinHost.answer(frame, as: (any Chef).self) { (object, reader) in
          let argument0: AnyCook = try reader.read()
          try reader.finish()
          return try object.knows(other: argument0.base)
        }
      },
      HostedEntry(256) { frame in
        KotlinHost.answer(frame, as: (any Chef).self) { (object, reader) in
          let argument0: Device = try reader.read()
          try reader.finish()
          return try object.use(device: argument0)
        }
      },
      HostedEntry(257) { frame in
        KotlinHost.answer(frame, as: (any Chef).self) { (object, reader) in
          let argument0: [AnyCook] = try reader.read()
          try reader.finish()
          return try object.order(others: argument0)
        }
      },
      HostedEntry(258) { frame in
        KotlinHost.answer(frame, as: (any Chef).self) { (object, reader) in
          let argument0: AnyHasId = try reader.read()
          try reader.finish()
          return AnyHasId(try object.tag(of: argument0.base))
        }
      },
      HostedEntry(259) { frame in
        KotlinHost.answer(frame, as: (any Chef).self) { (object, reader) in
          let argument0: Int32 = try reader.read()
          try reader.finish()
          return try object[argument0]
        }
      },
      HostedEntry(260) { frame in
        KotlinHost.answer(frame, as: (any Chef).self) { (object, reader) in
          let argument0: Int32 = try reader.read()
          let argument1: String? = try reader.read()
          try reader.finish()
          return try object.remark(kind: argument0, text: argument1)
        }
      },
      HostedEntry(261, twin: (@convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void).self) { frame in
        KotlinHost.answer(frame, as: (any Chef).self) { (object, reader) in
          try reader.finish()
          return try object.clean()
        }
      } twin: { object, caught in
        KotlinHost.answer(object, caught, as: (any Chef).self, function: 261, none: ()) {
          try $0.clean()
        }
      },
      HostedEntry(262) { frame in
        KotlinHost.answerSuspending(frame, as: (any Chef).self) { (object, reader) in
          let argument0: Int32 = try reader.read()
          try reader.finish()
          return { () async throws -> String in try await object.bake(minutes: argument0) }
        }
      },
      HostedEntry(263) { frame in
        KotlinHost.answerSuspending(frame, as: (any Chef).self) { (object, reader) in
          let argument0: Int32 = try reader.read()
          try reader.finish()
          return { () async throws -> [AnyCook] in try await object.helpers(count: argument0) }
        }
      },
      HostedEntry(266) { frame in
        KotlinHost.answerSuspending(frame, as: (any Chef).self) { (object, reader) in
          let argument0: Int32 = try reader.read()
          try reader.finish()
          return { () async throws -> Int32 in try await object.rest(minutes: argument0) }
        }
      },
      HostedEntry(268) { frame in
        KotlinHost.answer(frame, as: (any Chef).self) { (object, reader) in
          try reader.finish()
          return try object.menu
        }
      },
      HostedEntry(247, twin: (@convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Int32).self) { frame in
        KotlinHost.answer(frame, as: (any Chef).self) { (object, reader) in
          try reader.finish()
          return try object.skill
        }
      } twin: { object, caught in
        KotlinHost.answer(object, caught, as: (any Chef).self, function: 247, none: 0) {
          try $0.skill
        }
      },
      HostedEntry(248) { frame in
        KotlinHost.answer(frame, as: (any Chef).self) { (object, reader) in
          try reader.finish()
          return try object.place
        }
      },
      HostedEntry(249) { frame in
        KotlinHost.answer(frame, as: (any Chef).self) { (object, reader) in
          let argument0: String = try reader.read()
          try reader.finish()
          return try object.setPlace(argument0)
        }
      },
    ])
}

/// Who works in the kitchen, in whatever language.
public protocol Cook: Sendable {
  var skill: Int32 { get throws }

  var place: String { get throws }

  func setPlace(_ value: String) throws

  func chop(pieces: Int64) throws -> Int64

  func isFree(hour: Int32) throws -> Bool

  func season(dish: String) throws -> String

  func serve(card: Card) throws -> Card

  func helper() throws -> (any Cook)?

  func knows(other: any Cook) throws -> Bool

  func use(device: Device) throws -> Device

  func order(others: [AnyCook]) throws -> [AnyCook]

  func tag(of: any HasId) throws -> any HasId

  subscript(index: Int32) -> String { get throws }

  func remark(kind: Int32?, text: String?) throws -> String

  func clean() throws

  func bake(minutes: Int32) async throws -> String

  func helpers(count: Int32) async throws -> [AnyCook]

  /// Where the cook is.
  func greeting() throws -> String

  func rest(minutes: Int32) async throws -> Int32
}

/// Any object that implements `Cook`.
public struct AnyCook: KotlinErased, Cook {
  /// The value itself, or the object as one of its own class, for `as?`, `is` and `switch`.
  public let base: any Cook

  /// Stands for a value or an object.
  public init(_ base: any Cook) {
    guard !(Swift.type(of: base) is AnyClass) else {
      self.base = base
      return
    }
    self.base = (base as? any KotlinErased)?.base as? any Cook ?? base
  }

  public static var kotlinType: KotlinType {
    .interface("kitchen.Cook", Self.self)
  }

  public init(from reader: inout KotlinReader) throws(KotlinError) {
    base = try Object.kotlinAny(from: &reader)
  }

  public func write(to writer: inout KotlinWriter) {
    writer.write(peer: base as any Cook, interface: 33, of: KitchenLibrary.module)
  }

  public var skill: Int32 {
    get throws {
      try base.skill
    }
  }

  public var place: String {
    get throws {
      try base.place
    }
  }

  public func setPlace(_ value: String) throws {
    try base.setPlace(value)
  }

  public func chop(pieces: Int64) throws -> Int64 {
    try base.chop(pieces: pieces)
  }

  public func isFree(hour: Int32) throws -> Bool {
    try base.isFree(hour: hour)
  }

  public func season(dish: String) throws -> String {
    try base.season(dish: dish)
  }

  public func serve(card: Card) throws -> Card {
    try base.serve(card: card)
  }

  public func helper() throws -> (any Cook)? {
    try base.helper()
  }

  public func knows(other: any Cook) throws -> Bool {
    try base.knows(other: other)
  }

  public func use(device: Device) throws -> Device {
    try base.use(device: device)
  }

  public func order(others: [AnyCook]) throws -> [AnyCook] {
    try base.order(others: others)
  }

  public func tag(of: any HasId) throws -> any HasId {
    try base.tag(of: of)
  }

  public subscript(index: Int32) -> String {
    get throws {
      try base[index]
    }
  }

  public func remark(kind: Int32?, text: String?) throws -> String {
    try base.remark(kind: kind, text: text)
  }

  public func clean() throws {
    try base.clean()
  }

  nonisolated(nonsending) public func bake(minutes: Int32) async throws -> String {
    try await base.bake(minutes: minutes)
  }

  nonisolated(nonsending) public func helpers(count: Int32) async throws -> [AnyCook] {
    try await base.helpers(count: count)
  }

  public func greeting() throws -> String {
    try base.greeting()
  }

  nonisolated(nonsending) public func rest(minutes: Int32) async throws -> Int32 {
    try await base.rest(minutes: minutes)
  }
}

extension AnyCook {
  /// Any Kotlin object that implements `Cook` and is of no class that Swift knows.
  public final class Object: KotlinObject, Cook, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Cook" }

    @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 100 }
  }
}

extension AnyCook {
  // swift-format-ignore
  /// What Kotlin calls.
  static let kotlinHosted = HostedInterface(
    33, "kitchen.Cook", as: (any Cook).self,
    cast: { $0 as? any Cook },
    entries: [
      HostedEntry(250, twin: (@convention(c) (UnsafeMutableRawPointer, Int64, UnsafeMutableRawPointer) -> Int64).self) { frame in
        KotlinHost.answer(frame, as: (any Cook).self) { (object, reader) in
          let argument0: Int64 = try reader.read()
          try reader.finish()
          return try object.chop(pieces: argument0)
        }
      } twin: { object, argument0, caught in
        KotlinHost.answer(object, caught, as: (any Cook).self, function: 250, none: 0) {
          try $0.chop(pieces: argument0)
        }
      },
      HostedEntry(251, twin: (@convention(c) (UnsafeMutableRawPointer, Int32, UnsafeMutableRawPointer) -> Bool).self) { frame in
        KotlinHost.answer(frame, as: (any Cook).self) { (object, reader) in
          let argument0: Int32 = try reader.read()
          try reader.finish()
          return try object.isFree(hour: argument0)
        }
      } twin: { object, argument0, caught in
        KotlinHost.answer(object, caught, as: (any Cook).self, function: 251, none: false) {
          try $0.isFree(hour: argument0)
        }
      },
      HostedEntry(252) { frame in
        KotlinHost.answer(frame, as: (any Cook).self) { (object, reader) in
          let argument0: String = try reader.read()
          try reader.finish()
          return try object.season(dish: argument0)
        }
      },
      HostedEntry(253) { frame in
        KotlinHost.answer(frame, as: (any Cook).self) { (object, reader) in
          let argument0: Card = try reader.read()
          try reader.finish()
          return try object.serve(card: argument0)
        }
      },
      HostedEntry(254) { frame in
        KotlinHost.answer(frame, as: (any Cook).self) { (object, reader) in
          try reader.finish()
          return (try object.helper()).map(AnyCook.init)
        }
      },
      HostedEntry(255) { frame in
        KotlinHost.answer(frame, as: (any Cook).self) { (object, reader) in
          let argument0: AnyCook = try reader.read()
          try reader.finish()
          return try object.knows(other: argument0.base)
        }
      },
      HostedEntry(256) { frame in
        KotlinHost.answer(frame, as: (any Cook).self) { (object, reader) in
          let argument0: Device = try reader.read()
          try reader.finish()
          return try object.use(device: argument0)
        }
      },
      HostedEntry(257) { frame in
        KotlinHost.answer(frame, as: (any Cook).self) { (object, reader) in
          let argument0: [AnyCook] = try reader.read()
          try reader.finish()
          return try object.order(others: argument0)
        }
      },
      HostedEntry(258) { frame in
        KotlinHost.answer(frame, as: (any Cook).self) { (object, reader) in
          let argument0: AnyHasId = try reader.read()
          try reader.finish()
          return AnyHasId(try object.tag(of: argument0.base))
        }
      },
      HostedEntry(259) { frame in
        KotlinHost.answer(frame, as: (any Cook).self) { (object, reader) in
          let argument0: Int32 = try reader.read()
          try reader.finish()
          return try object[argument0]
        }
      },
      HostedEntry(260) { frame in
        KotlinHost.answer(frame, as: (any Cook).self) { (object, reader) in
          let argument0: Int32 = try reader.read()
          let argument1: String? = try reader.read()
          try reader.finish()
          return try object.remark(kind: argument0, text: argument1)
        }
      },
      HostedEntry(261, twin: (@convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void).self) { frame in
        KotlinHost.answer(frame, as: (any Cook).self) { (object, reader) in
          try reader.finish()
          return try object.clean()
        }
      } twin: { object, caught in
        KotlinHost.answer(object, caught, as: (any Cook).self, function: 261, none: ()) {
          try $0.clean()
        }
      },
      HostedEntry(262) { frame in
        KotlinHost.answerSuspending(frame, as: (any Cook).self) { (object, reader) in
          let argument0: Int32 = try reader.read()
          try reader.finish()
          return { () async throws -> String in try await object.bake(minutes: argument0) }
        }
      },
      HostedEntry(263) { frame in
        KotlinHost.answerSuspending(frame, as: (any Cook).self) { (object, reader) in
          let argument0: Int32 = try reader.read()
          try reader.finish()
          return { () async throws -> [AnyCook] in try await object.helpers(count: argument0) }
        }
      },
      HostedEntry(264) { frame in
        KotlinHost.answer(frame, as: (any Cook).self) { (object, reader) in
          try reader.finish()
          return try object.greeting()
        }
      },
      HostedEntry(266) { frame in
        KotlinHost.answerSuspending(frame, as: (any Cook).self) { (object, reader) in
          let argument0: Int32 = try reader.read()
          try reader.finish()
          return { () async throws -> Int32 in try await object.rest(minutes: argument0) }
        }
      },
      HostedEntry(247, twin: (@convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Int32).self) { frame in
        KotlinHost.answer(frame, as: (any Cook).self) { (object, reader) in
          try reader.finish()
          return try object.skill
        }
      } twin: { object, caught in
        KotlinHost.answer(object, caught, as: (any Cook).self, function: 247, none: 0) {
          try $0.skill
        }
      },
      HostedEntry(248) { frame in
        KotlinHost.answer(frame, as: (any Cook).self) { (object, reader) in
          try reader.finish()
          return try object.place
        }
      },
      HostedEntry(249) { frame in
        KotlinHost.answer(frame, as: (any Cook).self) { (object, reader) in
          let argument0: String = try reader.read()
          try reader.finish()
          return try object.setPlace(argument0)
        }
      },
    ])
}

extension AnyCook {
  /// Kotlin's implementations of members that a Swift type with `Cook` may leave out or override.
  public struct Defaults: Sendable {
    private let kotlinImplementer: AnyCook

    public init(_ object: any Cook) {
      kotlinImplementer = AnyCook(object)
    }

    /// Where the cook is.
    public func greeting() throws -> String {
      defer { extendLifetime(kotlinImplementer) }
      return try KitchenLibrary.module.call(265) { $0.write(kotlinImplementer) }
    }

    nonisolated(nonsending) public func rest(minutes: Int32) async throws -> Int32 {
      defer { extendLifetime(kotlinImplementer) }
      return try await KitchenLibrary.module.callSuspending(267) {
        $0.write(kotlinImplementer)
        $0.write(minutes)
      }
    }
  }
}

extension Cook {
  public func greeting() throws -> String {
    try AnyCook.Defaults(self).greeting()
  }

  nonisolated(nonsending) public func rest(minutes: Int32) async throws -> Int32 {
    try await AnyCook.Defaults(self).rest(minutes: minutes)
  }
}

/// Has a stall.
public final class Market: KotlinObject, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Market" }

  public convenience init(stall: any Stall) throws {
    defer { extendLifetime(stall) }
    let handle: UInt64 = try KitchenLibrary.module.call(307) { $0.write(AnyStall(stall)) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// Sells something: the example of docs/IMPLEMENTING.md.
public protocol Stall: Sendable {
  var place: String { get throws }

  func isOpen(hour: Int32) throws -> Bool

  func offers(count: Int32) async throws -> [String]

  func title() throws -> String
}

/// Any object that implements `Stall`.
public struct AnyStall: KotlinErased, Stall {
  /// The value itself, or the object as one of its own class, for `as?`, `is` and `switch`.
  public let base: any Stall

  /// Stands for a value or an object.
  public init(_ base: any Stall) {
    guard !(Swift.type(of: base) is AnyClass) else {
      self.base = base
      return
    }
    self.base = (base as? any KotlinErased)?.base as? any Stall ?? base
  }

  public static var kotlinType: KotlinType {
    .interface("kitchen.Stall", Self.self)
  }

  public init(from reader: inout KotlinReader) throws(KotlinError) {
    base = try Object.kotlinAny(from: &reader)
  }

  public func write(to writer: inout KotlinWriter) {
    writer.write(peer: base as any Stall, interface: 53, of: KitchenLibrary.module)
  }

  public var place: String {
    get throws {
      try base.place
    }
  }

  public func isOpen(hour: Int32) throws -> Bool {
    try base.isOpen(hour: hour)
  }

  nonisolated(nonsending) public func offers(count: Int32) async throws -> [String] {
    try await base.offers(count: count)
  }

  public func title() throws -> String {
    try base.title()
  }
}

extension AnyStall {
  /// Any Kotlin object that implements `Stall` and is of no class that Swift knows.
  public final class Object: KotlinObject, Stall, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Stall" }
  }
}

extension AnyStall {
  // swift-format-ignore
  /// What Kotlin calls.
  static let kotlinHosted = HostedInterface(
    53, "kitchen.Stall", as: (any Stall).self,
    cast: { $0 as? any Stall },
    entries: [
      HostedEntry(303, twin: (@convention(c) (UnsafeMutableRawPointer, Int32, UnsafeMutableRawPointer) -> Bool).self) { frame in
        KotlinHost.answer(frame, as: (any Stall).self) { (object, reader) in
          let argument0: Int32 = try reader.read()
          try reader.finish()
          return try object.isOpen(hour: argument0)
        }
      } twin: { object, argument0, caught in
        KotlinHost.answer(object, caught, as: (any Stall).self, function: 303, none: false) {
          try $0.isOpen(hour: argument0)
        }
      },
      HostedEntry(304) { frame in
        KotlinHost.answerSuspending(frame, as: (any Stall).self) { (object, reader) in
          let argument0: Int32 = try reader.read()
          try reader.finish()
          return { () async throws -> [String] in try await object.offers(count: argument0) }
        }
      },
      HostedEntry(305) { frame in
        KotlinHost.answer(frame, as: (any Stall).self) { (object, reader) in
          try reader.finish()
          return try object.title()
        }
      },
      HostedEntry(302) { frame in
        KotlinHost.answer(frame, as: (any Stall).self) { (object, reader) in
          try reader.finish()
          return try object.place
        }
      },
    ])
}

extension AnyStall {
  /// Kotlin's implementations of members that a Swift type with `Stall` may leave out or override.
  public struct Defaults: Sendable {
    private let kotlinImplementer: AnyStall

    public init(_ object: any Stall) {
      kotlinImplementer = AnyStall(object)
    }

    public func title() throws -> String {
      defer { extendLifetime(kotlinImplementer) }
      return try KitchenLibrary.module.call(306) { $0.write(kotlinImplementer) }
    }
  }
}

extension Stall {
  public func title() throws -> String {
    try AnyStall.Defaults(self).title()
  }
}

/// A cook of Kotlin's.
public func kotlinCook(skill: Int32) throws -> any Cook {
  let result: AnyCook = try KitchenLibrary.module.call(300) { $0.write(skill) }
  return result.base
}

extension Brigade {
  /// The one who works now.
  public var present: KotlinMutableStateFlow<AnyCook?> {
    KotlinMutableStateFlow(of: KitchenLibrary.module, flow: 15, owner: self)
  }

  public var cook: (any Cook)? {
    get throws {
      defer { extendLifetime(self) }
      let result: AnyCook? = try KitchenLibrary.module.call(270) { $0.write(self) }
      return result?.base
    }
  }

  public func setCook(_ value: (any Cook)?) throws {
    defer {
      extendLifetime(self)
      extendLifetime(value)
    }
    _ = try KitchenLibrary.module.call(271, returning: KotlinUnit.self) {
      $0.write(self)
      $0.write(value.map(AnyCook.init))
    }
  }

  public func isThere(cook: any Cook) throws -> Bool {
    defer {
      extendLifetime(self)
      extendLifetime(cook)
    }
    return try KitchenLibrary.module.call(272) {
      $0.write(self)
      $0.write(AnyCook(cook))
    }
  }

  public func isEqual(cook: any Cook) throws -> Bool {
    defer {
      extendLifetime(self)
      extendLifetime(cook)
    }
    return try KitchenLibrary.module.call(273) {
      $0.write(self)
      $0.write(AnyCook(cook))
    }
  }

  public func isChef() throws -> Bool {
    defer { extendLifetime(self) }
    return try KotlinModule.call(274, Twins.f274, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }

  public func described() throws -> String {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(275) { $0.write(self) }
  }

  public func menu() throws -> [String] {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(276) { $0.write(self) }
  }

  public func skill() throws -> Int32 {
    defer { extendLifetime(self) }
    return try KotlinModule.call(277, Twins.f277, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }

  public func move(place: String) throws -> String {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(278) {
      $0.write(self)
      $0.write(place)
    }
  }

  public func chop(pieces: Int64) throws -> Int64 {
    defer { extendLifetime(self) }
    return try KotlinModule.call(279, Twins.f279, of: KitchenLibrary.module) {
      $0(kotlinHandle, pieces, $1)
    } write: {
      $0.write(self)
      $0.write(pieces)
    }
  }

  /// Chops so often, and returns the sum.
  public func chopOften(count: Int32) throws -> Int64 {
    defer { extendLifetime(self) }
    return try KotlinModule.call(280, Twins.f280, of: KitchenLibrary.module) {
      $0(kotlinHandle, count, $1)
    } write: {
      $0.write(self)
      $0.write(count)
    }
  }

  public func isFree(hour: Int32) throws -> Bool {
    defer { extendLifetime(self) }
    return try KotlinModule.call(281, Twins.f281, of: KitchenLibrary.module) {
      $0(kotlinHandle, hour, $1)
    } write: {
      $0.write(self)
      $0.write(hour)
    }
  }

  public func season(dish: String) throws -> String {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(282) {
      $0.write(self)
      $0.write(dish)
    }
  }

  public func serve(card: Card) throws -> Card {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(283) {
      $0.write(self)
      $0.write(card)
    }
  }

  public func helper() throws -> (any Cook)? {
    defer { extendLifetime(self) }
    let result: AnyCook? = try KitchenLibrary.module.call(284) { $0.write(self) }
    return result?.base
  }

  public func knowsItself() throws -> Bool {
    defer { extendLifetime(self) }
    return try KotlinModule.call(285, Twins.f285, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }

  public func use(device: Device) throws -> Bool {
    defer {
      extendLifetime(self)
      extendLifetime(device)
    }
    return try KotlinModule.call(286, Twins.f286, of: KitchenLibrary.module) {
      $0(kotlinHandle, device.kotlinHandle, $1)
    } write: {
      $0.write(self)
      $0.write(device)
    }
  }

  public func reversed(others: [AnyCook]) throws -> [AnyCook] {
    defer {
      extendLifetime(self)
      extendLifetime(others)
    }
    return try KitchenLibrary.module.call(287) {
      $0.write(self)
      $0.write(others)
    }
  }

  public func tag(of: any HasId) throws -> any HasId {
    defer {
      extendLifetime(self)
      extendLifetime(of)
    }
    let result: AnyHasId = try KitchenLibrary.module.call(288) {
      $0.write(self)
      $0.write(AnyHasId(of))
    }
    return result.base
  }

  public func element(index: Int32) throws -> String {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(289) {
      $0.write(self)
      $0.write(index)
    }
  }

  public func remarks() throws -> [String] {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(290) { $0.write(self) }
  }

  public func clean() throws {
    defer { extendLifetime(self) }
    try KotlinModule.run(291, Twins.f291, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }

  public func greeting() throws -> String {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(292) { $0.write(self) }
  }

  nonisolated(nonsending) public func rest(minutes: Int32) async throws -> Int32 {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(293) {
      $0.write(self)
      $0.write(minutes)
    }
  }

  nonisolated(nonsending) public func bake(minutes: Int32) async throws -> String {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(294) {
      $0.write(self)
      $0.write(minutes)
    }
  }

  nonisolated(nonsending) public func bakeWithin(
    minutes: Int32, limit: Duration
  ) async throws -> String {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(295) {
      $0.write(self)
      $0.write(minutes)
      $0.write(limit)
    }
  }

  nonisolated(nonsending) public func helpers(count: Int32) async throws -> [AnyCook] {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(296) {
      $0.write(self)
      $0.write(count)
    }
  }

  /// What Kotlin sees of what the cook throws.
  public func complaint(pieces: Int64) throws -> String {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(297) {
      $0.write(self)
      $0.write(pieces)
    }
  }

  public func wrapped(pieces: Int64) throws -> Int64 {
    defer { extendLifetime(self) }
    return try KotlinModule.call(298, Twins.f298, of: KitchenLibrary.module) {
      $0(kotlinHandle, pieces, $1)
    } write: {
      $0.write(self)
      $0.write(pieces)
    }
  }

  /// The one who works, so often.
  public func shifts(count: Int32) throws -> KotlinFlow<AnyCook> {
    defer { extendLifetime(self) }
    let handle: UInt64 = try KotlinModule.call(299, Twins.f299, of: KitchenLibrary.module) {
      $0(kotlinHandle, count, $1)
    } write: {
      $0.write(self)
      $0.write(count)
    }
    return KotlinFlow<AnyCook>(of: KitchenLibrary.module, flow: 16, made: handle)
  }
}

extension Cook {
  public func remark(kind: Int32? = nil) throws -> String {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(260) {
      $0.write(AnyCook(self))
      $0.write(kind)
      $0.write(String??.none)
    }
  }

  /// Asks any cook.
  public func introduction() throws -> String {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(301) { $0.write(AnyCook(self)) }
  }
}

extension Cook where Self: KotlinObject {
  public var skill: Int32 {
    get throws {
      defer { extendLifetime(self) }
      return try KotlinModule.call(247, Twins.f247, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }

  public var place: String {
    get throws {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(248) { $0.write(self) }
    }
  }

  public func setPlace(_ value: String) throws {
    defer { extendLifetime(self) }
    _ = try KitchenLibrary.module.call(249, returning: KotlinUnit.self) {
      $0.write(self)
      $0.write(value)
    }
  }

  public func chop(pieces: Int64) throws -> Int64 {
    defer { extendLifetime(self) }
    return try KotlinModule.call(250, Twins.f250, of: KitchenLibrary.module) {
      $0(kotlinHandle, pieces, $1)
    } write: {
      $0.write(self)
      $0.write(pieces)
    }
  }

  public func isFree(hour: Int32) throws -> Bool {
    defer { extendLifetime(self) }
    return try KotlinModule.call(251, Twins.f251, of: KitchenLibrary.module) {
      $0(kotlinHandle, hour, $1)
    } write: {
      $0.write(self)
      $0.write(hour)
    }
  }

  public func season(dish: String) throws -> String {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(252) {
      $0.write(self)
      $0.write(dish)
    }
  }

  public func serve(card: Card) throws -> Card {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(253) {
      $0.write(self)
      $0.write(card)
    }
  }

  public func helper() throws -> (any Cook)? {
    defer { extendLifetime(self) }
    let result: AnyCook? = try KitchenLibrary.module.call(254) { $0.write(self) }
    return result?.base
  }

  public func knows(other: any Cook) throws -> Bool {
    defer {
      extendLifetime(self)
      extendLifetime(other)
    }
    return try KitchenLibrary.module.call(255) {
      $0.write(self)
      $0.write(AnyCook(other))
    }
  }

  public func use(device: Device) throws -> Device {
    defer {
      extendLifetime(self)
      extendLifetime(device)
    }
    let handle: UInt64 = try KotlinModule.call(256, Twins.f256, of: KitchenLibrary.module) {
      $0(kotlinHandle, device.kotlinHandle, $1)
    } write: {
      $0.write(self)
      $0.write(device)
    }
    return Device.kotlinObject(holding: handle, of: KitchenLibrary.module)
  }

  public func order(others: [AnyCook]) throws -> [AnyCook] {
    defer {
      extendLifetime(self)
      extendLifetime(others)
    }
    return try KitchenLibrary.module.call(257) {
      $0.write(self)
      $0.write(others)
    }
  }

  public func tag(of: any HasId) throws -> any HasId {
    defer {
      extendLifetime(self)
      extendLifetime(of)
    }
    let result: AnyHasId = try KitchenLibrary.module.call(258) {
      $0.write(self)
      $0.write(AnyHasId(of))
    }
    return result.base
  }

  public subscript(index: Int32) -> String {
    get throws {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(259) {
        $0.write(self)
        $0.write(index)
      }
    }
  }

  public func remark(kind: Int32? = nil, text: String?) throws -> String {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(260) {
      $0.write(self)
      $0.write(kind)
      $0.write(String??.some(text))
    }
  }

  public func clean() throws {
    defer { extendLifetime(self) }
    try KotlinModule.run(261, Twins.f261, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }

  nonisolated(nonsending) public func bake(minutes: Int32) async throws -> String {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(262) {
      $0.write(self)
      $0.write(minutes)
    }
  }

  nonisolated(nonsending) public func helpers(count: Int32) async throws -> [AnyCook] {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(263) {
      $0.write(self)
      $0.write(count)
    }
  }

  public func greeting() throws -> String {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(264) { $0.write(self) }
  }

  nonisolated(nonsending) public func rest(minutes: Int32) async throws -> Int32 {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(266) {
      $0.write(self)
      $0.write(minutes)
    }
  }
}

extension Chef where Self: KotlinObject {
  public var menu: [String] {
    get throws {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(268) { $0.write(self) }
    }
  }
}

extension Stall where Self: KotlinObject {
  public var place: String {
    get throws {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(302) { $0.write(self) }
    }
  }

  public func isOpen(hour: Int32) throws -> Bool {
    defer { extendLifetime(self) }
    return try KotlinModule.call(303, Twins.f303, of: KitchenLibrary.module) {
      $0(kotlinHandle, hour, $1)
    } write: {
      $0.write(self)
      $0.write(hour)
    }
  }

  nonisolated(nonsending) public func offers(count: Int32) async throws -> [String] {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(304) {
      $0.write(self)
      $0.write(count)
    }
  }

  public func title() throws -> String {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(305) { $0.write(self) }
  }
}

extension Market {
  public func heading() throws -> String {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(308) { $0.write(self) }
  }

  public func isOpen(hour: Int32) throws -> Bool {
    defer { extendLifetime(self) }
    return try KotlinModule.call(309, Twins.f309, of: KitchenLibrary.module) {
      $0(kotlinHandle, hour, $1)
    } write: {
      $0.write(self)
      $0.write(hour)
    }
  }

  nonisolated(nonsending) public func load(count: Int32) async throws -> String {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(310) {
      $0.write(self)
      $0.write(count)
    }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f247: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(247)
  static let f250: (@convention(c) (UInt64, Int64, UnsafeMutableRawPointer) -> Int64)? =
    KitchenLibrary.module.twin(250)
  static let f251: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> Bool)? =
    KitchenLibrary.module.twin(251)
  static let f256: (@convention(c) (UInt64, UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(256)
  static let f261: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(261)
  static let f274: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Bool)? =
    KitchenLibrary.module.twin(274)
  static let f277: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(277)
  static let f279: (@convention(c) (UInt64, Int64, UnsafeMutableRawPointer) -> Int64)? =
    KitchenLibrary.module.twin(279)
  static let f280: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> Int64)? =
    KitchenLibrary.module.twin(280)
  static let f281: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> Bool)? =
    KitchenLibrary.module.twin(281)
  static let f285: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Bool)? =
    KitchenLibrary.module.twin(285)
  static let f286: (@convention(c) (UInt64, UInt64, UnsafeMutableRawPointer) -> Bool)? =
    KitchenLibrary.module.twin(286)
  static let f291: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(291)
  static let f298: (@convention(c) (UInt64, Int64, UnsafeMutableRawPointer) -> Int64)? =
    KitchenLibrary.module.twin(298)
  static let f299: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(299)
  static let f303: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> Bool)? =
    KitchenLibrary.module.twin(303)
  static let f309: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> Bool)? =
    KitchenLibrary.module.twin(309)
}
