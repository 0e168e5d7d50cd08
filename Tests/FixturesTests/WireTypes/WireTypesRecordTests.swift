import Fixtures
import KotlinBridge
import Testing

extension FixtureSuites {
  /// Enums, sealed classes, objects and records cross both ways unchanged.
  @Suite struct WireTypesRecords {
    @Test func enumsAndObjectsCross() async throws {
      try await expectEcho(Color.allCases, by: echoColor)
      try await expectEcho([Origin()], by: echoOrigin)
    }

    @Test func sealedClassesCross() async throws {
      try await expectEcho(
        [
          .circle(radius: -0.5), .square(side: 2, color: nil),
          .square(side: .infinity, color: .blue),
          .blank, .group(shapes: []),
          .group(shapes: [
            .blank, .group(shapes: [.circle(radius: 1), .group(shapes: [])]),
            .square(side: 0, color: .red),
          ]),
        ] as [Shape], by: echoShape)
    }

    @Test func recordsCross() async throws {
      try await expectEcho([Point(0, 0), Point(.pi, -.infinity)], by: echoPoint)
      let people = [
        Person(
          name: "", age: .min, email: nil, home: Point(0, 0), work: nil, tags: [], places: [:]),
        Person(
          name: "a😀é€\0z", age: .max, email: "", home: Point(1, 2), work: Point(3, 4),
          tags: ["", "tag"], places: ["": Point(5, 6), "there": Point(7, 8)]),
      ]
      try await expectEcho(people, by: echoPerson)
      try await expectEcho([[], people, people + people], by: echoPeople)
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
      try await expectEcho([.sample, least], by: echoEverything)
    }

    @Test func sixArgumentsCrossInTheirOrder() async throws {
      let s = Everything.sample
      let made = try await six(
        boolean: true, int: 7, string: "text", shape: .circle(radius: 2), person: s.person,
        duration: .seconds(3))
      #expect(made == ["true", "7", "text", "Circle(radius=2.0)", s.person.name, "3s"])
    }

    @Test func treesCross() async throws {
      try await expectEcho(
        [
          Tree(value: .min, children: [], twin: nil),
          Tree(value: 1, children: [], twin: Tree(value: 2, children: [], twin: nil)),
          .complete(depth: 10), .path(depth: 300), .twins(depth: 300),
        ] as [Tree], by: echoTree)
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
