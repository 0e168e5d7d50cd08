import Foundation
package import Glibc

/// Whether a process runs. A zombie does not.
package func isAlive(_ process: pid_t) -> Bool {
  guard let data = FileManager.default.contents(atPath: "/proc/\(process)/stat") else {
    return false
  }
  let fields = String(decoding: data, as: UTF8.self).split(separator: ")").last?.split(
    separator: " ")
  return fields?.first != "Z"
}

/// Waits until a condition is true. Returns false if it has not become true in that time, which is
/// enough for a busy machine: only a test that fails takes so long.
package func comes(within seconds: Double = 300, _ condition: () throws -> Bool) rethrows -> Bool {
  let end = Date(timeIntervalSinceNow: seconds)
  while !(try condition()) {
    if Date() > end { return false }
    usleep(5000)
  }
  return true
}
