import Foundation
import KotlinBridgeCombine
import TestHelpers
import Testing

/// The operators that show events, and those of documents.
@Suite struct EventTests {
  final class Lines: TextOutputStream {
    private(set) var text = ""

    func write(_ string: String) { text += string }
  }

  @Test func eventsAreShownBeforeTheyPass() {
    var seen: [String] = []
    let subscriber = RecordingSubscriber(demand: .max(1), of: Int.self, failing: Broken.self) {
      seen.append("value \($0)")
      return .max(2)
    }
    let upstream = ManualPublisher<Int, Broken>()
    upstream.handleEvents(
      receiveSubscription: { _ in seen.append("subscription") },
      receiveOutput: { seen.append("output \($0)") },
      receiveCompletion: { seen.append("\($0)") },
      receiveCancel: { seen.append("cancel") },
      receiveRequest: { seen.append("request \($0)") }
    ).subscribe(subscriber)
    upstream.send(7)
    upstream.send(completion: .finished)
    subscriber.subscription?.cancel()
    subscriber.subscription?.request(.max(1))
    let expected = [
      "subscription", "request max(1)", "output 7", "value 7", "request max(2)", "finished",
    ]
    #expect(seen == expected)
    #expect(subscriber.signals == [.subscription, .value(7), .finished])
  }

  @Test func cancelIsShownOnceAndNothingAfterIt() {
    var seen: [String] = []
    let upstream = ManualPublisher<Int, Broken>()
    let cancellable = upstream.handleEvents(
      receiveOutput: { seen.append("output \($0)") },
      receiveCompletion: { seen.append("\($0)") },
      receiveCancel: { seen.append("cancel") }
    ).sink(receiveCompletion: { _ in }, receiveValue: { _ in })
    cancellable.cancel()
    cancellable.cancel()
    upstream.send(1)
    upstream.send(completion: .finished)
    #expect(seen == ["cancel"])
    #expect(upstream.calls == [.request(.unlimited), .cancel])
  }

  @Test func linesAreThoseOfCombine() {
    let (lines, upstream) = (Lines(), ManualPublisher<Int, Broken>())
    let subscriber = RecordingSubscriber(demand: .max(1), of: Int.self, failing: Broken.self) { _ in
      .max(1)
    }
    upstream.print("p", to: lines).subscribe(subscriber)
    upstream.send(7)
    upstream.send(completion: .failure(Broken()))
    let text = lines.text.split(separator: "\n").map(String.init)
    #expect(text[0].hasPrefix("p: receive subscription: ("))
    let rest = [
      "p: request max(1)", "p: receive value: (7)", "p: request max(1) (synchronous)",
      "p: receive error: (Broken(reason: 1))",
    ]
    #expect(Array(text.dropFirst()) == rest)
    let bare = Lines()
    let cancellable = Numbers<Never>(count: 1).print(to: bare).first().sink { _ in }
    #expect(bare.text.hasSuffix("request max(1)\nreceive value: (0)\nreceive cancel\n"))
    cancellable.cancel()
  }

  @Test func documentsAreDecodedAndEncoded() {
    struct Person: Codable, Equatable { var name: String }
    var seen: [Result<Person, any Error>] = []
    let cancellable = Just(Person(name: "A")).encode(encoder: JSONEncoder())
      .decode(type: Person.self, decoder: JSONDecoder())
      .sink(receiveCompletion: { _ in }, receiveValue: { seen.append(.success($0)) })
    #expect(seen.compactMap { try? $0.get() } == [Person(name: "A")])
    cancellable.cancel()
    var failed = false
    let broken = Just(Data("{".utf8)).decode(type: Person.self, decoder: JSONDecoder())
      .sink(
        receiveCompletion: { if case .failure(is DecodingError) = $0 { failed = true } },
        receiveValue: { _ in })
    #expect(failed)
    broken.cancel()
  }
}
