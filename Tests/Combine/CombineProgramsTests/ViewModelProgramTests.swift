import Dispatch
import KotlinBridgeCombine
import KotlinBridgeTesting
import TestHelpers
import Testing

/// Programs with state that a screen shows.
@Suite(.timeLimit(.minutes(2))) struct ViewModelProgramTests {
  @Test func searchWaitsUntilNobodyTypes() {
    let scheduler = VirtualTimeScheduler()
    let model = SearchViewModel(catalogue: ["Kite", "Kitchen", "Boat"], scheduler: scheduler)
    var shown: [[String]] = []
    var searching: [Bool] = []
    let cancellables = [
      model.$results.dropFirst().sink { shown.append($0) },
      model.$isSearching.dropFirst().sink { searching.append($0) },
    ]
    for query in ["k", "ki", "kit"] {
      model.query = query
      scheduler.advance(by: .milliseconds(200))
    }
    #expect(shown == [] && searching == [true])
    scheduler.advance(by: .milliseconds(100))
    #expect(shown == [["Kite", "Kitchen"]] && searching == [true, false])
    model.query = "KIT "
    scheduler.advance(by: .seconds(1))
    #expect(shown.count == 1)
    model.query = "boat"
    scheduler.advance(by: .seconds(1))
    #expect(model.results == ["Boat"] && shown.count == 2)
    for cancellable in cancellables { cancellable.cancel() }
    model.query = "k"
    scheduler.run()
    #expect(shown.count == 2)
  }

  @Test func searchEndsWithItsModel() {
    let scheduler = VirtualTimeScheduler()
    var model: SearchViewModel? = SearchViewModel(catalogue: [], scheduler: scheduler)
    weak let gone = model
    model?.query = "x"
    model = nil
    #expect(gone == nil)
    scheduler.run()
    #expect(scheduler.isIdle)
  }

  @Test func signUpIsPossibleWhileTheFieldsFit() {
    let form = SignUpForm()
    var buttons: [Bool] = []
    var changes = 0
    let cancellables = [
      form.$canSubmit.sink { buttons.append($0) },
      form.objectWillChange.sink { changes += 1 },
    ]
    #expect(form.problems == [.shortName, .weakPassword])
    form.name = "Ada"
    form.password = "kites are high"
    #expect(form.problems == [.mismatch])
    form.repeated = "kites are high"
    form.repeated += "!"
    form.repeated.removeLast()
    #expect(form.problems == [] && buttons == [false, true, false, true])
    // Each set tells of the field, of the problems if they have changed, and of the button.
    #expect(changes == 2 + 2 + 3 + 3 + 3)
    for cancellable in cancellables { cancellable.cancel() }
    form.name = ""
    #expect(buttons.count == 4)
  }

  @Test func thermostatAssignsToItsDisplayAndToItself() {
    let thermostat = Thermostat()
    thermostat.switchOn()
    thermostat.sensor.send(.init(celsius: 18.5, humidity: 40, room: "kitchen"))
    #expect(thermostat.display.history == ["kitchen: 18.5 degrees, 40 %"])
    #expect(thermostat.isHeating)
    thermostat.wanted = 18
    #expect(!thermostat.isHeating)
    thermostat.switchOff()
    thermostat.sensor.send(.init(celsius: 10, humidity: 50, room: "hall"))
    #expect(thermostat.display.history.count == 1 && thermostat.isHeating)
  }

  @Test func screenSaysWhatItsServiceDoes() {
    let scheduler = VirtualTimeScheduler()
    func contents(of service: any UserService, leaving: Bool = false)
      -> [ProfileScreen<VirtualTimeScheduler>.Content]
    {
      let screen = ProfileScreen(service: service, scheduler: scheduler)
      var contents: [ProfileScreen<VirtualTimeScheduler>.Content] = []
      let cancellable = screen.$content.sink { contents.append($0) }
      screen.show(id: 7)
      if leaving { screen.leave() }
      scheduler.run()
      cancellable.cancel()
      return contents
    }
    let slow = SlowUserService(scheduler: scheduler, seconds: 3)
    #expect(contents(of: FailingUserService()) == [.idle, .loading, .failed(.offline)])
    #expect(contents(of: EmptyUserService()) == [.idle, .loading, .nobody])
    #expect(contents(of: slow) == [.idle, .loading, .loaded(User(name: "user 7"))])
    #expect(contents(of: SilentUserService()) == [.idle, .loading, .failed(.tooLate)])
    #expect(contents(of: slow, leaving: true) == [.idle, .loading, .idle])
    let slower = SlowUserService(scheduler: scheduler, seconds: 11)
    #expect(contents(of: slower) == [.idle, .loading, .failed(.tooLate)])
  }

  @Test @MainActor func newsArriveOnTheMainActor() async {
    let model = NewsViewModel()
    let news = PassthroughSubject<String, any Error>()
    let shown = History<[String]>()
    let cancellable = model.$headlines.dropFirst().sink { shown.append($0) }
    model.follow(news.eraseToAnyPublisher())
    await onNewThread { for headline in ["one", "two"] { news.send(headline) } }
    await shown.reaches(2)
    #expect(shown.events == [["ONE"], ["ONE", "TWO"]] && model.updates == 2)
    let messages = History<String>()
    let following = model.$message.dropFirst().sink { messages.append($0) }
    await onNewThread { news.send(completion: .failure(Broken(reason: 3))) }
    await messages.reaches(1)
    #expect(messages.events[0].contains("Broken"))
    following.cancel()
    cancellable.cancel()
  }

  @Test @MainActor func nothingArrivesAfterTheNewsAreStopped() async {
    let model = NewsViewModel()
    let messages = PassthroughSubject<String, Never>()
    let shown = History<String>()
    let cancellable = model.$message.dropFirst().sink { shown.append($0) }
    model.followMessage(messages.eraseToAnyPublisher())
    messages.send("seen")
    await shown.reaches(1)
    messages.send("not seen")
    model.stop()
    messages.send("not seen either")
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
    #expect(shown.events == ["seen"] && model.message == "seen")
    cancellable.cancel()
  }
}
