// Made by `kotlin-bridge generate` from the library fixtures. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// A class whose objects are no tallies.
public final class Label: KotlinObject, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "fixtures.objects.Label" }

  public convenience init(text: String) throws {
    let handle: UInt64 = try FixturesLibrary.module.call(200) { $0.write(text) }
    self.init(holding: handle, of: FixturesLibrary.module)
  }
}

/// A class whose objects cross by handle.
public final class Tally: KotlinObject, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "fixtures.objects.Tally" }

  public convenience init(value: Int64) throws {
    let handle: UInt64 = try KotlinModule.call(198, Twins.f198, of: FixturesLibrary.module) {
      $0(value, $1)
    } write: {
      $0.write(value)
    }
    self.init(holding: handle, of: FixturesLibrary.module)
  }
}

public func makeTally(start: Int64) throws -> Tally {
  let handle: UInt64 = try KotlinModule.call(202, Twins.f202, of: FixturesLibrary.module) {
    $0(start, $1)
  } write: {
    $0.write(start)
  }
  return Tally(holding: handle, of: FixturesLibrary.module)
}

public func addToTally(tally: Tally, amount: Int64) throws -> Int64 {
  defer { extendLifetime(tally) }
  return try KotlinModule.call(203, Twins.f203, of: FixturesLibrary.module) {
    $0(tally.kotlinHandle, amount, $1)
  } write: {
    $0.write(tally)
    $0.write(amount)
  }
}

public func sameTally(tally: Tally) throws -> Tally {
  defer { extendLifetime(tally) }
  let handle: UInt64 = try KotlinModule.call(204, Twins.f204, of: FixturesLibrary.module) {
    $0(tally.kotlinHandle, $1)
  } write: {
    $0.write(tally)
  }
  return Tally(holding: handle, of: FixturesLibrary.module)
}

public func tallyOrNull(tallyOrNull: Tally?) throws -> Tally? {
  defer { extendLifetime(tallyOrNull) }
  return try FixturesLibrary.module.call(205) { $0.write(tallyOrNull) }
}

public func makeTallies(count: Int32) throws -> [Tally] {
  try FixturesLibrary.module.call(206) { $0.write(count) }
}

public func sumOfTallies(tallies: [Tally]) throws -> Int64 {
  defer { extendLifetime(tallies) }
  return try FixturesLibrary.module.call(207) { $0.write(tallies) }
}

nonisolated(nonsending) public func makeTallyLater(
  start: Int64, time: Duration
) async throws -> Tally {
  try await FixturesLibrary.module.callSuspending(208) {
    $0.write(start)
    $0.write(time)
  }
}

@discardableResult
public func makeTallyLater(
  start: Int64,
  time: Duration,
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<Tally>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(208, on: placement, completion: completion) {
    $0.write(start)
    $0.write(time)
  }
}

public func makeLabel(text: String) throws -> Label {
  try FixturesLibrary.module.call(209) { $0.write(text) }
}

public func textOfLabel(label: Label) throws -> String {
  defer { extendLifetime(label) }
  return try FixturesLibrary.module.call(210) { $0.write(label) }
}

extension Tally {
  public func add(amount: Int64) throws -> Int64 {
    defer { extendLifetime(self) }
    return try KotlinModule.call(199, Twins.f199, of: FixturesLibrary.module) {
      $0(kotlinHandle, amount, $1)
    } write: {
      $0.write(self)
      $0.write(amount)
    }
  }
}

extension Label {
  public var text: String {
    defer { extendLifetime(self) }
    return FixturesLibrary.module.callOrStop(201) { $0.write(self) }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f198: (@convention(c) (Int64, UnsafeMutableRawPointer) -> UInt64)? =
    FixturesLibrary.module.twin(198)
  static let f199: (@convention(c) (UInt64, Int64, UnsafeMutableRawPointer) -> Int64)? =
    FixturesLibrary.module.twin(199)
  static let f202: (@convention(c) (Int64, UnsafeMutableRawPointer) -> UInt64)? =
    FixturesLibrary.module.twin(202)
  static let f203: (@convention(c) (UInt64, Int64, UnsafeMutableRawPointer) -> Int64)? =
    FixturesLibrary.module.twin(203)
  static let f204: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    FixturesLibrary.module.twin(204)
}
