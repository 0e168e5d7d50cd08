import CKotlinBridge
import Fixtures
import KotlinBridge
import TestHelpers
import Testing

extension FixtureSuites {
  /// A value may be nested up to 1 000 structures deep, which both sides count in the same way.
  @Suite struct WireTypesDepth {
    // A tree is a record with a list in it: two structures for each level.
    private func tree(_ levels: Int) -> Tree {
      (1..<levels).reduce(Tree(value: 0, children: [], twin: nil)) { tree, _ in
        Tree(value: 0, children: [tree], twin: nil)
      }
    }

    private func treeBytes(_ levels: Int) -> [UInt8] {
      let value = [UInt8](repeating: 0, count: 8)
      let inner = (1..<levels).flatMap { _ in value + [1, 0, 0, 0] } + value + [0, 0, 0, 0]
      return inner + [UInt8](repeating: 0, count: levels)
    }

    // A group is a case, its record and a list: three structures for each level. A blank is a case
    // and an object.
    private func groups(_ levels: Int, around innermost: [Shape]) -> Shape {
      (1..<levels).reduce(.group(shapes: innermost)) { shape, _ in .group(shapes: [shape]) }
    }

    private func groupBytes(_ levels: Int, hasBlank: Bool) -> [UInt8] {
      (1..<levels).flatMap { _ in [2, 0, 1, 0, 0, 0] as [UInt8] }
        + (hasBlank ? [2, 0, 1, 0, 0, 0, 0, 0] : [2, 0, 0, 0, 0, 0])
    }

    private func expectLimit<Value: KotlinValue & Equatable>(
      _ name: String, _ echo: (Value) async throws -> Value, _ deepest: Value,
      _ deepestBytes: [UInt8], _ deeper: Value, _ deeperBytes: [UInt8]
    ) async throws {
      let isSame = try await echo(deepest) == deepest
      #expect(isSame)
      let accepted = ManualCall<Value>(name, bytes: deepestBytes)
      #expect(accepted.status == KB_OK)
      let refused = ManualCall<Value>(name, bytes: deeperBytes)
      #expect(refused.status == KB_MALFORMED)
      let error = await #expect(throws: KotlinError.self) { _ = try await echo(deeper) }
      #expect(error?.code == .misuse)
      #expect(error?.message == "a value is nested deeper than 1000 structures")
      // Nothing of the failed value is left in what is reused.
      let isSameAgain = try await echo(deepest) == deepest
      #expect(isSameAgain)
    }

    @Test func recordsAndLists() async throws {
      try await expectLimit(
        "echoTree", echoTree, tree(500), treeBytes(500), tree(501), treeBytes(501))
      for deep in [Tree.path(depth: 1500), .twins(depth: 1500)] {
        await #expect(throws: KotlinError.self) {
          _ = try await echoTree(value: deep)
        }
      }
    }

    @Test func sealedClasses() async throws {
      try await expectLimit(
        "echoShape", echoShape, groups(333, around: []), groupBytes(333, hasBlank: false),
        groups(334, around: []), groupBytes(334, hasBlank: false))
      try await expectLimit(
        "echoShape", echoShape, groups(332, around: [.blank]), groupBytes(332, hasBlank: true),
        groups(333, around: [.blank]), groupBytes(333, hasBlank: true))
    }
  }
}
