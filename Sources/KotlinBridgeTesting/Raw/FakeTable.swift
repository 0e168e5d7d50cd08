import CKotlinBridge
import KotlinBridge

/// The tables of all fake libraries: C functions have no context of their own, so the ids and handles
/// they get tell whose they are, and a task-local where there are none.
///
/// Each library has a table at an address of its own, as real ones have; it stays valid for ever, and is
/// another library's once its own is gone.
package enum FakeTable {
  /// What functions without an id or handle are about.
  @TaskLocal package static var current: RawLibrary?

  private static let lock = Lock()
  // These three are protected by `lock`.
  private nonisolated(unsafe) static var libraries: [UInt32: Weak] = [:]
  private nonisolated(unsafe) static var lastNumber: UInt32 = 0
  private nonisolated(unsafe) static var unused: [UnsafeMutablePointer<kb_library>] = []

  private struct Weak {
    weak var library: RawLibrary?
  }

  /// Gives a number that is no other library's, and a table. A number comes again only after all others,
  /// so that ids and handles of a library that is gone lead nowhere.
  static func register(_ library: RawLibrary) -> (number: UInt32, table: UnsafeMutableRawPointer) {
    lock.withLock {
      precondition(libraries.count < 0xffff, "more than 65534 fake libraries at once")
      var number = lastNumber
      repeat { number = number % 0xffff + 1 } while libraries[number] != nil
      lastNumber = number
      libraries[number] = Weak(library: library)
      let table = unused.popLast() ?? .allocate(capacity: 1)
      table.initialize(to: FakeTable.table)
      return (number, UnsafeMutableRawPointer(table))
    }
  }

  static func unregister(_ number: UInt32, _ table: UnsafeMutableRawPointer) {
    lock.withLock {
      libraries[number] = nil
      unused.append(table.assumingMemoryBound(to: kb_library.self))
    }
  }

  static func library(ofID id: UInt32) -> RawLibrary? {
    lock.withLock { libraries[id >> 16]?.library }
  }

  static func library(ofHandle handle: UInt64) -> RawLibrary? {
    lock.withLock { libraries[UInt32(handle >> 32)]?.library }
  }
}
