import CKotlinBridge
import KotlinBridge

/// What the names in the manifest of the fixtures stand for.
extension LibraryCheck {
  /// Fails unless functions of the same type answer as the ones with these names.
  func expectTrueFunctions(in library: TableClient) async throws {
    let (seven, two) = (7 as Int64, 2 as Int64)
    let both = KotlinWriter.bytes(of: seven, two)
    for (name, arguments, right) in [
      ("value", [], 42), ("add", both, 9), ("plainAdd", both, 9), ("divide", both, 3),
      ("hops", KotlinWriter.bytes(of: seven), 7),
      ("sumOfChildren", KotlinWriter.bytes(of: seven), 21),
    ] as [(String, [UInt8], Int64)] where library.function(name) != nil {
      let answer = try await library.answer(of: name, arguments: arguments)
      try expect(
        answer == KotlinWriter.bytes(of: right), "\(right) from the function '\(name)'",
        answer.short)
    }
  }

  /// Fails unless elements have the cases and fields that the manifest names.
  func expectTrueNames(in library: TableClient, _ types: ManifestTypes) async throws {
    let encoder = ManifestEncoder(types)
    for (name, texts) in Self.namedElements where library.flow(name) != nil {
      let named = NamedFlow(
        name: name, arguments: [.init(parameter: "n", text: "\(texts.count)")])
      let flow = try DeclaredFlow(named, in: library.manifest)
      let type = try types.checked(flow.flow.element)
      let found = try await library.elements(of: flow, count: Int64(texts.count), for: self)
        .flatMap(\.bytes)
      var expected: [UInt8] = []
      for text in texts {
        do throws(ManifestError) {
          expected += try encoder.bytes(of: text, as: type)
        } catch {
          throw CheckFailure(expected: "a type of '\(name)' with \(text)", observed: "\(error)")
        }
      }
      try expect(
        found == expected, "\(texts.joined(separator: ", ")) from the flow '\(named)'",
        found.short)
    }
  }

  /// Elements of the fixtures' flows, as text.
  private static let namedElements = [
    ("colors", ["RED", "GREEN", "BLUE"]),
    ("points", (0..<3).map(point)),
    (
      "people",
      [
        """
        {"name": "Person 0", "age": 0, "email": null, "home": \(point(0)), "work": \(point(1)),
         "tags": [], "places": {}}
        """,
        """
        {"name": "Person 1", "age": 1, "email": "person1@example.com", "home": \(point(1)),
         "work": null, "tags": ["tag 0"], "places": {"here": \(point(1)), "there": \(point(2))}}
        """,
      ]
    ),
  ]

  /// The numbers are strings, because JSON has no -0.0.
  private static func point(_ index: Int) -> String {
    #"{"x": "\#(index).0", "y": "-\#(index).0"}"#
  }
}
