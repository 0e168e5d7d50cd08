// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Knows on which queue each of its entries was written.
public protocol Journal: Sendable {
  func write(entry: String) throws
}

/// Any object that implements `Journal`.
public struct AnyJournal: KotlinErased, Journal {
  /// The value itself, or the object as one of its own class, for `as?`, `is` and `switch`.
  public let base: any Journal

  /// Stands for a value or an object.
  public init(_ base: any Journal) {
    guard !(Swift.type(of: base) is AnyClass) else {
      self.base = base
      return
    }
    self.base = (base as? any KotlinErased)?.base as? any Journal ?? base
  }

  public static var kotlinType: KotlinType {
    .interface("kitchen.Journal", Self.self)
  }

  public init(from reader: inout KotlinReader) throws(KotlinError) {
    base = try Object.kotlinAny(from: &reader)
  }

  public func write(to writer: inout KotlinWriter) {
    writer.write(peer: base as any Journal, interface: 40, of: KitchenLibrary.module)
  }

  public func write(entry: String) throws {
    try base.write(entry: entry)
  }
}

extension AnyJournal {
  /// Any Kotlin object that implements `Journal` and is of no class that Swift knows.
  public final class Object: KotlinObject, Journal, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Journal" }
  }
}

extension AnyJournal {
  /// What Kotlin calls.
  static let kotlinHosted = HostedInterface(
    40, "kitchen.Journal", as: (any Journal).self,
    cast: { $0 as? any Journal },
    entries: [
      HostedEntry(734) { frame in
        KotlinHost.answer(frame, as: (any Journal).self) { (object, reader) in
          let argument0: String = try reader.read()
          try reader.finish()
          return try object.write(entry: argument0)
        }
      }
    ])
}

/// The length of a text, as the main queue counts it.
nonisolated(nonsending) public func lengthOnMain(text: String) async throws -> Int32 {
  try await KitchenLibrary.module.callSuspending(735) { $0.write(text) }
}

/// Goes to the main queue and back, so many times.
nonisolated(nonsending) public func visitMain(journal: any Journal, times: Int32) async throws {
  defer { extendLifetime(journal) }
  _ = try await KitchenLibrary.module.callSuspending(736, returning: KotlinUnit.self) {
    $0.write(AnyJournal(journal))
    $0.write(times)
  }
}

/// Returns before anything is written.
public func writeOnMain(journal: any Journal, entries: [String]) throws {
  defer { extendLifetime(journal) }
  _ = try KitchenLibrary.module.call(737, returning: KotlinUnit.self) {
    $0.write(AnyJournal(journal))
    $0.write(entries)
  }
}

/// What runs in place on the main queue, and what is queued.
nonisolated(nonsending) public func writeInPlace(journal: any Journal) async throws {
  defer { extendLifetime(journal) }
  _ = try await KitchenLibrary.module.callSuspending(738, returning: KotlinUnit.self) {
    $0.write(AnyJournal(journal))
  }
}

/// Waits on the main queue, and then until a time-out.
nonisolated(nonsending) public func waitOnMain(journal: any Journal, pause: Duration) async throws {
  defer { extendLifetime(journal) }
  _ = try await KitchenLibrary.module.callSuspending(739, returning: KotlinUnit.self) {
    $0.write(AnyJournal(journal))
    $0.write(pause)
  }
}

extension Journal where Self: KotlinObject {
  public func write(entry: String) throws {
    defer { extendLifetime(self) }
    _ = try KitchenLibrary.module.call(734, returning: KotlinUnit.self) {
      $0.write(self)
      $0.write(entry)
    }
  }
}
