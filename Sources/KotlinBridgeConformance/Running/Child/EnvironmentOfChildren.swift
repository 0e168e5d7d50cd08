#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// This process's variables as `name=value`, but with Swift's own traces of crashes off unless they are
/// asked for: they take seconds, and the crash is the verdict already.
func environmentOfChildren() -> [String] {
  var variables = ProcessInfo.processInfo.environment
  variables["SWIFT_BACKTRACE"] = variables["SWIFT_BACKTRACE"] ?? "enable=no"
  return variables.map { "\($0)=\($1)" }
}
