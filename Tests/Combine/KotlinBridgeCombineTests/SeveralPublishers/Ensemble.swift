import KotlinBridgeCombine
import KotlinBridgeLocks
import TestHelpers

/// Runs an operator of several publishers step by step and notes what it does, both as words.
///
/// The publishers are called a to d. The words of a script: `?2` requests two values and `?*` all,
/// `a1` is a value of a, `a|` and `a!1` its completion, and `x` cancels. In the notes `a^` says that
/// a is subscribed to after the beginning, `a?2`, `a?*` and `ax` what a is told, `v1` is a value
/// that is delivered, and `|` or `!1` the completion.
struct Ensemble {
  typealias Upstream = AnyPublisher<Int, Broken>
  typealias Operator = @Sendable ([Upstream]) -> AnyPublisher<String, Broken>

  private let members = ["a", "b", "c", "d"].map { ($0, ManualPublisher<Int, Broken>()) }
  private let words = Guarded<[String]>([])
  private let hasBegun = Guarded(false)

  static func notes(
    of script: String, through operation: Operator,
    answer: @escaping (String) -> Subscribers.Demand = { _ in .none }
  ) -> String {
    Ensemble().run(script, operation, answer)
  }

  private func run(
    _ script: String, _ operation: Operator, _ answer: @escaping (String) -> Subscribers.Demand
  ) -> String {
    var subscription: (any Subscription)?
    let upstreams = members.map { name, member in
      Noted(
        upstream: member, note: { note(name + $0) },
        onSubscriber: { if hasBegun.value { note(name + "^") } }
      ).eraseToAnyPublisher()
    }
    operation(upstreams).subscribe(
      AnySubscriber(
        receiveSubscription: { subscription = $0 },
        receiveValue: { value in
          note("v\(value)")
          return answer(value)
        },
        receiveCompletion: { note(Script.word(for: $0)) }))
    hasBegun.value = true
    for word in script.split(separator: " ") { perform(word, subscription) }
    let noted = words.value
    subscription?.cancel()
    for (_, member) in members { member.forget() }
    return noted.joined(separator: " ")
  }

  private func note(_ word: String) { words.withLock { $0.append(word) } }

  private func perform(_ word: Substring, _ subscription: (any Subscription)?) {
    let rest = word.dropFirst()
    switch word.first {
    case "?": subscription?.request(Int(rest).map { .max($0) } ?? .unlimited)
    case "x": subscription?.cancel()
    default:
      let member = members.first { $0.0 == word.prefix(1) }!.1
      switch rest.first {
      case "|": member.send(completion: .finished)
      case "!": member.send(completion: .failure(Broken(reason: Int(rest.dropFirst())!)))
      default: member.send(Int(rest)!)
      }
    }
  }
}

extension Publisher where Failure == Broken {
  /// With values as words, for an `Ensemble`.
  var worded: AnyPublisher<String, Broken> { worded { "\($0)" } }

  func worded(_ word: @escaping (Output) -> String) -> AnyPublisher<String, Broken> {
    map(word).eraseToAnyPublisher()
  }
}
