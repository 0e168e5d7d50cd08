import KotlinBridgeToolSupport

extension Target {
  /// Looks at the file and fills in the name of its bridge. Throws `LibraryFileError` or
  /// `LibraryProblem` if the file has nothing that can be checked.
  package func resolved() throws -> Target {
    let file = try LibraryFile(reading: path)
    if isClassic {
      for symbol in classic.flatMap(\.symbols) where !file.exports.contains(symbol) {
        throw LibraryProblem("\(path) exports no \(symbol), which --classic names")
      }
      return self
    }
    var resolved = self
    resolved.name = try bridgeName(in: file)
    return resolved
  }

  private func bridgeName(in file: LibraryFile) throws(LibraryProblem) -> String {
    let names = file.libraryNames
    let known = names.joined(separator: ", ")
    if let name {
      if names.contains(name) { return name }
      throw LibraryProblem(
        "\(path) exports no \(name)\(LibraryFile.entrySuffix): "
          + (names.isEmpty ? "it exports no bridge at all" : "--name may be \(known)"))
    }
    if let only = names.first, names.count == 1 { return only }
    if names.isEmpty {
      throw LibraryProblem(
        "\(path) has no bridge: \(LibraryFile.Problem.noEntry); a hand-written one is checked by "
          + "its functions, which --classic names (see kotlin-bridge help check)")
    }
    throw LibraryProblem("\(path) has more than one bridge: choose with --name, one of \(known)")
  }
}
