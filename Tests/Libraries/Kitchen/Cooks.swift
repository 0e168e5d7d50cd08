// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Works with a cook, and knows no more than the interface.
public final class Brigade: KotlinObject, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Brigade" }

  public convenience init(cook: (any Cook)?) throws {
    defer { extendLifetime(cook) }
    let handle: UInt64 = try KitchenLibrary.module.call(262) { $0.write(cook.map(AnyCook.init)) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// A cook who has others.
public protocol Chef: Cook {
  var menu: [String] { get throws }
}

/// Any object that is a `Chef`.
public struct AnyChef: KotlinErased, Chef {
  /// The value itself, or the object as one of its own class, for `as?`, `is` and `switch`.
  public let base: any Chef

  /// Stands for a value or an object.
  public init(_ base: any Chef) {
    guard !(type(of: base) is AnyClass) else {
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
    writer.write(peer: base as any Chef, interface: 7, of: KitchenLibrary.module)
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
  /// Any Kotlin object that is a `Chef`, and of no class that Swift knows.
  public final class Object: KotlinObject, Chef, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Chef" }
  }
}

extension AnyChef {
  // swift-format-ignore
  /// What Kotlin calls.
  static let kotlinHosted = HostedInterface(
    7, "kitchen.Chef", as: (any Chef).self,
    extending: [8],
    cast: { $0 as? any Chef },
    entries: [
      HostedEntry(257) { frame in
        KotlinHost.answer(frame, as: (any Chef).self) { (object, reader) in
          try reader.finish()
          return try object.greeting()
        }
      },
      HostedEntry(243, twin: (@convention(c) (UnsafeMutableRawPointer, Int64, UnsafeMutableRawPointer) -> Int64).self) { frame in
        KotlinHost.answer(frame, as: (any Chef).self) { (object, reader) in
          let argument0: Int64 = try reader.read()
          try reader.finish()
          return try object.chop(pieces: argument0)
        }
      } twin: { object, argument0, caught in
        KotlinHost.answer(object, caught, as: (any Chef).self, function: 243, none: 0) {
          try $0.chop(pieces: argument0)
        }
      },
      HostedEntry(244, twin: (@convention(c) (UnsafeMutableRawPointer, Int32, UnsafeMutableRawPointer) -> Bool).self) { frame in
        KotlinHost.answer(frame, as: (any Chef).self) { (object, reader) in
          let argument0: Int32 = try reader.read()
          try reader.finish()
          return try object.isFree(hour: argument0)
        }
      } twin: { object, argument0, caught in
        KotlinHost.answer(object, caught, as: (any Chef).self, function: 244, none: false) {
          try $0.isFree(hour: argument0)
        }
      },
      HostedEntry(245) { frame in
        KotlinHost.answer(frame, as: (any Chef).self) { (object, reader) in
          let argument0: String = try reader.read()
          try reader.finish()
          return try object.season(dish: argument0)
        }
      },
      HostedEntry(246) { frame in
        KotlinHost.answer(frame, as: (any Chef).self) { (object, reader) in
          let argument0: Card = try reader.read()
          try reader.finish()
          return try object.serve(card: argument0)
        }
      },
      HostedEntry(247) { frame in
        KotlinHost.answer(frame, as: (any Chef).self) { (object, reader) in
          try reader.finish()
          return (try object.helper()).map(AnyCook.init)
        }
      },
      HostedEntry(248) { frame in
        KotlinHost.answer(frame, as: (any Chef).self) { (object, reader) in
          let argument0: AnyCook = try reader.read()
          try reader.finish()
          return try object.knows(other: argument0.base)
        }
      },
      HostedEntry(249) { frame in
        KotlinHost.answer(frame, as: (any Chef).self) { (object, reader) in
          let argument0: Device = try reader.read()
          try reader.finish()
          return try object.use(device: argument0)
        }
      },
      HostedEntry(250) { frame in
        KotlinHost.answer(frame, as: (any Chef).self) { (object, reader) in
          let argument0: [AnyCook] = try reader.read()
          try reader.finish()
          return try object.order(others: argument0)
        }
      },
      HostedEntry(251) { frame in
        KotlinHost.answer(frame, as: (any Chef).self) { (object, reader) in
          let argument0: AnyHasId = try reader.read()
          try reader.finish()
          return AnyHasId(try object.tag(of: argument0.base))
        }
      },
      HostedEntry(252) { frame in
        KotlinHost.answer(frame, as: (any Chef).self) { (object, reader) in
          let argument0: Int32 = try reader.read()
          try reader.finish()
          return try object[argument0]
        }
      },
      HostedEntry(253) { frame in
        KotlinHost.answer(frame, as: (any Chef).self) { (object, reader) in
          let argument0: Int32 = try reader.read()
          let argument1: String? = try reader.read()
          try reader.finish()
          return try object.remark(kind: argument0, text: argument1)
        }
      },
      HostedEntry(254, twin: (@convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void).self) { frame in
        KotlinHost.answer(frame, as: (any Chef).self) { (object, reader) in
          try reader.finish()
          return try object.clean()
        }
      } twin: { object, caught in
        KotlinHost.answer(object, caught, as: (any Chef).self, function: 254, none: ()) {
          try $0.clean()
        }
      },
      HostedEntry(255) { frame in
        KotlinHost.answerSuspending(frame, as: (any Chef).self) { (object, reader) in
          let argument0: Int32 = try reader.read()
          try reader.finish()
          return { () async throws -> String in try await object.bake(minutes: argument0) }
        }
      },
      HostedEntry(256) { frame in
        KotlinHost.answerSuspending(frame, as: (any Chef).self) { (object, reader) in
          let argument0: Int32 = try reader.read()
          try reader.finish()
          return { () async throws -> [AnyCook] in try await object.helpers(count: argument0) }
        }
      },
      HostedEntry(259) { frame in
        KotlinHost.answerSuspending(frame, as: (any Chef).self) { (object, reader) in
          let argument0: Int32 = try reader.read()
          try reader.finish()
          return { () async throws -> Int32 in try await object.rest(minutes: argument0) }
        }
      },
      HostedEntry(261) { frame in
        KotlinHost.answer(frame, as: (any Chef).self) { (object, reader) in
          try reader.finish()
          return try object.menu
        }
      },
      HostedEntry(240, twin: (@convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Int32).self) { frame in
        KotlinHost.answer(frame, as: (any Chef).self) { (object, reader) in
          try reader.finish()
          return try object.skill
        }
      } twin: { object, caught in
        KotlinHost.answer(object, caught, as: (any Chef).self, function: 240, none: 0) {
          try $0.skill
        }
      },
      HostedEntry(241) { frame in
        KotlinHost.answer(frame, as: (any Chef).self) { (object, reader) in
          try reader.finish()
          return try object.place
        }
      },
      HostedEntry(242) { frame in
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

/// Any object that is a `Cook`.
public struct AnyCook: KotlinErased, Cook {
  /// The value itself, or the object as one of its own class, for `as?`, `is` and `switch`.
  public let base: any Cook

  /// Stands for a value or an object.
  public init(_ base: any Cook) {
    guard !(type(of: base) is AnyClass) else {
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
    writer.write(peer: base as any Cook, interface: 8, of: KitchenLibrary.module)
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
  /// Any Kotlin object that is a `Cook`, and of no class that Swift knows.
  public final class Object: KotlinObject, Cook, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Cook" }

    @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 67 }
  }
}

extension AnyCook {
  // swift-format-ignore
  /// What Kotlin calls.
  static let kotlinHosted = HostedInterface(
    8, "kitchen.Cook", as: (any Cook).self,
    cast: { $0 as? any Cook },
    entries: [
      HostedEntry(243, twin: (@convention(c) (UnsafeMutableRawPointer, Int64, UnsafeMutableRawPointer) -> Int64).self) { frame in
        KotlinHost.answer(frame, as: (any Cook).self) { (object, reader) in
          let argument0: Int64 = try reader.read()
          try reader.finish()
          return try object.chop(pieces: argument0)
        }
      } twin: { object, argument0, caught in
        KotlinHost.answer(object, caught, as: (any Cook).self, function: 243, none: 0) {
          try $0.chop(pieces: argument0)
        }
      },
      HostedEntry(244, twin: (@convention(c) (UnsafeMutableRawPointer, Int32, UnsafeMutableRawPointer) -> Bool).self) { frame in
        KotlinHost.answer(frame, as: (any Cook).self) { (object, reader) in
          let argument0: Int32 = try reader.read()
          try reader.finish()
          return try object.isFree(hour: argument0)
        }
      } twin: { object, argument0, caught in
        KotlinHost.answer(object, caught, as: (any Cook).self, function: 244, none: false) {
          try $0.isFree(hour: argument0)
        }
      },
      HostedEntry(245) { frame in
        KotlinHost.answer(frame, as: (any Cook).self) { (object, reader) in
          let argument0: String = try reader.read()
          try reader.finish()
          return try object.season(dish: argument0)
        }
      },
      HostedEntry(246) { frame in
        KotlinHost.answer(frame, as: (any Cook).self) { (object, reader) in
          let argument0: Card = try reader.read()
          try reader.finish()
          return try object.serve(card: argument0)
        }
      },
      HostedEntry(247) { frame in
        KotlinHost.answer(frame, as: (any Cook).self) { (object, reader) in
          try reader.finish()
          return (try object.helper()).map(AnyCook.init)
        }
      },
      HostedEntry(248) { frame in
        KotlinHost.answer(frame, as: (any Cook).self) { (object, reader) in
          let argument0: AnyCook = try reader.read()
          try reader.finish()
          return try object.knows(other: argument0.base)
        }
      },
      HostedEntry(249) { frame in
        KotlinHost.answer(frame, as: (any Cook).self) { (object, reader) in
          let argument0: Device = try reader.read()
          try reader.finish()
          return try object.use(device: argument0)
        }
      },
      HostedEntry(250) { frame in
        KotlinHost.answer(frame, as: (any Cook).self) { (object, reader) in
          let argument0: [AnyCook] = try reader.read()
          try reader.finish()
          return try object.order(others: argument0)
        }
      },
      HostedEntry(251) { frame in
        KotlinHost.answer(frame, as: (any Cook).self) { (object, reader) in
          let argument0: AnyHasId = try reader.read()
          try reader.finish()
          return AnyHasId(try object.tag(of: argument0.base))
        }
      },
      HostedEntry(252) { frame in
        KotlinHost.answer(frame, as: (any Cook).self) { (object, reader) in
          let argument0: Int32 = try reader.read()
          try reader.finish()
          return try object[argument0]
        }
      },
      HostedEntry(253) { frame in
        KotlinHost.answer(frame, as: (any Cook).self) { (object, reader) in
          let argument0: Int32 = try reader.read()
          let argument1: String? = try reader.read()
          try reader.finish()
          return try object.remark(kind: argument0, text: argument1)
        }
      },
      HostedEntry(254, twin: (@convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void).self) { frame in
        KotlinHost.answer(frame, as: (any Cook).self) { (object, reader) in
          try reader.finish()
          return try object.clean()
        }
      } twin: { object, caught in
        KotlinHost.answer(object, caught, as: (any Cook).self, function: 254, none: ()) {
          try $0.clean()
        }
      },
      HostedEntry(255) { frame in
        KotlinHost.answerSuspending(frame, as: (any Cook).self) { (object, reader) in
          let argument0: Int32 = try reader.read()
          try reader.finish()
          return { () async throws -> String in try await object.bake(minutes: argument0) }
        }
      },
      HostedEntry(256) { frame in
        KotlinHost.answerSuspending(frame, as: (any Cook).self) { (object, reader) in
          let argument0: Int32 = try reader.read()
          try reader.finish()
          return { () async throws -> [AnyCook] in try await object.helpers(count: argument0) }
        }
      },
      HostedEntry(257) { frame in
        KotlinHost.answer(frame, as: (any Cook).self) { (object, reader) in
          try reader.finish()
          return try object.greeting()
        }
      },
      HostedEntry(259) { frame in
        KotlinHost.answerSuspending(frame, as: (any Cook).self) { (object, reader) in
          let argument0: Int32 = try reader.read()
          try reader.finish()
          return { () async throws -> Int32 in try await object.rest(minutes: argument0) }
        }
      },
      HostedEntry(240, twin: (@convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Int32).self) { frame in
        KotlinHost.answer(frame, as: (any Cook).self) { (object, reader) in
          try reader.finish()
          return try object.skill
        }
      } twin: { object, caught in
        KotlinHost.answer(object, caught, as: (any Cook).self, function: 240, none: 0) {
          try $0.skill
        }
      },
      HostedEntry(241) { frame in
        KotlinHost.answer(frame, as: (any Cook).self) { (object, reader) in
          try reader.finish()
          return try object.place
        }
      },
      HostedEntry(242) { frame in
        KotlinHost.answer(frame, as: (any Cook).self) { (object, reader) in
          let argument0: String = try reader.read()
          try reader.finish()
          return try object.setPlace(argument0)
        }
      },
    ])
}

extension AnyCook {
  /// What Kotlin has for members that a type of Swift's with `Cook` may leave out or override.
  public struct Defaults: Sendable {
    private let kotlinImplementer: AnyCook

    public init(_ object: any Cook) {
      kotlinImplementer = AnyCook(object)
    }

    /// Where the cook is.
    public func greeting() throws -> String {
      defer { extendLifetime(kotlinImplementer) }
      return try KitchenLibrary.module.call(258) { $0.write(kotlinImplementer) }
    }

    nonisolated(nonsending) public func rest(minutes: Int32) async throws -> Int32 {
      defer { extendLifetime(kotlinImplementer) }
      return try await KitchenLibrary.module.callSuspending(260) {
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
    let handle: UInt64 = try KitchenLibrary.module.call(300) { $0.write(AnyStall(stall)) }
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

/// Any object that is a `Stall`.
public struct AnyStall: KotlinErased, Stall {
  /// The value itself, or the object as one of its own class, for `as?`, `is` and `switch`.
  public let base: any Stall

  /// Stands for a value or an object.
  public init(_ base: any Stall) {
    guard !(type(of: base) is AnyClass) else {
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
    writer.write(peer: base as any Stall, interface: 22, of: KitchenLibrary.module)
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
  /// Any Kotlin object that is a `Stall`, and of no class that Swift knows.
  public final class Object: KotlinObject, Stall, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Stall" }
  }
}

extension AnyStall {
  // swift-format-ignore
  /// What Kotlin calls.
  static let kotlinHosted = HostedInterface(
    22, "kitchen.Stall", as: (any Stall).self,
    cast: { $0 as? any Stall },
    entries: [
      HostedEntry(296, twin: (@convention(c) (UnsafeMutableRawPointer, Int32, UnsafeMutableRawPointer) -> Bool).self) { frame in
        KotlinHost.answer(frame, as: (any Stall).self) { (object, reader) in
          let argument0: Int32 = try reader.read()
          try reader.finish()
          return try object.isOpen(hour: argument0)
        }
      } twin: { object, argument0, caught in
        KotlinHost.answer(object, caught, as: (any Stall).self, function: 296, none: false) {
          try $0.isOpen(hour: argument0)
        }
      },
      HostedEntry(297) { frame in
        KotlinHost.answerSuspending(frame, as: (any Stall).self) { (object, reader) in
          let argument0: Int32 = try reader.read()
          try reader.finish()
          return { () async throws -> [String] in try await object.offers(count: argument0) }
        }
      },
      HostedEntry(298) { frame in
        KotlinHost.answer(frame, as: (any Stall).self) { (object, reader) in
          try reader.finish()
          return try object.title()
        }
      },
      HostedEntry(295) { frame in
        KotlinHost.answer(frame, as: (any Stall).self) { (object, reader) in
          try reader.finish()
          return try object.place
        }
      },
    ])
}

extension AnyStall {
  /// What Kotlin has for members that a type of Swift's with `Stall` may leave out or override.
  public struct Defaults: Sendable {
    private let kotlinImplementer: AnyStall

    public init(_ object: any Stall) {
      kotlinImplementer = AnyStall(object)
    }

    public func title() throws -> String {
      defer { extendLifetime(kotlinImplementer) }
      return try KitchenLibrary.module.call(299) { $0.write(kotlinImplementer) }
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
  let result: AnyCook = try KitchenLibrary.module.call(293) { $0.write(skill) }
  return result.base
}

extension Brigade {
  /// The one who works now.
  public var present: KotlinMutableStateFlow<AnyCook?> {
    KotlinMutableStateFlow(of: KitchenLibrary.module, flow: 14, owner: self)
  }

  public var cook: (any Cook)? {
    get throws {
      defer { extendLifetime(self) }
      let result: AnyCook? = try KitchenLibrary.module.call(263) { $0.write(self) }
      return result?.base
    }
  }

  public func setCook(_ value: (any Cook)?) throws {
    defer {
      extendLifetime(self)
      extendLifetime(value)
    }
    _ = try KitchenLibrary.module.call(264, returning: KotlinUnit.self) {
      $0.write(self)
      $0.write(value.map(AnyCook.init))
    }
  }

  public func isThere(cook: any Cook) throws -> Bool {
    defer {
      extendLifetime(self)
      extendLifetime(cook)
    }
    return try KitchenLibrary.module.call(265) {
      $0.write(self)
      $0.write(AnyCook(cook))
    }
  }

  public func isEqual(cook: any Cook) throws -> Bool {
    defer {
      extendLifetime(self)
      extendLifetime(cook)
    }
    return try KitchenLibrary.module.call(266) {
      $0.write(self)
      $0.write(AnyCook(cook))
    }
  }

  public func isChef() throws -> Bool {
    defer { extendLifetime(self) }
    return try KotlinModule.call(267, Twins.f267, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }

  public func described() throws -> String {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(268) { $0.write(self) }
  }

  public func menu() throws -> [String] {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(269) { $0.write(self) }
  }

  public func skill() throws -> Int32 {
    defer { extendLifetime(self) }
    return try KotlinModule.call(270, Twins.f270, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }

  public func move(place: String) throws -> String {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(271) {
      $0.write(self)
      $0.write(place)
    }
  }

  public func chop(pieces: Int64) throws -> Int64 {
    defer { extendLifetime(self) }
    return try KotlinModule.call(272, Twins.f272, of: KitchenLibrary.module) {
      $0(kotlinHandle, pieces, $1)
    } write: {
      $0.write(self)
      $0.write(pieces)
    }
  }

  /// Chops so often, and returns the sum.
  public func chopOften(count: Int32) throws -> Int64 {
    defer { extendLifetime(self) }
    return try KotlinModule.call(273, Twins.f273, of: KitchenLibrary.module) {
      $0(kotlinHandle, count, $1)
    } write: {
      $0.write(self)
      $0.write(count)
    }
  }

  public func isFree(hour: Int32) throws -> Bool {
    defer { extendLifetime(self) }
    return try KotlinModule.call(274, Twins.f274, of: KitchenLibrary.module) {
      $0(kotlinHandle, hour, $1)
    } write: {
      $0.write(self)
      $0.write(hour)
    }
  }

  public func season(dish: String) throws -> String {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(275) {
      $0.write(self)
      $0.write(dish)
    }
  }

  public func serve(card: Card) throws -> Card {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(276) {
      $0.write(self)
      $0.write(card)
    }
  }

  public func helper() throws -> (any Cook)? {
    defer { extendLifetime(self) }
    let result: AnyCook? = try KitchenLibrary.module.call(277) { $0.write(self) }
    return result?.base
  }

  public func knowsItself() throws -> Bool {
    defer { extendLifetime(self) }
    return try KotlinModule.call(278, Twins.f278, of: KitchenLibrary.module) {
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
    return try KotlinModule.call(279, Twins.f279, of: KitchenLibrary.module) {
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
    return try KitchenLibrary.module.call(280) {
      $0.write(self)
      $0.write(others)
    }
  }

  public func tag(of: any HasId) throws -> any HasId {
    defer {
      extendLifetime(self)
      extendLifetime(of)
    }
    let result: AnyHasId = try KitchenLibrary.module.call(281) {
      $0.write(self)
      $0.write(AnyHasId(of))
    }
    return result.base
  }

  public func element(index: Int32) throws -> String {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(282) {
      $0.write(self)
      $0.write(index)
    }
  }

  public func remarks() throws -> [String] {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(283) { $0.write(self) }
  }

  public func clean() throws {
    defer { extendLifetime(self) }
    try KotlinModule.run(284, Twins.f284, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }

  public func greeting() throws -> String {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(285) { $0.write(self) }
  }

  nonisolated(nonsending) public func rest(minutes: Int32) async throws -> Int32 {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(286) {
      $0.write(self)
      $0.write(minutes)
    }
  }

  nonisolated(nonsending) public func bake(minutes: Int32) async throws -> String {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(287) {
      $0.write(self)
      $0.write(minutes)
    }
  }

  nonisolated(nonsending) public func bakeWithin(
    minutes: Int32, limit: Duration
  ) async throws -> String {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(288) {
      $0.write(self)
      $0.write(minutes)
      $0.write(limit)
    }
  }

  nonisolated(nonsending) public func helpers(count: Int32) async throws -> [AnyCook] {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(289) {
      $0.write(self)
      $0.write(count)
    }
  }

  /// What Kotlin sees of what the cook throws.
  public func complaint(pieces: Int64) throws -> String {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(290) {
      $0.write(self)
      $0.write(pieces)
    }
  }

  public func wrapped(pieces: Int64) throws -> Int64 {
    defer { extendLifetime(self) }
    return try KotlinModule.call(291, Twins.f291, of: KitchenLibrary.module) {
      $0(kotlinHandle, pieces, $1)
    } write: {
      $0.write(self)
      $0.write(pieces)
    }
  }

  /// The one who works, so often.
  public func shifts(count: Int32) throws -> KotlinFlow<AnyCook> {
    defer { extendLifetime(self) }
    let handle: UInt64 = try KotlinModule.call(292, Twins.f292, of: KitchenLibrary.module) {
      $0(kotlinHandle, count, $1)
    } write: {
      $0.write(self)
      $0.write(count)
    }
    return KotlinFlow<AnyCook>(of: KitchenLibrary.module, flow: 15, made: handle)
  }
}

extension Cook {
  public func remark(kind: Int32? = nil) throws -> String {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(253) {
      $0.write(AnyCook(self))
      $0.write(kind)
      $0.write(String??.none)
    }
  }

  /// Asks any cook.
  public func introduction() throws -> String {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(294) { $0.write(AnyCook(self)) }
  }
}

extension Cook where Self: KotlinObject {
  public var skill: Int32 {
    get throws {
      defer { extendLifetime(self) }
      return try KotlinModule.call(240, Twins.f240, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }

  public var place: String {
    get throws {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(241) { $0.write(self) }
    }
  }

  public func setPlace(_ value: String) throws {
    defer { extendLifetime(self) }
    _ = try KitchenLibrary.module.call(242, returning: KotlinUnit.self) {
      $0.write(self)
      $0.write(value)
    }
  }

  public func chop(pieces: Int64) throws -> Int64 {
    defer { extendLifetime(self) }
    return try KotlinModule.call(243, Twins.f243, of: KitchenLibrary.module) {
      $0(kotlinHandle, pieces, $1)
    } write: {
      $0.write(self)
      $0.write(pieces)
    }
  }

  public func isFree(hour: Int32) throws -> Bool {
    defer { extendLifetime(self) }
    return try KotlinModule.call(244, Twins.f244, of: KitchenLibrary.module) {
      $0(kotlinHandle, hour, $1)
    } write: {
      $0.write(self)
      $0.write(hour)
    }
  }

  public func season(dish: String) throws -> String {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(245) {
      $0.write(self)
      $0.write(dish)
    }
  }

  public func serve(card: Card) throws -> Card {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(246) {
      $0.write(self)
      $0.write(card)
    }
  }

  public func helper() throws -> (any Cook)? {
    defer { extendLifetime(self) }
    let result: AnyCook? = try KitchenLibrary.module.call(247) { $0.write(self) }
    return result?.base
  }

  public func knows(other: any Cook) throws -> Bool {
    defer {
      extendLifetime(self)
      extendLifetime(other)
    }
    return try KitchenLibrary.module.call(248) {
      $0.write(self)
      $0.write(AnyCook(other))
    }
  }

  public func use(device: Device) throws -> Device {
    defer {
      extendLifetime(self)
      extendLifetime(device)
    }
    let handle: UInt64 = try KotlinModule.call(249, Twins.f249, of: KitchenLibrary.module) {
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
    return try KitchenLibrary.module.call(250) {
      $0.write(self)
      $0.write(others)
    }
  }

  public func tag(of: any HasId) throws -> any HasId {
    defer {
      extendLifetime(self)
      extendLifetime(of)
    }
    let result: AnyHasId = try KitchenLibrary.module.call(251) {
      $0.write(self)
      $0.write(AnyHasId(of))
    }
    return result.base
  }

  public subscript(index: Int32) -> String {
    get throws {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(252) {
        $0.write(self)
        $0.write(index)
      }
    }
  }

  public func remark(kind: Int32? = nil, text: String?) throws -> String {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(253) {
      $0.write(self)
      $0.write(kind)
      $0.write(String??.some(text))
    }
  }

  public func clean() throws {
    defer { extendLifetime(self) }
    try KotlinModule.run(254, Twins.f254, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }

  nonisolated(nonsending) public func bake(minutes: Int32) async throws -> String {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(255) {
      $0.write(self)
      $0.write(minutes)
    }
  }

  nonisolated(nonsending) public func helpers(count: Int32) async throws -> [AnyCook] {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(256) {
      $0.write(self)
      $0.write(count)
    }
  }

  public func greeting() throws -> String {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(257) { $0.write(self) }
  }

  nonisolated(nonsending) public func rest(minutes: Int32) async throws -> Int32 {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(259) {
      $0.write(self)
      $0.write(minutes)
    }
  }
}

extension Chef where Self: KotlinObject {
  public var menu: [String] {
    get throws {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(261) { $0.write(self) }
    }
  }
}

extension Stall where Self: KotlinObject {
  public var place: String {
    get throws {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(295) { $0.write(self) }
    }
  }

  public func isOpen(hour: Int32) throws -> Bool {
    defer { extendLifetime(self) }
    return try KotlinModule.call(296, Twins.f296, of: KitchenLibrary.module) {
      $0(kotlinHandle, hour, $1)
    } write: {
      $0.write(self)
      $0.write(hour)
    }
  }

  nonisolated(nonsending) public func offers(count: Int32) async throws -> [String] {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(297) {
      $0.write(self)
      $0.write(count)
    }
  }

  public func title() throws -> String {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(298) { $0.write(self) }
  }
}

extension Market {
  public func heading() throws -> String {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(301) { $0.write(self) }
  }

  public func isOpen(hour: Int32) throws -> Bool {
    defer { extendLifetime(self) }
    return try KotlinModule.call(302, Twins.f302, of: KitchenLibrary.module) {
      $0(kotlinHandle, hour, $1)
    } write: {
      $0.write(self)
      $0.write(hour)
    }
  }

  nonisolated(nonsending) public func load(count: Int32) async throws -> String {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(303) {
      $0.write(self)
      $0.write(count)
    }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f240: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(240)
  static let f243: (@convention(c) (UInt64, Int64, UnsafeMutableRawPointer) -> Int64)? =
    KitchenLibrary.module.twin(243)
  static let f244: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> Bool)? =
    KitchenLibrary.module.twin(244)
  static let f249: (@convention(c) (UInt64, UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(249)
  static let f254: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(254)
  static let f267: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Bool)? =
    KitchenLibrary.module.twin(267)
  static let f270: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(270)
  static let f272: (@convention(c) (UInt64, Int64, UnsafeMutableRawPointer) -> Int64)? =
    KitchenLibrary.module.twin(272)
  static let f273: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> Int64)? =
    KitchenLibrary.module.twin(273)
  static let f274: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> Bool)? =
    KitchenLibrary.module.twin(274)
  static let f278: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Bool)? =
    KitchenLibrary.module.twin(278)
  static let f279: (@convention(c) (UInt64, UInt64, UnsafeMutableRawPointer) -> Bool)? =
    KitchenLibrary.module.twin(279)
  static let f284: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(284)
  static let f291: (@convention(c) (UInt64, Int64, UnsafeMutableRawPointer) -> Int64)? =
    KitchenLibrary.module.twin(291)
  static let f292: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(292)
  static let f296: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> Bool)? =
    KitchenLibrary.module.twin(296)
  static let f302: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> Bool)? =
    KitchenLibrary.module.twin(302)
}
