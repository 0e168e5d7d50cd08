// Made by `kotlin-bridge generate` from the library fixtures. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// What Swift implements, and Kotlin calls.
public protocol Peer: Sendable {
  var number: Int64 { get throws }

  func add(amount: Int64) throws -> Int64

  func say(text: String) throws -> String

  func pass(other: any Peer) throws -> any Peer

  func later(amount: Int64) async throws -> Int64
}

/// Any object that implements `Peer`.
public struct AnyPeer: KotlinErased, Peer {
  /// The value itself, or the object as one of its own class, for `as?`, `is` and `switch`.
  public let base: any Peer

  /// Stands for a value or an object.
  public init(_ base: any Peer) {
    guard !(Swift.type(of: base) is AnyClass) else {
      self.base = base
      return
    }
    self.base = (base as? any KotlinErased)?.base as? any Peer ?? base
  }

  public static var kotlinType: KotlinType {
    .interface("fixtures.peers.Peer", Self.self)
  }

  public init(from reader: inout KotlinReader) throws(KotlinError) {
    base = try Object.kotlinAny(from: &reader)
  }

  public func write(to writer: inout KotlinWriter) {
    writer.write(peer: base as any Peer, interface: 2, of: FixturesLibrary.module)
  }

  public var number: Int64 {
    get throws {
      try base.number
    }
  }

  public func add(amount: Int64) throws -> Int64 {
    try base.add(amount: amount)
  }

  public func say(text: String) throws -> String {
    try base.say(text: text)
  }

  public func pass(other: any Peer) throws -> any Peer {
    try base.pass(other: other)
  }

  nonisolated(nonsending) public func later(amount: Int64) async throws -> Int64 {
    try await base.later(amount: amount)
  }
}

extension AnyPeer {
  /// Any Kotlin object that implements `Peer` and is of no class that Swift knows.
  public final class Object: KotlinObject, Peer, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String { "fixtures.peers.Peer" }
  }
}

extension AnyPeer {
  // swift-format-ignore
  /// What Kotlin calls.
  static let kotlinHosted = HostedInterface(
    2, "fixtures.peers.Peer", as: (any Peer).self,
    cast: { $0 as? any Peer },
    entries: [
      HostedEntry(225, twin: (@convention(c) (UnsafeMutableRawPointer, Int64, UnsafeMutableRawPointer) -> Int64).self) { frame in
        KotlinHost.answer(frame, as: (any Peer).self) { (object, reader) in
          let argument0: Int64 = try reader.read()
          try reader.finish()
          return try object.add(amount: argument0)
        }
      } twin: { object, argument0, caught in
        KotlinHost.answer(object, caught, as: (any Peer).self, function: 225, none: 0) {
          try $0.add(amount: argument0)
        }
      },
      HostedEntry(226) { frame in
        KotlinHost.answer(frame, as: (any Peer).self) { (object, reader) in
          let argument0: String = try reader.read()
          try reader.finish()
          return try object.say(text: argument0)
        }
      },
      HostedEntry(227) { frame in
        KotlinHost.answer(frame, as: (any Peer).self) { (object, reader) in
          let argument0: AnyPeer = try reader.read()
          try reader.finish()
          return AnyPeer(try object.pass(other: argument0.base))
        }
      },
      HostedEntry(228) { frame in
        KotlinHost.answerSuspending(frame, as: (any Peer).self) { (object, reader) in
          let argument0: Int64 = try reader.read()
          try reader.finish()
          return { () async throws -> Int64 in try await object.later(amount: argument0) }
        }
      },
      HostedEntry(224, twin: (@convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Int64).self) { frame in
        KotlinHost.answer(frame, as: (any Peer).self) { (object, reader) in
          try reader.finish()
          return try object.number
        }
      } twin: { object, caught in
        KotlinHost.answer(object, caught, as: (any Peer).self, function: 224, none: 0) {
          try $0.number
        }
      },
    ])
}

/// Another interface, which has nothing to do with `Peer`.
public protocol Stranger: Sendable {
  func greet(amount: Int64) throws -> Int64
}

/// Any object that implements `Stranger`.
public struct AnyStranger: KotlinErased, Stranger {
  /// The value itself, or the object as one of its own class, for `as?`, `is` and `switch`.
  public let base: any Stranger

  /// Stands for a value or an object.
  public init(_ base: any Stranger) {
    guard !(Swift.type(of: base) is AnyClass) else {
      self.base = base
      return
    }
    self.base = (base as? any KotlinErased)?.base as? any Stranger ?? base
  }

  public static var kotlinType: KotlinType {
    .interface("fixtures.peers.Stranger", Self.self)
  }

  public init(from reader: inout KotlinReader) throws(KotlinError) {
    base = try Object.kotlinAny(from: &reader)
  }

  public func write(to writer: inout KotlinWriter) {
    writer.write(peer: base as any Stranger, interface: 3, of: FixturesLibrary.module)
  }

  public func greet(amount: Int64) throws -> Int64 {
    try base.greet(amount: amount)
  }
}

extension AnyStranger {
  /// Any Kotlin object that implements `Stranger` and is of no class that Swift knows.
  public final class Object: KotlinObject, Stranger, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String { "fixtures.peers.Stranger" }
  }
}

extension AnyStranger {
  // swift-format-ignore
  /// What Kotlin calls.
  static let kotlinHosted = HostedInterface(
    3, "fixtures.peers.Stranger", as: (any Stranger).self,
    cast: { $0 as? any Stranger },
    entries: [
      HostedEntry(229, twin: (@convention(c) (UnsafeMutableRawPointer, Int64, UnsafeMutableRawPointer) -> Int64).self) { frame in
        KotlinHost.answer(frame, as: (any Stranger).self) { (object, reader) in
          let argument0: Int64 = try reader.read()
          try reader.finish()
          return try object.greet(amount: argument0)
        }
      } twin: { object, argument0, caught in
        KotlinHost.answer(object, caught, as: (any Stranger).self, function: 229, none: 0) {
          try $0.greet(amount: argument0)
        }
      }
    ])
}

public func numberOfPeer(peer: any Peer) throws -> Int64 {
  defer { extendLifetime(peer) }
  return try FixturesLibrary.module.call(230) { $0.write(AnyPeer(peer)) }
}

public func addToPeer(peer: any Peer, amount: Int64) throws -> Int64 {
  defer { extendLifetime(peer) }
  return try FixturesLibrary.module.call(231) {
    $0.write(AnyPeer(peer))
    $0.write(amount)
  }
}

public func sayToPeer(peer: any Peer, text: String) throws -> String {
  defer { extendLifetime(peer) }
  return try FixturesLibrary.module.call(232) {
    $0.write(AnyPeer(peer))
    $0.write(text)
  }
}

public func passToPeer(peer: any Peer, other: any Peer) throws -> any Peer {
  defer {
    extendLifetime(peer)
    extendLifetime(other)
  }
  let result: AnyPeer = try FixturesLibrary.module.call(233) {
    $0.write(AnyPeer(peer))
    $0.write(AnyPeer(other))
  }
  return result.base
}

nonisolated(nonsending) public func laterOfPeer(
  peer: any Peer, amount: Int64
) async throws -> Int64 {
  defer { extendLifetime(peer) }
  return try await FixturesLibrary.module.callSuspending(234) {
    $0.write(AnyPeer(peer))
    $0.write(amount)
  }
}

@discardableResult
public func laterOfPeer(
  peer: any Peer,
  amount: Int64,
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<Int64>
) -> KotlinJob {
  defer { extendLifetime(peer) }
  return FixturesLibrary.module.callSuspending(234, on: placement, completion: completion) {
    $0.write(AnyPeer(peer))
    $0.write(amount)
  }
}

nonisolated(nonsending) public func laterWithin(
  peer: any Peer, amount: Int64, limit: Duration
) async throws -> Int64 {
  defer { extendLifetime(peer) }
  return try await FixturesLibrary.module.callSuspending(235) {
    $0.write(AnyPeer(peer))
    $0.write(amount)
    $0.write(limit)
  }
}

@discardableResult
public func laterWithin(
  peer: any Peer,
  amount: Int64,
  limit: Duration,
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<Int64>
) -> KotlinJob {
  defer { extendLifetime(peer) }
  return FixturesLibrary.module.callSuspending(235, on: placement, completion: completion) {
    $0.write(AnyPeer(peer))
    $0.write(amount)
    $0.write(limit)
  }
}

/// Begins a coroutine on the main queue for each amount, in order. Each calls the peer there, and
/// once more within
/// `Main.immediate`. Returns the sum of the second answers.
nonisolated(nonsending) public func addOnMain(
  peer: any Peer, amounts: [Int64]
) async throws -> Int64 {
  defer { extendLifetime(peer) }
  return try await FixturesLibrary.module.callSuspending(236) {
    $0.write(AnyPeer(peer))
    $0.write(amounts)
  }
}

/// Begins a coroutine on the main queue for each amount, in order. Each calls the peer there, and
/// once more within
/// `Main.immediate`. Returns the sum of the second answers.
///
/// - Parameter completion: Called once. See `KotlinCompletion`.
@discardableResult
public func addOnMain(
  peer: any Peer,
  amounts: [Int64],
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<Int64>
) -> KotlinJob {
  defer { extendLifetime(peer) }
  return FixturesLibrary.module.callSuspending(236, on: placement, completion: completion) {
    $0.write(AnyPeer(peer))
    $0.write(amounts)
  }
}

public func greetStranger(stranger: any Stranger, amount: Int64) throws -> Int64 {
  defer { extendLifetime(stranger) }
  return try FixturesLibrary.module.call(237) {
    $0.write(AnyStranger(stranger))
    $0.write(amount)
  }
}

/// The class and the message of what Swift throws, as Kotlin sees it; else the sum.
public func complaintOfPeer(peer: any Peer, amount: Int64) throws -> String {
  defer { extendLifetime(peer) }
  return try FixturesLibrary.module.call(238) {
    $0.write(AnyPeer(peer))
    $0.write(amount)
  }
}

/// Keeps the peer in place of the one before; null keeps none.
public func keepPeer(peer: (any Peer)?) throws {
  defer { extendLifetime(peer) }
  _ = try FixturesLibrary.module.call(239, returning: KotlinUnit.self) {
    $0.write(peer.map(AnyPeer.init))
  }
}

public func keptPeer() throws -> (any Peer)? {
  let result: AnyPeer? = try FixturesLibrary.module.call(240)
  return result?.base
}

/// Whether it is the very object that is kept.
public func isKeptPeer(peer: any Peer) throws -> Bool {
  defer { extendLifetime(peer) }
  return try FixturesLibrary.module.call(241) { $0.write(AnyPeer(peer)) }
}

public func samePeer(peer: any Peer) throws -> any Peer {
  defer { extendLifetime(peer) }
  let result: AnyPeer = try FixturesLibrary.module.call(242) { $0.write(AnyPeer(peer)) }
  return result.base
}

public func areSamePeers(peer: any Peer, other: any Peer) throws -> Bool {
  defer {
    extendLifetime(peer)
    extendLifetime(other)
  }
  return try FixturesLibrary.module.call(243) {
    $0.write(AnyPeer(peer))
    $0.write(AnyPeer(other))
  }
}

public func reversedPeers(peers: [AnyPeer]) throws -> [AnyPeer] {
  defer { extendLifetime(peers) }
  return try FixturesLibrary.module.call(244) { $0.write(peers) }
}

/// One of Kotlin's own.
public func makePeer(number: Int64) throws -> any Peer {
  let result: AnyPeer = try FixturesLibrary.module.call(245) { $0.write(number) }
  return result.base
}

extension Peer {
  @discardableResult
  public func later(
    amount: Int64,
    on placement: KotlinPlacement = .default,
    completion: @escaping KotlinCompletion<Int64>
  ) -> KotlinJob {
    defer { extendLifetime(self) }
    return FixturesLibrary.module.callSuspending(228, on: placement, completion: completion) {
      $0.write(AnyPeer(self))
      $0.write(amount)
    }
  }
}

extension Peer where Self: KotlinObject {
  public var number: Int64 {
    get throws {
      defer { extendLifetime(self) }
      return try KotlinModule.call(224, Twins.f224, of: FixturesLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }

  public func add(amount: Int64) throws -> Int64 {
    defer { extendLifetime(self) }
    return try KotlinModule.call(225, Twins.f225, of: FixturesLibrary.module) {
      $0(kotlinHandle, amount, $1)
    } write: {
      $0.write(self)
      $0.write(amount)
    }
  }

  public func say(text: String) throws -> String {
    defer { extendLifetime(self) }
    return try FixturesLibrary.module.call(226) {
      $0.write(self)
      $0.write(text)
    }
  }

  public func pass(other: any Peer) throws -> any Peer {
    defer {
      extendLifetime(self)
      extendLifetime(other)
    }
    let result: AnyPeer = try FixturesLibrary.module.call(227) {
      $0.write(self)
      $0.write(AnyPeer(other))
    }
    return result.base
  }

  nonisolated(nonsending) public func later(amount: Int64) async throws -> Int64 {
    defer { extendLifetime(self) }
    return try await FixturesLibrary.module.callSuspending(228) {
      $0.write(self)
      $0.write(amount)
    }
  }
}

extension Stranger where Self: KotlinObject {
  public func greet(amount: Int64) throws -> Int64 {
    defer { extendLifetime(self) }
    return try KotlinModule.call(229, Twins.f229, of: FixturesLibrary.module) {
      $0(kotlinHandle, amount, $1)
    } write: {
      $0.write(self)
      $0.write(amount)
    }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f224: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int64)? =
    FixturesLibrary.module.twin(224)
  static let f225: (@convention(c) (UInt64, Int64, UnsafeMutableRawPointer) -> Int64)? =
    FixturesLibrary.module.twin(225)
  static let f229: (@convention(c) (UInt64, Int64, UnsafeMutableRawPointer) -> Int64)? =
    FixturesLibrary.module.twin(229)
}
