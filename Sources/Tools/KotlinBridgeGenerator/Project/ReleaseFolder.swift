import FoundationEssentials
import KotlinBridgeTools

/// The folder of an unpacked release: `bin/kotlin-bridge`, with the Maven repository and the Swift package
/// beside `bin`.
struct ReleaseFolder {
  private let folder: URL

  /// - Parameter program: the path of the command's executable file.
  init(program: String) {
    folder = URL(filePath: program).deletingLastPathComponent().deletingLastPathComponent()
  }

  func maven() throws(CommandError) -> String {
    guard let path = existing("maven") else {
      throw CommandError(
        "this command is not part of a release: name the repository with the Gradle plugin by --maven. "
          + "'./build.sh publish FOLDER' in a clone writes one")
    }
    return path
  }

  /// The URL of the Git repository.
  func package() throws(CommandError) -> String {
    guard let path = existing("kotlin-bridge.git") else {
      throw CommandError(
        "this command is not part of a release: name the Git repository with the Swift package by --package, "
          + "with its version as a tag. A clone will do")
    }
    return "file://\(path)"
  }

  private func existing(_ name: String) -> String? {
    let path = folder.appending(path: name).standardizedFileURL.path
    return FileManager.default.fileExists(atPath: path) ? path : nil
  }
}
