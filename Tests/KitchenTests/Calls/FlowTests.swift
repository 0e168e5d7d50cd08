import Kitchen
import KotlinBridge
import Testing

extension KitchenSuites {
  /// Flows of each kind, and their elements.
  @Suite struct Flows {
    private func all<Element>(_ flow: KotlinFlow<Element>) async throws -> [Element] {
      var elements: [Element] = []
      for try await element in flow { elements.append(element) }
      return elements
    }

    private func first<Flow: KotlinFlowProtocol>(
      _ count: Int, of flow: Flow
    ) async throws -> [Flow.Element] {
      var elements: [Flow.Element] = []
      for try await element in flow {
        elements.append(element)
        if elements.count == count { break }
      }
      return elements
    }

    @Test func coldFlowsHaveTheirElements() async throws {
      #expect(try await all(counts(count: 3)) == [0, 1, 2])
      #expect(try await all(countsFrom()) == [10, 11, 12])
      #expect(try await all(countsFrom(start: 1, count: 2)) == [1, 2])
      #expect(try await all(nullableStrings(values: ["a", nil])) == ["a", nil])
      #expect(try await all(units(count: 2)) == [KotlinUnit(), KotlinUnit()])
      #expect(try await all(byteArrays(values: [[1], []])) == [[1], []])
      #expect(try await all(characters(text: "ab")) == [97, 98])
      #expect(try await all(greetings) == ["hello", "good morning"])
      #expect(try await all(computed(count: 2)) == [0, 1])
      #expect(try await all(Settings.countdown(from: 2)) == [2, 1, 0])
    }

    @Test func numbersThatAreNotBoxedCrossInAllForms() async throws {
      #expect(try await all(powers(count: 4)) == [1, 2, 4, 8])
      #expect(try await all(halves(count: 3)) == [0, 0.5, 1])
      #expect(try await all(powersOrNone(count: 2)) == [1, 2])
      #expect(try await first(2, of: powers(count: 9)) == [1, 2])
      for placement in [KotlinPlacement.caller, .default, .io] {
        let flow = try powers(count: 62).placement(placement).window(1)
        #expect(try await all(flow) == (0..<62).map { 1 << $0 })
        var streamed: [Double] = []
        for try await half in try halves(count: 3).placement(placement).stream() {
          streamed.append(half)
        }
        #expect(streamed == [0, 0.5, 1])
      }
    }

    @Test func elementsAreOfEachType() async throws {
      let place = Place(latitude: 1, longitude: 2, name: "ab")
      #expect(try await all(flowOfPlaces(places: [place, place])) == [place, place])
      #expect(
        try await all(flowOfAlarms(value: [.sea, .storm(speed: 1)])) == [.sea, .storm(speed: 1)])
      #expect(try await all(flowOfColors(value: Color.allCases)) == Color.allCases)
      #expect(try await all(flowOfLists(value: [[1], []])) == [[1], []])
      #expect(try await all(flowOfSets(value: [["a"], []])) == [["a"], []])
      #expect(try await all(flowOfMaps(value: [["a": 1]])) == [["a": 1]])
      #expect(try await all(flowOfMeters(value: [Meters(value: 3)])) == [Meters(value: 3)])
      #expect(try await all(flowOfNames(value: [Name(text: "n")])) == [Name(text: "n")])
      #expect(try await all(place.letters()) == [97, 98])
      #expect(try await all(produced(count: 3)) == [0, 1, 2])
    }

    @Test func aFlowFailsWithWhatKotlinThrows() async throws {
      var seen: [Int32] = []
      let error = await #expect(throws: KotlinError.self) {
        for try await count in try failsAfter(count: 2) { seen.append(count) }
      }
      #expect(seen == [0, 1])
      #expect(error?.typeName == "kitchen.Refusal")
      let argument = #expect(throws: KotlinError.self) {
        try flowOfNames(value: [Name(text: "")])
      }
      #expect(argument?.message == "a name is not empty")
    }

    @Test func aFunctionThatGivesAFlowRunsOnceAtItsCall() async throws {
      let before = try timesMade
      do {
        let flow = try made()
        #expect(try timesMade == before + 1)
        #expect(try await all(flow) == [before + 1])
        #expect(try await all(flow) == [before + 1])
        #expect(try timesMade == before + 1)
        #expect(try await all(made()) == [before + 2])
      }
      try await held(0)
      let error = #expect(throws: Refusal.self) { try refused(count: -2) }
      #expect(error?.kotlinError.message == "no -2")
      #expect(try await all(refused(count: 2)) == [0, 1])
    }

    @Test func aGetterOfAFlowRunsWhenItIsRead() async throws {
      let state = try fresh
      state.value = 3
      #expect(state.value == 3)
      #expect(try await first(1, of: state) == [3])
      #expect(try fresh.value == 0)
    }

    @Test func aVariableHasTheFlowOfTheTimeWhenItIsRead() throws {
      let before = exchanged
      let value = before.value
      try exchange(value: value + 1)
      #expect(before.value == value)
      #expect(exchanged.value == value + 1)
    }

    @Test func aFlowIsHeldAsAnObjectIs() async throws {
      let state = try gauge(name: "g")
      #expect(try liveObjects() == 1)
      let copy = state
      #expect(try liveObjects() == 1)
      #expect(state.value == copy.value)
      try await held(1)
      withExtendedLifetime((state, copy)) {}
    }

    @Test func statesAreReadFollowedAndSet() async throws {
      number.value = 3
      #expect(number.value == 3)
      #expect(try number.compareAndSet(expected: 3, update: 4))
      #expect(try await first(1, of: number) == [4])
      place.value = Place(latitude: 0, longitude: 0, name: "p")
      #expect(place.value?.name == "p")
      place.value = nil
      #expect(place.value == nil)
      try warn(of: .sea)
      #expect(try alarm.value == .sea)
      try setGauge(value: 1.5)
      #expect(try gauge(name: "g").value == 1.5)
      #expect(throws: KotlinError.self) { try gauge(name: "") }
    }

    @Test func aFunctionThatSuspendsGivesFlows() async throws {
      #expect(try await all(openCounts(count: 3)) == [0, 1, 2])
      let error = await #expect(throws: KotlinError.self) { try await openCounts(count: -1) }
      #expect(error?.message == "-1 counts")
      let opened = try await openNumber()
      opened.value = 12
      #expect(number.value == 12)
      #expect(try await first(1, of: opened) == [12])
      for text in ["old", "new"] { #expect(try publish(text: text)) }
      #expect(try await first(2, of: openNews()) == ["old", "new"])
      #expect(try send(event: "e"))
      #expect(try await first(1, of: openEvents()) == ["e"])
    }

    @Test func hotFlowsReplay() async throws {
      for text in ["a", "b", "c"] { #expect(try publish(text: text)) }
      #expect(try await first(2, of: news) == ["b", "c"])
      #expect(try await first(2, of: rawNews) == ["b", "c"])
    }

    @Test func anEventOfAChannelGoesToOneLoop() async throws {
      for text in ["one", "two", "three"] { #expect(try send(event: text)) }
      #expect(try await first(1, of: events) == ["one"])
      #expect(try await first(2, of: events) == ["two", "three"])
    }
  }
}
