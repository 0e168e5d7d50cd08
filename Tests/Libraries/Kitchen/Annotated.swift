// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Not everybody may read each of its properties.
public struct Leak: KotlinException {
  public let risk: Risk

  public let kotlinError: KotlinError

  /// Nil unless the error stands for such an exception.
  public init?(_ error: any Error) {
    let names = ["kitchen.Leak"]
    guard let read = Self.read(error, thrownAs: names, Self.init) else { return nil }
    self = read
  }

  /// The exception as if Kotlin had thrown it: for tests, and for Kotlin code to catch.
  public init(risk: Risk, message: String = "", cause: KotlinError? = nil) {
    self.risk = risk
    kotlinError = KotlinError(thrownAs: "kitchen.Leak", message: message, cause: cause) {
      $0.write(risk)
    }
  }

  private init(from reader: inout KotlinReader, _ error: KotlinError) throws(KotlinError) {
    self.risk = try reader.read()
    kotlinError = error
  }
}

/// Kotlin's `kitchen.Risk`.
public struct Risk: KotlinValue, Hashable, Codable {
  public var percent: Int32

  public init(percent: Int32) {
    self.percent = percent
  }

  public static var kotlinType: KotlinType {
    .record(
      "kitchen.Risk", Self.self,
      ("percent", Int32.self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    percent = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(percent)
    writer.endRecord()
  }
}

public func loudness(value: Double) throws -> Double {
  try KotlinModule.call(206, Twins.f206, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

nonisolated(nonsending) public func block() async throws -> Bool {
  try await KitchenLibrary.module.callSuspending(207, placement: .io)
}

public func computed(count: Int32) throws -> KotlinFlow<Int32> {
  let handle: UInt64 = try KotlinModule.call(208, Twins.f208, of: KitchenLibrary.module) {
    $0(count, $1)
  } write: {
    $0.write(count)
  }
  return KotlinFlow<Int32>(
    of: KitchenLibrary.module, flow: 11, traits: FlowTraits(placement: .`default`), made: handle
  )
}

public func risky(value: Risk) throws -> Risk {
  try KitchenLibrary.module.call(209) { $0.write(value) }
}

@available(*, deprecated, message: "use db")
public func decibels(value: Double) throws -> Double {
  try KotlinModule.call(210, Twins.f210, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

/// Its name is one that generated code has, too.
public var reader: String {
  KitchenLibrary.module.callOrStop(211)
}

public func result(frame: Int32, writer: Int32) throws -> Int32 {
  try KotlinModule.call(212, Twins.f212, of: KitchenLibrary.module) {
    $0(frame, writer, $1)
  } write: {
    $0.write(frame)
    $0.write(writer)
  }
}

/// - Throws: `kitchen.Leak`, `kitchen.Rumour`
public func tell(isTrue: Bool) throws {
  do {
    try KotlinModule.run(213, Twins.f213, of: KitchenLibrary.module) {
      $0(isTrue, $1)
    } write: {
      $0.write(isTrue)
    }
  } catch {
    throw KotlinError.thrown(error, declared: [Leak.self])
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f206: (@convention(c) (Double, UnsafeMutableRawPointer) -> Double)? =
    KitchenLibrary.module.twin(206)
  static let f208: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(208)
  static let f210: (@convention(c) (Double, UnsafeMutableRawPointer) -> Double)? =
    KitchenLibrary.module.twin(210)
  static let f212: (@convention(c) (Int32, Int32, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(212)
  static let f213: (@convention(c) (Bool, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(213)
}
