import FoundationEssentials

/// The environment of a child, as `name=value`: that of this process.
///
/// Unless the user sets SWIFT_BACKTRACE, Swift prints no trace of a crash. A trace takes
/// seconds, and the crash is the verdict already.
func environmentOfChildren() -> [String] {
  var variables = ProcessInfo.processInfo.environment
  variables["SWIFT_BACKTRACE"] = variables["SWIFT_BACKTRACE"] ?? "enable=no"
  return variables.map { "\($0)=\($1)" }
}
