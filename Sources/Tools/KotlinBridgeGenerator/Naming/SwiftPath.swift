/// The name of a generated type with the types that it is nested in: `Alarm.Storm`.
struct SwiftPath: Hashable, Sendable {
  let components: [String]

  var text: String { components.joined(separator: ".") }

  /// The type that it is nested in; without components at the top level.
  var outer: SwiftPath { SwiftPath(components: Array(components.dropLast())) }

  /// How many times the members of the type are indented: a nested one stands in an extension.
  var memberDepth: Int { components.count > 1 ? 2 : 1 }

  /// The type with arguments: `Pair<Int32, String>`.
  func with(_ arguments: [String]) -> SwiftPath {
    SwiftPath(
      components: components.dropLast() + [
        "\(components.last!)<\(arguments.joined(separator: ", "))>"
      ])
  }

  /// The type without arguments.
  var withoutArguments: SwiftPath {
    SwiftPath(components: components.map { String($0.prefix { $0 != "<" }) })
  }

  static let top = SwiftPath(components: [])
}
