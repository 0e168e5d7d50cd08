import KotlinBridgeCombine
import TestHelpers
import Testing

/// What each operator of one publisher after another does with each event, in words: see
/// `Ensemble`.
@Suite struct SequenceEngineTests {
  typealias Row = MergeEngineTests.Row

  private func check(
    _ row: Row, _ operation: Ensemble.Operator, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let notes = Ensemble.notes(of: row.script, through: operation)
    #expect(notes == row.notes, sourceLocation: sourceLocation)
  }

  @Test(arguments: [
    Row("demand is carried over", "?3 a1 a!9 b2 ?1 b|", "a?3 v1 b^ b?2 v2 b?1 |"),
    Row("all", "?* a1 a!9 b2 b!1", "a?* v1 b^ b?* v2 !1"),
    Row("no demand is left", "?1 a1 a!9 ?1 b2", "a?1 v1 b^ b?1 v2"),
    Row("no demand yet", "a!9 b|", "b^ |"),
    Row("success passes", "?1 a1 a|", "a?1 v1 |"),
    Row("nothing of the first any more", "?* a!9 a1 b2", "a?* b^ b?* v2"),
    Row("cancel before", "?1 x a!9 a1", "a?1 ax"),
    Row("cancel after", "?1 a!9 x b1 b|", "a?1 b^ b?1 bx"),
  ]) func catches(row: Row) {
    check(row) { members in members[0].catch { _ in members[1] }.worded }
    check(row) { members in
      members[0].tryCatch { _ in members[1] }.mapError { $0 as! Broken }.worded
    }
  }

  @Test(arguments: [
    Row("the handler throws", "?2 a1 a!9 ?1 a|", "a?2 v1 !9")
  ]) func tryCatch(row: Row) {
    check(row) { members in
      members[0].tryCatch { failure -> Ensemble.Upstream in throw failure }
        .mapError { $0 as! Broken }.worded
    }
  }

  @Test func demandThatIsReturnedIsCarriedOver() {
    let notes = Ensemble.notes(
      of: "?1 a1 a2 a!9 b3", through: { members in members[0].catch { _ in members[1] }.worded },
      answer: { _ in .max(1) })
    #expect(notes == "a?1 v1 v2 b^ b?1 v3")
  }

  @Test(arguments: [
    Row("once more", "?2 a1 a!1 a2 a!2", "a?2 v1 a^ a?1 v2 !2"),
    Row("success", "?2 a!1 a2 a|", "a?2 a^ a?2 v2 |"),
    Row("without demand", "a!1 a!2", "a^ !2"),
    Row("cancel", "?1 a!1 x a!2", "a?1 a^ a?1 ax"),
  ]) func retryOnce(row: Row) {
    check(row) { $0[0].retry(1).worded }
  }

  @Test(arguments: [
    Row("no limit", "a!1 a!2 a!3 ?1 a4 a|", "a^ a^ a^ a?1 v4 |")
  ]) func retryForEver(row: Row) {
    check(row) { Publishers.Retry(upstream: $0[0], retries: nil).worded }
  }

  @Test func retryOfNoneFailsAtOnce() {
    check(Row("", "?1 a!1", "a?1 !1")) { $0[0].retry(0).worded }
  }

  @Test(arguments: [
    Row("demand is carried over", "?2 a1 a| b2 b|", "a?2 v1 b^ b?1 v2 |"),
    Row("all", "?* a1 a| b2 b!1", "a?* v1 b^ b?* v2 !1"),
    Row("the first fails", "?2 a1 a!1", "a?2 v1 !1"),
    Row("no demand", "a| b|", "b^ |"),
    Row("cancel", "?2 a| x b1", "a?2 b^ b?2 bx"),
  ]) func append(row: Row) {
    check(row) { $0[0].append($0[1]).worded }
    check(row) { $0[1].prepend($0[0]).worded }
  }

  @Test(arguments: [
    Row("all at once", "?* a1 a|", "a?* v1 v7 v8 |"),
    Row("each waits for demand", "?1 a1 a| ?1 ?1", "a?1 v1 v7 v8 |"),
    Row("failure", "?* a!1", "a?* !1"),
  ]) func appendValues(row: Row) {
    check(row) { $0[0].append(7, 8).worded }
    check(row) { $0[0].append([7, 8]).worded }
  }

  @Test(arguments: [
    Row("all at once", "?* a1 a|", "v7 v8 a^ a?* v1 |"),
    Row("each waits for demand", "?1 ?2 a1 a|", "v7 v8 a^ a?1 v1 |"),
    Row("cancel", "?1 x ?1", "v7"),
  ]) func prependValues(row: Row) {
    check(row) { $0[0].prepend(7, 8).worded }
    check(row) { $0[0].prepend(7...8).worded }
  }

  @Test(arguments: [
    Row("without a value", "?2 a|", "a?2 v0 |"),
    Row("it waits for demand", "a| ?1", "v0 |"),
    Row("with a value", "?2 a1 a|", "a?2 v1 |"),
    Row("failure", "?2 a!1", "a?2 !1"),
    Row("cancel", "a| x ?1", ""),
  ]) func replaceEmpty(row: Row) {
    check(row) { $0[0].replaceEmpty(with: 0).worded }
  }

  @Test func wrongPublisherDisturbsNoneAfterIt() {
    let (wrong, second) = (WrongPublisher(), ManualPublisher<Int, Broken>())
    let subscriber = RecordingSubscriber<Int, Broken>(demand: .max(1))
    wrong.catch { _ in second }.subscribe(subscriber)
    wrong.send(completion: .failure(Broken()))
    wrong.send(3)
    wrong.send(completion: .failure(Broken()))
    wrong.send(completion: .finished)
    #expect(subscriber.signals == [.subscription] && second.calls == [.request(.max(1))])
    second.send(4)
    #expect(subscriber.signals == [.subscription, .value(4)])
    subscriber.cleanUp()
    second.forget()
    wrong.forget()
  }

  @Test func manyPublishersInARowKeepTheStackFlat() {
    var attempts = 0
    let failing = Deferred {
      attempts += 1
      return Fail<Int, Broken>(error: Broken())
    }
    let count = 100_000
    var end: Subscribers.Completion<Broken>?
    let cancellable = failing.retry(count).sink(
      receiveCompletion: { end = $0 }, receiveValue: { _ in })
    #expect(attempts == count + 1 && end == .failure(Broken()))
    cancellable.cancel()
  }

  @Test func cancelInsideTheHandlerAttachesNothing() {
    let (first, second) = (ManualPublisher<Int, Broken>(), ManualPublisher<Int, Broken>())
    let subscriber = RecordingSubscriber<Int, Broken>(demand: .max(1))
    first.catch { _ in
      subscriber.subscription?.cancel()
      return second
    }.subscribe(subscriber)
    first.send(completion: .failure(Broken()))
    #expect(subscriber.signals == [.subscription] && second.calls == [])
    #expect(second.send(1) == nil)
    subscriber.forgetSubscription()
  }
}
