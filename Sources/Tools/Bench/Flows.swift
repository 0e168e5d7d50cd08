// Made by `kotlin-bridge generate` from the library bench. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// The record that the bridge, the usual code and the floor all carry.
public struct Place: KotlinValue, Hashable, Codable {
  public var latitude: Double
  public var longitude: Double
  public var name: String

  public init(latitude: Double, longitude: Double, name: String) {
    self.latitude = latitude
    self.longitude = longitude
    self.name = name
  }

  public static var kotlinType: KotlinType {
    .record(
      "bench.Place", Self.self,
      ("latitude", Double.self),
      ("longitude", Double.self),
      ("name", String.self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    latitude = try reader.read()
    longitude = try reader.read()
    name = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(latitude)
    writer.write(longitude)
    writer.write(name)
    writer.endRecord()
  }
}

public func longs(count: Int64) throws(KotlinError) -> KotlinFlow<Int64> {
  try KotlinFlow(of: BenchLibrary.module, flow: 0) { $0.write(count) }
}

public func strings(count: Int64) throws(KotlinError) -> KotlinFlow<String> {
  try KotlinFlow(of: BenchLibrary.module, flow: 1) { $0.write(count) }
}

public func records(count: Int64) throws(KotlinError) -> KotlinFlow<Place> {
  try KotlinFlow(of: BenchLibrary.module, flow: 2) { $0.write(count) }
}

public func lists(count: Int64) throws(KotlinError) -> KotlinFlow<[Int64]> {
  try KotlinFlow(of: BenchLibrary.module, flow: 3) { $0.write(count) }
}

/// Emits one element, and then waits until it is cancelled.
public func firstOnly() throws(KotlinError) -> KotlinFlow<Int64> {
  try KotlinFlow(of: BenchLibrary.module, flow: 4) { _ in }
}
