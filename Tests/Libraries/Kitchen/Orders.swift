// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Kotlin's `kitchen.Reply`.
public enum Reply {}

/// A place with its order, or none.
public final class Counter: KotlinObject, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Counter" }

  public convenience init() throws {
    let handle: UInt64 = try KotlinModule.call(762, Twins.f762, of: KitchenLibrary.module) {
      $0($1)
    }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// Kotlin's `kitchen.Drinkable`.
public enum Drinkable: KotlinValue, Hashable {
  case smoothie(fruit: [String])
  case soup(Soup)

  public static var kotlinType: KotlinType {
    .sealed(
      "kitchen.Drinkable", Self.self,
      .case("kitchen.Smoothie", ("fruit", [String].self)),
      .case("kitchen.Soup", ("", Soup.self)))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    switch try reader.beginSealed(cases: 2) {
    case 0: self = .smoothie(fruit: try reader.read())
    default: self = .soup(try reader.read())
    }
    reader.endSealed()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginSealed() else { return }
    switch self {
    case .smoothie(let fruit):
      writer.write(ordinal: 0)
      writer.write(fruit)
    case .soup(let soup):
      writer.write(ordinal: 1)
      writer.write(soup)
    }
    writer.endSealed()
  }
}

/// Classes may have several sealed parents.
public enum Edible: KotlinValue, Hashable {
  case bread(slices: Int32)
  case smoothie(fruit: [String])
  case soup(Soup)

  public static var kotlinType: KotlinType {
    .sealed(
      "kitchen.Edible", Self.self,
      .case("kitchen.Bread", ("slices", Int32.self)),
      .case("kitchen.Smoothie", ("fruit", [String].self)),
      .case("kitchen.Soup", ("", Soup.self)))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    switch try reader.beginSealed(cases: 3) {
    case 0: self = .bread(slices: try reader.read())
    case 1: self = .smoothie(fruit: try reader.read())
    default: self = .soup(try reader.read())
    }
    reader.endSealed()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginSealed() else { return }
    switch self {
    case .bread(let slices):
      writer.write(ordinal: 0)
      writer.write(slices)
    case .smoothie(let fruit):
      writer.write(ordinal: 1)
      writer.write(fruit)
    case .soup(let soup):
      writer.write(ordinal: 2)
      writer.write(soup)
    }
    writer.endSealed()
  }
}

/// A sealed interface with an enum, with an interface, and with a class that has that.
public enum Mood: KotlinValue, Hashable {
  case face(Mood.Face)
  case mixed(parts: [Mood])
  case plain(Mood.Plain)
  case shown(Mood.AnyShown)

  public static var kotlinType: KotlinType {
    .sealed(
      "kitchen.Mood", Self.self,
      .case("kitchen.Mood.Face", ("", Mood.Face.self)),
      .case("kitchen.Mood.Mixed", ("parts", [Mood].self)),
      .case("kitchen.Mood.Plain", ("", Mood.Plain.self)),
      .case("kitchen.Mood.Shown", ("", Mood.AnyShown.self)))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    switch try reader.beginSealed(cases: 4) {
    case 0: self = .face(try reader.read())
    case 1: self = .mixed(parts: try reader.read())
    case 2: self = .plain(try reader.read())
    default: self = .shown(try reader.read())
    }
    reader.endSealed()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginSealed() else { return }
    switch self {
    case .face(let face):
      writer.write(ordinal: 0)
      writer.write(face)
    case .mixed(let parts):
      writer.write(ordinal: 1)
      writer.write(parts)
    case .plain(let plain):
      writer.write(ordinal: 2)
      writer.write(plain)
    case .shown(let shown):
      writer.write(ordinal: 3)
      writer.write(shown)
    }
    writer.endSealed()
  }
}

extension Mood {
  /// Kotlin's `kitchen.Mood.Face`.
  public final class Face: KotlinObject, Mood.Shown, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Mood.Face" }

    public convenience init(mouth: String) throws {
      let handle: UInt64 = try KitchenLibrary.module.call(773) { $0.write(mouth) }
      self.init(holding: handle, of: KitchenLibrary.module)
    }
  }
}

extension Mood {
  /// Kotlin's `kitchen.Mood.Plain`.
  public enum Plain: String, KotlinValue, CaseIterable, Codable {
    case calm = "CALM"
    case glad = "GLAD"

    public static var kotlinType: KotlinType {
      .enumeration("kitchen.Mood.Plain", Self.self)
    }

    @inlinable
    public init(from reader: inout KotlinReader) throws(KotlinError) {
      switch try reader.readOrdinal(below: 2) {
      case 0: self = .calm
      default: self = .glad
      }
    }

    @inlinable
    public func write(to writer: inout KotlinWriter) {
      switch self {
      case .calm: writer.write(ordinal: 0)
      case .glad: writer.write(ordinal: 1)
      }
    }
  }
}

extension Mood {
  /// Kotlin's `kitchen.Mood.Shown`.
  public protocol Shown: Sendable {
    func show() throws -> String
  }
}

extension Mood {
  /// Any object that implements `Mood.Shown`.
  public struct AnyShown: KotlinErased, Mood.Shown {
    /// The value itself, or the object as one of its own class, for `as?`, `is` and `switch`.
    public let base: any Mood.Shown

    /// Stands for a value or an object.
    public init(_ base: any Mood.Shown) {
      guard !(Swift.type(of: base) is AnyClass) else {
        self.base = base
        return
      }
      self.base = (base as? any KotlinErased)?.base as? any Mood.Shown ?? base
    }

    public static var kotlinType: KotlinType {
      .interface("kitchen.Mood.Shown", Self.self)
    }

    public init(from reader: inout KotlinReader) throws(KotlinError) {
      base = try Object.kotlinAny(from: &reader)
    }

    public func write(to writer: inout KotlinWriter) {
      writer.write(peer: base as any Mood.Shown, interface: 46, of: KitchenLibrary.module)
    }

    public func show() throws -> String {
      try base.show()
    }
  }
}

extension Mood.AnyShown {
  /// Any Kotlin object that implements `Mood.Shown` and is of no class that Swift knows.
  public final class Object: KotlinObject, Mood.Shown, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Mood.Shown" }

    @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 189 }
  }
}

extension Mood.AnyShown {
  /// What Kotlin calls.
  static let kotlinHosted = HostedInterface(
    46, "kitchen.Mood.Shown", as: (any Mood.Shown).self,
    cast: { $0 as? any Mood.Shown },
    entries: [
      HostedEntry(772) { frame in
        KotlinHost.answer(frame, as: (any Mood.Shown).self) { (object, reader) in
          try reader.finish()
          return try object.show()
        }
      }
    ])
}

/// What became of an order.
public enum Order: KotlinValue, Hashable {
  /// The cook is at it.
  case cooking(Order.Cooking)
  case gone
  case forever(Order.Refused.Forever)
  case today(until: Int32)
  case served(plates: Int32)

  public static var kotlinType: KotlinType {
    .sealed(
      "kitchen.Order", Self.self,
      .case("kitchen.Order.Cooking", ("", Order.Cooking.self)),
      .case("kitchen.Order.Gone"),
      .case("kitchen.Order.Refused.Forever", ("", Order.Refused.Forever.self)),
      .case("kitchen.Order.Refused.Today", ("until", Int32.self)),
      .case("kitchen.Order.Served", ("plates", Int32.self)))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    switch try reader.beginSealed(cases: 5) {
    case 0: self = .cooking(try reader.read())
    case 1: self = .gone
    case 2: self = .forever(try reader.read())
    case 3: self = .today(until: try reader.read())
    default: self = .served(plates: try reader.read())
    }
    reader.endSealed()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginSealed() else { return }
    switch self {
    case .cooking(let cooking):
      writer.write(ordinal: 0)
      writer.write(cooking)
    case .gone: writer.write(ordinal: 1)
    case .forever(let forever):
      writer.write(ordinal: 2)
      writer.write(forever)
    case .today(let until):
      writer.write(ordinal: 3)
      writer.write(until)
    case .served(let plates):
      writer.write(ordinal: 4)
      writer.write(plates)
    }
    writer.endSealed()
  }

  /// The cook is at it.
  public class Cooking: KotlinObject, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Order.Cooking" }

    @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 196 }

    public convenience init(left: Int32) throws {
      let handle: UInt64 = try KotlinModule.call(743, Twins.f743, of: KitchenLibrary.module) {
        $0(left, $1)
      } write: {
        $0.write(left)
      }
      self.init(holding: handle, of: KitchenLibrary.module)
    }
  }
}

extension Order {
  /// It will not be served.
  public enum Refused: KotlinValue, Hashable {
    case forever(Order.Refused.Forever)
    case today(until: Int32)

    public static var kotlinType: KotlinType {
      .sealed(
        "kitchen.Order.Refused", Self.self,
        .case("kitchen.Order.Refused.Forever", ("", Order.Refused.Forever.self)),
        .case("kitchen.Order.Refused.Today", ("until", Int32.self)))
    }

    @inlinable
    public init(from reader: inout KotlinReader) throws(KotlinError) {
      switch try reader.beginSealed(cases: 2) {
      case 0: self = .forever(try reader.read())
      default: self = .today(until: try reader.read())
      }
      reader.endSealed()
    }

    @inlinable
    public func write(to writer: inout KotlinWriter) {
      guard writer.beginSealed() else { return }
      switch self {
      case .forever(let forever):
        writer.write(ordinal: 0)
        writer.write(forever)
      case .today(let until):
        writer.write(ordinal: 1)
        writer.write(until)
      }
      writer.endSealed()
    }
  }
}

extension Order.Refused {
  /// Kotlin's `kitchen.Order.Refused.Forever`.
  public final class Forever: KotlinObject, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String {
      "kitchen.Order.Refused.Forever"
    }

    public convenience init(reason: String) throws {
      let handle: UInt64 = try KitchenLibrary.module.call(748) { $0.write(reason) }
      self.init(holding: handle, of: KitchenLibrary.module)
    }
  }
}

extension Order {
  /// No case of its own.
  public final class Roasting: Order.Cooking, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Order.Roasting" }

    @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { nil }

    public convenience init() throws {
      let handle: UInt64 = try KotlinModule.call(745, Twins.f745, of: KitchenLibrary.module) {
        $0($1)
      }
      self.init(holding: handle, of: KitchenLibrary.module)
    }

    @available(*, unavailable)
    public convenience init(left: Int32) throws {
      fatalError()
    }
  }
}

/// All of its cases are objects.
public enum Pan: KotlinValue, Hashable {
  /// A pan that holds water.
  case pot(Pan.Pot)
  case wok(Pan.Wok)

  public static var kotlinType: KotlinType {
    .sealed(
      "kitchen.Pan", Self.self,
      .case("kitchen.Pan.Pot", ("", Pan.Pot.self)),
      .case("kitchen.Pan.Wok", ("", Pan.Wok.self)))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    switch try reader.beginSealed(cases: 2) {
    case 0: self = .pot(try reader.read())
    default: self = .wok(try reader.read())
    }
    reader.endSealed()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginSealed() else { return }
    switch self {
    case .pot(let pot):
      writer.write(ordinal: 0)
      writer.write(pot)
    case .wok(let wok):
      writer.write(ordinal: 1)
      writer.write(wok)
    }
    writer.endSealed()
  }
}

extension Pan {
  /// A pan that holds water.
  public final class Pot: KotlinObject, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Pan.Pot" }

    public convenience init(size: Int32, lid: Bool) throws {
      let handle: UInt64 = try KotlinModule.call(768, Twins.f768, of: KitchenLibrary.module) {
        $0(size, lid, $1)
      } write: {
        $0.write(size)
        $0.write(lid)
      }
      self.init(holding: handle, of: KitchenLibrary.module)
    }
  }
}

extension Pan {
  /// Kotlin's `kitchen.Pan.Wok`.
  public final class Wok: KotlinObject, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Pan.Wok" }

    public convenience init(size: Int32) throws {
      let handle: UInt64 = try KotlinModule.call(766, Twins.f766, of: KitchenLibrary.module) {
        $0(size, $1)
      } write: {
        $0.write(size)
      }
      self.init(holding: handle, of: KitchenLibrary.module)
    }
  }
}

extension Reply {
  /// Kotlin's `kitchen.Reply.Later<Int>`.
  public final class LaterInt: KotlinObject, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Reply.Later<Int>" }

    public convenience init(value: Int32) throws {
      let handle: UInt64 = try KotlinModule.call(785, Twins.f785, of: KitchenLibrary.module) {
        $0(value, $1)
      } write: {
        $0.write(value)
      }
      self.init(holding: handle, of: KitchenLibrary.module)
    }
  }
}

extension Reply {
  /// Kotlin's `kitchen.Reply.Later<String>`.
  public final class LaterString: KotlinObject, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String {
      "kitchen.Reply.Later<String>"
    }

    public convenience init(value: String) throws {
      let handle: UInt64 = try KitchenLibrary.module.call(786) { $0.write(value) }
      self.init(holding: handle, of: KitchenLibrary.module)
    }
  }
}

/// An enum for each use in Swift, for a class of it is generic.
public enum ReplyInt: KotlinValue, Hashable {
  case later(Reply.LaterInt)
  case never
  case now(value: Int32)

  public static var kotlinType: KotlinType {
    .sealed(
      "kitchen.Reply<Int>", Self.self,
      .case("kitchen.Reply.Later<Int>", ("", Reply.LaterInt.self)),
      .case("kitchen.Reply.Never"),
      .case("kitchen.Reply.Now<Int>", ("value", Int32.self)))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    switch try reader.beginSealed(cases: 3) {
    case 0: self = .later(try reader.read())
    case 1: self = .never
    default: self = .now(value: try reader.read())
    }
    reader.endSealed()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginSealed() else { return }
    switch self {
    case .later(let later):
      writer.write(ordinal: 0)
      writer.write(later)
    case .never: writer.write(ordinal: 1)
    case .now(let value):
      writer.write(ordinal: 2)
      writer.write(value)
    }
    writer.endSealed()
  }
}

/// An enum for each use in Swift, for a class of it is generic.
public enum ReplyString: KotlinValue, Hashable {
  case later(Reply.LaterString)
  case never
  case now(value: String)

  public static var kotlinType: KotlinType {
    .sealed(
      "kitchen.Reply<String>", Self.self,
      .case("kitchen.Reply.Later<String>", ("", Reply.LaterString.self)),
      .case("kitchen.Reply.Never"),
      .case("kitchen.Reply.Now<String>", ("value", String.self)))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    switch try reader.beginSealed(cases: 3) {
    case 0: self = .later(try reader.read())
    case 1: self = .never
    default: self = .now(value: try reader.read())
    }
    reader.endSealed()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginSealed() else { return }
    switch self {
    case .later(let later):
      writer.write(ordinal: 0)
      writer.write(later)
    case .never: writer.write(ordinal: 1)
    case .now(let value):
      writer.write(ordinal: 2)
      writer.write(value)
    }
    writer.endSealed()
  }
}

/// Kotlin's `kitchen.Soup`.
public final class Soup: KotlinObject, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Soup" }

  public convenience init(name: String) throws {
    let handle: UInt64 = try KitchenLibrary.module.call(777) { $0.write(name) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// Kotlin's `kitchen.Step.Waiting`.
public final class StepWaiting: KotlinObject, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Step.Waiting" }

  public convenience init(minutes: Int32) throws {
    let handle: UInt64 = try KotlinModule.call(781, Twins.f781, of: KitchenLibrary.module) {
      $0(minutes, $1)
    } write: {
      $0.write(minutes)
    }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// Generic in Swift, for its class is not generic.
public enum Step<T: KotlinValue & Hashable>: KotlinValue, Hashable {
  case done(value: T)
  case waiting(StepWaiting)

  public static var kotlinType: KotlinType {
    .sealed(
      "kitchen.Step<\(T.kotlinType)>", Self.self,
      .case("kitchen.Step.Done<\(T.kotlinType)>", ("value", T.self)),
      .case("kitchen.Step.Waiting", ("", StepWaiting.self)))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    switch try reader.beginSealed(cases: 2) {
    case 0: self = .done(value: try reader.read())
    default: self = .waiting(try reader.read())
    }
    reader.endSealed()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginSealed() else { return }
    switch self {
    case .done(let value):
      writer.write(ordinal: 0)
      writer.write(value)
    case .waiting(let waiting):
      writer.write(ordinal: 1)
      writer.write(waiting)
    }
    writer.endSealed()
  }
}

public func orders() throws -> [Order?] {
  try KitchenLibrary.module.call(756)
}

public func refused() throws -> [Order.Refused] {
  try KitchenLibrary.module.call(757)
}

public func echoOrder(value: Order) throws -> Order {
  defer { extendLifetime(value) }
  return try KitchenLibrary.module.call(758) { $0.write(value) }
}

public func areSame(one: Order, other: Order) throws -> Bool {
  defer {
    extendLifetime(one)
    extendLifetime(other)
  }
  return try KitchenLibrary.module.call(759) {
    $0.write(one)
    $0.write(other)
  }
}

public func ordersNowAndThen() throws -> KotlinFlow<Order> {
  let handle: UInt64 = try KotlinModule.call(760, Twins.f760, of: KitchenLibrary.module) { $0($1) }
  return KotlinFlow<Order>(of: KitchenLibrary.module, flow: 94, made: handle)
}

/// Orders that are made when someone asks for them, the last of which can't be made.
public func brokenOrders() throws -> [Order] {
  try KitchenLibrary.module.call(761)
}

public func widest(pans: [Pan]) throws -> Pan? {
  defer { extendLifetime(pans) }
  return try KitchenLibrary.module.call(771) { $0.write(pans) }
}

public func echoMood(value: Mood) throws -> Mood {
  defer { extendLifetime(value) }
  return try KitchenLibrary.module.call(774) { $0.write(value) }
}

/// An object that is of two cases is of the most derived one.
public func moods() throws -> [Mood] {
  try KitchenLibrary.module.call(775)
}

/// `depth` moods inside of each other, the innermost of which is an object or an entry.
public func mixedMood(depth: Int32, isObject: Bool) throws -> Mood {
  try KitchenLibrary.module.call(776) {
    $0.write(depth)
    $0.write(isObject)
  }
}

public func drink(kind: Int32) throws -> Drinkable {
  try KitchenLibrary.module.call(779) { $0.write(kind) }
}

public func eaten(drink: Drinkable) throws -> Edible? {
  defer { extendLifetime(drink) }
  return try KitchenLibrary.module.call(780) { $0.write(drink) }
}

public func echoStep(value: Step<String>) throws -> Step<String> {
  defer { extendLifetime(value) }
  return try KitchenLibrary.module.call(783) { $0.write(value) }
}

public func steps() throws -> [Step<Order>] {
  try KitchenLibrary.module.call(784)
}

public func reply(kind: Int32) throws -> ReplyString {
  try KitchenLibrary.module.call(789) { $0.write(kind) }
}

public func echoReply(value: ReplyInt) throws -> ReplyInt {
  defer { extendLifetime(value) }
  return try KitchenLibrary.module.call(790) { $0.write(value) }
}

extension Order {
  public var label: String {
    get throws {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(740) { $0.write(self) }
    }
  }

  public var isOver: Bool {
    get throws {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(749) { $0.write(self) }
    }
  }

  public func orIfOver(other: Order) throws -> Order {
    defer {
      extendLifetime(self)
      extendLifetime(other)
    }
    return try KitchenLibrary.module.call(752) {
      $0.write(self)
      $0.write(other)
    }
  }

  public static func of(kind: Int32) throws -> Order {
    try KitchenLibrary.module.call(755) { $0.write(kind) }
  }
}

extension Order.Cooking {
  public var label: String {
    defer { extendLifetime(self) }
    return KitchenLibrary.module.callOrStop(741) { $0.write(self) }
  }

  /// The minutes that are left.
  public func stir() throws -> Int32 {
    defer { extendLifetime(self) }
    return try KotlinModule.call(744, Twins.f744, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }

  public var isOver: Bool {
    get throws {
      defer { extendLifetime(self) }
      return try KotlinModule.call(750, Twins.f750, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }

  public func orIfOver(other: Order) throws -> Order {
    defer {
      extendLifetime(self)
      extendLifetime(other)
    }
    return try KitchenLibrary.module.call(753) {
      $0.write(self)
      $0.write(other)
    }
  }
}

extension Order.Refused.Forever {
  public var label: String {
    defer { extendLifetime(self) }
    return KitchenLibrary.module.callOrStop(742) { $0.write(self) }
  }

  public var reason: String {
    defer { extendLifetime(self) }
    return KitchenLibrary.module.callOrStop(747) { $0.write(self) }
  }

  public var isOver: Bool {
    get throws {
      defer { extendLifetime(self) }
      return try KotlinModule.call(751, Twins.f751, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }

  public func orIfOver(other: Order) throws -> Order {
    defer {
      extendLifetime(self)
      extendLifetime(other)
    }
    return try KitchenLibrary.module.call(754) {
      $0.write(self)
      $0.write(other)
    }
  }
}

extension Order.Refused {
  public var reason: String {
    get throws {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(746) { $0.write(self) }
    }
  }
}

extension Counter {
  public var order: KotlinStateFlow<Order?> {
    get throws {
      defer { extendLifetime(self) }
      let handle: UInt64 = try KotlinModule.call(763, Twins.f763, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
      return KotlinStateFlow<Order?>(of: KitchenLibrary.module, flow: 95, made: handle)
    }
  }

  public func take(order: Order?) throws {
    defer {
      extendLifetime(self)
      extendLifetime(order)
    }
    _ = try KitchenLibrary.module.call(764, returning: KotlinUnit.self) {
      $0.write(self)
      $0.write(order)
    }
  }
}

extension Pan {
  public var size: Int32 {
    get throws {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(765) { $0.write(self) }
    }
  }
}

extension Pan.Wok {
  public var size: Int32 {
    defer { extendLifetime(self) }
    return KotlinModule.callOrStop(767, Twins.f767, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }
}

extension Pan.Pot {
  public var size: Int32 {
    defer { extendLifetime(self) }
    return KotlinModule.callOrStop(769, Twins.f769, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }

  public var lid: Bool {
    defer { extendLifetime(self) }
    return KotlinModule.callOrStop(770, Twins.f770, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }
}

extension Mood.Shown where Self: KotlinObject {
  public func show() throws -> String {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(772) { $0.write(self) }
  }
}

extension Soup {
  public var name: String {
    defer { extendLifetime(self) }
    return KitchenLibrary.module.callOrStop(778) { $0.write(self) }
  }
}

extension StepWaiting {
  public var minutes: Int32 {
    defer { extendLifetime(self) }
    return KotlinModule.callOrStop(782, Twins.f782, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }
}

extension Reply.LaterInt {
  public func get() throws -> Int32 {
    defer { extendLifetime(self) }
    return try KotlinModule.call(787, Twins.f787, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }
}

extension Reply.LaterString {
  public func get() throws -> String {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(788) { $0.write(self) }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f762: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(762)
  static let f743: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(743)
  static let f745: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(745)
  static let f768: (@convention(c) (Int32, Bool, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(768)
  static let f766: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(766)
  static let f785: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(785)
  static let f781: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(781)
  static let f744: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(744)
  static let f750: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Bool)? =
    KitchenLibrary.module.twin(750)
  static let f751: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Bool)? =
    KitchenLibrary.module.twin(751)
  static let f760: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(760)
  static let f763: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(763)
  static let f767: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(767)
  static let f769: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(769)
  static let f770: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Bool)? =
    KitchenLibrary.module.twin(770)
  static let f782: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(782)
  static let f787: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(787)
}
