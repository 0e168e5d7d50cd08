import KotlinBridgeCombine
import TestHelpers
import Testing

/// Operators of publishers whose values are there, which give such publishers back.
@Suite struct SameTypeTests {
  private func values<P: Publisher>(_ publisher: P) -> ([P.Output], String) {
    var (values, end) = ([P.Output](), "")
    let cancellable = publisher.sink {
      switch $0 {
      case .finished: end = "|"
      case .failure: end = "!"
      }
    } receiveValue: {
      values.append($0)
    }
    cancellable.cancel()
    return (values, end)
  }

  @Test func ofJust() {
    let one = Just(3)
    #expect(one.map { $0 + 1 } == Just(4))
    #expect(one.filter { $0 > 3 } == Optional<Int>.Publisher(nil))
    #expect(one.compactMap { "\($0)" } == Optional.Publisher("3"))
    #expect(one.collect() == Just([3]) && one.count() == Just(1))
    #expect(one.allSatisfy { $0 == 3 } == Just(true) && one.contains(4) == Just(false))
    #expect(one.contains { $0 == 3 } == Just(true))
    #expect(
      [one.min(), one.max(), one.first(), one.last(), one.removeDuplicates()]
        == Array(repeating: one, count: 5))
    #expect(
      [one.retry(1), one.replaceEmpty(with: 1), one.replaceError(with: 1)] == [one, one, one])
    #expect(one.removeDuplicates { _, _ in true } == one)
    #expect(one.min { _, _ in true } == one && one.max { _, _ in true } == one)
    #expect(one.dropFirst() == Optional.Publisher(nil) && one.dropFirst(0) == Optional.Publisher(3))
    #expect(
      one.drop { $0 == 3 } == Optional.Publisher(nil)
        && one.prefix { $0 == 3 } == Optional.Publisher(3))
    #expect(
      one.first { $0 == 4 } == Optional.Publisher(nil)
        && one.last { $0 == 3 } == Optional.Publisher(3))
    #expect(
      one.output(at: 0) == Optional.Publisher(3) && one.output(at: 1) == Optional.Publisher(nil))
    #expect(
      one.output(in: 0...) == Optional.Publisher(3)
        && one.output(in: 1..<3) == Optional.Publisher(nil))
    #expect(one.prefix(1) == Optional.Publisher(3) && one.prefix(0) == Optional.Publisher(nil))
    #expect(one.reduce(1, +).result == .success(4) && one.scan(1, +).result == .success(4))
    #expect(one.setFailureType(to: Broken.self).result == .success(3))
    #expect(one.mapError { _ in Broken() }.result == .success(3))
    #expect(one.prepend(1, 2).sequence == [1, 2, 3] && one.append([4]).sequence == [3, 4])
    #expect(values(one.ignoreOutput()) == ([], "|"))
    #expect(throws: Broken.self) { try one.tryMap { _ in throw Broken() }.result.get() as Int }
    #expect(throws: Broken.self) { try one.tryAllSatisfy { _ in throw Broken() }.result.get() }
    #expect(throws: Broken.self) { try one.tryContains { _ in throw Broken() }.result.get() }
    #expect(throws: Broken.self) { try one.tryReduce(0) { _, _ in throw Broken() }.result.get() }
    #expect(throws: Broken.self) { try one.tryScan(0) { _, _ in throw Broken() }.result.get() }
    #expect((try? one.tryRemoveDuplicates { _, _ in throw Broken() }.result.get()) == 3)
  }

  @Test func ofAnOptional() {
    let (one, none) = (Optional.Publisher(3), Optional<Int>.Publisher(nil))
    #expect(one.map { $0 + 1 } == Optional.Publisher(4) && none.map { $0 + 1 } == none)
    #expect(one.compactMap { $0 > 3 ? $0 : nil } == none)
    #expect(
      one.allSatisfy { $0 == 3 }.output == true && none.allSatisfy { _ in true }.output == nil)
    #expect(one.contains(3).output == true && one.contains { $0 == 4 }.output == false)
    #expect(one.collect().output == [3] && none.collect().output == nil)
    #expect(one.count().output == 1 && none.count().output == nil)
    #expect(
      [one.min(), one.max(), one.first(), one.last(), one.removeDuplicates()]
        == Array(repeating: one, count: 5))
    #expect(one.dropFirst() == none && one.dropFirst(0) == one && one.drop { $0 == 3 } == none)
    #expect(
      one.first { $0 == 4 } == none && one.last { $0 == 3 } == one && one.filter { $0 == 3 } == one)
    #expect(one.output(at: 0) == one && one.output(at: 1) == none && one.output(in: 1...) == none)
    #expect(one.prefix(1) == one && one.prefix(0) == none && one.prefix { $0 == 4 } == none)
    #expect(one.reduce(1, +).output == 4 && none.reduce(1, +).output == 1)
    #expect(one.scan(1, +).output == 4 && none.scan(1, +).output == nil)
    #expect(one.replaceEmpty(with: 9) == Just(3) && none.replaceEmpty(with: 9) == Just(9))
    #expect(one.replaceError(with: 9) == one && one.retry(3) == one)
    #expect(one.removeDuplicates { _, _ in true } == one && one.min { _, _ in true } == one)
    #expect(one.max { _, _ in true } == one)
    #expect(values(one.ignoreOutput()) == ([], "|"))
  }

  @Test func ofAResult() {
    typealias Source = Result<Int, Broken>
    let (one, broken) = (Source.Publisher(3), Source.Publisher(Broken()))
    #expect(one.map { $0 + 1 }.result == .success(4) && broken.map { $0 + 1 } == broken)
    #expect(one.allSatisfy { $0 == 3 }.result == .success(true))
    #expect(one.contains(4).result == .success(false))
    #expect(one.contains { $0 == 3 }.result == .success(true))
    #expect(one.collect().result == .success([3]) && one.count().result == .success(1))
    #expect(
      [one.min(), one.max(), one.first(), one.last(), one.removeDuplicates()]
        == Array(repeating: one, count: 5))
    #expect(one.min { _, _ in true } == one && one.max { _, _ in true } == one)
    #expect(one.removeDuplicates { _, _ in true } == one)
    #expect(one.reduce(1, +).result == .success(4) && one.scan(1, +).result == .success(4))
    #expect(broken.replaceError(with: 9).result == .success(9))
    #expect(one.replaceEmpty(with: 9) == one && broken.retry(2) == broken)
    #expect(broken.mapError { _ in Broken(reason: 2) }.result == .failure(Broken(reason: 2)))
    #expect(
      one.tryMap { "\($0)" }.result.map { $0 == "3" }.mapError { _ in Broken() } == .success(true))
    #expect(throws: Broken.self) { try broken.tryMap { $0 }.result.get() }
    #expect(throws: Broken.self) { try broken.tryMin { _, _ in true }.result.get() }
    #expect(throws: Broken.self) { try broken.tryMax { _, _ in true }.result.get() }
    #expect(throws: Broken.self) { try one.tryAllSatisfy { _ in throw Broken() }.result.get() }
    #expect(throws: Broken.self) { try one.tryContains { _ in throw Broken() }.result.get() }
    #expect(throws: Broken.self) { try one.tryReduce(0) { _, _ in throw Broken() }.result.get() }
    #expect(throws: Broken.self) { try one.tryScan(0) { _, _ in throw Broken() }.result.get() }
    #expect((try? one.tryRemoveDuplicates { _, _ in throw Broken() }.result.get()) == 3)
    #expect(Result<Int, Never>.Publisher(3).setFailureType(to: Broken.self) == one)
    #expect(values(Result<Int, Never>.Publisher(3).ignoreOutput()) == ([], "|"))
  }

  @Test func ofASequence() {
    let (some, none) = ([3, 1, 1, 2].publisher, [Int]().publisher)
    #expect(some.map { $0 * 2 }.sequence == [6, 2, 2, 4])
    #expect(some.filter { $0 > 1 }.sequence == [3, 2])
    #expect(some.compactMap { $0 > 1 ? "\($0)" : nil }.sequence == ["3", "2"])
    #expect(some.removeDuplicates().sequence == [3, 1, 2])
    #expect(some.scan(0, +).sequence == [3, 4, 5, 7])
    #expect([1, nil].publisher.replaceNil(with: 9).sequence == [1, 9])
    #expect(some.prefix { $0 != 2 }.sequence == [3, 1, 1])
    #expect(
      values(some.prefix(2)) == ([3, 1], "|") && values(some.dropFirst()) == ([1, 1, 2], "|"))
    #expect(values(some.drop { $0 > 1 }) == ([1, 1, 2], "|"))
    #expect(some.collect().result == .success([3, 1, 1, 2]))
    #expect(some.reduce(0, +).result == .success(7))
    #expect(some.allSatisfy { $0 > 0 }.result == .success(true))
    #expect(some.contains(2).result == .success(true))
    #expect(some.contains { $0 > 3 }.result == .success(false))
    #expect(some.count() == Just(4))
    #expect(some.setFailureType(to: Broken.self).count().result == .success(4))
    #expect(some.first().output == 3 && none.first().output == nil && some.last().output == 2)
    #expect(some.first { $0 < 3 }.output == 1 && some.last { $0 > 2 }.output == 3)
    #expect(some.min().output == 1 && some.max().output == 3 && none.max().output == nil)
    #expect(some.min(by: >).output == 3 && some.max(by: >).output == 1)
    #expect(some.output(at: 3).output == 2 && some.output(at: 4).output == nil)
    #expect(
      some.append(9).sequence == [3, 1, 1, 2, 9] && some.prepend([9]).sequence == [9, 3, 1, 1, 2])
    #expect(none.append(some).sequence == some.sequence && none.prepend(some) == some)
    #expect(values(some.ignoreOutput()) == ([], "|"))
    #expect(throws: Broken.self) { try some.tryAllSatisfy { _ in throw Broken() }.result.get() }
    #expect(throws: Broken.self) { try some.tryContains { _ in throw Broken() }.result.get() }
    #expect(throws: Broken.self) { try some.tryReduce(0) { _, _ in throw Broken() }.result.get() }
  }
}
