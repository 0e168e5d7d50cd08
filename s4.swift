public enum M { 
public protocol P: Sendable { func `self`(from: Int) -> Int }
public struct AnyP: M.P { let base: any P; public init(_ b: any P) { base = b }
  public func `self`(from: Int) -> Int { base.`self`(from: from) } }
}
public protocol Q { func `self`(from: Int) -> Int }
extension M.AnyP {
  public struct Defaults: Sendable { private let k: M.AnyP; public init(_ p: any M.P) { k = M.AnyP(p) } 
    public func `self`(from: Int) -> Int { 3 } }
}
extension M.P {
  public func `self`(from: Int) -> Int { 
    let object = M.AnyP.Defaults(self)
    return object.`self`(from: from) }
}
extension M.P {
  public func a(from: Int) -> Int { 
    return M.AnyP.Defaults(self).`self`(from: from) }
}
extension Q {
  public func `self`(from: Int) -> Int { 
    return M.AnyP.Defaults(b()).`self`(from: from) }
  func b() -> any M.P { fatalError() }
}
func user(p: any M.P, d: M.AnyP.Defaults) { _ = p.`self`(from: 3); _ = d.`self`(from: 2); _ = M.AnyP(p).`self`(from: 3) }
