import Foundation
import KotlinBridgeCombine
import KotlinBridgeLocks
import TestHelpers
import Testing

/// Closures and properties of the main actor, as view models have them, and publishers that deliver
/// on other threads.
@Suite(.timeLimit(.minutes(2))) @MainActor struct IsolationTests {
  @MainActor final class Model {
    var title = ""
    var sum = 0
    var isDone = false
    var cancellables: Set<AnyCancellable> = []

    func add(_ number: Int) { sum += number }
  }

  private let model = Model()
  private let subject = PassthroughSubject<Int, Never>()

  private func sendElsewhere(_ number: Int, thenFinish isLast: Bool = false) async {
    await Task.detached { [subject] in
      subject.send(number)
      if isLast { subject.send(completion: .finished) }
    }.value
  }

  /// Waits until the main queue has done what it had to do.
  private func mainQueue() async {
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
  }

  // MARK: - Pipelines as people write them

  @Test func whatIsDeliveredOnTheMainQueueMayUseTheModel() async {
    subject.map { $0 * 2 }.receive(on: DispatchQueue.main)
      .handleEvents(receiveOutput: { [model] _ in model.title = "busy" })
      .sink(
        receiveCompletion: { [model] _ in model.isDone = true },
        receiveValue: { [weak model] in model?.sum += $0 }
      ).store(in: &model.cancellables)
    subject.map(String.init).receive(on: DispatchQueue.main).assign(to: \.title, on: model)
      .store(in: &model.cancellables)
    await sendElsewhere(21, thenFinish: true)
    while !model.isDone { await mainQueue() }
    #expect((model.sum, model.title) == (42, "21"))
  }

  @Test func whatIsSentOnTheMainActorMayUseTheModel() {
    subject.sink(receiveValue: model.add).store(in: &model.cancellables)
    subject.map(String.init).assign(to: \.title, on: model).store(in: &model.cancellables)
    subject.send(5)
    #expect((model.sum, model.title) == (5, "5"))
    model.cancellables = []
  }

  @Test func aSendableClosureMayBeCalledAnywhere() async {
    let seen = Guarded(0)
    subject.sink { @Sendable number in seen.value = number }.store(in: &model.cancellables)
    subject.handleEvents(receiveOutput: { @Sendable number in seen.value += number })
      .sink(receiveValue: Self.ignore).store(in: &model.cancellables)
    await sendElsewhere(3)
    #expect(seen.value >= 3)
  }

  private nonisolated static func ignore(_ number: Int) {}

  // MARK: - Data races

  @Test func aClosureOfTheMainActorIsNotCalledElsewhere() async {
    let ends = [
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        @MainActor in
        await Race.run { subject, model in subject.sink { model.sum += $0 } }
      },
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        @MainActor in
        await Race.run { subject, model in
          subject.handleEvents(receiveOutput: { model.sum += $0 }).sink { @Sendable _ in }
        }
      },
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        @MainActor in
        await Race.run { subject, model in
          subject.sink(receiveCompletion: { _ in }, receiveValue: model.add)
        }
      },
    ]
    for end in ends {
      expect(end, toSay: "A closure isolated to MainActor was called outside of it")
    }
  }

  @Test func aPropertyOfTheMainActorIsNotSetElsewhere() async {
    let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      await Race.run { subject, model in subject.assign(to: \.sum, on: model) }
    }
    expect(
      end,
      toSay: "assign was called on the main actor, but a value for the property arrived elsewhere")
  }

  private func expect(_ end: ExitTest.Result?, toSay text: String) {
    let said = String(decoding: end?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains(text))
    #expect(said.contains("add receive(on: DispatchQueue.main)"))
  }

  @Test func theSameOnTheMainQueueIsNoRace() async {
    await #expect(processExitsWith: .success) { @MainActor in
      await Race.run { subject, model in
        subject.receive(on: DispatchQueue.main).sink { model.sum += $0 }
      }
    }
  }

  /// Sends a number from another thread to a pipeline of the main actor.
  @MainActor private enum Race {
    static func run(
      _ pipeline: (PassthroughSubject<Int, Never>, Model) -> AnyCancellable
    ) async {
      let (subject, model) = (PassthroughSubject<Int, Never>(), Model())
      let cancellable = pipeline(subject, model)
      await Task.detached { subject.send(1) }.value
      await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
      cancellable.cancel()
    }
  }
}
