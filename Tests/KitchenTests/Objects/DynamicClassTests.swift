import Kitchen
import KotlinBridge
import Testing

extension KitchenSuites {
  /// An object is of the most derived class that Swift knows, whatever it is declared as.
  @Suite struct DynamicClasses {
    @Test func anObjectIsOfItsOwnClass() throws {
      let animals = try (0..<6).map { try animal(kind: $0) }
      #expect(classes(animals) == ["Animal", "Dog", "Puppy", "Eel", "Dog", "Fish"])
      let sounds = try animals.map { try $0.sound }
      #expect(sounds == ["", "woof", "wuff", "", "woof", ""])
      let fish = animals.compactMap { $0 as? Fish }
      #expect(try fish.map { try $0.scales } == [0, 1000])
      #expect(try classes([dog(kind: 1), dog(kind: 2), dog(kind: 4)]) == ["Dog", "Puppy", "Dog"])
      #expect(try classes([puppy(name: "Pip")]) == ["Puppy"])
      #expect(try classes([animalOf(kind: 1, name: "Ann")]) == ["Dog"])
    }

    @Test func aSwitchChoosesByClass() throws {
      func describe(_ animal: Animal) -> String {
        switch animal {
        case is Puppy: "puppy"
        case let dog as Dog: dog.name
        case let loud as any Loud: (try? loud.sound) ?? "?"
        case is Fish: "fish"
        default: "animal"
        }
      }
      let seen = try (0..<6).map { describe(try animal(kind: $0)) }
      #expect(seen == ["animal", "Rex", "puppy", "fish", "nobody", "fish"])
    }

    @Test func everyPlaceHasTheClass() async throws {
      #expect(try maybeAnimal(kind: nil) == nil)
      #expect(try classes([maybeAnimal(kind: 2)]) == ["Puppy"])
      #expect(
        try classes(animals()) == ["Animal", "nil", "Dog", "Puppy", "Eel", "Dog", "Fish"])
      #expect(
        try animalsByName().mapValues { "\(type(of: $0))" }
          == ["it": "Animal", "Rex": "Dog", "Pip": "Puppy", "Jim": "Eel"])
      for time in [Duration.zero, .milliseconds(1)] {
        #expect(try await classes([animalLater(kind: 3, after: time)]) == ["Eel"])
      }
      let walk = try walk()
      #expect(classes([walk.first] + walk.others) == ["Puppy", "Dog", "Eel"])
      #expect(walk.heard.base is Dog)
      guard case .with(let animal) = try guest(kind: 2) else { throw Missing() }
      #expect(animal is Puppy)
    }

    @Test func elementsAndStatesHaveTheClass() async throws {
      var seen: [Animal] = []
      for try await animal in try animalsNowAndThen() { seen.append(animal) }
      #expect(classes(seen) == ["Animal", "Dog", "Puppy", "Eel", "Dog", "Fish"])
      seen = []
      for try await animal in try animalsNowAndThen().stream() { seen.append(animal) }
      #expect(classes(seen) == ["Animal", "Dog", "Puppy", "Eel", "Dog", "Fish"])
      let house = try House()
      #expect(try house.inside.value == nil)
      try house.letIn(kind: 2)
      #expect(try house.inside.value is Puppy)
      for try await animal in try house.inside {
        #expect(animal is Puppy)
        break
      }
      house.pet.value = try Eel(name: "Jim")
      #expect(house.pet.value is Eel)
    }

    /// Results are of any class with the interface; parts of values are of the class for any object.
    @Test func anObjectOfAnInterfaceIsOfItsOwnClass() async throws {
      let expected = [
        "Animal", "Dog", "Puppy", "Eel", "Dog", "Fish", "AnyLoud.Object", "AnyVoiced.Object",
        "AnyVoiced.Object", "AnyLoud.Object", "AnyVoiced.Object",
      ]
      #expect(try classes((0...10).map { try voiced(kind: $0) }) == expected)
      #expect(try classes(voices().map(\.base)) == expected)
      let sounds = try (0...10).map { try voiced(kind: $0).sound }
      #expect(try voices().map { try $0.sound } == sounds)
      switch try noisiest {
      case let puppy as Puppy: #expect(puppy.name == "Pip")
      default: Issue.record("no puppy")
      }
      #expect(try voicedOf(kind: 1, name: "Ann") is Dog)
      #expect(try voicedOf(kind: nil, name: "") == nil)
      #expect(try await voicedLater(kind: 2, after: .milliseconds(1)) is Puppy)
      #expect(try await voicedLater(kind: nil, after: .zero) == nil)
      #expect(try await soundLater(kind: 3) is Eel)
      #expect(try voiced(kind: 6) is any Loud)
      let horn = try voiced(kind: 7)
      #expect(!(horn is any Loud))
    }

    @Test func aClassThatSwiftDoesNotSeeIsItsSuperclassWhereThatFits() throws {
      #expect(try animal(kind: 4) is Dog)
      #expect(try voiced(kind: 4) is Dog)
      let stray = try trained(kind: 4)
      #expect(stray is AnyTrained.Object)
      #expect(try stray.trick == "vanishes")
      #expect(try trained(kind: 6).trick == "speaks")
    }

    @Test func aSealedClassIsOneOfItsLeaves() throws {
      let beacons = try (0..<4).map { try Beacon.of(kind: $0) }
      #expect(
        beacons.map { "\(type(of: $0))" } == ["Lamp", "Flare", "Beacon", "Beacon"])
      let lamps = beacons.compactMap { $0 as? Beacon.Lamp }
      #expect(lamps.map(\.colour) == ["white", "red"])
    }

    @Test func aGenericClassIsWhatIsDeclaredUnlessASubclassIsKnown() throws {
      #expect(try classes([kennel(kind: 0), kennel(kind: 1)]) == ["KennelDog", "DogKennel"])
      #expect(try kennel(kind: 1).kept() is Puppy)
      #expect(try keeping(kind: 0) is AnyKeepingDog.Object)
      #expect(try keeping(kind: 1) is DogKennel)
      #expect(try numberKennel().kept() == 3)
    }

    @Test func whatStandsForAnObjectKnowsItsClass() throws {
      let puppy = try Puppy(name: "Pip")
      #expect(AnyVoiced(puppy).base as? Puppy === puppy)
      #expect(AnyVoiced(AnyVoiced(puppy)).base as? Puppy === puppy)
      let back = try echoVoiced(value: puppy)
      #expect(back as? Puppy == puppy)
      #expect(AnyVoiced(back) == AnyVoiced(puppy))
      #expect(try liveObjects() == 1)
      let horn = AnyVoiced(try voiced(kind: 7))
      #expect(horn.base is AnyVoiced.Object)
    }

    @Test func anObjectIsOneWhateverItCameAs() throws {
      let dog = try Dog(name: "Rex")
      let animal = try echoAnimal(value: dog)
      #expect(animal == dog)
      #expect(animal is Dog)
      #expect(animal.hashValue == dog.hashValue)
      #expect(Set<Animal>([animal, dog]).count == 1)
      #expect(try liveObjects() == 1)
    }

    @Test func manyObjectsGo() throws {
      do {
        let animals = try manyAnimals(count: 10_000)
        #expect(animals.count { $0 is Fish } == 3333)
        #expect(try liveObjects() == 10_000)
        for kind in 0..<10 { _ = try voiced(kind: Int32(kind)) }
      }
      #expect(try liveObjects() == 0)
    }

    @Test func threadsAskAtOnce() async throws {
      try await withThrowingTaskGroup { group in
        for task in 0..<8 {
          group.addTask {
            for round in 0..<2000 {
              let kind = Int32((task + round) % 6)
              let names = ["Animal", "Dog", "Puppy", "Eel", "Dog", "Fish"]
              let objects: [Any] = [try animal(kind: kind), try voiced(kind: kind)]
              #expect(classes(objects) == [names[Int(kind)], names[Int(kind)]])
            }
          }
        }
        try await group.waitForAll()
      }
    }
  }
}

private struct Missing: Error {}

private func classes(_ objects: [Any?]) -> [String] {
  objects.map { object in
    object.map { String(String(reflecting: type(of: $0)).dropFirst("Kitchen.".count)) } ?? "nil"
  }
}
