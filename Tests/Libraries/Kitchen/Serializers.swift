// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// What `CornerAsRecord` writes.
public struct CornerRecord: KotlinValue, Hashable, Codable {
  public var x: Double
  public var angle: String

  public init(x: Double, angle: String) {
    self.x = x
    self.angle = angle
  }

  public static var kotlinType: KotlinType {
    .record(
      "kitchen.CornerRecord", Self.self,
      ("x", Double.self),
      ("angle", String.self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    x = try reader.read()
    angle = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(x)
    writer.write(angle)
    writer.endRecord()
  }
}

/// Its fields come after those that it inherits. It may have itself inside.
public struct Crate: KotlinValue, Hashable, Codable {
  public var sentTo: String
  /// In grams.
  public var weight: Int32
  public var stamps: [String]
  public var label: String?
  @KotlinIndirect public var inner: Crate?

  public init(sentTo: String, weight: Int32, stamps: [String], label: String?, inner: Crate?) {
    self.sentTo = sentTo
    self.weight = weight
    self.stamps = stamps
    self.label = label
    self.inner = inner
  }

  public static var kotlinType: KotlinType {
    .record(
      "kitchen.Crate", Self.self,
      ("sent_to", String.self),
      ("weight", Int32.self),
      ("stamps", [String].self),
      ("label", String?.self),
      ("inner", Crate?.self))
  }

  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    sentTo = try reader.read()
    weight = try reader.read()
    stamps = try reader.read()
    label = try reader.read()
    inner = try reader.read()
    reader.endRecord()
  }

  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(sentTo)
    writer.write(weight)
    writer.write(stamps)
    writer.write(label)
    writer.write(inner)
    writer.endRecord()
  }
}

/// What the compiler's own serializer writes, though it is no data class.
public struct Parcel: KotlinValue, Hashable, Codable {
  public var sentTo: String
  /// In grams.
  public var weight: Int32
  public var stamps: [String]

  public init(sentTo: String, weight: Int32, stamps: [String]) {
    self.sentTo = sentTo
    self.weight = weight
    self.stamps = stamps
  }

  public static var kotlinType: KotlinType {
    .record(
      "kitchen.Parcel", Self.self,
      ("sent_to", String.self),
      ("weight", Int32.self),
      ("stamps", [String].self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    sentTo = try reader.read()
    weight = try reader.read()
    stamps = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(sentTo)
    writer.write(weight)
    writer.write(stamps)
    writer.endRecord()
  }
}

/// Data with such values in it.
public struct Turn: KotlinValue, Hashable, Codable {
  public var by: String
  public var then: [String?]

  public init(by: String, then: [String?]) {
    self.by = by
    self.then = then
  }

  public static var kotlinType: KotlinType {
    .record(
      "kitchen.Turn", Self.self,
      ("by", String.self),
      ("then", [String?].self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    by = try reader.read()
    then = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(by)
    writer.write(then)
    writer.endRecord()
  }
}

public func echoParcel(value: Parcel) throws -> Parcel {
  try KitchenLibrary.module.call(874) { $0.write(value) }
}

public func echoParcels(value: [Parcel?]) throws -> [Parcel?] {
  try KitchenLibrary.module.call(875) { $0.write(value) }
}

public func echoCrate(value: Crate) throws -> Crate {
  try KitchenLibrary.module.call(876) { $0.write(value) }
}

public func echoAngle(value: String) throws -> String {
  try KitchenLibrary.module.call(877) { $0.write(value) }
}

public func echoCorner(value: CornerRecord) throws -> CornerRecord {
  try KitchenLibrary.module.call(878) { $0.write(value) }
}

public func echoRoute(value: [String]?) throws -> [String]? {
  try KitchenLibrary.module.call(879) { $0.write(value) }
}

public func echoTurn(value: Turn) throws -> Turn {
  try KitchenLibrary.module.call(880) { $0.write(value) }
}

public func echoAngles(value: [String: Seen<String>]) throws -> [String: Seen<String>] {
  try KitchenLibrary.module.call(881) { $0.write(value) }
}

nonisolated(nonsending) public func turned(
  angle: String, by: String? = nil
) async throws -> String {
  try await KitchenLibrary.module.callSuspending(882) {
    $0.write(angle)
    $0.write(by)
  }
}

public func headings(start: String) throws -> KotlinMutableStateFlow<String> {
  let handle: UInt64 = try KitchenLibrary.module.call(883) { $0.write(start) }
  return KotlinMutableStateFlow<String>(of: KitchenLibrary.module, flow: 100, made: handle)
}

extension Parcel {
  public init(receiver: String, weight: Int32? = nil) throws {
    self = try KitchenLibrary.module.call(865) {
      $0.write(receiver)
      $0.write(weight)
    }
  }

  public var looks: Int32 {
    get throws {
      try KitchenLibrary.module.call(867) { $0.write(self) }
    }
  }

  /// No field: nothing stores it.
  public var isHeavy: Bool {
    get throws {
      try KitchenLibrary.module.call(869) { $0.write(self) }
    }
  }

  public func stamped(stamp: String) throws -> Parcel {
    try KitchenLibrary.module.call(871) {
      $0.write(self)
      $0.write(stamp)
    }
  }
}

extension Crate {
  public var looks: Int32 {
    get throws {
      try KitchenLibrary.module.call(866) { $0.write(self) }
    }
  }

  /// No field: nothing stores it.
  public var isHeavy: Bool {
    get throws {
      try KitchenLibrary.module.call(868) { $0.write(self) }
    }
  }

  public func stamped(stamp: String) throws -> Parcel {
    try KitchenLibrary.module.call(870) {
      $0.write(self)
      $0.write(stamp)
    }
  }

  public init(label: String?, inner: Crate?) throws {
    self = try KitchenLibrary.module.call(872) {
      $0.write(label)
      $0.write(inner)
    }
  }

  public func depth() throws -> Int32 {
    try KitchenLibrary.module.call(873) { $0.write(self) }
  }
}

extension String {
  public var isRight: Bool {
    get throws {
      try KitchenLibrary.module.call(884) { $0.write(self) }
    }
  }
}
