public protocol P: Sendable { func `self`(`default`: Int?, from: Int) async throws -> Int }
public struct AnyP: P { let base: any P; public init(_ b: any P) { base = b }
  public func `self`(`default`: Int?, from: Int) async throws -> Int { 3 } }
extension AnyP {
  public struct Defaults { private let k: AnyP; public init(_ p: any P) { k = AnyP(p) } 
    public func `self`(`default`: Int? = nil, from: Int) async throws -> Int { 3 } }
}
extension P {
  nonisolated(nonsending) public func `self`(`default`: Int?, from: Int) async throws -> Int { try await AnyP.Defaults(self).`self`(default: `default`, from: from) }
  func z(`default`: Int?, from: Int) async throws -> Int { try await AnyP.Defaults(self).`self`(default: `default`, from: from) }
  func y() { let x = self; print(x) }
}
