import Foundation
import KotlinBridgeCombine
import TestHelpers

extension CheckedOperator {
  /// Every operator, with what it makes of 0 to 5.
  static let all = steps + ends + folds + sequencing + merging + timed + sharing

  private static let steps: [CheckedOperator] = [
    .init("map", gives: [0, 10, 20, 30, 40, 50]) { a, _ in a.map { $0 * 10 }.erased },
    .init("map of a key path", gives: [0, -1, -2, -3, -4, -5]) { a, _ in a.map(\.negated).erased },
    .init("tryMap") { a, _ in a.tryMap { $0 }.erased },
    .init("tryMap that throws", gives: [0, 1, 2], failing: "!9", ends: "!9") { a, _ in
      a.tryMap { try thrown($0, at: 3) }.erased
    },
    .init("filter", gives: [0, 2, 4]) { a, _ in a.filter { $0 % 2 == 0 }.erased },
    .init("tryFilter", gives: [1, 3, 5]) { a, _ in a.tryFilter { $0 % 2 == 1 }.erased },
    .init("compactMap", gives: [0, 2, 4]) { a, _ in
      a.compactMap { $0 % 2 == 0 ? $0 : nil }.erased
    },
    .init("tryCompactMap", gives: [3, 4, 5]) { a, _ in a.tryCompactMap { $0 > 2 ? $0 : nil }.erased
    },
    .init("removeDuplicates", gives: [0, 1, 2]) { a, _ in
      a.map { $0 / 2 }.removeDuplicates().erased
    },
    .init("removeDuplicates(by:)", gives: [0, 3]) { a, _ in
      a.removeDuplicates { $0 / 3 == $1 / 3 }.erased
    },
    .init("tryRemoveDuplicates", gives: [0, 3]) { a, _ in
      a.tryRemoveDuplicates { $0 / 3 == $1 / 3 }.erased
    },
    .init("scan", gives: [0, 1, 3, 6, 10, 15]) { a, _ in a.scan(0, +).erased },
    .init("tryScan", gives: [0, 1, 3, 6, 10, 15]) { a, _ in a.tryScan(0) { $0 + $1 }.erased },
    .init("mapError", failing: "!8") { a, _ in a.mapError { _ in Broken(reason: 8) }.erased },
    .init("replaceNil", gives: [0, 9, 2, 9, 4, 9]) { a, _ in
      a.map { $0 % 2 == 0 ? $0 : nil }.replaceNil(with: 9).erased
    },
    .init("dropFirst", gives: [2, 3, 4, 5]) { a, _ in a.dropFirst(2).erased },
    .init("drop(while:)", gives: [2, 3, 4, 5]) { a, _ in a.drop { $0 < 2 }.erased },
    .init("tryDrop(while:)", gives: [2, 3, 4, 5]) { a, _ in a.tryDrop { $0 < 2 }.erased },
    .init("handleEvents") { a, _ in a.handleEvents(receiveOutput: { _ in }).erased },
    .init("print") { a, _ in a.print("", to: Silence()).erased },
    .init("encode and decode") { a, _ in
      a.encode(encoder: JSONEncoder()).decode(type: Int.self, decoder: JSONDecoder()).erased
    },
    .init("setFailureType", failing: "|") { a, _ in
      a.replaceError(with: 9).setFailureType(to: Broken.self).erased
    },
    .init("assertNoFailure", failing: "|") { a, _ in
      a.catch { _ in Empty<Int, Never>() }.assertNoFailure().erased
    },
    .init("eraseToAnyPublisher") { a, _ in a.eraseToAnyPublisher().eraseToAnyPublisher().erased },
    .init("Deferred") { a, _ in Deferred { a }.erased },
  ]

  /// Those that end before their publisher does.
  private static let ends: [CheckedOperator] = [
    .init("first", gives: [0], failing: "|") { a, _ in a.first().erased },
    .init("first(where:)", gives: [2], failing: "|") { a, _ in a.first { $0 == 2 }.erased },
    .init("tryFirst(where:)", gives: [2], failing: "|") { a, _ in a.tryFirst { $0 == 2 }.erased },
    .init("prefix", gives: [0, 1, 2], failing: "|") { a, _ in a.prefix(3).erased },
    .init("prefix(0)", gives: [], failing: "|") { a, _ in a.prefix(0).erased },
    .init("prefix of all", failing: "|") { a, _ in a.prefix(6).erased },
    .init("prefix(while:)", gives: [0, 1, 2], failing: "|") { a, _ in a.prefix { $0 < 3 }.erased },
    .init("tryPrefix(while:)", gives: [0, 1, 2], failing: "|") { a, _ in
      a.tryPrefix { $0 < 3 }.erased
    },
    .init("output(at:)", gives: [2], failing: "|") { a, _ in a.output(at: 2).erased },
    .init("output(in:)", gives: [1, 2, 3], failing: "|") { a, _ in a.output(in: 1...3).erased },
    .init("contains", gives: [1], failing: "|") { a, _ in
      a.contains(3).map { $0 ? 1 : 0 }.erased
    },
    .init("contains(where:)", gives: [1], failing: "|") { a, _ in
      a.contains { $0 > 3 }.map { $0 ? 1 : 0 }.erased
    },
    .init("tryContains(where:)", gives: [1], failing: "|") { a, _ in
      a.tryContains { $0 > 3 }.map { $0 ? 1 : 0 }.erased
    },
    .init("allSatisfy", gives: [0], failing: "|") { a, _ in
      a.allSatisfy { $0 < 3 }.map { $0 ? 1 : 0 }.erased
    },
    .init("tryAllSatisfy", gives: [0], failing: "|") { a, _ in
      a.tryAllSatisfy { $0 < 3 }.map { $0 ? 1 : 0 }.erased
    },
  ]

  private static let folds: [CheckedOperator] = [
    .init("reduce", gives: [15]) { a, _ in a.reduce(0, +).erased },
    .init("tryReduce", gives: [15]) { a, _ in a.tryReduce(0) { $0 + $1 }.erased },
    .init("last", gives: [5]) { a, _ in a.last().erased },
    .init("last(where:)", gives: [3]) { a, _ in a.last { $0 < 4 }.erased },
    .init("tryLast(where:)", gives: [3]) { a, _ in a.tryLast { $0 < 4 }.erased },
    .init("count", gives: [6]) { a, _ in a.count().erased },
    .init("min", gives: [0]) { a, _ in a.min().erased },
    .init("max", gives: [5]) { a, _ in a.max().erased },
    .init("max(by:)", gives: [0]) { a, _ in a.max { $0 > $1 }.erased },
    .init("tryMin(by:)", gives: [0]) { a, _ in a.tryMin { $0 < $1 }.erased },
    .init("allSatisfy, true", gives: [1]) { a, _ in
      a.allSatisfy { $0 < 9 }.map { $0 ? 1 : 0 }.erased
    },
    .init("ignoreOutput", gives: []) { a, _ in
      a.ignoreOutput().map(impossible).erased
    },
    .init("collect", gives: [6]) { a, _ in a.collect().map(\.count).erased },
    .init("collect(4)", gives: [4, 2]) { a, _ in a.collect(4).map(\.count).erased },
  ]

  private static let sequencing: [CheckedOperator] = [
    .init("catch", failing: "|") { a, _ in a.catch { _ in Just(9) }.erased },
    .init("catch with a failure", failing: "!8") { a, _ in
      a.catch { _ in Fail<Int, Broken>(error: Broken(reason: 8)) }.erased
    },
    .init("tryCatch", failing: "!7") { a, _ in
      a.tryCatch { error -> AnyPublisher<Int, Broken> in throw error }.erased
    },
    .init("retry") { a, _ in a.retry(2).erased },
    .init("append", gives: [0, 1, 2, 3, 4, 5, 9]) { a, _ in a.append(9).erased },
    .init("append of a publisher", gives: [0, 1, 2, 3, 4, 5, 0, 1]) { a, _ in
      a.append(a.prefix(2)).erased
    },
    .init("prepend", gives: [9, 0, 1, 2, 3, 4, 5]) { a, _ in a.prepend(9).erased },
    .init("replaceEmpty", gives: [9]) { a, _ in
      a.filter { _ in false }.replaceEmpty(with: 9).erased
    },
    .init("replaceError", failing: "|") { a, _ in a.replaceError(with: 9).erased },
  ]

  private static let merging: [CheckedOperator] = [
    .init("flatMap") { a, _ in a.flatMap { Just($0) }.erased },
    .init("flatMap of one", gives: [0, 0, 1, 0, 1, 2], failing: "|") { a, _ in
      a.prefix(4).flatMap(maxPublishers: .max(1)) { (0..<min(max(0, $0), 9)).publisher }.erased
    },
    .init("merge") { a, _ in a.merge(with: Empty()).erased },
    .init("merge of three", gives: [0, 1, 2, 3, 4, 5, 9], variesWithDemand: true) { a, _ in
      a.merge(with: Empty(), Just(9).setFailureType(to: Broken.self)).erased
    },
    .init("MergeMany", gives: [0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5], variesWithDemand: true) {
      a, _ in
      Publishers.MergeMany(a, a).erased
    },
    .init("combineLatest", variesWithDemand: true) { a, _ in
      Just(9).setFailureType(to: Broken.self).combineLatest(a) { $1 }.erased
    },
    .init("combineLatest of three", variesWithDemand: true) { a, _ in
      let nine = Just(9).setFailureType(to: Broken.self)
      return nine.combineLatest(nine, a) { $2 }.erased
    },
    .init("combineLatest of four", variesWithDemand: true) { a, _ in
      let nine = Just(9).setFailureType(to: Broken.self)
      return nine.combineLatest(nine, nine, a) { $3 }.erased
    },
    .init("zip", gives: [0, 2, 4, 6, 8, 10]) { a, _ in a.zip(a) { $0 + $1 }.erased },
    .init("zip of three", gives: [0, 3, 6, 9, 12, 15]) { a, _ in
      a.zip(a, a) { $0 + $1 + $2 }.erased
    },
    .init("zip of four", gives: [0, 4, 8, 12, 16, 20]) { a, _ in
      a.zip(a, a, a) { $0 + $1 + $2 + $3 }.erased
    },
    .init("switchToLatest", variesWithDemand: true) { a, _ in
      a.map { Just($0) }.switchToLatest().erased
    },
    .init("prefix(untilOutputFrom:)") { a, _ in
      a.prefix(untilOutputFrom: Empty<Int, Never>()).erased
    },
    .init("drop(untilOutputFrom:)") { a, _ in
      a.drop(untilOutputFrom: Just(9).setFailureType(to: Broken.self)).erased
    },
  ]

  private static let timed: [CheckedOperator] = [
    .init("debounce", gives: [], variesWithDemand: true) { a, time in
      a.debounce(for: .seconds(1), scheduler: time).erased
    },
    .init("throttle, latest", gives: [5], variesWithDemand: true) { a, time in
      a.throttle(for: .seconds(1), scheduler: time, latest: true).erased
    },
    .init("throttle, first", gives: [0], variesWithDemand: true) { a, time in
      a.throttle(for: .seconds(1), scheduler: time, latest: false).erased
    },
    .init("delay") { a, time in a.delay(for: .seconds(1), scheduler: time).erased },
    .init("timeout") { a, time in
      a.timeout(.seconds(1_000), scheduler: time) { Broken(reason: 9) }.erased
    },
    .init("measureInterval", gives: [0, 0, 0, 0, 0, 0], variesWithDemand: true) { a, time in
      a.measureInterval(using: time).map { Int($0.magnitude) }.erased
    },
    .init("collect by time", gives: [6], variesWithDemand: true) { a, time in
      a.collect(.byTime(time, .seconds(1))).map(\.count).erased
    },
    .init("collect by time or count", gives: [4, 2], variesWithDemand: true) { a, time in
      a.collect(.byTimeOrCount(time, .seconds(1), 4)).map(\.count).erased
    },
    .init("receive(on:)") { a, time in a.receive(on: time).erased },
    .init("subscribe(on:)") { a, time in a.subscribe(on: time).erased },
    .init("buffer") { a, _ in
      a.buffer(size: 9, prefetch: .keepFull, whenFull: .dropNewest).erased
    },
    .init("buffer by request") { a, _ in
      a.buffer(size: 9, prefetch: .byRequest, whenFull: .dropOldest).erased
    },
    .init("buffer that fails", failing: "!7") { a, _ in
      a.buffer(size: 9, prefetch: .keepFull, whenFull: .customError { Broken(reason: 9) }).erased
    },
  ]

  /// Subjects deliver no value for which there is no demand.
  private static let sharing: [CheckedOperator] = [
    .init("share", variesWithDemand: true) { a, _ in a.share().erased },
    .init("multicast", variesWithDemand: true) { a, _ in
      a.multicast { PassthroughSubject() }.autoconnect().erased
    },
    .init("multicast to a current value", gives: [9, 0, 1, 2, 3, 4, 5], variesWithDemand: true) {
      a, _ in
      a.multicast(subject: CurrentValueSubject(9)).autoconnect().erased
    },
    .init("makeConnectable", failing: "|", variesWithDemand: true) { a, _ in
      a.replaceError(with: 9).makeConnectable().autoconnect().erased
    },
  ]

  private static func impossible(_ never: Never) -> Int {}

  private static func thrown(_ value: Int, at stop: Int) throws -> Int {
    if value == stop { throw Broken(reason: 9) }
    return value
  }
}

extension Int {
  fileprivate var negated: Int { -self }
}

/// A text to which `print` writes in vain.
private struct Silence: TextOutputStream {
  mutating func write(_ string: String) {}
}
