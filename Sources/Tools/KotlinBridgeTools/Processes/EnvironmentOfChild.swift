import FoundationEssentials

/// The environment of a child, as `name=value`: that of this process, with a token.
///
/// Unless the user sets SWIFT_BACKTRACE, Swift prints no trace of a crash. A trace takes
/// seconds, and the crash is the verdict already.
///
/// - Parameters:
///   - token: what the messages of the child begin with.
///   - task: what the child shall do, if its arguments do not say so.
///   - isCounting: whether the child counts its memory. Then its threads keep no freed blocks for themselves, which the
///     allocator of C would count as used.
func environmentOfChild(token: String, task: [String]?, isCounting: Bool) -> [String] {
  var variables = ProcessInfo.processInfo.environment
  variables["SWIFT_BACKTRACE"] = variables["SWIFT_BACKTRACE"] ?? "enable=no"
  if isCounting {
    let others = variables["GLIBC_TUNABLES"].map { $0 + ":" } ?? ""
    variables["GLIBC_TUNABLES"] = others + "glibc.malloc.tcache_count=0"
  }
  variables[ChildChannel.tokenVariable] = token
  variables[ChildChannel.taskVariable] = task.map { $0.joined(separator: "\n") }
  return variables.map { "\($0)=\($1)" }
}

/// The environment of this process, as `name=value`.
func inheritedEnvironment() -> [String] {
  ProcessInfo.processInfo.environment.map { "\($0)=\($1)" }
}
