import Kitchen
import KotlinBridge

// Closures and flows in each position where they cross. A test runs them, and another one compiles them in
// each language mode.

// MARK: - Closures

func closuresAsParameters() async throws -> [String] {
  let crew = try Crew(names: ["Ada"])
  return [
    try sortedNames(names: ["b", "a"]) { $0 < $1 }.joined(),
    "\(try perhapsMapped(number: 3, by: nil) ?? 0)",
    "\(try perhapsMapped(number: 3) { $0 + 1 } ?? 0)",
    "\(try repeatedly(times: 2))",
    "\(try curried { first in { second in first + second } })",
    try fedWords { feed in try feed("fed") }.joined(),
    try crewText(crew: crew) { crew, isLoud in "\(crew) \(isLoud)".isEmpty ? "" : "crew" },
    try await awaitedText(id: 7) { id in
      await Task.yield()
      return "page \(id)"
    },
  ]
}

func closuresAsResults() async throws -> [String] {
  let scaled = try scaling(by: 2)
  let both = try combined(first: { $0 + 1 }, second: { $0 * 10 })
  let fetch = try fetching(prefix: "page")
  return ["\(try scaled(4))", "\(try both(1))", try await fetch(3)]
}

func closuresAsProperties() throws -> [String] {
  let bell = try Doorbell()
  bell.onRing = { _ in }
  let isSet = bell.onRing != nil
  bell.onRing = nil
  return ["\(isSet)", "\(bell.onRing == nil)", try bell.greeting("Ada")]
}

final class Paths: Router {
  var fallback: (@Sendable (String) throws -> String)? { { "no \($0)" } }

  func open(path: String, done: @escaping @Sendable (Bool) throws -> Void) throws { try done(true) }

  func handler(path: String) -> @Sendable (String) throws -> String { { "\(path) \($0)" } }

  // `@concurrent` is what a target with `NonisolatedNonsendingByDefault` has to say.
  func each(
    visit: @escaping @concurrent @Sendable (String) async throws -> Bool
  ) async throws -> Int32 {
    try await visit("a") ? 1 : 0
  }
}

func closuresOfMembers() async throws -> String { try await routed(router: Paths(), path: "p") }

func closuresAsObjects() async throws -> [String] {
  try tasted(dishes: ["tea"], by: AnyTaster { dish, spoons in dish.count == spoons })
    + [try await brought(dish: "tea", by: AnyWaiter { dish in "hot \(dish)" })]
}

// MARK: - Flows

nonisolated func counting(to last: Int32) -> KotlinFlow<Int32> {
  KotlinFlow {
    AsyncStream { continuation in
      for number in 1...last { continuation.yield(number) }
      continuation.finish()
    }
  }
}

func flowsAsParameters() async throws -> [Int32] {
  let source = try Source()
  try source.setNumbers(counting(to: 4))
  try source.setSpare(counting(to: 2))
  return [
    try await sumOf(numbers: counting(to: 3)), try await countOrNone(numbers: nil),
    try await source.sum(), try valueOf(state: KitchenLibrary.mutableStateFlow(Int32(8)).readOnly),
  ]
}

func flowsAsResults() async throws -> [Int32] {
  let source = try Source()
  try source.setNumbers(counting(to: 2))
  try source.setSpare(counting(to: 9))
  var all: [Int32] = []
  for try await number in try doubled(numbers: counting(to: 2)) { all.append(number) }
  for try await number in source.numbers { all.append(number) }
  if let spare = try source.spareOf(count: 1) {
    for try await number in spare { all.append(number) }
  }
  return all + [source.level.value]
}

func flowsOfClosures() async throws -> Int32 {
  let increment = try incrementing()
  let changed = try through(numbers: counting(to: 2)) { numbers in try increment(numbers) }
  return try await sumOf(numbers: changed)
}

final class Forecaster: Weather {
  var updates: KotlinFlow<Int32> { counting(to: 2) }

  var latest: KotlinStateFlow<Int32> {
    get throws { try KitchenLibrary.mutableStateFlow(Int32(5)).readOnly }
  }

  func forecast(days: Int32) -> KotlinFlow<String> {
    KotlinFlow { AsyncStream { $0.finish() } }
  }

  func history() async -> KotlinFlow<Int32> { counting(to: 1) }

  func follow(readings: KotlinFlow<Int32>) async throws -> Int32 {
    var count: Int32 = 0
    for try await _ in readings { count += 1 }
    return count
  }

  func doubledUpdates() -> KotlinFlow<Int32> { counting(to: 3) }
}

func flowsOfMembers() async throws -> [Int32] {
  let almanac = try Almanac(weather: Forecaster())
  return try await almanac.updates() + almanac.history() + almanac.doubledUpdates()
    + [almanac.followed(), try almanac.latest().value]
}
