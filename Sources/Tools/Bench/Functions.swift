// Made by `kotlin-bridge generate` from the library bench. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// An object that crosses by handle.
public final class Tally: KotlinObject, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "bench.Tally" }

  public convenience init(value: Int64) throws(KotlinError) {
    let handle: UInt64 = try KotlinModule.call(5, Twins.f5, of: BenchLibrary.module) {
      $0(value, $1)
    } write: {
      $0.write(value)
    }
    self.init(holding: handle, of: BenchLibrary.module)
  }
}

public var state: KotlinMutableStateFlow<Int64> {
  KotlinMutableStateFlow(of: BenchLibrary.module, flow: 5)
}

public func plain(value: Int64) throws(KotlinError) -> Int64 {
  try KotlinModule.call(7, Twins.f7, of: BenchLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoText(text: String) throws(KotlinError) -> String {
  try BenchLibrary.module.call(8) { $0.write(text) }
}

public func echoPlace(place: Place) throws(KotlinError) -> Place {
  try BenchLibrary.module.call(9) { $0.write(place) }
}

public func echoPlaces(places: [Place]) throws(KotlinError) -> [Place] {
  try BenchLibrary.module.call(10) { $0.write(places) }
}

nonisolated(nonsending) public func next(value: Int64) async throws -> Int64 {
  try await BenchLibrary.module.callSuspending(11) { $0.write(value) }
}

@discardableResult
public func next(
  value: Int64,
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<Int64>
) -> KotlinJob {
  BenchLibrary.module.callSuspending(11, on: placement, completion: completion) { $0.write(value) }
}

nonisolated(nonsending) public func elsewhere(value: Int64) async throws -> Int64 {
  try await BenchLibrary.module.callSuspending(12) { $0.write(value) }
}

@discardableResult
public func elsewhere(
  value: Int64,
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<Int64>
) -> KotlinJob {
  BenchLibrary.module.callSuspending(12, on: placement, completion: completion) { $0.write(value) }
}

public func refuse(value: Int64) throws(KotlinError) -> Int64 {
  try KotlinModule.call(13, Twins.f13, of: BenchLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

/// The floor of `refuse`. It is called in the same way, because a stack trace takes time for each
/// frame below.
public func refused(value: Int64) throws(KotlinError) -> Int64 {
  try KotlinModule.call(14, Twins.f14, of: BenchLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

nonisolated(nonsending) public func fail(value: Int64) async throws -> Int64 {
  try await BenchLibrary.module.callSuspending(15) { $0.write(value) }
}

@discardableResult
public func fail(
  value: Int64,
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<Int64>
) -> KotlinJob {
  BenchLibrary.module.callSuspending(15, on: placement, completion: completion) { $0.write(value) }
}

/// The floor of `fail`, as `refused` is that of `refuse`.
nonisolated(nonsending) public func caught(value: Int64) async throws -> Int64 {
  try await BenchLibrary.module.callSuspending(16) { $0.write(value) }
}

/// The floor of `fail`, as `refused` is that of `refuse`.
///
/// - Parameter completion: Called once. See `KotlinCompletion`.
@discardableResult
public func caught(
  value: Int64,
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<Int64>
) -> KotlinJob {
  BenchLibrary.module.callSuspending(16, on: placement, completion: completion) { $0.write(value) }
}

extension Tally {
  public func add(amount: Int64) throws(KotlinError) -> Int64 {
    defer { extendLifetime(self) }
    return try KotlinModule.call(6, Twins.f6, of: BenchLibrary.module) {
      $0(kotlinHandle, amount, $1)
    } write: {
      $0.write(self)
      $0.write(amount)
    }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f5: (@convention(c) (Int64, UnsafeMutableRawPointer) -> UInt64)? =
    BenchLibrary.module.twin(5)
  static let f6: (@convention(c) (UInt64, Int64, UnsafeMutableRawPointer) -> Int64)? =
    BenchLibrary.module.twin(6)
  static let f7: (@convention(c) (Int64, UnsafeMutableRawPointer) -> Int64)? =
    BenchLibrary.module.twin(7)
  static let f13: (@convention(c) (Int64, UnsafeMutableRawPointer) -> Int64)? =
    BenchLibrary.module.twin(13)
  static let f14: (@convention(c) (Int64, UnsafeMutableRawPointer) -> Int64)? =
    BenchLibrary.module.twin(14)
}
