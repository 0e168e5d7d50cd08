extension LibraryFile {
  /// A property of the file that makes trouble for the process that loads it.
  package enum Problem: Hashable, Sendable {
    /// It exports no `<name>_kotlin_bridge`.
    case noEntry
    /// It exports `__cxa_demangle`.
    case exportedDemangler
    /// It exports these other symbols, sorted.
    case otherExports([String])
    case noSoname(expected: String)
    case otherSoname(String, expected: String)
    case executableStack
    case textRelocations
    case canBeUnloaded
  }

  /// The problems of the file as that of a library with a bridge.
  ///
  /// - Parameter expectedSoname: the soname that it must have; the name of the file unless given.
  package func problems(expectedSoname: String? = nil) -> [Problem] {
    var problems: [Problem] = []
    if entries.isEmpty { problems.append(.noEntry) }
    if exports.contains(Self.demangler) { problems.append(.exportedDemangler) }
    let others = otherExports
    if !others.isEmpty { problems.append(.otherExports(others)) }
    let expected =
      expectedSoname ?? path.split(separator: "/").last.map(String.init) ?? path
    switch soname {
    case expected: break
    case let soname?: problems.append(.otherSoname(soname, expected: expected))
    case nil: problems.append(.noSoname(expected: expected))
    }
    if hasExecutableStack { problems.append(.executableStack) }
    if hasTextRelocations { problems.append(.textRelocations) }
    if !isNeverUnloaded { problems.append(.canBeUnloaded) }
    return problems
  }

  private var otherExports: [String] {
    // Kotlin/Native generates a table of the C API for each library.
    let allowed = Set(entries + libraryNames.map { "lib\($0)_symbols" })
    return exports.filter {
      !allowed.contains($0) && !Self.linkerSymbols.contains($0) && $0 != Self.demangler
    }
  }

  /// The copy in Kotlin/Native's runtime, which has the same name as the one in the C++ runtime.
  private static let demangler = "__cxa_demangle"

  /// The symbols that some linkers export from every library.
  private static let linkerSymbols: Set = ["__bss_start", "_edata", "_end", "_fini", "_init"]
}

extension LibraryFile.Problem: CustomStringConvertible {
  /// One sentence: what is wrong, why it matters, and what to do.
  package var description: String {
    switch self {
    case .noEntry:
      "it exports no <name>_kotlin_bridge, the function by which a bridge is found: give the "
        + "function this name and export it"
    case .exportedDemangler:
      "it exports Kotlin/Native's copy of __cxa_demangle, which can replace that of the C++ "
        + "runtime in other libraries: hide it with a version script"
    case .otherExports(let names):
      "it exports \(Self.list(names)) besides its entry and the generated table, and other "
        + "libraries' calls may end up there: hide what is not meant for them with a version script"
    case .noSoname(let expected):
      "it has no soname, so programs linked to it look for the path they were linked with: link "
        + "it with -soname \(expected)"
    case .otherSoname(let soname, let expected):
      "its soname is \(soname), so programs linked to it look for that name, not for \(expected): "
        + "link it with -soname \(expected), or rename the file"
    case .executableStack:
      "it asks for an executable stack, for all threads of the process: link it with -z noexecstack"
    case .textRelocations:
      "it has text relocations, so loading it makes its code writable: compile all of it as "
        + "position-independent code"
    case .canBeUnloaded:
      "it can be unloaded, which Kotlin/Native's runtime does not survive: link it with -z nodelete"
    }
  }

  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(5).joined(separator: ", ")
    return names.count > 5 ? "\(shown) and \(names.count - 5) more symbols" : shown
  }
}
