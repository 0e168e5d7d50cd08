import Kitchen
import KotlinBridge
import Testing

extension KitchenSuites {
  /// Objects of a class, as a Swift programmer uses them.
  @Suite struct Crews {
    @Test func anObjectIsMadeByEachOfItsConstructors() throws {
      #expect(try Crew().names == [])
      #expect(try Crew(names: ["Ann", "Bob"]).names == ["Ann", "Bob"])
      #expect(try Crew(count: 2).names == ["Nobody", "Nobody"])
      let error = #expect(throws: KotlinError.self) { try Crew(count: -1) }
      #expect(error?.message == "a crew of -1")
    }

    @Test func itsMembersChangeIt() throws {
      let crew = try Crew(names: ["Ann"])
      #expect(try crew.add(name: "Bob") == 2)
      #expect(crew.captain == nil)
      #expect(try crew.add(name: "Cy", isCaptain: true) == 3)
      #expect(crew.captain == "Cy")
      #expect(try crew.isLargerThan(count: 2))
      #expect(throws: KotlinError.self) { try crew.add(name: "") }
      let home = Place(latitude: 1, longitude: 2, name: "home")
      try crew.setPlace(home)
      #expect(crew.place == home)
      #expect(try crew.isHome(home))
      #expect(try crew[1] == "Bob")
      #expect(throws: KotlinError.self) { try crew[3] }
      #expect(try crew.first == "Ann")
      #expect(try crew.rename(from: "Ann", to: "Eve").names == ["Eve", "Bob", "Cy"])
    }

    @Test func aMemberThatSuspendsIsAwaited() async throws {
      let crew = try Crew()
      #expect(try await crew.addLater(name: "Ann", after: .milliseconds(1)) == 1)
      let call = Task { try await crew.addLater(name: "Bob", after: .seconds(100)) }
      call.cancel()
      await #expect(throws: CancellationError.self) { try await call.value }
      #expect(try crew.names == ["Ann"])
      #expect(try await makeCrewLater(name: "Cy", after: .milliseconds(1)).names == ["Cy"])
    }

    @Test func itsStatesAreItsOwn() async throws {
      let (one, two) = (try Crew(), try Crew(count: 3))
      #expect(try one.count.value == 0)
      #expect(try two.count.value == 3)
      _ = try one.add(name: "Ann")
      #expect(try one.count.value == 1)
      one.motto.value = "go"
      #expect(one.motto.value == "go")
      #expect(two.motto.value == "")
      for try await name in try one.arrived {
        #expect(name == "Ann")
        break
      }
    }

    /// A flow, and each form of it, keeps the objects that it needs.
    @Test func aFlowOwnsItsObjects() async throws {
      func flows() throws -> (KotlinFlow<String>, KotlinFlow<String>, KotlinStateFlow<Int32>) {
        let crew = try Crew(names: ["Ann", "Bob"])
        return (try crew.calls(rounds: 2), try namesOf(crew: crew), try crew.count)
      }
      let (calls, names, count) = try flows()
      // Each is an object, and Kotlin's has the crew.
      #expect(try liveObjects() == 3)
      var seen: [String] = []
      for try await name in calls { seen.append(name) }
      for try await name in names.stream() { seen.append(name) }
      #expect(seen == ["Ann", "Bob", "Ann", "Bob", "Ann", "Bob"])
      #expect(count.value == 2)
    }

    @Test func equalObjectsAreEqual() throws {
      let (one, two) = (try Crew(names: ["Ann"]), try Crew(names: ["Ann"]))
      #expect(one == two)
      #expect(one !== two)
      #expect(one.hashValue == two.hashValue)
      #expect(Set([one, two]).count == 1)
      _ = try two.add(name: "Bob")
      #expect(one != two)
      #expect("\(two)" == "Ann, Bob")
    }

    @Test func theSameObjectComesBack() throws {
      let crew = try Crew(names: ["Ann"])
      let back = try echoCrew(value: crew)
      _ = try back.add(name: "Bob")
      #expect(try crew.names == ["Ann", "Bob"])
      #expect(try liveObjects() == 1)
      #expect(try echoNullableCrew(value: nil) == nil)
      #expect(try echoNullableCrew(value: crew) == crew)
      let other = try Crew.alone(name: "Cy")
      #expect(try echoCrews(value: [crew, other, crew]) == [crew, other, crew])
      #expect(try echoCrewsByName(value: ["a": crew, "b": nil]) == ["a": crew, "b": nil])
      #expect(try largest(crews: other, crew) == crew)
      #expect(try (crew + other).names == ["Ann", "Bob", "Cy"])
    }

    @Test func kotlinsDefaultsAreObjects() throws {
      #expect(try crewOrDefault() == 14)
      #expect(try crewOrDefault(nothing: nil) == 7)
      #expect(try crewOrDefault(crew: Crew(count: 1), nothing: Crew(count: 2)) == 3)
    }

    @Test func valuesHaveObjects() throws {
      let crew = try Crew(names: ["Ann"])
      let mission = Mission(name: "first", crew: crew, reserve: [try Crew(count: 1), crew])
      #expect(try echoMission(value: mission) == mission)
      #expect(try echoVisit(value: .by(crew: crew)) == .by(crew: crew))
      #expect(try echoVisit(value: .none) == .none)
      #expect(try nameOf(crewSeen: Seen(value: crew, at: nil)) == ["Ann"])
    }

    @Test func aCompanionsMembersAreStatic() throws {
      #expect(Crew.limit == 13)
      let before = try Crew.lonely
      #expect(try Crew.alone(name: "Ann").names == ["Ann"])
      #expect(try Crew.lonely == before + 1)
    }

    @Test func aClassInsideOfAClass() throws {
      let crew = try Crew(names: ["Ann"])
      let shift = try Crew.Shift(crew: crew, hours: 8)
      #expect(shift.crew == crew)
      #expect(shift.hours == 8)
    }

    @Test func anObjectMayGoWhileItsCallSuspends() async throws {
      for time in [Duration.zero, .milliseconds(1)] {
        let count = try await Crew(names: ["Ann"]).addLater(name: "Bob", after: time)
        #expect(count == 2)
      }
      let call = Task { try await Crew().addLater(name: "Bob", after: .seconds(100)) }
      call.cancel()
      await #expect(throws: CancellationError.self) { try await call.value }
    }

    /// Each task finds its own objects, the one that all share, and none is left.
    @Test func eightTasksMakeShareAndDropObjects() async throws {
      let shared = try Crew(names: ["shared"])
      try await withThrowingTaskGroup { group in
        for task in 0..<8 {
          group.addTask {
            for round in 0..<1000 {
              let name = "\(task).\(round)"
              let crew = try Crew(names: [name])
              let sum = try crew + shared
              #expect(try sum.names == [name, "shared"])
              #expect(try echoCrew(value: shared) == shared)
              #expect(try echoCrews(value: [crew, shared]) == [crew, shared])
              #expect(Set([crew, try echoCrew(value: crew)]).count == 1)
              #expect(try sum.count.value == 2)
              if round % 50 == 0 {
                #expect(try await crew.addLater(name: name, after: .zero) == 2)
                for try await first in try sum.calls(rounds: 1) {
                  #expect(first == name)
                  break
                }
              }
            }
          }
        }
        try await group.waitForAll()
      }
      #expect(try shared.names == ["shared"])
    }

    @Test func aHundredThousandObjectsGo() throws {
      for round in 0..<1000 {
        let crews = try (0..<100).map { try Crew(count: Int32($0 % 3)) }
        let count = try echoCrews(value: crews).filter { try $0.count.value == 2 }.count
        #expect(count == 33, "round \(round)")
      }
      #expect(try liveObjects() == 0)
    }
  }
}
