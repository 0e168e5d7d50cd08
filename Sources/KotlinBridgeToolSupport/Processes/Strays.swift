import Glibc

/// Finds the processes of a group that still run, without its leader: `name (pid 123)` for each.
func strays(inGroup group: pid_t) -> [String] {
  guard let folder = opendir("/proc") else { return [] }
  defer { closedir(folder) }
  var found: [String] = []
  while let entry = readdir(folder) {
    let name = withUnsafeBytes(of: &entry.pointee.d_name) {
      String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
    guard let process = pid_t(name), process != group,
      case .some((let command, let state, group)) = status(of: process), state != "Z"
    else { continue }
    found.append("\(command) (pid \(process))")
  }
  return found
}

/// Reads the command, the state and the group of a process from `123 (name) S parent group …`.
private func status(of process: pid_t) -> (command: String, state: Substring, group: pid_t)? {
  guard let file = fopen("/proc/\(process)/stat", "re") else { return nil }
  defer { fclose(file) }
  var bytes = [UInt8](repeating: 0, count: 512)
  let text = String(decoding: bytes[..<fread(&bytes, 1, bytes.count, file)], as: UTF8.self)
  // The name may have any characters, so it ends with the last parenthesis.
  guard let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")") else { return nil }
  let fields = text[text.index(after: close)...].split(separator: " ")
  guard fields.count > 2, let group = pid_t(fields[2]) else { return nil }
  return (String(text[text.index(after: open)..<close]), fields[0], group)
}
