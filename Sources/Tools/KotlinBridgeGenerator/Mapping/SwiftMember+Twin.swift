extension SwiftMember.Twin {
  /// - Parameter declared: the types of C, the result's last. Throws if Swift lacks one.
  init(_ declared: [String], arguments: [String]) throws(Inexpressible) {
    let types = declared.compactMap { SwiftMember.Twin.types[$0] }
    if types.isEmpty || types.count < declared.count {
      throw Inexpressible("its typed twin (\(declared.joined(separator: ", "))) can't be called")
    }
    self.init(parameters: types.dropLast(), result: types.last!, arguments: arguments)
  }

  /// What is passed for arguments with these names. `Unit` is none of C's.
  static func passed(_ arguments: [(name: String, type: SwiftType)]) -> [String] {
    arguments.filter { $0.type != .unit }.map {
      $0.name + ($0.type.object == nil ? "" : ".kotlinHandle")
    }
  }
}
