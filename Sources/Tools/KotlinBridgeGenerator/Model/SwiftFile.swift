/// What one file of the generated module declares.
struct SwiftFile {
  enum Declaration {
    case namespace(SwiftPath, kotlinName: String)
    case record(SwiftRecord)
    case enumeration(SwiftEnumeration)
    case sealed(SwiftSealed)
    case object(SwiftClass)
    case interface(SwiftInterface)
    case exception(SwiftException)
    case box(SwiftBox)
    case member(SwiftMember)
    case library
  }

  /// Without `.swift`.
  let name: String
  var declarations: [Declaration] = []
}
