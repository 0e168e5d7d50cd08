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
      let status = ProcessStatus(of: process), status.group == group, status.state != "Z"
    else { continue }
    found.append("\(status.command) (pid \(process))")
  }
  return found
}
