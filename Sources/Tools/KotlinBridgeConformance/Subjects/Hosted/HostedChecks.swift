// The names are those of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

package import CKotlinBridgeConformance
import Dispatch
import Glibc
import KotlinBridgeLocks
import KotlinBridgeTools

// What a program does with its bridge: functions of kotlin_bridge_conformance.h.

/// The version of the header that this library implements.
@c @implementation
package func kbc_version() -> Int32 { KBC_VERSION }

/// Runs the rules, each in a process of its own. In such a process, runs one rule and ends it.
@c @implementation
package func kbc_check(
  _ subject: UnsafePointer<kbc_subject>?, _ count: Int32,
  _ options: UnsafePointer<UnsafePointer<CChar>?>?
) -> Int32 {
  do {
    let bridge = try HostedBridge(subject)
    try waiting { try await ChildCommands.runTask(host: bridge) }
    let words = try UnsafeBufferPointer(start: options, count: Int(max(0, count))).map {
      guard let word = $0 else { throw CommandError("an option is NULL") }
      return String(cString: word)
    }
    let run = CheckRun(
      try CheckOptions(arguments: words, host: bridge), executable: OwnCommand.executable,
      command: OwnCommand.text, console: Console(), interruption: Interruption())
    return try run.run()
  } catch {
    writeAll("kotlin-bridge: error: \(printable("\(error)", isOneLine: true))\n", to: 2)
    return ExitStatus.couldNotRun
  }
}

/// Runs one rule in this process.
@c @implementation
package func kbc_run(
  _ subject: UnsafePointer<kbc_subject>?, _ rule: UnsafePointer<CChar>?, _ rounds: Int64
) -> UnsafeMutablePointer<CChar>? {
  let id = rule.map { String(cString: $0) } ?? ""
  do {
    let bridge = try HostedBridge(subject)
    guard let rule = Conformance.rules(for: .callback).first(where: { $0.id == id }) else {
      throw CommandError("'\(id)' is not a rule for such a bridge: kbc_rules lists them")
    }
    guard (1...10_000_000).contains(rounds) else {
      throw CommandError("rounds must be a number from 1 to 10000000, not \(rounds)")
    }
    let conformance = Conformance(.flow(HostedSubject(bridge)), rounds: Int(rounds))
    return copy(jsonText(HostedFinding(id, waiting { await conformance.check(rule) })))
  } catch {
    return copy(jsonText(HostedFinding(rule: id, outcome: "couldNotRun", reason: "\(error)")))
  }
}

/// The rules for such a bridge.
@c @implementation
package func kbc_rules() -> UnsafeMutablePointer<CChar>? {
  struct Entry: Encodable {
    let rule: String
    let level: Rule.Level
    let sentence: String
  }
  let entries = Conformance.rules(for: .callback).map {
    Entry(rule: $0.id, level: $0.level, sentence: $0.sentence)
  }
  return copy(jsonText(entries))
}

/// Frees a text that a function of this library has returned.
@c @implementation
package func kbc_free(_ text: UnsafeMutablePointer<CChar>?) { free(text) }

/// The finding of one rule, as JSON has it.
private struct HostedFinding: Encodable {
  var rule: String
  var outcome: String
  var failures: [CheckFailure]?
  var note: String?
  var reason: String?

  init(rule: String, outcome: String, reason: String) {
    self.rule = rule
    self.outcome = outcome
    self.reason = reason
  }

  init(_ rule: String, _ verdict: Verdict) {
    self.rule = rule
    switch verdict {
    case .passed(let note): (outcome, self.note) = ("passed", note)
    case .failed(let failures): (outcome, self.failures) = ("failed", failures)
    case .notOffered(let what): (outcome, reason) = ("notOffered", what)
    }
  }
}

/// A text that belongs to a caller in C.
private func copy(_ text: String) -> UnsafeMutablePointer<CChar>? { strdup(text) }

/// Runs asynchronous code, and blocks this thread until it is over.
private func waiting<Result: Sendable, Failure>(
  _ body: @escaping @Sendable () async throws(Failure) -> Result
) throws(Failure) -> Result {
  let outcome = Guarded<Swift.Result<Result, Failure>?>(nil)
  let isOver = DispatchSemaphore(value: 0)
  Task.detached {
    do throws(Failure) {
      let result = try await body()
      outcome.withLock { $0 = .success(result) }
    } catch {
      outcome.withLock { $0 = .failure(error) }
    }
    isOver.signal()
  }
  isOver.wait()
  return try outcome.withLock { $0! }.get()
}
