package import FoundationEssentials
package import KotlinBridgeTools

/// What a child process of a run tells its parent, each message as one line of JSON.
package enum ChildMessage: Codable, Equatable, Sendable {
  /// The process runs, and uses the library from now on.
  case begun
  case verdict(Verdict)
  /// A failure that the verdict will have, if the process gets so far.
  case found(CheckFailure)
  /// What the check has used.
  case used(Conformance.Uses)
  /// There will be no verdict, for this reason.
  case couldNotRun(String)
  /// What the rule waits for from now on; nil if it is at work.
  case waiting(String?)
  /// The bytes that the library hands out as its manifest, whether or not they can be read.
  case manifest(Data)
  /// The library was loaded and has this table; nil for a hand-written bridge, which has none.
  case loaded(TableHeader?)
  /// Where the process was when a signal ended it. A handler in C writes it.
  case crashed(String)
}

extension ChildEnding {
  /// What the child told its parent. A line that is no message is left out.
  package var told: [ChildMessage] {
    messages.compactMap { try? JSONDecoder().decode(ChildMessage.self, from: Data($0)) }
  }

  /// What the check has used; nil if the child did not get so far.
  var uses: Conformance.Uses? {
    for case .used(let uses) in told { return uses }
    return nil
  }

  /// This ending, with the place at which the child says that it crashed.
  var located: ChildEnding {
    var ending = self
    for case .crashed(let place) in told { ending.place = place }
    return ending
  }

  /// What the child waited for at its end; nil if it was at work.
  var waiting: String? {
    for case .waiting(let what) in told.reversed() { return what }
    return nil
  }
}
