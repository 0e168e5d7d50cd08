import CKotlinBridge
import KotlinBridge
import KotlinBridgeLocks

/// The tables of all in-process libraries, and whose they are.
///
/// C functions have no context of their own. So the ids and handles that they get tell which
/// library is meant, and a task-local does where there are none.
///
/// Each library has a table at an address of its own, as real ones have. The address stays valid
/// for ever, and is another library's once its library is gone.
package enum TableRegistry {
  /// The library that functions without an id or handle are about.
  @TaskLocal package static var current: (any TableHost)?

  private struct Weak {
    weak var library: (any TableHost)?
  }

  private static let lock = Lock()
  // These three are protected by `lock`.
  private nonisolated(unsafe) static var libraries: [UInt32: Weak] = [:]
  private nonisolated(unsafe) static var lastNumber: UInt32 = 0
  private nonisolated(unsafe) static var unused: [UnsafeMutablePointer<kb_library>] = []

  /// Gives a library a number that no other one has, and a copy of the table.
  ///
  /// A number comes again only after all others, so that ids and handles of a library that is gone
  /// lead nowhere.
  static func register(
    _ library: any TableHost, _ functions: kb_library
  ) -> (number: UInt32, table: UnsafeMutableRawPointer) {
    lock.withLock {
      precondition(libraries.count < 0xffff, "more than 65534 fake libraries at once")
      var number = lastNumber
      repeat { number = number % 0xffff + 1 } while libraries[number] != nil
      lastNumber = number
      libraries[number] = Weak(library: library)
      let table = unused.popLast() ?? .allocate(capacity: 1)
      table.initialize(to: functions)
      return (number, UnsafeMutableRawPointer(table))
    }
  }

  static func unregister(_ number: UInt32, _ table: UnsafeMutableRawPointer) {
    lock.withLock {
      libraries[number] = nil
      unused.append(table.assumingMemoryBound(to: kb_library.self))
    }
  }

  static func library(ofID id: UInt32) -> (any TableHost)? {
    lock.withLock { libraries[id >> 16]?.library }
  }

  static func library(ofHandle handle: UInt64) -> (any TableHost)? {
    lock.withLock { libraries[UInt32(handle >> 32)]?.library }
  }
}
