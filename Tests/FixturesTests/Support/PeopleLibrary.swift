import CKotlinBridge
import Foundation
import Glibc
import KotlinBridge

/// libpeople.so: a second library in the process, opened by its path.
struct PeopleLibrary: Sendable {
  /// The record `people.IssPosition`.
  struct Position: Equatable, KotlinRecord {
    var latitude, longitude, altitude: Double
    var timestamp: KotlinInstant

    static var kotlinName: String { "IssPosition" }

    static var kotlinFields: KotlinFields<Self> {
      fields(
        Self.init,
        .field("latitude", \.latitude),
        .field("longitude", \.longitude),
        .field("altitude", \.altitude),
        .field("timestamp", \.timestamp))
    }
  }

  let library: KotlinLibrary
  nonisolated(unsafe) let table: kb_library  // a constant

  init() throws {
    let path = installedLibrary("people").path
    library = try KotlinLibrary(path: path)
    guard
      let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL),
      let symbol = dlsym(handle, "people_kotlin_bridge"),
      let raw = unsafeBitCast(symbol, to: (@convention(c) () -> UnsafeMutableRawPointer?).self)()
    else { throw KotlinError.misuse("no libpeople.so: run build.sh") }
    table = raw.assumingMemoryBound(to: kb_library.self).pointee
  }

  func positions(every interval: Duration) throws -> KotlinFlow<Position> {
    try library.flow("pollIssPosition", interval)
  }
}

/// The file of a library of this project, where build.sh puts it.
func installedLibrary(_ name: String) -> URL {
  URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../kotlin/build/lib/lib\(name).so").standardizedFileURL
}
