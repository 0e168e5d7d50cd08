import CKotlinBridge
import FoundationEssentials
import KotlinBridgeToolSupport

extension Target {
  /// Loads the library, in a child process. Returns what the child tells its parent.
  package func load() -> [ChildMessage] {
    do {
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
        "\(entry) of \(path) gave NULL: the library could not be set up; what it printed "
          + "says why")
    }
    let header = TableHeader(raw)
    if !header.isUsable { return [.loaded(header)] }
    let table = UnsafePointer(raw.assumingMemoryBound(to: kb_library.self))
    return [.manifest(Data(TableClient.manifest(of: table))), .loaded(header)]
  }
}
