// Made by `kotlin-bridge generate libbench.so --module Bench`. Do not edit: generate it again.

@_spi(Generated) public import KotlinBridge

/// An object that crosses by handle.
public final class Tally: KotlinObject, @unchecked Sendable {
  @_spi(Generated) override public class var kotlinName: String { "bench.Tally" }

  public convenience init(value: Int64) throws(KotlinError) {
    if let twin = Twins.function0, !KotlinModule.isTraced {
      let handle = try KotlinCatch.catching { twin(value, $0) }
      self.init(holding: handle, of: BenchLibrary.module)
      return
    }
    let handle: UInt64 = try BenchLibrary.module.call(0) { $0.write(value) }
    self.init(holding: handle, of: BenchLibrary.module)
  }
}

public var state: KotlinMutableStateFlow<Int64> {
  KotlinMutableStateFlow(of: BenchLibrary.module, flow: 5)
}

public func plain(value: Int64) throws(KotlinError) -> Int64 {
  if let twin = Twins.function2, !KotlinModule.isTraced {
    return try KotlinCatch.catching { twin(value, $0) }
  }
  return try BenchLibrary.module.call(2) { $0.write(value) }
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

nonisolated(nonsending) public func elsewhere(value: Int64) async throws -> Int64 {
  try await BenchLibrary.module.callSuspending(7) { $0.write(value) }
}

public func refuse(value: Int64) throws(KotlinError) -> Int64 {
  if let twin = Twins.function8, !KotlinModule.isTraced {
    return try KotlinCatch.catching { twin(value, $0) }
  }
  return try BenchLibrary.module.call(8) { $0.write(value) }
}

/// The floor of `refuse`. It is called in the same way, because a stack trace takes time for each
/// frame below.
public func refused(value: Int64) throws(KotlinError) -> Int64 {
  if let twin = Twins.function9, !KotlinModule.isTraced {
    return try KotlinCatch.catching { twin(value, $0) }
  }
  return try BenchLibrary.module.call(9) { $0.write(value) }
}

nonisolated(nonsending) public func fail(value: Int64) async throws -> Int64 {
  try await BenchLibrary.module.callSuspending(10) { $0.write(value) }
}

/// The floor of `fail`, as `refused` is that of `refuse`.
nonisolated(nonsending) public func caught(value: Int64) async throws -> Int64 {
  try await BenchLibrary.module.callSuspending(11) { $0.write(value) }
}

extension Tally {
  public func add(amount: Int64) throws(KotlinError) -> Int64 {
    defer { extendLifetime(self) }
    if let twin = Twins.function1, !KotlinModule.isTraced {
      return try KotlinCatch.catching { twin(kotlinHandle, amount, $0) }
    }
    return try BenchLibrary.module.call(1) {
      $0.write(self)
      $0.write(amount)
    }
  }
}

/// The functions of C for numbers and objects, where the library has them.
private enum Twins {
  typealias Function0 = @convention(c) (Int64, UnsafeMutableRawPointer) -> UInt64
  static let function0 = try? BenchLibrary.module.twin(
    ofFunction: 0, as: Function0.self)

  typealias Function1 = @convention(c) (UInt64, Int64, UnsafeMutableRawPointer) -> Int64
  static let function1 = try? BenchLibrary.module.twin(
    ofFunction: 1, as: Function1.self)

  typealias Function2 = @convention(c) (Int64, UnsafeMutableRawPointer) -> Int64
  static let function2 = try? BenchLibrary.module.twin(
    ofFunction: 2, as: Function2.self)

  typealias Function8 = @convention(c) (Int64, UnsafeMutableRawPointer) -> Int64
  static let function8 = try? BenchLibrary.module.twin(
    ofFunction: 8, as: Function8.self)

  typealias Function9 = @convention(c) (Int64, UnsafeMutableRawPointer) -> Int64
  static let function9 = try? BenchLibrary.module.twin(
    ofFunction: 9, as: Function9.self)
}
