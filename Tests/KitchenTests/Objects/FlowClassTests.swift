import Kitchen
import KotlinBridge
import KotlinBridgeLocks
import KotlinBridgePublisher
import TestHelpers
import Testing

extension KitchenSuites {
  /// Objects of classes that are flows.
  @Suite struct FlowClasses {
    @Test func anObjectIsASequence() async throws {
      var numbers: [Int32] = []
      for try await number in try commonNumbers(count: 3) { numbers.append(number) }
      #expect(numbers == [1, 2, 3])
      let crews = try commonCrews
      var names: [[String]] = []
      for try await crew in crews { names.append(crew) }
      for try await crew in crews { names.append(crew) }
      #expect(names == [["Ada"], ["Bo", "Cy"], ["Ada"], ["Bo", "Cy"]])
    }

    @Test func anObjectHasTheOtherFormsOfAFlow() async throws {
      let seen = History<Int32>()
      let job = try commonNumbers(count: 3).flow.subscribe(
        onEach: { seen.append($0) }, onComplete: { seen.append(-1) },
        onThrow: { _ in seen.append(-2) })
      await seen.reaches(4)
      await job.join()
      #expect(seen.events == [1, 2, 3, -1])
      let published = History<Int32>()
      let cancellable = try commonNumbers(count: 2).publisher()
        .sink { _ in
          published.append(-1)
        } receiveValue: {
          published.append($0)
        }
      await published.reaches(3)
      #expect(published.events == [1, 2, -1])
      cancellable.cancel()
    }

    @Test func itsMembersTakeClosures() async throws {
      let seen = History<Int32>()
      try commonNumbers(count: 3).watch { seen.append($0) }
      await seen.reaches(3)
      #expect(seen.events == [1, 2, 3])
    }

    @Test func aSubclassInheritsTheFlow() async throws {
      let vowels = try Vowels(text: "flow")
      #expect(vowels.isEmpty == false)
      var letters: [String] = []
      for try await letter in vowels { letters.append(letter) }
      #expect(letters == ["o"])
    }

    @Test func anObjectThatIsAStateGivesItsLatestValue() async throws {
      let gauge = try Gauge()
      try gauge.set(value: 4)
      #expect(try gauge.value == 4)
      var iterator = gauge.makeAsyncIterator()
      #expect(try await iterator.next() == 4)
      try gauge.set(value: 7)
      #expect(try await iterator.next() == 7)
      try await iterator.cancelAndJoin()
    }
  }
}
