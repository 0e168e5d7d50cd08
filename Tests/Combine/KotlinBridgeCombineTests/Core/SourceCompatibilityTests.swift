import Dispatch
import Foundation
// The rest of this file is written as for Combine. It should compile on an Apple system with
// `import Combine` in place of the next line.
import KotlinBridgeCombine
import TestHelpers
import Testing

private struct IssPosition: Sendable {
  var latitude: Double
  var longitude: Double
}

private final class PeopleInSpaceRepository {
  var positions = [IssPosition(latitude: 1.5, longitude: 2.25)]
  private(set) var polls = 0

  func poll(_ onEach: (IssPosition) -> Void) {
    polls += 1
    positions.forEach(onEach)
  }
}

private struct IssPositionPublisher: Publisher {
  typealias Output = IssPosition
  typealias Failure = Never

  let repository: PeopleInSpaceRepository

  func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
    let subscription = IssPositionSubscription(repository: repository, subscriber: subscriber)
    subscriber.receive(subscription: subscription)
  }

  final class IssPositionSubscription<S: Subscriber>: Subscription
  where S.Input == Output, S.Failure == Failure {
    private var subscriber: S?
    private let repository: PeopleInSpaceRepository

    init(repository: PeopleInSpaceRepository, subscriber: S) {
      self.repository = repository
      self.subscriber = subscriber
    }

    func request(_ demand: Subscribers.Demand) {
      repository.poll { position in
        _ = subscriber?.receive(position)
      }
    }

    func cancel() {
      subscriber = nil
    }
  }
}

private class PeopleInSpaceViewModel {
  var issPositionString = ""
  var people: [String] = []
  private var subscription: AnyCancellable?
  private var cancellables = Set<AnyCancellable>()
  private var bag: [AnyCancellable] = []
  private let repository: PeopleInSpaceRepository

  init(repository: PeopleInSpaceRepository) {
    self.repository = repository
  }

  func startObservingISSPosition() {
    subscription = IssPositionPublisher(repository: repository)
      .map { position in
        String(format: "ISS Position = (%f, %f)", position.latitude, position.longitude)
      }
      .assign(to: \.issPositionString, on: self)
  }

  func stopObservingISSPosition() {
    subscription?.cancel()
  }

  func fetch(_ people: AnyPublisher<[String], any Error>) {
    people
      .replaceError(with: [])
      .sink { [weak self] in self?.people = $0 }
      .store(in: &cancellables)
    people
      .map(\.count)
      .sink(
        receiveCompletion: { completion in
          switch completion {
          case .finished: break
          case .failure(let error): print(error)
          }
        },
        receiveValue: { _ in }
      )
      .store(in: &bag)
  }
}

private final class NewsService {
  enum NewsError: Error { case offline }

  func news(completion: @escaping @Sendable (Result<[String], any Error>) -> Void) {
    DispatchQueue.global().async { completion(.success(["first", "second"])) }
  }

  func newsPublisher() -> AnyPublisher<[String], any Error> {
    Deferred {
      Future { promise in
        self.news { result in promise(result) }
      }
    }
    .receive(on: DispatchQueue.main)
    .eraseToAnyPublisher()
  }

  func newsOnTheMainLoop() -> AnyPublisher<[String], any Error> {
    newsPublisher().receive(on: RunLoop.main).eraseToAnyPublisher()
  }

  func cached() -> AnyPublisher<[String], NewsError> {
    Just(["cached"]).setFailureType(to: NewsError.self).eraseToAnyPublisher()
  }
}

private final class IntSubscriber: Subscriber {
  typealias Input = Int
  typealias Failure = Never

  private(set) var received: [Int] = []
  private(set) var completion: Subscribers.Completion<Never>?

  func receive(subscription: any Subscription) {
    subscription.request(.max(3))
  }

  func receive(_ input: Int) -> Subscribers.Demand {
    received.append(input)
    return input == 2 ? .max(1) : .none
  }

  func receive(completion: Subscribers.Completion<Never>) {
    self.completion = completion
  }
}

private struct Member: Codable, Equatable {
  var name: String
  var age: Int?
}

/// A service with operators as people chain them.
private final class MemberService {
  enum ServiceError: Error, Equatable {
    case status(Int)
    case decoding
  }

  func members(_ answer: AnyPublisher<(data: Data, status: Int), any Error>)
    -> AnyPublisher<[Member], ServiceError>
  {
    answer
      .tryMap { data, status -> Data in
        guard 200..<300 ~= status else { throw ServiceError.status(status) }
        return data
      }
      .decode(type: [Member].self, decoder: JSONDecoder())
      .mapError { $0 as? ServiceError ?? .decoding }
      .eraseToAnyPublisher()
  }

  /// The types written out.
  func evenTexts(
    _ numbers: Publishers.Filter<AnyPublisher<Int, Never>>
  ) -> Publishers.Map<Publishers.Filter<AnyPublisher<Int, Never>>, String> {
    Publishers.Map(upstream: numbers, transform: { String($0) })
  }
}

private final class SearchModel: @unchecked Sendable {
  let query = CurrentValueSubject<String, Never>("")
  private let submitted = PassthroughSubject<Void, Never>()
  private(set) var results: [String] = []
  private var cancellables: Set<AnyCancellable> = []

  var submissions: AnyPublisher<Void, Never> { submitted.eraseToAnyPublisher() }

  init() {
    query
      .dropFirst()
      .removeDuplicates()
      .filter { !$0.isEmpty }
      .sink { [weak self] in self?.results.append($0) }
      .store(in: &cancellables)
  }

  func submit() {
    submitted.send()
  }
}

@Suite struct SourceCompatibilityTests {
  @Test func searchFollowsItsSubjects() {
    let model = SearchModel()
    var submissions = 0
    let cancellable = model.submissions.sink { submissions += 1 }
    for query in ["", "a", "a", "ab"] { model.query.send(query) }
    model.query.value += "c"
    model.submit()
    #expect(model.results == ["a", "ab", "abc"] && submissions == 1)
    cancellable.cancel()
  }

  @Test func sourcesAndFoldsCompile() {
    var seen: [String] = []
    var cancellables = Set<AnyCancellable>()
    [1, 2, 3, 4].publisher
      .collect(3)
      .map { "\($0)" }
      .sink { seen.append($0) }
      .store(in: &cancellables)
    "Kotlin".publisher.filter(\.isUppercase).count().sink { seen.append("\($0)") }
      .store(in: &cancellables)
    Fail(outputType: Int.self, failure: NewsService.NewsError.offline)
      .replaceError(with: 0)
      .reduce(5) { $0 + $1 }
      .sink { seen.append("\($0)") }
      .store(in: &cancellables)
    let none: AnyPublisher<[String], any Error> = Empty(completeImmediately: true)
      .eraseToAnyPublisher()
    none.replaceError(with: []).collect().sink { seen.append("\($0)") }.store(in: &cancellables)
    #expect(seen == ["[1, 2, 3]", "[4]", "1", "5", "[]"])
  }

  @Test func publisherFeedsASubject() {
    let (subject, last) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(-1))
    var cancellables = Set<AnyCancellable>()
    subject.map { $0 * 2 }.subscribe(last).store(in: &cancellables)
    Numbers<Never>(count: 4).subscribe(subject).store(in: &cancellables)
    #expect(last.value == 6)
    func send<S: Subject>(_ value: Int, to subject: S) where S.Output == Int { subject.send(value) }
    send(1, to: last)
    #expect(last.value == 6)
  }

  @Test func membersAreCheckedDecodedAndTheirErrorsMapped() {
    let service = MemberService()
    func result(_ text: String, _ status: Int) -> Result<[Member], MemberService.ServiceError>? {
      var result: Result<[Member], MemberService.ServiceError>?
      let answer = Just((data: Data(text.utf8), status: status))
        .setFailureType(to: (any Error).self).eraseToAnyPublisher()
      let cancellable = service.members(answer).sink {
        if case .failure(let error) = $0 { result = .failure(error) }
      } receiveValue: {
        result = .success($0)
      }
      cancellable.cancel()
      return result
    }
    #expect(result(#"[{"name":"A"}]"#, 200) == .success([Member(name: "A")]))
    #expect(result("[]", 401) == .failure(.status(401)))
    #expect(result("[", 200) == .failure(.decoding))
  }

  @Test func chainsOfOperatorsCompile() {
    var texts: [String] = []
    var total = 0
    var cancellables = Set<AnyCancellable>()
    let numbers = Numbers<Never>(count: 20)
    numbers
      .dropFirst()
      .filter { $0.isMultiple(of: 2) }
      .map { $0 / 4 }
      .removeDuplicates()
      .handleEvents(receiveOutput: { total += $0 })
      .scan(0) { $0 + $1 }
      .compactMap { $0 > 1 ? "\($0)" : nil }
      .prefix(3)
      .sink { texts.append($0) }
      .store(in: &cancellables)
    #expect(texts == ["3", "6", "10"] && total == 10)
    var names: [String] = []
    numbers
      .map { $0 < 2 ? "\($0)" : nil }
      .replaceNil(with: "many")
      .prefix { $0 != "many" }
      .sink(receiveValue: { names.append($0) })
      .store(in: &cancellables)
    #expect(names == ["0", "1"])
    let even = Publishers.Filter(upstream: numbers.eraseToAnyPublisher()) { $0 % 2 == 0 }
    MemberService().evenTexts(even).first(where: { $0 > "4" })
      .sink { names.append($0) }
      .store(in: &cancellables)
    #expect(names.last == "6")
  }

  @Test func positionsAreFormattedAndAssigned() {
    let repository = PeopleInSpaceRepository()
    let model = PeopleInSpaceViewModel(repository: repository)
    model.startObservingISSPosition()
    #expect(model.issPositionString == "ISS Position = (1.500000, 2.250000)")
    #expect(repository.polls == 1)
    model.stopObservingISSPosition()
  }

  @Test func peopleAreStoredAndErrorsReplaced() {
    let model = PeopleInSpaceViewModel(repository: PeopleInSpaceRepository())
    let people = Just(["A", "B"]).setFailureType(to: (any Error).self).eraseToAnyPublisher()
    model.fetch(people)
    #expect(model.people == ["A", "B"])
    let failing = Future<[String], any Error> { $0(.failure(NewsService.NewsError.offline)) }
    model.fetch(failing.eraseToAnyPublisher())
    #expect(model.people == [])
  }

  @Test func newsComeThroughADeferredFuture() async {
    var cancellables: Set<AnyCancellable> = []
    let service = NewsService()
    let news = await withCheckedContinuation { continuation in
      service.newsPublisher()
        .replaceError(with: [])
        .sink(receiveValue: { continuation.resume(returning: $0) })
        .store(in: &cancellables)
    }
    #expect(news == ["first", "second"])
    var cached: [String] = []
    service.cached()
      .sink(receiveCompletion: { _ in }, receiveValue: { cached = $0 })
      .store(in: &cancellables)
    #expect(cached == ["cached"])
  }

  @Test func writtenSubscriberGetsWhatItAskedFor() {
    let subscriber = IntSubscriber()
    Numbers<Never>(count: 6).subscribe(subscriber)
    #expect(subscriber.received == [0, 1, 2, 3])
    #expect(subscriber.completion == nil)
  }
}
