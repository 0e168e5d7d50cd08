extension Rule {
  /// A rule of the Reactive Streams specification, version 1.0.4, beside the rules here.
  package struct ReactiveStreams: Sendable {
    /// Its number in the specification: 1 publisher, 2 subscriber, 3 subscription.
    package let number: String
    /// What it is about.
    package let subject: String
    /// The numbers of the rules here that demand the same.
    package let rules: [String]
    /// What differs, or what is missing and why.
    package let remark: String

    fileprivate init(_ number: String, _ subject: String, _ rules: String, _ remark: String = "") {
      self.number = number
      self.subject = subject
      self.rules = rules.split(separator: ", ").map(String.init)
      self.remark = remark
    }
  }

  /// The rules that the specification's compatibility kit (TCK) names, in their order.
  package static let reactiveStreams = publisher + subscriber + subscription

  private static let publisher = [
    ReactiveStreams("1.01", "no more elements than were requested", "K23"),
    ReactiveStreams("1.02", "fewer elements than requested, then an end", "K4, K8"),
    ReactiveStreams("1.03", "signals one after the other", "K3"),
    ReactiveStreams("1.04", "a failure is signalled", "K6"),
    ReactiveStreams("1.05", "the end of a finite stream is signalled", "K4, K8"),
    ReactiveStreams(
      "1.06", "an end also ends the subscription", "K17, K35",
      "The release, which follows every end, signals it."),
    ReactiveStreams("1.07", "nothing after an end", "K5"),
    ReactiveStreams(
      "1.08", "a cancelled subscriber eventually receives no more signals", "K10, K11, K15",
      "Stricter: at most one callback, which another thread had claimed."),
    ReactiveStreams(
      "1.09", "the subscription is handed over first, and `subscribe` returns", "K14, K30",
      "The callback form has no such signal: the job is written before the first callback. The "
        + "publisher form has no rule of its own for the order: without a subscription nobody can "
        + "request."
    ),
    ReactiveStreams(
      "1.10", "any number of subscriptions, each with another subscriber", "K50, K51, K52",
      "Missing: to refuse one subscriber that subscribes twice. Here each subscription has a "
        + "context of its own, so nothing is shared."),
    ReactiveStreams("1.11", "several subscribers, alone or together", "K29, K32, K33, K34"),
  ]

  private static let subscriber = [
    ReactiveStreams(
      "2.01", "a subscriber requests what it wants", "K23",
      "The sequence form is such a subscriber: its window is what it requests."),
    ReactiveStreams(
      "2.02", "slow work goes elsewhere", "K33",
      "Advice to the consumer. The rule here demands that its slowness harms nobody else."),
    ReactiveStreams(
      "2.03", "no calls to the subscription in an end", "",
      "Missing: a duty of the consumer, which no check of a bridge sees. Here a cancel there is "
        + "harmless: K16."),
    ReactiveStreams(
      "2.04", "an end ends the subscription for the subscriber, too", "K17",
      "A duty of the consumer. Here a cancel after the end is harmless."),
    ReactiveStreams(
      "2.05", "a second subscription is cancelled by its subscriber", "",
      "Missing: a duty of the consumer. A context of the callback form belongs to one "
        + "subscription."),
    ReactiveStreams(
      "2.06", "a subscriber that needs no more cancels", "K22",
      "The sequence form does it for its consumer."),
    ReactiveStreams(
      "2.07", "requests and cancels one after the other", "K12",
      "Looser for the consumer: any threads may call at once."),
    ReactiveStreams(
      "2.08", "elements may still come after a cancel", "K11", "At most one callback."),
    ReactiveStreams(
      "2.09", "completion may come without a request", "K8",
      "Exercised by a flow without "
        + "elements."
    ),
    ReactiveStreams(
      "2.10", "a failure may come without a request", "K6, K21",
      "Exercised by flows that throw at once, and by a cancelled scope."),
    ReactiveStreams(
      "2.11", "the contents of a signal are visible where it is handled", "",
      "Missing: no check sees memory order on every machine. The project's tests run under the "
        + "thread sanitizer."),
    ReactiveStreams(
      "2.12", "one subscription is handed to a subscriber once", "",
      "Missing: the callback form hands over a job by `subscribe` itself, which returns once."),
    ReactiveStreams(
      "2.13", "signals return normally", "",
      "Missing: callbacks in C can't throw, and Swift's closures here are not allowed to."),
  ]

  private static let subscription = [
    ReactiveStreams(
      "3.01", "called in the context of the subscriber", "K12",
      "Looser for the consumer: any thread may request and cancel at any time."),
    ReactiveStreams("3.02", "a request inside a signal", "K25"),
    ReactiveStreams("3.03", "a bound for the recursion between request and signal", "K25"),
    ReactiveStreams(
      "3.04", "a request returns soon", "",
      "Missing: on the caller's placement a request runs Kotlin code up to the next suspension, "
        + "by design. On other placements it only adds to a number."),
    ReactiveStreams("3.05", "a cancel returns soon, by any thread, also when repeated", "K12, K54"),
    ReactiveStreams(
      "3.06", "a request after a cancel does nothing", "K42",
      "The handle is stale then, and gets a status."),
    ReactiveStreams("3.07", "a cancel after a cancel does nothing", "K12"),
    ReactiveStreams("3.08", "requests add up", "K24"),
    ReactiveStreams(
      "3.09", "a request below one is a failure", "K24",
      "Differs: it is refused with a status and harms nothing. The caller that made the mistake "
        + "gets the answer."
    ),
    ReactiveStreams("3.10", "elements may come inside a request", "K25, K30"),
    ReactiveStreams("3.11", "an end may come inside a request", "K25, K30"),
    ReactiveStreams("3.12", "a cancel makes the publisher stop", "K10, K21"),
    ReactiveStreams("3.13", "a cancel makes the publisher forget its subscriber", "K35, K36"),
    ReactiveStreams(
      "3.14", "the last cancel may shut the publisher down", "",
      "Missing: it is a permission. Whether a shared flow stops then is its author's choice in "
        + "Kotlin."),
    ReactiveStreams("3.15", "a cancel returns normally", "K12, K15, K16, K17"),
    ReactiveStreams("3.16", "a request returns normally", "K24, K25"),
    ReactiveStreams(
      "3.17", "any number of requests, and demand up to the greatest number",
      "K24, "
        + "K25"),
  ]

  /// The table as Markdown.
  static var reactiveStreamsSection: String {
    let rows = reactiveStreams.map { row in
      "| \(row.number) | \(row.subject) | \(row.rules.joined(separator: ", ")) | \(row.remark) |"
    }
    return """
      ## Reactive Streams

      The rules of the Reactive Streams specification 1.0.4, which its
      [compatibility kit](https://github.com/reactive-streams/reactive-streams-jvm) (TCK) checks, beside
      the rules here: 1 is the publisher, 2 the subscriber, 3 the subscription. The subjects use
      the words of this project.

      | TCK | Subject | Rules here | What differs or is missing |
      | --- | --- | --- | --- |
      \(rows.joined(separator: "\n"))

      The specification has no counterpart for the rules about threads and processor time (K27, K38),
      Kotlin's own cancellations (K21, K40), the meaning of elements and failures (K6, K7, K46),
      promptness (K47, K48, K49, K58), the shared library (K41, K42, K44, K45), the objects that Kotlin calls
      (K59 to K64, K67 to K70) and the other forms (K20, K22, K31, K32, K37).
      """
  }
}
