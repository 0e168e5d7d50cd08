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
        "this command is not in a release: say with --maven which repository has the Gradle plugin. "
          + "'./build.sh publish FOLDER' in a clone writes one")
    }
    return path
  }

  /// The URL of the Git repository.
  func package() throws(CommandError) -> String {
    guard let path = existing("kotlin-bridge.git") else {
      throw CommandError(
        "this command is not in a release: say with --package which Git repository has the Swift package, "
          + "with its version as a tag. A clone is one")
    }
    return "file://\(path)"
  }

  private func existing(_ name: String) -> String? {
    let path = folder.appending(path: name).standardizedFileURL.path
    return FileManager.default.fileExists(atPath: path) ? path : nil
  }
}
