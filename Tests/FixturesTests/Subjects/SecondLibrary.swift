import CKotlinBridge
import Foundation
import Glibc
import KotlinBridge
import TestHelpers

/// A second library in the process, opened by its path. It is a copy of libkitchen.so: the tests of the
/// kitchen run at the same time, and they have jobs of their own.
struct SecondLibrary: Sendable {
  let library: KotlinLibrary
  nonisolated(unsafe) let table: kb_library  // a constant

  init() throws {
    let path = try isolatedLibrary("kitchen", for: "second-library")
    library = try KotlinLibrary(path: path)
    guard
      let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL),
      let symbol = dlsym(handle, "kitchen_kotlin_bridge"),
      let raw = unsafeBitCast(symbol, to: (@convention(c) () -> UnsafeMutableRawPointer?).self)()
    else { throw KotlinError.misuse("no libkitchen.so: run build.sh") }
    table = raw.assumingMemoryBound(to: kb_library.self).pointee
  }

  /// Counts without end, once an interval.
  func ticks(every interval: Duration) throws -> KotlinFlow<Int64> {
    try library.flow("ticks", encodedArguments: encoded(interval), of: Int64.self)
  }
}
