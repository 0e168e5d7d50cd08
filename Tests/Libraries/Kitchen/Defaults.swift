// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Kotlin's `kitchen.Limits`.
public enum Limits {
  public static var cups: Int64 {
    KotlinModule.callOrStop(371, Twins.f371, of: KitchenLibrary.module) { $0($1) }
  }

  public static var cups2: Int64 {
    get throws {
      try KotlinModule.call(372, Twins.f372, of: KitchenLibrary.module) { $0($1) }
    }
  }
}

extension Limits {
  /// Kotlin's `kitchen.Limits.Beans`.
  public enum Beans {
    public static var size: Float {
      KotlinModule.callOrStop(373, Twins.f373, of: KitchenLibrary.module) { $0($1) }
    }
  }
}

/// Kotlin's `kitchen.Basket`.
public struct Basket<T: KotlinValue & Hashable>: KotlinValue, Hashable {
  public var items: [T]
  public var first: T?
  public var label: String

  public init(items: [T] = [], first: T? = nil, label: String = "empty") {
    self.items = items
    self.first = first
    self.label = label
  }

  public static var kotlinType: KotlinType {
    .record(
      "kitchen.Basket<\(T.kotlinType)>", Self.self,
      ("items", [T].self),
      ("first", T?.self),
      ("label", String.self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    items = try reader.read()
    first = try reader.read()
    label = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(items)
    writer.write(first)
    writer.write(label)
    writer.endRecord()
  }
}

extension Basket: Codable where T: Codable {}

/// Defaults that look like values, and that Kotlin has to make.
public struct Guess: KotlinValue, Hashable, Codable {
  public var template: String
  public var block: String
  public var raw: String
  public var dollars: String

  public init(template: String, block: String, raw: String, dollars: String) {
    self.template = template
    self.block = block
    self.raw = raw
    self.dollars = dollars
  }

  public static var kotlinType: KotlinType {
    .record(
      "kitchen.Guess", Self.self,
      ("template", String.self),
      ("block", String.self),
      ("raw", String.self),
      ("dollars", String.self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    template = try reader.read()
    block = try reader.read()
    raw = try reader.read()
    dollars = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(template)
    writer.write(block)
    writer.write(raw)
    writer.write(dollars)
    writer.endRecord()
  }
}

/// A name that is a place in Kotlin and none in Swift: each has a `Model` with the same parameters.
public protocol KittenView: Sendable {
  func model() throws -> KittenViewModel
}

/// Any object that implements `KittenView`.
public struct AnyKittenView: KotlinErased, KittenView {
  /// The value itself, or the object as one of its own class, for `as?`, `is` and `switch`.
  public let base: any KittenView

  /// Stands for a value or an object.
  public init(_ base: any KittenView) {
    guard !(Swift.type(of: base) is AnyClass) else {
      self.base = base
      return
    }
    self.base = (base as? any KotlinErased)?.base as? any KittenView ?? base
  }

  public static var kotlinType: KotlinType {
    .interface("kitchen.KittenView", Self.self)
  }

  public init(from reader: inout KotlinReader) throws(KotlinError) {
    base = try Object.kotlinAny(from: &reader)
  }

  public func write(to writer: inout KotlinWriter) {
    writer.write(peer: base as any KittenView, interface: 43, of: KitchenLibrary.module)
  }

  public func model() throws -> KittenViewModel {
    try base.model()
  }
}

extension AnyKittenView {
  /// Any Kotlin object that implements `KittenView` and is of no class that Swift knows.
  public final class Object: KotlinObject, KittenView, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.KittenView" }
  }
}

extension AnyKittenView {
  /// What Kotlin calls.
  static let kotlinHosted = HostedInterface(
    43, "kitchen.KittenView", as: (any KittenView).self,
    cast: { $0 as? any KittenView },
    entries: [
      HostedEntry(385) { frame in
        KotlinHost.answer(frame, as: (any KittenView).self) { (object, reader) in
          try reader.finish()
          return try object.model()
        }
      }
    ])
}

/// Kotlin's `kitchen.KittenView.Model`.
public struct KittenViewModel: KotlinValue, Hashable, Codable {
  public var title: String
  public var count: Int32

  public init(title: String = "kitten", count: Int32 = 1) {
    self.title = title
    self.count = count
  }

  public static var kotlinType: KotlinType {
    .record(
      "kitchen.KittenView.Model", Self.self,
      ("title", String.self),
      ("count", Int32.self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    title = try reader.read()
    count = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(title)
    writer.write(count)
    writer.endRecord()
  }
}

/// Kotlin's `kitchen.Makings`.
public struct Makings: KotlinValue, Hashable, Codable {
  public var converted: Int64
  public var items: [Int32]
  public var compared: Bool
  public var joined: String

  public init(converted: Int64, items: [Int32], compared: Bool, joined: String) {
    self.converted = converted
    self.items = items
    self.compared = compared
    self.joined = joined
  }

  public static var kotlinType: KotlinType {
    .record(
      "kitchen.Makings", Self.self,
      ("converted", Int64.self),
      ("items", [Int32].self),
      ("compared", Bool.self),
      ("joined", String.self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    converted = try reader.read()
    items = try reader.read()
    compared = try reader.read()
    joined = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(converted)
    writer.write(items)
    writer.write(compared)
    writer.write(joined)
    writer.endRecord()
  }
}

/// So many that Kotlin takes the last defaults only.
public struct Many: KotlinValue, Hashable, Codable {
  public var a: Int32
  public var b: Int32
  public var c: Int32
  public var d: Int32?
  public var e: Int32

  public init(a: Int32 = 1, b: Int32 = 2, c: Int32, d: Int32? = 4, e: Int32 = 5) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.e = e
  }

  public static var kotlinType: KotlinType {
    .record(
      "kitchen.Many", Self.self,
      ("a", Int32.self),
      ("b", Int32.self),
      ("c", Int32.self),
      ("d", Int32?.self),
      ("e", Int32.self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    a = try reader.read()
    b = try reader.read()
    c = try reader.read()
    d = try reader.read()
    e = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(a)
    writer.write(b)
    writer.write(c)
    writer.write(d)
    writer.write(e)
    writer.endRecord()
  }
}

/// Defaults that the source says: Swift has them itself.
public struct Mocha: KotlinValue, Hashable, Codable {
  /// Not `200`.
  public var grams: Int32
  public var cold: Int64
  public var byte: Int8
  public var short: Int16
  public var unsigned: UInt32
  public var tiny: UInt8
  public var large: UInt64
  public var share: Float
  public var rest: Float
  public var price: Double
  public var taxes: Double
  public var grain: Double
  public var dust: Float
  public var isStrong: Bool
  public var mark: UTF16.CodeUnit
  public var quote: UTF16.CodeUnit
  public var label: String
  public var note: String
  public var nobody: String?
  public var maker: String?
  public var names: [String]
  public var sizes: [Int64?]
  public var tags: Set<String>
  public var scores: [String: [Int32]]
  public var roast: Roast
  public var third: Roast
  public var most: Int32
  public var least: Int32
  public var spare: Int32
  public var house: String
  public var cups: Int64
  public var bean: Float?

  public init(
    grams: Int32 = 1000,
    cold: Int64 = -31,
    byte: Int8 = -5,
    short: Int16 = 32767,
    unsigned: UInt32 = 5,
    tiny: UInt8 = 255,
    large: UInt64 = 18_446_744_073_709_551_615,
    share: Float = 0.0015,
    rest: Float = 1.0,
    price: Double = -0.5,
    taxes: Double = 1000.0,
    grain: Double = 0x1.ad7f29abcaf48p-24,
    dust: Float = 0x1.723a2a0000000p-125,
    isStrong: Bool = true,
    mark: UTF16.CodeUnit = 10,
    quote: UTF16.CodeUnit = 39,
    label: String = "a \"b\" /* c */ $d $ \u{E9}\u{9}5$",
    note: String = "raw \"text\" \\n, and \"more\"",
    nobody: String? = nil,
    maker: String? = "Ada",
    names: [String] = [],
    sizes: [Int64?] = [1, nil, -2],
    tags: Set<String> = [],
    scores: [String: [Int32]] = [:],
    roast: Roast = Roast.dark,
    third: Roast = Roast.medium,
    most: Int32 = 31,
    least: Int32 = 3,
    spare: Int32 = 3,
    house: String = "the \"house\" blend",
    cups: Int64 = -12,
    bean: Float? = 1.5
  ) {
    self.grams = grams
    self.cold = cold
    self.byte = byte
    self.short = short
    self.unsigned = unsigned
    self.tiny = tiny
    self.large = large
    self.share = share
    self.rest = rest
    self.price = price
    self.taxes = taxes
    self.grain = grain
    self.dust = dust
    self.isStrong = isStrong
    self.mark = mark
    self.quote = quote
    self.label = label
    self.note = note
    self.nobody = nobody
    self.maker = maker
    self.names = names
    self.sizes = sizes
    self.tags = tags
    self.scores = scores
    self.roast = roast
    self.third = third
    self.most = most
    self.least = least
    self.spare = spare
    self.house = house
    self.cups = cups
    self.bean = bean
  }

  public static var kotlinType: KotlinType {
    .record(
      "kitchen.Mocha", Self.self,
      ("grams", Int32.self),
      ("cold", Int64.self),
      ("byte", Int8.self),
      ("short", Int16.self),
      ("unsigned", UInt32.self),
      ("tiny", UInt8.self),
      ("large", UInt64.self),
      ("share", Float.self),
      ("rest", Float.self),
      ("price", Double.self),
      ("taxes", Double.self),
      ("grain", Double.self),
      ("dust", Float.self),
      ("isStrong", Bool.self),
      ("mark", UTF16.CodeUnit.self),
      ("quote", UTF16.CodeUnit.self),
      ("label", String.self),
      ("note", String.self),
      ("nobody", String?.self),
      ("maker", String?.self),
      ("names", [String].self),
      ("sizes", [Int64?].self),
      ("tags", Set<String>.self),
      ("scores", [String: [Int32]].self),
      ("roast", Roast.self),
      ("third", Roast.self),
      ("most", Int32.self),
      ("least", Int32.self),
      ("spare", Int32.self),
      ("house", String.self),
      ("cups", Int64.self),
      ("bean", Float?.self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    grams = try reader.read()
    cold = try reader.read()
    byte = try reader.read()
    short = try reader.read()
    unsigned = try reader.read()
    tiny = try reader.read()
    large = try reader.read()
    share = try reader.read()
    rest = try reader.read()
    price = try reader.read()
    taxes = try reader.read()
    grain = try reader.read()
    dust = try reader.read()
    isStrong = try reader.read()
    mark = try reader.read()
    quote = try reader.read()
    label = try reader.read()
    note = try reader.read()
    nobody = try reader.read()
    maker = try reader.read()
    names = try reader.read()
    sizes = try reader.read()
    tags = try reader.read()
    scores = try reader.read()
    roast = try reader.read()
    third = try reader.read()
    most = try reader.read()
    least = try reader.read()
    spare = try reader.read()
    house = try reader.read()
    cups = try reader.read()
    bean = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(grams)
    writer.write(cold)
    writer.write(byte)
    writer.write(short)
    writer.write(unsigned)
    writer.write(tiny)
    writer.write(large)
    writer.write(share)
    writer.write(rest)
    writer.write(price)
    writer.write(taxes)
    writer.write(grain)
    writer.write(dust)
    writer.write(isStrong)
    writer.write(mark)
    writer.write(quote)
    writer.write(label)
    writer.write(note)
    writer.write(nobody)
    writer.write(maker)
    writer.write(names)
    writer.write(sizes)
    writer.write(tags)
    writer.write(scores)
    writer.write(roast)
    writer.write(third)
    writer.write(most)
    writer.write(least)
    writer.write(spare)
    writer.write(house)
    writer.write(cups)
    writer.write(bean)
    writer.endRecord()
  }
}

/// One default that Kotlin makes, beside others.
public struct PartMade: KotlinValue, Hashable, Codable {
  public var count: Int32
  public var made: String
  public var note: String?

  public init(count: Int32 = 7, made: String, note: String? = "none") {
    self.count = count
    self.made = made
    self.note = note
  }

  public static var kotlinType: KotlinType {
    .record(
      "kitchen.PartMade", Self.self,
      ("count", Int32.self),
      ("made", String.self),
      ("note", String?.self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    count = try reader.read()
    made = try reader.read()
    note = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(count)
    writer.write(made)
    writer.write(note)
    writer.endRecord()
  }
}

/// Kotlin's `kitchen.Portion`.
public struct Portion: KotlinValue, Hashable, Codable {
  public var grams: Int32

  public init(grams: Int32 = 100) {
    self.grams = grams
  }

  public static var kotlinType: KotlinType {
    .record(
      "kitchen.Portion", Self.self,
      ("grams", Int32.self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    grams = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(grams)
    writer.endRecord()
  }
}

/// Kotlin's `kitchen.PuppyView`.
public protocol PuppyView: Sendable {
  func model() throws -> PuppyViewModel
}

/// Any object that implements `PuppyView`.
public struct AnyPuppyView: KotlinErased, PuppyView {
  /// The value itself, or the object as one of its own class, for `as?`, `is` and `switch`.
  public let base: any PuppyView

  /// Stands for a value or an object.
  public init(_ base: any PuppyView) {
    guard !(Swift.type(of: base) is AnyClass) else {
      self.base = base
      return
    }
    self.base = (base as? any KotlinErased)?.base as? any PuppyView ?? base
  }

  public static var kotlinType: KotlinType {
    .interface("kitchen.PuppyView", Self.self)
  }

  public init(from reader: inout KotlinReader) throws(KotlinError) {
    base = try Object.kotlinAny(from: &reader)
  }

  public func write(to writer: inout KotlinWriter) {
    writer.write(peer: base as any PuppyView, interface: 50, of: KitchenLibrary.module)
  }

  public func model() throws -> PuppyViewModel {
    try base.model()
  }
}

extension AnyPuppyView {
  /// Any Kotlin object that implements `PuppyView` and is of no class that Swift knows.
  public final class Object: KotlinObject, PuppyView, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.PuppyView" }
  }
}

extension AnyPuppyView {
  /// What Kotlin calls.
  static let kotlinHosted = HostedInterface(
    50, "kitchen.PuppyView", as: (any PuppyView).self,
    cast: { $0 as? any PuppyView },
    entries: [
      HostedEntry(386) { frame in
        KotlinHost.answer(frame, as: (any PuppyView).self) { (object, reader) in
          try reader.finish()
          return try object.model()
        }
      }
    ])
}

/// Kotlin's `kitchen.PuppyView.Model`.
public struct PuppyViewModel: KotlinValue, Hashable, Codable {
  public var title: String
  public var count: Int32

  public init(title: String = "puppy", count: Int32 = 2) {
    self.title = title
    self.count = count
  }

  public static var kotlinType: KotlinType {
    .record(
      "kitchen.PuppyView.Model", Self.self,
      ("title", String.self),
      ("count", Int32.self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    title = try reader.read()
    count = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(title)
    writer.write(count)
    writer.endRecord()
  }
}

/// Kotlin's `kitchen.Readings`.
public struct Readings: KotlinValue, Hashable, Codable {
  public var property: Int64
  public var computed: Int32
  public var long: Int32

  public init(property: Int64, computed: Int32, long: Int32) {
    self.property = property
    self.computed = computed
    self.long = long
  }

  public static var kotlinType: KotlinType {
    .record(
      "kitchen.Readings", Self.self,
      ("property", Int64.self),
      ("computed", Int32.self),
      ("long", Int32.self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    property = try reader.read()
    computed = try reader.read()
    long = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(property)
    writer.write(computed)
    writer.write(long)
    writer.endRecord()
  }
}

/// The same, where null is a value besides the default.
public struct Remade: KotlinValue, Hashable, Codable {
  public var made: String?
  public var count: Int32?

  public init(made: String?, count: Int32? = 7) {
    self.made = made
    self.count = count
  }

  public static var kotlinType: KotlinType {
    .record(
      "kitchen.Remade", Self.self,
      ("made", String?.self),
      ("count", Int32?.self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    made = try reader.read()
    count = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(made)
    writer.write(count)
    writer.endRecord()
  }
}

/// Kotlin's `kitchen.Roast`.
public enum Roast: String, KotlinValue, CaseIterable, Codable {
  case light = "LIGHT"
  case medium = "MEDIUM"
  case dark = "DARK"

  public static var kotlinType: KotlinType {
    .enumeration("kitchen.Roast", Self.self)
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    switch try reader.readOrdinal(below: 3) {
    case 0: self = .light
    case 1: self = .medium
    default: self = .dark
    }
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    switch self {
    case .light: writer.write(ordinal: 0)
    case .medium: writer.write(ordinal: 1)
    case .dark: writer.write(ordinal: 2)
    }
  }
}

/// Kotlin's `kitchen.Snack`.
public enum Snack: KotlinValue, Hashable, Codable {
  case nothing
  case toast(slices: Int32 = 2, roast: Roast = Roast.light)

  public static var kotlinType: KotlinType {
    .sealed(
      "kitchen.Snack", Self.self,
      .case("kitchen.Snack.Nothing"),
      .case("kitchen.Snack.Toast", ("slices", Int32.self), ("roast", Roast.self)))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    switch try reader.beginSealed(cases: 2) {
    case 0: self = .nothing
    default: self = .toast(slices: try reader.read(), roast: try reader.read())
    }
    reader.endSealed()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginSealed() else { return }
    switch self {
    case .nothing: writer.write(ordinal: 0)
    case .toast(let slices, let roast):
      writer.write(ordinal: 1)
      writer.write(slices)
      writer.write(roast)
    }
    writer.endSealed()
  }
}

/// Values that the processor does not look for.
public struct Spellings: KotlinValue, Hashable, Codable {
  public var qualified: Roast
  public var renamed: Roast
  public var bracketed: Int32
  public var most: Int32

  public init(qualified: Roast, renamed: Roast, bracketed: Int32, most: Int32) {
    self.qualified = qualified
    self.renamed = renamed
    self.bracketed = bracketed
    self.most = most
  }

  public static var kotlinType: KotlinType {
    .record(
      "kitchen.Spellings", Self.self,
      ("qualified", Roast.self),
      ("renamed", Roast.self),
      ("bracketed", Int32.self),
      ("most", Int32.self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    qualified = try reader.read()
    renamed = try reader.read()
    bracketed = try reader.read()
    most = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(qualified)
    writer.write(renamed)
    writer.write(bracketed)
    writer.write(most)
    writer.endRecord()
  }
}

/// Kotlin's `kitchen.Sums`.
public struct Sums: KotlinValue, Hashable, Codable {
  public var sum: Int32
  public var other: Int32
  public var call: Int32
  public var length: Int32

  public init(sum: Int32, other: Int32, call: Int32, length: Int32) {
    self.sum = sum
    self.other = other
    self.call = call
    self.length = length
  }

  public static var kotlinType: KotlinType {
    .record(
      "kitchen.Sums", Self.self,
      ("sum", Int32.self),
      ("other", Int32.self),
      ("call", Int32.self),
      ("length", Int32.self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    sum = try reader.read()
    other = try reader.read()
    call = try reader.read()
    length = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(sum)
    writer.write(other)
    writer.write(call)
    writer.write(length)
    writer.endRecord()
  }
}

/// Names that mean something else than they do elsewhere.
public struct Veiled: KotlinValue, Hashable, Codable {
  public var medium: Roast
  public var roast: Roast
  public var names: [String]
  public var most: Int32

  public init(medium: Roast = Roast.light, roast: Roast, names: [String], most: Int32) {
    self.medium = medium
    self.roast = roast
    self.names = names
    self.most = most
  }

  public static var kotlinType: KotlinType {
    .record(
      "kitchen.Veiled", Self.self,
      ("MEDIUM", Roast.self),
      ("roast", Roast.self),
      ("names", [String].self),
      ("most", Int32.self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    medium = try reader.read()
    roast = try reader.read()
    names = try reader.read()
    most = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(medium)
    writer.write(roast)
    writer.write(names)
    writer.write(most)
    writer.endRecord()
  }
}

public func kotlinsMocha() throws -> Mocha {
  try KitchenLibrary.module.call(375)
}

public func kotlinsVeiled() throws -> Veiled {
  try KitchenLibrary.module.call(384)
}

public func kittens() throws -> KittenViewModel {
  try KitchenLibrary.module.call(387)
}

public func puppies() throws -> PuppyViewModel {
  try KitchenLibrary.module.call(388)
}

public func basket() throws -> Basket<Int32> {
  try KitchenLibrary.module.call(392)
}

public func portion() throws -> Portion {
  try KitchenLibrary.module.call(393)
}

public func snack() throws -> Snack {
  try KitchenLibrary.module.call(394)
}

extension Mocha {
  public static var least2: Int32 {
    KotlinModule.callOrStop(374, Twins.f374, of: KitchenLibrary.module) { $0($1) }
  }
}

extension Guess {
  public init(
    template: String? = nil, block: String? = nil, raw: String? = nil, dollars: String? = nil
  ) throws {
    self = try KitchenLibrary.module.call(376) {
      $0.write(template)
      $0.write(block)
      $0.write(raw)
      $0.write(dollars)
    }
  }
}

extension Sums {
  public init(
    sum: Int32? = nil, other: Int32? = nil, call: Int32? = nil, length: Int32? = nil
  ) throws {
    self = try KitchenLibrary.module.call(377) {
      $0.write(sum)
      $0.write(other)
      $0.write(call)
      $0.write(length)
    }
  }
}

extension Makings {
  public init(
    converted: Int64? = nil, items: [Int32]? = nil, compared: Bool? = nil, joined: String? = nil
  ) throws {
    self = try KitchenLibrary.module.call(378) {
      $0.write(converted)
      $0.write(items)
      $0.write(compared)
      $0.write(joined)
    }
  }
}

extension Spellings {
  public init(
    qualified: Roast? = nil, renamed: Roast? = nil, bracketed: Int32? = nil, most: Int32? = nil
  ) throws {
    self = try KitchenLibrary.module.call(379) {
      $0.write(qualified)
      $0.write(renamed)
      $0.write(bracketed)
      $0.write(most)
    }
  }
}

extension Readings {
  public init(property: Int64? = nil, computed: Int32? = nil, long: Int32? = nil) throws {
    self = try KitchenLibrary.module.call(380) {
      $0.write(property)
      $0.write(computed)
      $0.write(long)
    }
  }

  public static var twice: Int32 {
    KotlinModule.callOrStop(381, Twins.f381, of: KitchenLibrary.module) { $0($1) }
  }

  public static var length: Int32 {
    KotlinModule.callOrStop(382, Twins.f382, of: KitchenLibrary.module) { $0($1) }
  }
}

extension Veiled {
  public init(
    medium: Roast = Roast.light, roast: Roast? = nil, names: [String]? = nil, most: Int32? = nil
  ) throws {
    self = try KitchenLibrary.module.call(383) {
      $0.write(Roast?.some(medium))
      $0.write(roast)
      $0.write(names)
      $0.write(most)
    }
  }
}

extension KittenView where Self: KotlinObject {
  public func model() throws -> KittenViewModel {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(385) { $0.write(self) }
  }
}

extension PuppyView where Self: KotlinObject {
  public func model() throws -> PuppyViewModel {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(386) { $0.write(self) }
  }
}

extension PartMade {
  public init(count: Int32 = 7, made: String? = nil, note: String? = "none") throws {
    self = try KitchenLibrary.module.call(389) {
      $0.write(Int32?.some(count))
      $0.write(made)
      $0.write(String??.some(note))
    }
  }
}

extension Remade {
  public init(count: Int32? = 7) throws {
    self = try KitchenLibrary.module.call(390) {
      $0.write(String??.none)
      $0.write(Int32??.some(count))
    }
  }
}

extension Many {
  public init(a: Int32, b: Int32) throws {
    self = try KitchenLibrary.module.call(391) {
      $0.write(Int32?.some(a))
      $0.write(Int32?.some(b))
      $0.write(Int32?.none)
      $0.write(Int32??.none)
      $0.write(Int32?.none)
    }
  }

  public init(a: Int32) throws {
    self = try KitchenLibrary.module.call(391) {
      $0.write(Int32?.some(a))
      $0.write(Int32?.none)
      $0.write(Int32?.none)
      $0.write(Int32??.none)
      $0.write(Int32?.none)
    }
  }

  public init() throws {
    self = try KitchenLibrary.module.call(391) {
      $0.write(Int32?.none)
      $0.write(Int32?.none)
      $0.write(Int32?.none)
      $0.write(Int32??.none)
      $0.write(Int32?.none)
    }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f371: (@convention(c) (UnsafeMutableRawPointer) -> Int64)? =
    KitchenLibrary.module.twin(371)
  static let f372: (@convention(c) (UnsafeMutableRawPointer) -> Int64)? =
    KitchenLibrary.module.twin(372)
  static let f373: (@convention(c) (UnsafeMutableRawPointer) -> Float)? =
    KitchenLibrary.module.twin(373)
  static let f374: (@convention(c) (UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(374)
  static let f381: (@convention(c) (UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(381)
  static let f382: (@convention(c) (UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(382)
}
