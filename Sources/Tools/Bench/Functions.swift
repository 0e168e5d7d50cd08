// Made by `kotlin-bridge generate` from the library bench. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// An object that crosses by handle.
public final class Tally: KotlinObject, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "bench.Tally" }

  public convenience init(value: Int64) throws(KotlinError) {
    let handle: UInt64 = try KotlinModule.call(0, Twins.f0, of: BenchLibrary.module) {
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
  try KotlinModule.call(2, Twins.f2, of: BenchLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoText(text: String) throws(KotlinError) -> String {
  try BenchLibrary.module.call(3) { $0.write(text) }
}

public func echoPlace(place: Place) throws(KotlinError) -> Place {
  try BenchLibrary.module.call(4) { $0.write(place) }
}

public func echoPlaces(places: [Place]) throws(KotlinError) -> [Place] {
  try BenchLibrary.module.call(5) { $0.write(places) }
}

nonisolated(nonsending) public func next(value: Int64) async throws -> Int64 {
  try await BenchLibrary.module.callSuspending(6) { $0.write(value) }
}

@discardableResult
public func next(
  value: Int64,
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<Int64>
) -> KotlinJob {
  BenchLibrary.module.callSuspending(6, on: placement, completion: completion) { $0.write(value) }
}

nonisolated(nonsending) public func elsewhere(value: Int64) async throws -> Int64 {
  try await BenchLibrary.module.callSuspending(7) { $0.write(value) }
}

@discardableResult
public func elsewhere(
  value: Int64,
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<Int64>
) -> KotlinJob {
  BenchLibrary.module.callSuspending(7, on: placement, completion: completion) { $0.write(value) }
}

public func refuse(value: Int64) throws(KotlinError) -> Int64 {
  try KotlinModule.call(8, Twins.f8, of: BenchLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

/// The floor of `refuse`. It is called in the same way, because a stack trace takes time for each
/// frame below.
public func refused(value: Int64) throws(KotlinError) -> Int64 {
  try KotlinModule.call(9, Twins.f9, of: BenchLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

nonisolated(nonsending) public func fail(value: Int64) async throws -> Int64 {
  try await BenchLibrary.module.callSuspending(10) { $0.write(value) }
}

@discardableResult
public func fail(
  value: Int64,
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<Int64>
) -> KotlinJob {
  BenchLibrary.module.callSuspending(10, on: placement, completion: completion) { $0.write(value) }
}

/// The floor of `fail`, as `refused` is that of `refuse`.
nonisolated(nonsending) public func caught(value: Int64) async throws -> Int64 {
  try await BenchLibrary.module.callSuspending(11) { $0.write(value) }
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
  BenchLibrary.module.callSuspending(11, on: placement, completion: completion) { $0.write(value) }
}

extension Tally {
  public func add(amount: Int64) throws(KotlinError) -> Int64 {
    defer { extendLifetime(self) }
    return try KotlinModule.call(1, Twins.f1, of: BenchLibrary.module) {
      $0(kotlinHandle, amount, $1)
    } write: {
      $0.write(self)
      $0.write(amount)
    }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f0: (@convention(c) (Int64, UnsafeMutableRawPointer) -> UInt64)? =
    BenchLibrary.module.twin(0)
  static let f1: (@convention(c) (UInt64, Int64, UnsafeMutableRawPointer) -> Int64)? =
    BenchLibrary.module.twin(1)
  static let f2: (@convention(c) (Int64, UnsafeMutableRawPointer) -> Int64)? =
    BenchLibrary.module.twin(2)
  static let f8: (@convention(c) (Int64, UnsafeMutableRawPointer) -> Int64)? =
    BenchLibrary.module.twin(8)
  static let f9: (@convention(c) (Int64, UnsafeMutableRawPointer) -> Int64)? =
    BenchLibrary.module.twin(9)
}
