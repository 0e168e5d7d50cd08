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

/// Waits until a condition is true. Returns false if it has not become true in that time.
package func comes(within seconds: Double = 20, _ condition: () throws -> Bool) rethrows -> Bool {
  let end = Date(timeIntervalSinceNow: seconds)
  while !(try condition()) {
    if Date() > end { return false }
    usleep(5000)
  }
  return true
}
