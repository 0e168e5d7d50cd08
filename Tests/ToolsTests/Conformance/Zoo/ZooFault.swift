/// One thing wrong with a member of the zoo, and what it needs to show.
struct ZooFault: Sendable {
  /// The name in Tests/Subjects/Zoo/faults.h.
  let name: String
  /// What it is about.
  let kind: String
  /// The bridges that can have it, as far as a check can reach it there.
  let fronts: Set<ZooMember.Front>
  /// Flows in which it shows, as a user writes them after `does=`.
  let flows: [String]
  /// What the member chooses besides.
  let choices: [String: String]
}

extension ZooFault {
  static let all =
    faults(
      "elements", of: [.classic, .table, .piped], in: ["counts:5"],
      "losesFirst", "repeatsThird", "swapsTwo")
    + faults("elements", of: [.classic, .table, .piped], in: ["counts:20000"], "losesEvery700th")
    + faults("elements", of: [.classic, .table], in: ["counts:20000"], "losesOneAfterBlock")
    + faults("elements", of: [.classic, .piped], in: ["gated"], "holdsElements")
    + faults(
      "the end", of: [.classic, .table, .piped], in: ["counts:5", "endless"],
      "losesEnd", "twoEnds", "secondEndLate", "elementAfterEnd", "endOvertakes", "endAfterCancel")
    + faults("the end", of: [.classic, .table], in: ["counts:5"], "endOverlaps")
    + faults(
      "cancel", of: [.classic, .table, .piped], in: ["endless", "never"],
      "cancelIsDeaf", "losesEarlyCancel", "callbacksLongAfterCancel")
    + faults(
      "cancel", of: [.classic, .table], in: ["endless", "never"], with: ["LIVE": "1"],
      "cancelOnlyMutes", "cancelTakes400ms", "cancelWaitsForCallback", "cancelsWaitForEachOther",
      "cancelFreesTwice", "cancelsAtOnceCrash", "oneMoreAfterInnerCancel", "cancelsTheNewest")
    + faults("failures", of: [.classic, .table, .piped], in: ["dead"], "silentWhenDead")
    + faults(
      "failures", of: [.classic, .table, .piped],
      in: ["throws:5:no station", "throws:1:no position of it", "dead"],
      "failureAsCompletion", "emptyMessage", "truncatedMessage", "wrongMessage",
      "firstMessageForAll", "sharedMessage")
    + faults(
      "several at once", of: [.classic, .table], in: ["counts:5", "endless", "never"],
      "wrongContext", "mixesContexts", "losesConcurrentJobs", "sixtyFourAlive",
      "lockAroundCallbacks")
    + faults(
      "left behind", of: [.classic, .table], in: ["counts:5", "endless", "throws:5"],
      with: ["LIVE": "1", "PAUSE_US": "0", "LATE_US": "0"],
      "leaksSubscriptions", "leaksCancels", "leaksFailures", "leaksThreads", "leaksDescriptors",
      "closesInput", "closesTwice", "liveStays", "hangsAtExit", "crashesAtExit")
    + faults(
      "memory and time", of: [.classic, .table], in: ["never", "endless", "counts:20000"],
      with: ["PAUSE_US": "0"], "wakesOften", "spins", "unboundedQueue", "growsStack")
    + faults(
      "release", of: [.classic], in: ["counts:5", "counts:20000"], with: ["RELEASE": "DETACHES"],
      "releaseInsideFrees", "releaseLosesElements", "releaseLosesEnd")
    + faults(
      "demand", of: [.table, .piped], in: ["counts:5", "endless"],
      "ignoresDemand", "holdsEnd", "replacesRequests")
    + faults("release", of: [.table, .piped], in: ["counts:5"], "releasesTwice", "losesRelease")

  private static func faults(
    _ kind: String, of fronts: Set<ZooMember.Front>, in flows: [String],
    with choices: [String: String] = [:], _ names: String...
  ) -> [ZooFault] {
    names.map { ZooFault(name: $0, kind: kind, fronts: fronts, flows: flows, choices: choices) }
  }
}
