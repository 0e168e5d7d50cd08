// Made by `kotlin-bridge generate libfixtures.so --module Fixtures`. Do not edit: generate it again.

@_spi(Generated) public import KotlinBridge

/// A class whose objects are no tallies.
public final class Label: KotlinObject, @unchecked Sendable {
  @_spi(Generated) override public class var kotlinName: String { "fixtures.objects.Label" }

  public convenience init(text: String) throws(KotlinError) {
    let handle: UInt64 = try FixturesLibrary.module.call(103) { $0.write(text) }
    self.init(holding: handle, of: FixturesLibrary.module)
  }
}

/// A class whose objects cross by handle.
public final class Tally: KotlinObject, @unchecked Sendable {
  @_spi(Generated) override public class var kotlinName: String { "fixtures.objects.Tally" }

  public convenience init(value: Int64) throws(KotlinError) {
    if let twin = Twins.function101, !KotlinModule.isTraced {
      let handle = try KotlinCatch.catching { twin(value, $0) }
      self.init(holding: handle, of: FixturesLibrary.module)
      return
    }
    let handle: UInt64 = try FixturesLibrary.module.call(101) { $0.write(value) }
    self.init(holding: handle, of: FixturesLibrary.module)
  }
}

public func makeTally(start: Int64) throws(KotlinError) -> Tally {
  if let twin = Twins.function105, !KotlinModule.isTraced {
    let handle = try KotlinCatch.catching { twin(start, $0) }
    return Tally(holding: handle, of: FixturesLibrary.module)
  }
  return try FixturesLibrary.module.call(105) { $0.write(start) }
}

public func addToTally(tally: Tally, amount: Int64) throws(KotlinError) -> Int64 {
  defer { extendLifetime(tally) }
  if let twin = Twins.function106, !KotlinModule.isTraced {
    return try KotlinCatch.catching { twin(tally.kotlinHandle, amount, $0) }
  }
  return try FixturesLibrary.module.call(106) {
    $0.write(tally)
    $0.write(amount)
  }
}

public func sameTally(tally: Tally) throws(KotlinError) -> Tally {
  defer { extendLifetime(tally) }
  if let twin = Twins.function107, !KotlinModule.isTraced {
    let handle = try KotlinCatch.catching { twin(tally.kotlinHandle, $0) }
    return Tally(holding: handle, of: FixturesLibrary.module)
  }
  return try FixturesLibrary.module.call(107) { $0.write(tally) }
}

public func tallyOrNull(tallyOrNull: Tally?) throws(KotlinError) -> Tally? {
  defer { extendLifetime(tallyOrNull) }
  return try FixturesLibrary.module.call(108) { $0.write(tallyOrNull) }
}

public func makeTallies(count: Int32) throws(KotlinError) -> [Tally] {
  try FixturesLibrary.module.call(109) { $0.write(count) }
}

public func sumOfTallies(tallies: [Tally]) throws(KotlinError) -> Int64 {
  defer { extendLifetime(tallies) }
  return try FixturesLibrary.module.call(110) { $0.write(tallies) }
}

nonisolated(nonsending) public func makeTallyLater(
  start: Int64, time: Duration
) async throws -> Tally {
  try await FixturesLibrary.module.callSuspending(111) {
    $0.write(start)
    $0.write(time)
  }
}

public func makeLabel(text: String) throws(KotlinError) -> Label {
  try FixturesLibrary.module.call(112) { $0.write(text) }
}

public func textOfLabel(label: Label) throws(KotlinError) -> String {
  defer { extendLifetime(label) }
  return try FixturesLibrary.module.call(113) { $0.write(label) }
}

extension Tally {
  public func add(amount: Int64) throws(KotlinError) -> Int64 {
    defer { extendLifetime(self) }
    if let twin = Twins.function102, !KotlinModule.isTraced {
      return try KotlinCatch.catching { twin(kotlinHandle, amount, $0) }
    }
    return try FixturesLibrary.module.call(102) {
      $0.write(self)
      $0.write(amount)
    }
  }
}

extension Label {
  public var text: String {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try FixturesLibrary.module.call(104) { $0.write(self) }
    }
  }
}

/// The functions of C for numbers and objects, where the library has them.
private enum Twins {
  typealias Function101 = @convention(c) (Int64, UnsafeMutableRawPointer) -> UInt64
  static let function101 = try? FixturesLibrary.module.twin(
    ofFunction: 101, as: Function101.self)

  typealias Function102 = @convention(c) (UInt64, Int64, UnsafeMutableRawPointer) -> Int64
  static let function102 = try? FixturesLibrary.module.twin(
    ofFunction: 102, as: Function102.self)

  typealias Function105 = @convention(c) (Int64, UnsafeMutableRawPointer) -> UInt64
  static let function105 = try? FixturesLibrary.module.twin(
    ofFunction: 105, as: Function105.self)

  typealias Function106 = @convention(c) (UInt64, Int64, UnsafeMutableRawPointer) -> Int64
  static let function106 = try? FixturesLibrary.module.twin(
    ofFunction: 106, as: Function106.self)

  typealias Function107 = @convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64
  static let function107 = try? FixturesLibrary.module.twin(
    ofFunction: 107, as: Function107.self)
}
