import KotlinBridge
import Testing

extension FixtureSuites {
  /// Enums, sealed classes, objects and records cross both ways unchanged.
  @Suite struct WireTypesRecords {
    @Test func enumsAndObjectsCross() async throws {
      try await expectEcho("echoColor", Color.allCases)
      try await expectEcho("echoOrigin", [Origin()])
    }

    @Test func sealedClassesCross() async throws {
      try await expectEcho(
        "echoShape",
        [
          .circle(radius: -0.5), .square(side: 2, color: nil),
          .square(side: .infinity, color: .blue),
          .blank, .group([]),
          .group([.blank, .group([.circle(radius: 1), .group([])]), .square(side: 0, color: .red)]),
        ] as [Shape])
    }

    @Test func recordsCross() async throws {
      try await expectEcho("echoPoint", [Point(0, 0), Point(.pi, -.infinity)])
      let people = [
        Person(
          name: "", age: .min, email: nil, home: Point(0, 0), work: nil, tags: [], places: [:]),
        Person(
          name: "a😀é€\0z", age: .max, email: "", home: Point(1, 2), work: Point(3, 4),
          tags: ["", "tag"], places: ["": Point(5, 6), "there": Point(7, 8)]),
      ]
      try await expectEcho("echoPerson", people)
      try await expectEcho("echoPeople", [[], people, people + people])
    }

    @Test func recordsWithAFieldOfEveryTypeCross() async throws {
      var least = Everything.sample
      least.boolean = false
      least.string = ""
      least.bytes = []
      least.longs = []
      least.names = []
      least.numbers = [:]
      least.nullable = ""
      least.shape = .blank
      try await expectEcho("echoEverything", [.sample, least])
    }

    @Test func sixArgumentsCrossInTheirOrder() async throws {
      let s = Everything.sample
      let made: [String] = try await library.call(
        "six", true, 7 as Int32, "text", Shape.circle(radius: 2), s.person, Duration.seconds(3))
      #expect(made == ["true", "7", "text", "Circle(radius=2.0)", s.person.name, "3s"])
    }

    @Test func treesCross() async throws {
      try await expectEcho(
        "echoTree",
        [
          Tree(value: .min, children: [], twin: nil),
          Tree(value: 1, children: [], twin: Tree(value: 2, children: [], twin: nil)),
          .complete(depth: 10), .path(depth: 300), .twins(depth: 300),
        ] as [Tree])
    }
  }
}

extension Tree {
  /// The tree that the fixtures make: two children each, and a twin on the first level.
  static func complete(depth: Int64) -> Tree {
    Tree(
      value: depth,
      children: depth == 0 ? [] : Array(repeating: complete(depth: depth - 1), count: 2),
      twin: depth == 1 ? Tree(value: -1, children: [], twin: nil) : nil)
  }

  /// A tree in which each node has one child.
  static func path(depth: Int64) -> Tree {
    (0..<depth).reduce(Tree(value: 0, children: [], twin: nil)) { child, value in
      Tree(value: value, children: [child], twin: nil)
    }
  }

  /// A tree in which each node has one twin.
  static func twins(depth: Int64) -> Tree {
    (0..<depth).reduce(Tree(value: 0, children: [], twin: nil)) { twin, value in
      Tree(value: value, children: [], twin: twin)
    }
  }
}
