import FoundationEssentials

/// A bundle that `gradle bridgeBundle` has made, `<Name>.artifactbundle`.
///
/// Its library is static, so it can't be loaded. `gradle bridgeLibrary` makes a shared library from the
/// same code, and puts it beside the bundle.
package struct LibraryBundle: Sendable {
  /// The folder, without a slash at its end.
  private let folder: String
  /// The static library in it, `lib<name>.a`, by its name.
  private let library: String

  /// Nil if the path is neither that of a bundle nor that of the static library in one.
  package init?(at path: String) {
    var parts = path.split(separator: "/", omittingEmptySubsequences: false)[...]
    while parts.count > 1, parts.last == "" { parts.removeLast() }
    if parts.last?.hasSuffix(".a") == true { parts.removeLast() }
    guard parts.last?.hasSuffix(".artifactbundle") == true else { return nil }
    folder = parts.joined(separator: "/")
    let contents = try? FileManager.default.contentsOfDirectory(atPath: folder)
    guard
      let library = contents?.first(where: { $0.hasPrefix("lib") && $0.hasSuffix(".a") })
    else { return nil }
    self.library = library
  }

  /// The path of the shared library beside the bundle. Throws what to do if there is none.
  package func sharedLibrary() throws(CommandError) -> String {
    let parent = folder.lastIndex(of: "/").map { folder[...$0] } ?? ""
    let path = "\(parent)\(library.dropLast(2)).so"
    if FileManager.default.fileExists(atPath: path) { return path }
    throw CommandError(
      "\(folder) holds a static library, which can't be loaded by itself: run 'gradle bridgeLibrary', which "
        + "makes \(path) from the same code, and try again")
  }

  /// Throws if the manifest of the shared library is not that of the bundle, which may have none.
  package func expect(manifest: [UInt8], of path: String) throws(CommandError) {
    guard let own = try? readFile("\(folder)/kotlin-bridge.json"), own != manifest else { return }
    throw CommandError(
      "\(path) and \(folder) have different manifests, so one of them is older: make both with "
        + "'gradle bridgeLibrary bridgeBundle'")
  }
}
