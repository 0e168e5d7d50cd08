import CKotlinBridge
import FoundationEssentials
import KotlinBridgeTools

extension Target {
  /// Looks at the file and fills in the name of its bridge. Throws `LibraryFileError` or
  /// `LibraryProblem` if the file has nothing that can be checked.
  package func resolved() throws -> Target {
    if isForeign { return self }
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
        "\(path) has no bridge: \(LibraryFile.Problem.noEntry); a hand-written bridge is checked "
          + "through its functions: name them with --classic (see kotlin-bridge help check)")
    }
    throw LibraryProblem("\(path) has more than one bridge: choose with --name, one of \(known)")
  }
}

extension Target {
  package static let usualPatience = Duration.seconds(5)

  /// Loads the library, in a child process. Returns what the child tells its parent.
  package func load() -> [ChildMessage] {
    do {
      if host != nil { return [.loaded(nil)] }
      if let command {
        let subject = try PipedSubject(command: command, patience: Self.usualPatience)
        if let problem = subject.end() {
          throw LibraryProblem(
            "--subject '\(command)': it \(problem), although it only had to end with its input"
          )
        }
        return [.loaded(nil)]
      }
      if isClassic {
        _ = try ClassicSubject(path: path, flows: classic)
        return [.loaded(nil)]
      }
      return try loadTable()
    } catch {
      return [.couldNotRun("\(error)")]
    }
  }

  private func loadTable() throws -> [ChildMessage] {
    let entry = (name ?? "") + LibraryFile.entrySuffix
    let library = try LoadedLibrary(path: path)
    typealias Entry = @convention(c) () -> UnsafeMutableRawPointer?
    guard let function = library.function(entry, as: Entry.self) else {
      throw LibraryProblem("\(path) exports no \(entry): name its bridge with --name")
    }
    guard let raw = function() else {
      throw LibraryProblem(
        "\(entry) of \(path) returned NULL: the library could not be set up; its output "
          + "says why")
    }
    let header = TableHeader(raw)
    if !header.isUsable || header.missing.contains("manifest") { return [.loaded(header)] }
    let table = UnsafePointer(raw.assumingMemoryBound(to: kb_library.self))
    return [.manifest(Data(TableClient.manifest(of: table))), .loaded(header)]
  }
}

extension Target {
  /// Makes the subject of one form; nil if the target has nothing in that form.
  ///
  /// Throws `LibraryProblem` if the library can't be used.
  ///
  /// - Parameter patience: how long a subject in a process of its own may take to answer.
  package func subject(
    _ form: Form, patience: Duration = Target.usualPatience
  ) throws -> Subject? {
    if let host { return form == .callback ? .flow(HostedSubject(host)) : nil }
    if let command {
      return form == .callback ? try .piped(command: command, patience: patience) : nil
    }
    if isClassic {
      return form == .callback ? .flow(try ClassicSubject(path: path, flows: classic)) : nil
    }
    return try Subject(form, path: path, name: name, calling: calls, flows: flows)
  }
}
