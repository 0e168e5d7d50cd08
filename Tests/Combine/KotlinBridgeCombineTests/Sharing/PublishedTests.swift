import KotlinBridgeCombine
import KotlinBridgeLocks
import TestHelpers
import Testing

@Suite struct PublishedTests {
  class Form: ObservableObject {
    @Published var name = "a"
    @Published var count = 0
    let token: Life.Token?

    init(token: Life.Token? = nil) { self.token = token }
  }

  final class LongForm: Form {
    @Published var note = ""
  }

  @Test func subscribersGetTheValueAndThenEachNewOneBeforeItIsSet() {
    let form = Form()
    var seen: [String] = []
    let cancellable = form.$name.sink { seen.append("\($0) while \(form.name)") }
    form.name = "b"
    form.name += "c"
    #expect(seen == ["a while a", "b while a", "bc while b"])
    #expect(form.name == "bc")
    cancellable.cancel()
    form.name = "d"
    #expect(seen.count == 3)
  }

  @Test func valueWithoutDemandIsKeptIfItIsTheLatest() {
    let form = Form()
    let subscriber = RecordingSubscriber(of: Int.self, failing: Never.self)
    form.$count.subscribe(subscriber)
    form.count = 1
    form.count = 2
    #expect(subscriber.signals == [.subscription])
    subscriber.subscription?.request(.max(1))
    form.count = 3
    #expect(subscriber.signals == [.subscription, .value(2)])
    subscriber.cleanUp()
  }

  @Test func propertyMadeInAnInitializerAndThePlainWrapperWork() {
    final class Model {
      @Published var value: Int
      init(_ value: Int) { _value = Published(initialValue: value) }
    }
    let model = Model(7)
    var seen: [Int] = []
    let cancellables = [
      model.$value.sink { seen.append($0) },
      Published(wrappedValue: 1).projectedValue.sink { seen.append($0) },
    ]
    model.value = 8
    #expect(seen == [7, 1, 8])
    for cancellable in cancellables { cancellable.cancel() }
  }

  @Test func settingInsideASubscriberIsDeliveredAfterwards() {
    let form = Form()
    var seen: [Int] = []
    let cancellable = form.$count.sink {
      seen.append($0)
      if $0 == 1 { form.count = 2 }
      seen.append(-$0)
    }
    form.count = 1
    // The inner one is set first, as in Combine.
    #expect(seen == [0, 0, 1, -1, 2, -2] && form.count == 1)
    cancellable.cancel()
  }

  @Test func objectTellsOfEveryPropertyBeforeItIsSet() {
    let form = LongForm()
    var seen: [String] = []
    let cancellable = form.objectWillChange.sink {
      seen.append("\(form.name) \(form.count) \(form.note)")
    }
    form.name = "b"
    form.count = 1
    form.note = "n"
    form.note = "m"
    #expect(seen == ["a 0 ", "b 0 ", "b 1 ", "b 1 n"])
    cancellable.cancel()
  }

  @Test func objectSpeaksBeforeItsProperty() {
    let form = Form()
    var seen: [String] = []
    let cancellables = [
      form.$count.dropFirst().sink { seen.append("value \($0)") },
      form.objectWillChange.sink { seen.append("object") },
    ]
    form.count = 1
    #expect(seen == ["object", "value 1"])
    for cancellable in cancellables { cancellable.cancel() }
  }

  @Test func objectHasOnePublisherAlsoAsItsSuperclass() {
    let form = LongForm()
    let other = Form()
    #expect(form.objectWillChange === (form as Form).objectWillChange)
    #expect(form.objectWillChange !== other.objectWillChange)
  }

  @Test func publisherOfOnesOwnIsKept() {
    final class Own: ObservableObject {
      let objectWillChange = PassthroughSubject<Int, Never>()
      @Published var value = 0
    }
    let own = Own()
    var seen: [Int] = []
    let cancellable = own.objectWillChange.sink { seen.append($0) }
    own.value = 1
    own.objectWillChange.send(5)
    #expect(seen == [5])
    cancellable.cancel()
  }

  @Test func assignedPropertyFollowsUntilTheObjectGoes() {
    let life = Life()
    let upstream = ManualPublisher<Int, Never>()
    var form: Form? = Form(token: life.token())
    var changes = 0
    let cancellable = form!.objectWillChange.sink { changes += 1 }
    upstream.assign(to: &form!.$count)
    upstream.send(5)
    #expect(form?.count == 5 && changes == 1)
    #expect(upstream.calls == [.request(.unlimited)])
    form = nil
    #expect(life.alive == 0)
    #expect(upstream.calls == [.request(.unlimited), .cancel])
    upstream.send(6)
    #expect(changes == 1)
    cancellable.cancel()
  }

  @Test func publisherThatDeliversAtOnceMayBeAssigned() {
    let form = Form()
    var seen: [Int] = []
    let cancellable = form.objectWillChange.sink { seen.append(form.count) }
    [1, 2].publisher.assign(to: &form.$count)
    #expect(form.count == 2 && seen == [0, 1])
    cancellable.cancel()
  }

  @Test func completionOfWhatIsAssignedReachesNobody() {
    let form = Form()
    let subscriber = RecordingSubscriber(demand: .unlimited, of: Int.self, failing: Never.self)
    form.$count.subscribe(subscriber)
    Just(1).assign(to: &form.$count)
    Just(2).assign(to: &form.$count)
    #expect(subscriber.signals == [.subscription, .value(0), .value(1), .value(2)])
    subscriber.cleanUp()
  }

  @Test func oldValueIsReleasedWithoutALock() {
    final class Reader {
      var read: () -> Void = {}
      deinit { read() }
    }
    final class Holder { @Published var value = Reader() }
    let holder = Holder()
    let reads = Guarded(0)
    for _ in 0..<2 {
      let reader = Reader()
      reader.read = { [weak holder] in
        _ = holder?.value
        reads.withLock { $0 += 1 }
      }
      holder.value = reader
    }
    holder.value = Reader()
    #expect(reads.value == 2)
  }

  final class Plain: ObservableObject {}

  @Test func objectWithoutPropertiesHasOnePublisherToo() {
    let (plain, other) = (Plain(), Plain())
    #expect(plain.objectWillChange === plain.objectWillChange)
    #expect(plain.objectWillChange !== other.objectWillChange)
    var calls = 0
    let cancellable = plain.objectWillChange.sink { calls += 1 }
    plain.objectWillChange.send()
    other.objectWillChange.send()
    #expect(calls == 1)
    cancellable.cancel()
  }

  @Test func publishersOfObjectsThatHaveGoneGo() {
    let life = Life()
    for _ in 0..<1_000 {
      // Each at the address of the last one, or at another.
      let plain = Plain()
      let subscriber = RecordingSubscriber(
        demand: .unlimited, of: Void.self, failing: Never.self, token: life.token())
      plain.objectWillChange.subscribe(subscriber)
      plain.objectWillChange.send()
      #expect(subscriber.signals.count == 2)
      subscriber.forgetSubscription()
    }
    var kept: [Plain] = []
    for _ in 0..<1_000 {
      kept.append(Plain())
      _ = kept.last!.objectWillChange
    }
    #expect(life.alive == 0)
    let publishers = kept.map(\.objectWillChange)
    #expect(zip(kept, publishers).allSatisfy { $0.objectWillChange === $1 })
    #expect(Set(publishers.map(ObjectIdentifier.init)).count == kept.count)
  }
}

@Suite(.serialized) struct PublishedRaceTests {
  @Test func racingFirstReadsGetOnePublisher() {
    inManyRounds { seed, life in
      let form = Guarded(PublishedTests.LongForm(token: life.token()))
      let plain = Guarded(PublishedTests.Plain())
      let found = Guarded<[ObservableObjectPublisher]>([])
      let foundPlain = Guarded<[ObservableObjectPublisher]>([])
      let read = { @Sendable in
        let (one, other) = (form.value.objectWillChange, plain.value.objectWillChange)
        found.withLock { $0.append(one) }
        foundPlain.withLock { $0.append(other) }
      }
      race(&seed, read, read)
      #expect(Set(found.value.map(ObjectIdentifier.init)).count == 1)
      #expect(Set(foundPlain.value.map(ObjectIdentifier.init)).count == 1)
      var calls = 0
      let cancellable = form.value.objectWillChange.sink { calls += 1 }
      form.value.name = "b"
      form.value.note = "c"
      #expect(calls == 2)
      cancellable.cancel()
    }
  }

  @Test func settingAgainstSubscribingLosesNoLatestValue() {
    inManyRounds { seed, life in
      let form = Guarded(PublishedTests.Form(token: life.token()))
      let subscriber = RecordingSubscriber(
        demand: .unlimited, of: Int.self, failing: Never.self, token: life.token())
      race(
        &seed, { form.value.count = 1 }, { form.value.$count.subscribe(subscriber) },
        { _ = form.value.count })
      #expect(subscriber.signals.last == .value(1) && form.value.count == 1)
      #expect(!subscriber.hasOverlapped)
      subscriber.cleanUp()
    }
  }

  @Test func objectThatGoesAgainstAnAssignedValueCancelsOnce() {
    inManyRounds { seed, life in
      let upstream = ManualPublisher<Int, Never>()
      let form = Guarded<PublishedTests.Form?>(PublishedTests.Form(token: life.token()))
      upstream.assign(to: &form.value!.$count)
      race(
        &seed, { upstream.send(1) },
        {
          let last = form.withLock { $0.take() }
          withExtendedLifetime(last) {}
        })
      #expect(upstream.calls == [.request(.unlimited), .cancel])
      upstream.forget()
    }
  }
}
