import Foundation
// The rest of this file is written as for Combine. It should compile on an Apple system with
// `import Combine` in place of the next line.
import KotlinBridgeCombine
import TestHelpers
import Testing

private struct Project: Equatable {
  enum Kind { case local, hosted }

  var address: String
  var name: String
  var password: String
}

/// A form whose fields are checked together.
private final class ProjectForm {
  let kind = CurrentValueSubject<Project.Kind, Never>(.hosted)
  let address = CurrentValueSubject<String, Never>("")
  let name = CurrentValueSubject<String, Never>("")
  let password = CurrentValueSubject<String, Never>("")

  private(set) var isValid = false
  private(set) var projects: [Project] = []
  private var cancellables = Set<AnyCancellable>()

  var validatedAddress: AnyPublisher<String?, Never> {
    Publishers.CombineLatest(kind, address)
      .map { kind, address in
        kind == .local ? "http://localhost" : address.hasPrefix("http") ? address : nil
      }
      .removeDuplicates()
      .eraseToAnyPublisher()
  }

  var validatedProject: AnyPublisher<Project?, Never> {
    Publishers.CombineLatest3(validatedAddress, name, password)
      .map { address, name, password in
        guard let address, !name.isEmpty, password.count > 3 else { return nil }
        return Project(address: address, name: name, password: password)
      }
      .eraseToAnyPublisher()
  }

  init() {
    validatedProject
      .map { $0 != nil }
      .sink { [weak self] in self?.isValid = $0 }
      .store(in: &cancellables)
    validatedProject
      .compactMap { $0 }
      .removeDuplicates()
      .sink { [weak self] in self?.projects.append($0) }
      .store(in: &cancellables)
  }
}

private final class Store {
  enum StoreError: Error, Equatable {
    case offline
    case status(Int)
  }

  private(set) var requests = 0
  var failuresBeforeSuccess = 0

  func load(_ id: Int) -> AnyPublisher<String, StoreError> {
    Deferred { [self] in
      requests += 1
      return Future<String, StoreError> { [self] promise in
        promise(requests > failuresBeforeSuccess ? .success("item \(id)") : .failure(.offline))
      }
    }
    .eraseToAnyPublisher()
  }

  func ids() -> AnyPublisher<[Int], Never> { Just([1, 2, 3]).eraseToAnyPublisher() }

  func all() -> AnyPublisher<[String], StoreError> {
    ids()
      .setFailureType(to: StoreError.self)
      .flatMap { ids in
        Publishers.MergeMany(ids.map { self.load($0) })
          .collect()
      }
      .eraseToAnyPublisher()
  }

  func oneByOne() -> AnyPublisher<String, StoreError> {
    ids()
      .flatMap { $0.publisher }
      .flatMap(maxPublishers: .max(1)) { [unowned self] id in load(id) }
      .eraseToAnyPublisher()
  }
}

private class Search {
  let query = PassthroughSubject<String, Never>()
  private(set) var results: [[String]] = []
  private var cancellable: AnyCancellable?

  init(find: @escaping (String) -> AnyPublisher<[String], any Error>) {
    cancellable =
      query
      .removeDuplicates()
      .map { text in
        find(text)
          .catch { _ in Just([]) }
      }
      .switchToLatest()
      .sink(receiveValue: { [weak self] in self?.results.append($0) })
  }
}

/// Operators of several publishers as people write them.
@Suite struct SeveralSourcesTests {
  @Test func formIsCheckedAsAWhole() {
    let form = ProjectForm()
    form.address.send("http://example.org")
    form.name.send("A")
    #expect(!form.isValid)
    form.password.send("secret")
    #expect(form.isValid)
    form.kind.value = .local
    form.password.value = ""
    #expect(!form.isValid)
    let expected = ["http://example.org", "http://localhost"].map {
      Project(address: $0, name: "A", password: "secret")
    }
    #expect(form.projects == expected)
  }

  @Test func requestsRunTogetherOrOneByOne() {
    let store = Store()
    var seen: [String] = []
    var cancellables = Set<AnyCancellable>()
    store.all()
      .sink(receiveCompletion: { _ in }, receiveValue: { seen += $0 })
      .store(in: &cancellables)
    store.oneByOne()
      .replaceError(with: "")
      .sink { seen.append($0) }
      .store(in: &cancellables)
    #expect(seen == ["item 1", "item 2", "item 3", "item 1", "item 2", "item 3"])
  }

  @Test func requestIsRetriedAndThenReplaced() {
    let store = Store()
    store.failuresBeforeSuccess = 2
    var seen: [String] = []
    var cancellables = Set<AnyCancellable>()
    store.load(7)
      .retry(2)
      .catch { _ in Just("none") }
      .sink { seen.append($0) }
      .store(in: &cancellables)
    store.failuresBeforeSuccess = 9
    store.load(8)
      .retry(2)
      .catch { error -> AnyPublisher<String, Never> in Just("\(error)").eraseToAnyPublisher() }
      .sink { seen.append($0) }
      .store(in: &cancellables)
    store.load(9)
      .tryCatch { error -> Just<String> in
        guard error == .offline else { throw error }
        return Just("later")
      }
      .sink(receiveCompletion: { _ in }, receiveValue: { seen.append($0) })
      .store(in: &cancellables)
    #expect(seen == ["item 7", "offline", "later"])
    #expect(store.requests == 7)
  }

  @Test func latestSearchWins() {
    var answers: [String: PassthroughSubject<[String], any Error>] = [:]
    let search = Search { text in
      let answer = PassthroughSubject<[String], any Error>()
      answers[text] = answer
      return answer.eraseToAnyPublisher()
    }
    search.query.send("a")
    search.query.send("ab")
    answers["a"]?.send(["late"])
    answers["ab"]?.send(["found"])
    search.query.send("abc")
    answers["abc"]?.send(completion: .failure(Broken()))
    #expect(search.results == [["found"], []])
  }

  @Test func valuesAreAddedBeforeAndAfter() {
    var seen: [Int] = []
    let cancellable = (3...4).publisher
      .prepend(1, 2)
      .prepend([0])
      .append(5)
      .append([6, 7])
      .append(Just(8))
      .prepend(Empty())
      .replaceEmpty(with: 9)
      .sink { seen.append($0) }
    #expect(seen == Array(0...8))
    let empty = Publishers.Concatenate(prefix: Empty<Int, Never>(), suffix: Empty())
      .replaceEmpty(with: -1).sink { seen.append($0) }
    #expect(seen.last == -1)
    withExtendedLifetime((cancellable, empty)) {}
  }

  @Test func typesWithoutFailureMixWithThoseThatFail() {
    var seen: [String] = []
    var cancellables = Set<AnyCancellable>()
    let numbers = PassthroughSubject<Int, Never>()
    let failing = PassthroughSubject<Int, Broken>()
    let texts:
      Publishers.FlatMap<
        Result<String, Broken>.Publisher,
        Publishers.SetFailureType<PassthroughSubject<Int, Never>, Broken>
      > = numbers.flatMap { $0 < 3 ? .init("\($0)") : .init(Broken()) }
    texts.sink(receiveCompletion: { seen.append("\($0)") }, receiveValue: { seen.append($0) })
      .store(in: &cancellables)
    failing.flatMap { Just("\($0)") }.replaceError(with: "replaced").sink { seen.append($0) }
      .store(in: &cancellables)
    failing.map { Just("just \($0)") }.switchToLatest()
      .sink(receiveCompletion: { _ in }, receiveValue: { seen.append($0) })
      .store(in: &cancellables)
    numbers.map { Fail<String, Broken>(error: Broken(reason: $0)) }.switchToLatest()
      .sink(receiveCompletion: { seen.append("\($0)") }, receiveValue: { _ in })
      .store(in: &cancellables)
    numbers.send(2)
    #expect(seen == ["2", "failure(TestHelpers.Broken(reason: 2))"])
    failing.send(5)
    #expect(seen.suffix(2) == ["5", "just 5"])
    failing.send(completion: .failure(Broken()))
    #expect(seen.last == "replaced")
  }

  @Test func manyPublishersAreMergedAndCombined() {
    var seen: [String] = []
    var cancellables = Set<AnyCancellable>()
    let subjects = (0..<8).map { _ in PassthroughSubject<Int, Never>() }
    let s = subjects
    s[0].merge(with: s[1], s[2], s[3], s[4], s[5], s[6], s[7]).sink { seen.append("\($0)") }
      .store(in: &cancellables)
    s[0].merge(with: s[1].map { $0 }, s[2].eraseToAnyPublisher()).sink { seen.append("m\($0)") }
      .store(in: &cancellables)
    Publishers.Merge4(s[0], s[1], s[2], s[3].filter { $0 > 2 }).sink { seen.append("M\($0)") }
      .store(in: &cancellables)
    s[0].combineLatest(s[1], s[2]) { $0 + $1 + $2 }.sink { seen.append("c\($0)") }
      .store(in: &cancellables)
    Publishers.CombineLatest4(s[0], s[1], s[2], s[3]).map { $0 + $1 + $2 + $3 }
      .sink { seen.append("C\($0)") }
      .store(in: &cancellables)
    s[0].zip(s[1], s[2]).sink { a, b, c in seen.append("z\(a + b + c)") }
      .store(in: &cancellables)
    Publishers.Zip4(s[0], s[1], s[2], s[3]).map { $0.0 + $0.3 }.sink { seen.append("Z\($0)") }
      .store(in: &cancellables)
    for (index, subject) in subjects.enumerated() { subject.send(index) }
    #expect(
      seen == [
        "0", "m0", "M0", "1", "m1", "M1", "2", "m2", "M2", "c3", "z3", "3", "M3", "C6", "Z3", "4",
        "5", "6", "7",
      ])
  }

  @Test func workIsSharedAndConnected() {
    var loads = 0
    var seen: [Int] = []
    var cancellables = Set<AnyCancellable>()
    let source = PassthroughSubject<Int, Never>()
    let shared =
      source
      .handleEvents(receiveOutput: { _ in loads += 1 })
      .share()
    for factor in [1, 10] {
      shared.map { $0 * factor }.sink { seen.append($0) }.store(in: &cancellables)
    }
    source.send(1)
    #expect(seen == [1, 10] && loads == 1)
    let replay = source.multicast(subject: CurrentValueSubject(0))
    replay.sink { seen.append($0) }.store(in: &cancellables)
    let connection = replay.connect()
    source.send(2)
    #expect(seen == [1, 10, 0, 2, 20, 2])
    connection.cancel()
    let connectable: any ConnectablePublisher<Int, Never> = Just(5).makeConnectable()
    (connectable as? Publishers.MakeConnectable<Just<Int>>)?.autoconnect().sink { seen.append($0) }
      .store(in: &cancellables)
    #expect(seen.last == 5)
  }

  @Test func takingUntilAnotherGivesASignal() {
    var seen: [String] = []
    var cancellables = Set<AnyCancellable>()
    let (values, start, stop) = (
      PassthroughSubject<Int, Never>(), PassthroughSubject<Void, Never>(),
      PassthroughSubject<String, Broken>()
    )
    values.drop(untilOutputFrom: start).prefix(untilOutputFrom: stop)
      .sink(receiveCompletion: { seen.append("\($0)") }, receiveValue: { seen.append("\($0)") })
      .store(in: &cancellables)
    values.send(1)
    start.send()
    values.send(2)
    stop.send("enough")
    values.send(3)
    #expect(seen == ["2", "finished"])
  }
}
