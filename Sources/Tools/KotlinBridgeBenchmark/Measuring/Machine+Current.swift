import FoundationEssentials
import Glibc
import KotlinBridge
import KotlinBridgeTools

extension Machine {
  /// The machine and the versions of this run.
  package static func current(library: BenchLibrary, method: String) -> Machine {
    Machine(
      date: Date.now.formatted(.iso8601), processor: processor,
      cores: sysconf(Int32(_SC_NPROCESSORS_ONLN)),
      memory: UInt64(sysconf(Int32(_SC_PHYS_PAGES)) * sysconf(Int32(_SC_PAGESIZE))),
      system: system, swift: swift, kotlin: library.bridge.kotlinVersion,
      method: method + " " + pinning)
  }

  private static var processor: String {
    value(of: "model name", in: "/proc/cpuinfo", separator: ":") ?? "unknown"
  }

  private static var system: String {
    var name = utsname()
    uname(&name)
    let kernel = withUnsafeBytes(of: &name.release) {
      String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
    let distribution = value(of: "PRETTY_NAME", in: "/etc/os-release", separator: "=") ?? "Linux"
    return "\(distribution), kernel \(kernel)"
  }

  private static var pinning: String {
    let allowed = value(of: "Cpus_allowed_list", in: "/proc/self/status", separator: ":") ?? "?"
    return "Threads may run on processors \(allowed)."
  }

  /// The version of the compiler, which code can only find out by comparing.
  private static var swift: String {
    #if compiler(>=6.5)
      "6.5 or newer"
    #elseif compiler(>=6.4)
      "6.4"
    #else
      "6.3"
    #endif
  }

  private static func value(of key: String, in path: String, separator: Character) -> String? {
    guard let text = try? textOfFile(path) else { return nil }
    for line in text.split(separator: "\n") where line.hasPrefix(key) {
      guard let start = line.firstIndex(of: separator) else { continue }
      return line[line.index(after: start)...].trimmed
    }
    return nil
  }
}

extension Substring {
  /// The text without blanks and quotes around it.
  fileprivate var trimmed: String {
    let isOutside = { (character: Character) in character == "\"" || character.isWhitespace }
    return String(drop(while: isOutside).reversed().drop(while: isOutside).reversed())
  }
}

/// Reads a file of the system, whose size the system may not know.
private func textOfFile(_ path: String) throws -> String {
  guard let file = fopen(path, "re") else { throw CommandError("can't read \(path)") }
  defer { fclose(file) }
  var text: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 4096)
  while case let count = fread(&chunk, 1, chunk.count, file), count > 0 { text += chunk[..<count] }
  return String(decoding: text, as: UTF8.self)
}
