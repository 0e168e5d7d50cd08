import Glibc
import KotlinBridgeConformance

let args = CommandLine.arguments
let bridge = args[2].hasPrefix("classic:") ? String(args[2].dropFirst(8)) : nil
let form = bridge == nil ? Form(rawValue: args[2])! : .callback
let only = args.count > 3 && args[3] != "-" ? args[3] : nil
let rounds = args.count > 4 ? Int(args[4])! : 100
let subject: Subject
if let bridge {
  let kinds: [(Behavior, String)] = [
    (.counts(5), "counts"), (.throwsAfter(5), "throws"), (.endless, "endless"), (.never, "never"),
    (.cancels(5), "cancels"), (.dead, "dead"),
  ]
  subject = .flow(
    try ClassicSubject(
      path: args[1],
      flows: kinds.map {
        ClassicFlow(
          behavior: $0.0, subscribe: "\(bridge)_\($0.1)", cancel: "\(bridge)_cancel",
          release: "\(bridge)_release")
      }))
} else {
  let raw = try RawLibrary(path: args[1])
  switch form {
  case .callback: subject = .flow(CallbackSubject(library: raw))
  case .sequence: subject = .flow(try KotlinSequenceSubject(library: raw))
  default: subject = .flow(try KotlinPublisherSubject(library: raw))
  }
}
for rule in Conformance.rules(for: form) where only == nil || rule.id == only {
  let start = ContinuousClock.now
  let verdict = await Conformance(subject, rounds: rounds, seed: 1, patience: .seconds(2)).check(
    rule)
  let line = "\(form.rawValue) \(rule.id) \(verdict) \(ContinuousClock.now - start)\n"
  _ = line.withCString { write(1, $0, strlen($0)) }
}
exit(0)
