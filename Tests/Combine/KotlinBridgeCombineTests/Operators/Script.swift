import KotlinBridgeCombine
import KotlinBridgeLocks
import KotlinBridgeTesting
import TestHelpers

/// Runs an operator step by step and notes what it does, both as words.
///
/// The words of a script: `?2` requests two values and `?*` all, a number is a value from upstream,
/// `|` and `!1` its completion, and `x` cancels. In the notes `?2`, `?*` and `x` are what upstream
/// is told, `v1` is a value that is delivered, `+1` the demand that upstream is answered, and `|`
/// or `!1` the completion that is delivered.
///
/// With a scheduler, `~3` moves the time on by three seconds, which the notes repeat. What is due
/// after another word runs at once.
struct Script {
  typealias Operator =
    @Sendable (AnyPublisher<Int, Broken>) -> AnyPublisher<Int, any Error>

  static func notes(
    of script: String, through operation: Operator, on scheduler: VirtualTimeScheduler? = nil,
    answer: @escaping (Int) -> Subscribers.Demand = { _ in .none }
  ) -> String {
    let notes = Guarded<[String]>([])
    let upstream = ManualPublisher<Int, Broken>()
    var subscription: (any Subscription)?
    let noted = Noted(upstream: upstream) { word in notes.withLock { $0.append(word) } }
    operation(noted.eraseToAnyPublisher()).subscribe(
      AnySubscriber(
        receiveSubscription: { subscription = $0 },
        receiveValue: { value in
          notes.withLock { $0.append("v\(value)") }
          return answer(value)
        },
        receiveCompletion: { end in notes.withLock { $0.append(word(for: end)) } }))
    for word in script.split(separator: " ") {
      if word.first == "~" {
        notes.withLock { $0.append(String(word)) }
        scheduler?.advance(by: .seconds(Int(word.dropFirst())!))
        continue
      }
      defer { scheduler?.advance() }
      if let more = perform(word, upstream, subscription), more > .none {
        notes.withLock { $0.append("+\(text(more))") }
      }
    }
    let words = notes.value
    subscription?.cancel()
    upstream.forget()
    return words.joined(separator: " ")
  }

  private static func perform(
    _ word: Substring, _ upstream: ManualPublisher<Int, Broken>,
    _ subscription: (any Subscription)?
  ) -> Subscribers.Demand? {
    switch word.first {
    case "?": subscription?.request(Int(word.dropFirst()).map { .max($0) } ?? .unlimited)
    case "|": upstream.send(completion: .finished)
    case "!": upstream.send(completion: .failure(Broken(reason: Int(word.dropFirst())!)))
    case "x": subscription?.cancel()
    default: return upstream.send(Int(word)!)
    }
    return nil
  }

  static func word<Failure: Error>(for end: Subscribers.Completion<Failure>) -> String {
    switch end {
    case .finished: "|"
    case .failure(let failure): "!\((failure as? Broken)?.reason ?? -1)"
    }
  }

  fileprivate static func text(_ demand: Subscribers.Demand) -> String {
    demand.max.map { "\($0)" } ?? "*"
  }
}

/// Notes the requests and cancels that reach a publisher, with nothing of the operators' own code.
struct Noted: Publisher {
  typealias Output = Int
  typealias Failure = Broken

  let upstream: ManualPublisher<Int, Broken>
  let note: (String) -> Void
  var onSubscriber: () -> Void = {}

  func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Broken {
    onSubscriber()
    upstream.subscribe(
      AnySubscriber(
        receiveSubscription: { _ in
          subscriber.receive(subscription: Noting(note: note))
        }, receiveValue: subscriber.receive(_:), receiveCompletion: subscriber.receive(completion:))
    )
  }

  private final class Noting: Subscription {
    let note: (String) -> Void

    init(note: @escaping (String) -> Void) {
      self.note = note
    }

    func request(_ demand: Subscribers.Demand) { note("?\(Script.text(demand))") }
    func cancel() { note("x") }
  }
}
