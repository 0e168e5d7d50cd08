public enum M { 
public protocol P: Sendable { func `self`(x: Int?)  -> Int }
public struct AnyP: M.P { let base: any P; public init(_ b: any P) { base = b }
  public func `self`(x: Int?)  -> Int { 3 } }
}
extension M.AnyP {
  public struct Defaults: Sendable { private let k: M.AnyP; public init(_ p: any M.P) { k = M.AnyP(p) } 
     public func `self`(x: Int?)  -> Int { 3 } }
}
extension M.P {
   public func `self`(x: Int?)  -> Int {  M.AnyP.Defaults(self).`self`(x: x) }
}
extension M.P {
   public func other(x: Int?)  -> Int {  M.AnyP.Defaults(self).`self`(x: x) }
}
