// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(Generated) public import KotlinBridge

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

public func headings(start: String) throws(KotlinError) -> KotlinMutableStateFlow<String> {
  try KotlinMutableStateFlow(of: KitchenLibrary.module, flow: 48) { $0.write(start) }
}

public func echoAngle(value: String) throws(KotlinError) -> String {
  try KitchenLibrary.module.call(271) { $0.write(value) }
}

public func echoCorner(value: CornerRecord) throws(KotlinError) -> CornerRecord {
  try KitchenLibrary.module.call(272) { $0.write(value) }
}

public func echoRoute(value: [String]?) throws(KotlinError) -> [String]? {
  try KitchenLibrary.module.call(273) { $0.write(value) }
}

public func echoTurn(value: Turn) throws(KotlinError) -> Turn {
  try KitchenLibrary.module.call(274) { $0.write(value) }
}

public func echoAngles(
  value: [String: Seen<String>]
) throws(KotlinError) -> [String: Seen<String>] {
  try KitchenLibrary.module.call(275) { $0.write(value) }
}

nonisolated(nonsending) public func turned(
  angle: String, by: String? = nil
) async throws -> String {
  try await KitchenLibrary.module.callSuspending(276) {
    $0.write(angle)
    $0.write(by)
  }
}

extension String {
  public var isRight: Bool {
    get throws(KotlinError) {
      try KitchenLibrary.module.call(277) { $0.write(self) }
    }
  }
}
