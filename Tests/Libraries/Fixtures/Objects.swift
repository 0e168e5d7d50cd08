// Made by `kotlin-bridge generate` from the library fixtures. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// A class whose objects are no tallies.
public final class Label: KotlinObject, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "fixtures.objects.Label" }

  public convenience init(text: String) throws {
    let handle: UInt64 = try FixturesLibrary.module.call(197) { $0.write(text) }
    self.init(holding: handle, of: FixturesLibrary.module)
  }
}

/// A class whose objects cross by handle.
public final class Tally: KotlinObject, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "fixtures.objects.Tally" }

  public convenience init(value: Int64) throws {
    let handle: UInt64 = try KotlinModule.call(195, Twins.f195, of: FixturesLibrary.module) {
      $0(value, $1)
    } write: {
      $0.write(value)
    }
    self.init(holding: handle, of: FixturesLibrary.module)
  }
}

public func makeTally(start: Int64) throws -> Tally {
  let handle: UInt64 = try KotlinModule.call(199, Twins.f199, of: FixturesLibrary.module) {
    $0(start, $1)
  } write: {
    $0.write(start)
  }
  return Tally(holding: handle, of: FixturesLibrary.module)
}

public func addToTally(tally: Tally, amount: Int64) throws -> Int64 {
  defer { extendLifetime(tally) }
  return try KotlinModule.call(200, Twins.f200, of: FixturesLibrary.module) {
    $0(tally.kotlinHandle, amount, $1)
  } write: {
    $0.write(tally)
    $0.write(amount)
  }
}

public func sameTally(tally: Tally) throws -> Tally {
  defer { extendLifetime(tally) }
  let handle: UInt64 = try KotlinModule.call(201, Twins.f201, of: FixturesLibrary.module) {
    $0(tally.kotlinHandle, $1)
  } write: {
    $0.write(tally)
  }
  return Tally(holding: handle, of: FixturesLibrary.module)
}

public func tallyOrNull(tallyOrNull: Tally?) throws -> Tally? {
  defer { extendLifetime(tallyOrNull) }
  return try FixturesLibrary.module.call(202) { $0.write(tallyOrNull) }
}

public func makeTallies(count: Int32) throws -> [Tally] {
  try FixturesLibrary.module.call(203) { $0.write(count) }
}

public func sumOfTallies(tallies: [Tally]) throws -> Int64 {
  defer { extendLifetime(tallies) }
  return try FixturesLibrary.module.call(204) { $0.write(tallies) }
}

nonisolated(nonsending) public func makeTallyLater(
  start: Int64, time: Duration
) async throws -> Tally {
  try await FixturesLibrary.module.callSuspending(205) {
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
  FixturesLibrary.module.callSuspending(205, on: placement, completion: completion) {
    $0.write(start)
    $0.write(time)
  }
}

public func makeLabel(text: String) throws -> Label {
  try FixturesLibrary.module.call(206) { $0.write(text) }
}

public func textOfLabel(label: Label) throws -> String {
  defer { extendLifetime(label) }
  return try FixturesLibrary.module.call(207) { $0.write(label) }
}

extension Tally {
  public func add(amount: Int64) throws -> Int64 {
    defer { extendLifetime(self) }
    return try KotlinModule.call(196, Twins.f196, of: FixturesLibrary.module) {
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
    return FixturesLibrary.module.callOrStop(198) { $0.write(self) }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f195: (@convention(c) (Int64, UnsafeMutableRawPointer) -> UInt64)? =
    FixturesLibrary.module.twin(195)
  static let f196: (@convention(c) (UInt64, Int64, UnsafeMutableRawPointer) -> Int64)? =
    FixturesLibrary.module.twin(196)
  static let f199: (@convention(c) (Int64, UnsafeMutableRawPointer) -> UInt64)? =
    FixturesLibrary.module.twin(199)
  static let f200: (@convention(c) (UInt64, Int64, UnsafeMutableRawPointer) -> Int64)? =
    FixturesLibrary.module.twin(200)
  static let f201: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    FixturesLibrary.module.twin(201)
}
