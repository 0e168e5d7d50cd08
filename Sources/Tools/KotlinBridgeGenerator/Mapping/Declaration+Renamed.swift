extension SwiftFile.Declaration {
  /// The fields and cases that have another name than Kotlin's, for that is taken.
  func renamed(_ uses: GenericUses) -> [Remark] {
    switch self {
    case .record(let record):
      renamed(record.fields.map { ($0.kotlinName, $0.name) }, of: record.kotlinName)
    case .exception(let exception):
      renamed(exception.fields.map { ($0.kotlinName, $0.name) }, of: exception.kotlinName)
    case .enumeration(let enumeration):
      renamed(enumeration.cases.map { ($0.kotlinName, $0.name) }, of: enumeration.kotlinName)
    case .sealed(let sealed):
      renamed(
        sealed.cases.map { (SimpleNames(uses: uses).caseName($0.kotlinName), $0.name) },
        of: sealed.kotlinName)
        + sealed.cases.flatMap { part in
          renamed(
            part.fields.filter { !$0.isWhole }.map { ($0.kotlinName, $0.name) }, of: part.kotlinName
          )
        }
    case .object, .interface, .namespace, .member, .library, .box: []
    }
  }

  private func renamed(_ names: [(kotlin: String, swift: String)], of type: String) -> [Remark] {
    names.compactMap { kotlin, swift in
      let wanted = Words.lowerCamelCase(kotlin)
      if wanted == swift { return nil }
      return Remark(
        name: "\(type).\(kotlin)", reason: "the name \(wanted) is taken: it is \(swift)")
    }
  }
}
