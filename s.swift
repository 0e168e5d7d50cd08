public protocol P { func `self`(a: Int) async throws -> Int }
public enum AnyP {
  struct Defaults { var p: any P; init(_ p: any P) { self.p = p } 
    func `self`(a: Int) async throws -> Int { a } }
  class O: P { func `self`(a: Int) async throws -> Int { a } }
}
extension P {
  public func `self`(a: Int) async throws -> Int { try await AnyP.Defaults(self).`self`(a: a) }
}
extension P {
  public func g(b: Int) async throws -> Int { try await AnyP.O().`self`(a: b) }
}
