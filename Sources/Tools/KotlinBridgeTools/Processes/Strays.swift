import Glibc

/// The processes of a group that go on after the end of its leader. Those that end because of that get a moment.
func lastingStrays(inGroup group: pid_t) -> [String] {
  let limit = TimeLimit(.seconds(1))
  var found = strays(inGroup: group)
  while !found.isEmpty, !limit.isOver {
    usleep(10_000)
    found = strays(inGroup: group)
  }
  return found
}

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
