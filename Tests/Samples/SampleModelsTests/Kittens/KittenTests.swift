import KittenModels
import KotlinBridge
import KotlinBridgeLocks
import KotlinBridgePublisher
import KotlinBridgeTesting
import SampleSupport
import Samples
import TestHelpers
import Testing

extension SamplesSuites {
  /// The component with views of Swift's, on the main actor as in an application.
  @Suite @MainActor struct KittenTests {
    /// A data source that answers by hand or at once, and counts.
    private final class Source: KittenDataSource {
      let loads = History<String>()
      private let answer: @Sendable () async throws -> String?

      init(_ answer: @escaping @Sendable () async throws -> String?) { self.answer = answer }

      func load(limit: Int32, offset: Int32) async throws -> String? {
        loads.append("\(limit) from \(offset)")
        return try await answer()
      }
    }

    private struct Offline: Error, CustomStringConvertible {
      var description: String { "offline" }
    }

    private let kittens = #"[{"url": "a.jpg"}, {"url": "b.jpg", "size": 3}]"#

    private func model(
      isLoading: Bool = false, isError: Bool = false, _ urls: [String] = []
    ) -> KittenViewModel {
      KittenViewModel(isLoading: isLoading, isError: isError, imageUrls: urls)
    }

    @Test func theViewShowsWhatIsLoaded() async throws {
      let gate = AsyncStream<Never>.makeStream()
      let source = Source { [kittens] in
        for await _ in gate.stream {}
        return kittens
      }
      let holder = try KittenComponentHolder(source: source) { _ in }
      let view = try KittenViewProxy()
      try holder.appear(view)
      #expect(view.model == model(isLoading: true))
      gate.continuation.finish()
      for await model in view.$model.values where !model.isLoading { break }
      #expect(view.model == model(["a.jpg", "b.jpg"]))
      #expect(source.loads.events == ["10 from 0"])
    }

    @Test func aFailureIsALabelAndTheRefreshMendsIt() async throws {
      let isOffline = Guarded(true)
      let source = Source { [kittens] in
        if isOffline.value { throw Offline() }
        return kittens
      }
      let labels = History<KittenLabel>()
      let holder = try KittenComponentHolder(source: source) { labels.append($0) }
      let view = try ObservedKittenView()
      try holder.appear(view)
      await labels.reaches(1)
      #expect(labels.events == [.loadingFailed(reason: "offline")])
      #expect(view.model == model(isError: true))
      isOffline.value = false
      try view.refresh()
      while view.model.imageUrls.isEmpty { await Task.yield() }
      #expect(view.model == model(["a.jpg", "b.jpg"]))
    }

    @Test(arguments: [
      (nil, "the server has sent nothing"), ("[{}]", "Field 'url' is required"),
      ("nonsense", "Expected start of the array"),
    ])
    func anAnswerThatMakesNoSenseIsAFailure(answer: String?, reason: String) async throws {
      let labels = History<KittenLabel>()
      let holder = try KittenComponentHolder(source: Source { answer }) { labels.append($0) }
      await labels.reaches(1)
      guard case .loadingFailed(let text) = labels.events[0] else { return }
      #expect(text.contains(reason))
      _ = holder
    }

    // MARK: - The lifecycle

    private enum Step: CaseIterable {
      case viewCreated, start, stop, viewDestroyed, destroy
    }

    /// What the component should be, by the steps alone.
    private struct Expected {
      private(set) var hasView = false
      private(set) var isStarted = false
      private(set) var isDestroyed = false

      mutating func take(_ step: Step) {
        guard !isDestroyed else { return }
        switch step {
        case .viewCreated: (hasView, isStarted) = (true, false)
        case .start: isStarted = hasView
        case .stop: isStarted = false
        case .viewDestroyed: (hasView, isStarted) = (false, false)
        case .destroy: (hasView, isStarted, isDestroyed) = (false, false, true)
        }
      }
    }

    private final class CountingView: KittenView {
      let events: KittenViewEvents
      let renders = Guarded(0)

      init() throws { events = try KittenViewEvents() }

      func render(model: KittenViewModel) { renders.withLock { $0 += 1 } }
    }

    @Test func eachOrderOfTheLifecycleUpToSixSteps() async throws {
      let never = AsyncStream<Never>.makeStream()
      let source = Source {
        for await _ in never.stream {}
        return nil
      }
      let sequences = (0...6).reduce(into: [[[Step]]]()) { all, length in
        all.append(
          length == 0
            ? [[]] : all[length - 1].flatMap { start in Step.allCases.map { start + [$0] } })
      }
      for steps in sequences.joined() {
        let component = try KittenComponent(dataSource: source) { _ in }
        let view = try CountingView()
        var expected = Expected()
        // Before there is a view.
        try view.events.dispatch(event: .refreshTriggered)
        for step in steps {
          let wasStarted = expected.isStarted
          let before = view.renders.value
          switch step {
          case .viewCreated: try component.onViewCreated(view: view)
          case .start: try component.onStart()
          case .stop: try component.onStop()
          case .viewDestroyed: try component.onViewDestroyed()
          case .destroy: try component.onDestroy()
          }
          expected.take(step)
          let renders = view.renders.value - before
          let isNew = expected.isStarted && !wasStarted
          try #require(renders == (isNew ? 1 : 0), "\(steps) at \(step): \(renders) renders")
        }
        // An event changes the state, and is rendered, while the view is started alone.
        let before = view.renders.value
        let loads = source.loads.events.count
        try view.events.dispatch(event: .refreshTriggered)
        let isHeard = source.loads.events.count > loads
        try #require(isHeard == expected.isStarted, "\(steps)")
        if !expected.isStarted { try #require(view.renders.value == before, "\(steps)") }
        try component.onDestroy()
        try component.onDestroy()
      }
      never.continuation.finish()
    }

    @Test func aViewComesAndGoesManyTimesForOneHolder() async throws {
      let holder = try KittenComponentHolder(source: Source { [kittens] in kittens }) { _ in }
      for round in 0..<100 {
        let view = try KittenViewProxy()
        try holder.appear(view)
        if round == 0 {
          for await model in view.$model.values where !model.imageUrls.isEmpty { break }
        }
        // The state has stayed.
        #expect(view.model.imageUrls.count == 2)
        try holder.disappear()
      }
    }

    @Test func theRequestEndsWithTheComponent() async throws {
      let server = try TestServer { _ in await .never() }
      let source = KittenServer(address: server.server.url)
      var holder: KittenComponentHolder? = try KittenComponentHolder(source: source) { _ in }
      let view = try KittenViewProxy()
      try holder?.appear(view)
      await server.events.reaches(1)
      holder = nil
      await server.events.reaches(2)
      let target = "/images?limit=10&offset=0"
      #expect(server.events.events == [.request(target), .abandoned(target)])
      #expect(view.model.isLoading)
    }

    @Test func aRefreshEndsTheRequestBefore() async throws {
      let isFirst = Guarded(true)
      let server = try TestServer { request in
        let first = isFirst.withLock { isFirst in
          defer { isFirst = false }
          return isFirst
        }
        return first ? await .never() : KittenImages.answer(request)
      }
      let holder = try KittenComponentHolder(source: KittenServer(address: server.server.url)) {
        Issue.record("\($0)")
      }
      let view = try KittenViewProxy()
      try holder.appear(view)
      await server.events.reaches(1)
      try view.refresh()
      for await model in view.$model.values where !model.isLoading { break }
      #expect(view.model.imageUrls.count == 10)
      let abandoned = LoopbackServer.Event.abandoned("/images?limit=10&offset=0")
      await server.events.waits { @Sendable in $0.contains(abandoned) }
    }

    @Test func aThousandHoldersLeaveNothing() async throws {
      let life = Life()
      for round in 0..<1_000 {
        let token = life.token()
        let holder = try KittenComponentHolder(source: Source { [kittens] in kittens }) { _ in
          token.touch()
        }
        if round % 3 > 0 { try holder.appear(try KittenViewProxy()) }
        if round % 3 > 1 { try holder.disappear() }
        if round % 10 == 0 { await Task.yield() }
      }
      try await expectNothingLive(in: SamplesLibrary.library)
      while life.alive > 0 {
        try SamplesLibrary.library.collectGarbage()
        await Task.yield()
      }
    }
  }
}
