public enum M { 
public protocol P: Sendable { func `self`(`default`: Int?, from: Int) async throws -> Int }
public struct AnyP: M.P { let base: any P; public init(_ b: any P) { base = b }
  public func `self`(`default`: Int?, from: Int) async throws -> Int { 3 } }
}
extension M.AnyP {
  public struct Defaults: Sendable { private let k: M.AnyP; public init(_ p: any M.P) { k = M.AnyP(p) } 
    nonisolated(nonsending) public func `self`(`default`: Int?, from: Int) async throws -> Int { 3 } }
}
extension M.P {
  nonisolated(nonsending) public func `self`(`default`: Int?, from: Int) async throws -> Int { try await M.AnyP.Defaults(self).`self`(default: `default`, from: from) }
}
