import TestHelpers

/// The subjects of Tests/Subjects that `kotlin-bridge check --subject` judges.
enum PipedProgram: CaseIterable {
  case python, c

  /// The command that starts it right, or with a mistake.
  func command(_ mistake: SubjectMistake? = nil, in shop: Workshop) throws -> String {
    let library = kotlinLibrary("fixtures")
    switch self {
    case .python:
      let script = mistake.map { "broken.py \($0.name)" } ?? "subject.py"
      return "exec python3 -B \(repositoryFile("Tests/Subjects/Python"))/\(script) \(library)"
    case .c:
      let program = shop.path("subject")
      try run(
        "gcc",
        [
          "-std=gnu11", "-Wall", "-Wextra", "-Werror", "-O1", "-pthread",
          "-DWRONG=\(mistake?.number ?? 0)", "-I", repositoryFile("Sources/CKotlinBridge"),
          repositoryFile("Tests/Subjects/C/subject.c"),
          repositoryFile("Tests/Subjects/C/fixtures.c"), "-o", program, "-ldl",
        ])
      return "exec \(program) \(library)"
    }
  }
}
