import Glibc

/// What the system says of a process in `/proc/…/stat`: `123 (name) S parent group …`.
struct ProcessStatus {
  let command: String
  /// `Z` for one that has ended and that nobody has waited for.
  let state: Substring
  let group: pid_t
  /// The time for which all its threads have computed, in ticks of a hundredth of a second.
  let processorTicks: UInt64

  /// Nil if there is no such process.
  init?(of process: pid_t) {
    guard let file = fopen("/proc/\(process)/stat", "re") else { return nil }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 512)
    let text = String(decoding: bytes[..<fread(&bytes, 1, bytes.count, file)], as: UTF8.self)
    // The name may have any characters, so it ends with the last parenthesis.
    guard let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")") else {
      return nil
    }
    let fields = text[text.index(after: close)...].split(separator: " ")
    guard fields.count > 12, let group = pid_t(fields[2]), let user = UInt64(fields[11]),
      let system = UInt64(fields[12])
    else { return nil }
    command = String(text[text.index(after: open)..<close])
    state = fields[0]
    self.group = group
    processorTicks = user + system
  }
}
