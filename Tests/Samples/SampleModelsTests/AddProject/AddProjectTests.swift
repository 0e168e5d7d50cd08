import AddProject
import Foundation
import KotlinBridge
import KotlinBridgePublisher
import KotlinBridgeTesting
import SampleSupport
import TestHelpers
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The form over virtual time, against a real server.
@Suite(.timeLimit(.minutes(2))) struct AddProjectTests {
  typealias Form = AddProjectForm<VirtualTimeScheduler>

  /// A form that somebody fills in, and what it has shown.
  final class Desk {
    let scheduler = VirtualTimeScheduler()
    let server: LoopbackServer
    let events = History<LoopbackServer.Event>()
    let pause = History<Void>()
    var form: Form?
    private(set) var shown: [String] = []
    private var subscriptions: Set<AnyCancellable> = []

    init(status: ((Project) -> AnyPublisher<Int, Never>)? = nil) throws {
      let answers = ProjectServer { [pause] in await pause.waits { !$0.isEmpty } }
      server = try LoopbackServer(
        onEvent: { [events] in events.append($0) }, answer: answers.answer)
      let hosted = server.url.appending(path: "200")
      let session = URLSession.patient
      let form = Form(
        hosted: hosted, scheduler: scheduler, status: status ?? { session.status(of: $0) })
      form.$progress.dropFirst().sink { [unowned self] in shown.append($0!.rawValue) }
        .store(in: &subscriptions)
      form.$errorText.removeDuplicates().dropFirst().sink { [unowned self] in shown.append($0) }
        .store(in: &subscriptions)
      self.form = form
    }

    deinit { pause.append(()) }

    func address(answering answer: String) -> String {
      server.url.appending(path: answer).absoluteString
    }

    /// Types a whole project, whose server answers this, and waits for a second.
    func enter(answering answer: String, name: String = "kites") {
      form!.serverAddress = address(answering: answer)
      form!.projectName = name
      form!.password = "secret"
      scheduler.advance(by: 1)
    }

    /// Runs what the answers have scheduled, until the form has shown so much.
    func shows(_ count: Int) async {
      while shown.count < count, !Task.isCancelled {
        scheduler.advance()
        await Task.yield()
      }
    }
  }

  @Test func completeInputIsCheckedWhenNothingHasBeenTypedForASecond() async throws {
    let desk = try Desk()
    let form = desk.form!
    form.serverAddress = desk.address(answering: "500")
    desk.scheduler.advance(by: 5)
    form.projectName = "kit"
    form.password = "secret"
    desk.scheduler.advance(by: .milliseconds(900))
    // A correction.
    form.projectName = "kites"
    form.serverAddress = desk.address(answering: "200")
    desk.scheduler.advance(by: .milliseconds(900))
    #expect(desk.shown == [])
    desk.scheduler.advance(by: .milliseconds(100))
    #expect(desk.shown == ["in progress"])
    await desk.shows(2)
    #expect(desk.shown == ["in progress", "success"])
    #expect(desk.events.events == [.request("/200/members")])
  }

  @Test(arguments: [
    ("401", "The server does not accept the password"), ("500", "Server error: 500"),
    ("404", "Server error: 404"),
  ])
  func statusBecomesAnErrorText(status: String, text: String) async throws {
    let desk = try Desk()
    desk.enter(answering: status)
    await desk.shows(3)
    #expect(Set(desk.shown) == ["in progress", "failure", text])
    // It goes with the next success.
    desk.enter(answering: "200")
    await desk.shows(6)
    #expect(Set(desk.shown[3...]) == ["in progress", "success", ""])
  }

  @Test func serverThatIsNotThereIsAFailure() async throws {
    let desk = try Desk()
    desk.form!.serverAddress = "http://127.0.0.1:1"
    desk.form!.projectName = "kites"
    desk.form!.password = "secret"
    desk.scheduler.advance(by: 1)
    await desk.shows(3)
    #expect(Set(desk.shown) == ["in progress", "failure", "Could not find server"])
  }

  @Test func incompleteInputIsNotChecked() throws {
    let desk = try Desk()
    for address in ["", "ftp://127.0.0.1", "http://", "nonsense"] {
      desk.form!.serverAddress = address
      desk.form!.projectName = "kites"
      desk.form!.password = "secret"
      desk.scheduler.advance(by: 1)
    }
    desk.enter(answering: "200", name: "")
    #expect(desk.shown == [] && desk.events.events == [])
  }

  @Test func hostedProjectNeedsNoAddressAndSameInputIsCheckedOnce() async throws {
    let desk = try Desk()
    desk.form!.backend = .hosted
    desk.form!.projectName = "kites"
    desk.form!.password = "secret"
    desk.scheduler.advance(by: 1)
    await desk.shows(2)
    desk.form!.password = "other"
    desk.form!.password = "secret"
    desk.form!.serverAddress = "of no use"
    desk.scheduler.advance(by: 1)
    desk.scheduler.run()
    #expect(desk.shown == ["in progress", "success"])
  }

  @Test func slowAnswerIsOvertakenByTheNextInput() async throws {
    let desk = try Desk()
    desk.enter(answering: "slow")
    await desk.events.reaches(1)
    desk.enter(answering: "401")
    await desk.shows(4)
    desk.pause.append(())
    desk.enter(answering: "200")
    await desk.shows(7)
    #expect(desk.shown.prefix(2) == ["in progress", "in progress"])
    #expect(Set(desk.shown[2..<4]) == ["failure", "The server does not accept the password"])
    #expect(desk.shown[4] == "in progress" && Set(desk.shown[5...]) == ["success", ""])
  }

  @Test func nextInputEndsTheRequestOfTheOneBefore() async throws {
    let desk = try Desk()
    desk.enter(answering: "never")
    await desk.events.reaches(1)
    desk.enter(answering: "200")
    await desk.events.waits { $0.contains(.abandoned("/never/members")) }
    await desk.shows(3)
    #expect(desk.shown == ["in progress", "in progress", "success"])
  }

  @Test func nothingComesAfterTheFormHasGone() async throws {
    let desk = try Desk()
    desk.enter(answering: "never")
    await desk.events.reaches(1)
    weak let form = desk.form
    desk.form = nil
    #expect(form == nil)
    await desk.events.waits { $0.contains(.abandoned("/never/members")) }
    desk.scheduler.run()
    #expect(desk.shown == ["in progress"] && desk.scheduler.isIdle)
  }

  @Test func requestMayBeAKotlinFunction() async throws {
    let parameter = #"{"name":"it","type":"String"}"#
    let fake = FakeLibrary(
      manifest: Array(
        """
        {"abi":6,"library":"projects","kotlin":"fake","flows":[],"types":[],"functions":[
        {"id":0,"name":"members","kind":"suspend","result":"Int",
        "parameters":[\(parameter),\(parameter),\(parameter)]}]}
        """.utf8))
    let members = fake.function(
      "members", taking: String.self, String.self, String.self, returning: Int32.self)
    let library = try fake.open()
    let desk = try Desk { project in
      project.status { address, name, password, completion in
        library.call(
          "members", encodedArguments: KotlinWriter.bytes(of: address, name, password),
          completion: completion)
      }
    }
    desk.enter(answering: "slow")
    let slow = try await members.call(0)
    let (address, name, password) = try slow.arguments(
      as: String.self, String.self, String.self)
    #expect(address == desk.address(answering: "slow") + "/members")
    #expect([name, password] == ["kites", "secret"])
    desk.enter(answering: "401")
    try await members.call(1).answer(401)
    await desk.shows(4)
    // Nobody waits for it any more.
    try slow.answer(200)
    desk.enter(answering: "200")
    try await members.call(2).fail(KotlinError(code: .failed, message: "unreachable"))
    await desk.shows(7)
    #expect(!desk.shown.contains("success"))
    #expect(desk.shown.contains("Could not find server"))
    desk.form = nil
    try await expectNothingLive(in: library)
  }
}
