import KotlinBridgeCombine
import TestHelpers
import Testing

@Suite struct AssignTests {
  final class Label {
    var text = "" { didSet { history.append(text) } }
    var history: [String] = []
    let token: Life.Token?

    init(_ token: Life.Token? = nil) {
      self.token = token
    }
  }

  @Test func everyValueIsSet() {
    let label = Label()
    let cancellable = Numbers<Never>(count: 3).map { "\($0)" }.assign(to: \.text, on: label)
    #expect(label.history == ["0", "1", "2"])
    cancellable.cancel()
  }

  @Test func nothingIsSetAfterCancel() {
    let (label, upstream) = (Label(), ManualPublisher<String, Never>())
    let cancellable = upstream.assign(to: \.text, on: label)
    #expect(upstream.calls == [.request(.unlimited)])
    #expect(upstream.send("a") == Subscribers.Demand.none)
    cancellable.cancel()
    upstream.send("b")
    #expect(label.history == ["a"])
    #expect(upstream.calls == [.request(.unlimited), .cancel])
  }

  @Test(arguments: [true, false])
  func objectIsHeldUntilTheEndOrTheCancel(cancels: Bool) {
    let life = Life()
    let upstream = ManualPublisher<String, Never>()
    let cancellable = upstream.assign(to: \.text, on: Label(life.token()))
    #expect(life.alive == 1)
    if cancels { cancellable.cancel() } else { upstream.send(completion: .finished) }
    #expect(life.alive == 0)
    withExtendedLifetime(cancellable) {}
  }

  @Test func objectShowsUntilTheEnd() {
    let label = Label()
    let assign = Subscribers.Assign(object: label, keyPath: \.text)
    #expect(assign.object === label)
    assign.cancel()
    #expect(assign.object == nil)
  }

  @Test func whatComesBeforeTheSubscriptionIsIgnored() {
    let label = Label()
    let assign = Subscribers.Assign(object: label, keyPath: \.text)
    _ = assign.receive("early")
    assign.receive(completion: .finished)
    Just("in time").subscribe(assign)
    #expect(label.history == ["in time"])
  }
}
