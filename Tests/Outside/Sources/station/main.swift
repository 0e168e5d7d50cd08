import CStation
import KotlinBridge
import KotlinBridgePublisher

// README.md's forms, as a user's program has them.

let people = try KotlinLibrary(linked: people_kotlin_bridge)
let positions = try people.flow("pollIssPosition", Duration.milliseconds(1), of: IssPosition.self)

var left = 3
for try await position in positions {
  print("sequence: \(position.latitude), \(position.longitude)")
  left -= 1
  if left == 0 { break }
}

for try await position in positions.stream() {
  print("stream: \(position.latitude), \(position.longitude)")
  break
}

let (first, arrived) = AsyncStream<IssPosition>.makeStream()
let job = positions.subscribe(
  onEach: { arrived.yield($0) }, onComplete: { print("over") }, onThrow: { print($0) })
for await position in first {
  print("callbacks: \(position.latitude), \(position.longitude)")
  break
}
try await job.cancelAndJoin()

let (labels, labelled) = AsyncStream<String>.makeStream()
let subscription = positions.publisher()
  .map { "\($0.latitude), \($0.longitude)" }
  .replaceError(with: "unknown")
  .sink { labelled.yield($0) }
for await label in labels {
  print("publisher: \(label)")
  break
}
subscription.cancel()

let json = #"{"people": [{"craft": "ISS", "name": "Ada"}], "number": 1, "message": "success"}"#
let crew: [Assignment] = try await people.call("fetchPeople", json)
print("call: \(crew)")
let answer = await withCheckedContinuation { continuation in
  people.call("fetchPeople", "no JSON") { (result: Result<[Assignment], KotlinError>) in
    continuation.resume(returning: result)
  }
}
guard case .failure(let error) = answer else { fatalError("\(answer)") }
print("completion handler: \(error)")
