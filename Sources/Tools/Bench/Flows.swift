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

public func longs(count: Int64) throws -> KotlinFlow<Int64> {
  let handle: UInt64 = try KotlinModule.call(0, Twins.f0, of: BenchLibrary.module) {
    $0(count, $1)
  } write: {
    $0.write(count)
  }
  return KotlinFlow<Int64>(of: BenchLibrary.module, flow: 0, made: handle)
}

public func longsUnboxed(count: Int64) throws -> KotlinFlow<Int64> {
  let handle: UInt64 = try KotlinModule.call(1, Twins.f1, of: BenchLibrary.module) {
    $0(count, $1)
  } write: {
    $0.write(count)
  }
  return KotlinFlow<Int64>(of: BenchLibrary.module, flow: 1, made: handle)
}

public func strings(count: Int64) throws -> KotlinFlow<String> {
  let handle: UInt64 = try KotlinModule.call(2, Twins.f2, of: BenchLibrary.module) {
    $0(count, $1)
  } write: {
    $0.write(count)
  }
  return KotlinFlow<String>(of: BenchLibrary.module, flow: 2, made: handle)
}

public func records(count: Int64) throws -> KotlinFlow<Place> {
  let handle: UInt64 = try KotlinModule.call(3, Twins.f3, of: BenchLibrary.module) {
    $0(count, $1)
  } write: {
    $0.write(count)
  }
  return KotlinFlow<Place>(of: BenchLibrary.module, flow: 3, made: handle)
}

public func lists(count: Int64) throws -> KotlinFlow<[Int64]> {
  let handle: UInt64 = try KotlinModule.call(4, Twins.f4, of: BenchLibrary.module) {
    $0(count, $1)
  } write: {
    $0.write(count)
  }
  return KotlinFlow<[Int64]>(of: BenchLibrary.module, flow: 4, made: handle)
}

/// Emits one element, and then waits until it is cancelled.
public func firstOnly() throws -> KotlinFlow<Int64> {
  let handle: UInt64 = try KotlinModule.call(5, Twins.f5, of: BenchLibrary.module) { $0($1) }
  return KotlinFlow<Int64>(of: BenchLibrary.module, flow: 5, made: handle)
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f0: (@convention(c) (Int64, UnsafeMutableRawPointer) -> UInt64)? =
    BenchLibrary.module.twin(0)
  static let f1: (@convention(c) (Int64, UnsafeMutableRawPointer) -> UInt64)? =
    BenchLibrary.module.twin(1)
  static let f2: (@convention(c) (Int64, UnsafeMutableRawPointer) -> UInt64)? =
    BenchLibrary.module.twin(2)
  static let f3: (@convention(c) (Int64, UnsafeMutableRawPointer) -> UInt64)? =
    BenchLibrary.module.twin(3)
  static let f4: (@convention(c) (Int64, UnsafeMutableRawPointer) -> UInt64)? =
    BenchLibrary.module.twin(4)
  static let f5: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? = BenchLibrary.module.twin(5)
}
