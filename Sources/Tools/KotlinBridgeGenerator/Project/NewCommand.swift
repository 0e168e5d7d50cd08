import FoundationEssentials
package import KotlinBridgeTools

/// `kotlin-bridge new`: writes a project with a Kotlin library and a Swift package that uses it.
package enum NewCommand {
  /// Prints what it did by `print`.
  ///
  /// - Parameters:
  ///   - version: that of the command, which the project uses.
  ///   - program: the path of the command's executable file.
  package static func run(
    _ arguments: some Sequence<String>, version: String, program: String, print: (String) -> Void
  ) throws(CommandError) {
    let options = try NewOptions(arguments: arguments)
    let project = try options.project(
      version: version, release: ReleaseFolder(program: program))
    var isAnyWritten = false
    for (path, text) in project.files.sorted(by: { $0.key < $1.key }) {
      let file = "\(options.output)/\(path)"
      if FileManager.default.fileExists(atPath: file) {
        print("kept \(file), which already existed")
      } else {
        try write(text, to: file)
        print("wrote \(file)")
        isAnyWritten = true
      }
    }
    if isAnyWritten { print(next(in: options.output)) }
  }

  private static func write(_ text: String, to file: String) throws(CommandError) {
    let url = URL(filePath: file)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url, options: .withoutOverwriting)
    } catch {
      throw CommandError("\(file) can't be written: \(error.reason)")
    }
  }

  private static func next(in folder: String) -> String {
    """

    In \(folder), these two commands build the library and run the program:
      gradle bridgeBundle
      swift run demo
    """
  }

  package static let help = """
    Writes a starter project: Kotlin code, the list of what Swift can see of it, and a Swift package with the
    module, a program and a test. docs/OWN-LIBRARY.md walks through it.

    USAGE: kotlin-bridge new <name> [options]

      --output FOLDER       the folder of the project (a new one with the name). Existing files are kept
      --maven URL           the Maven repository of the bridge: a URL, or the folder that
                            './build.sh publish' wrote
      --package URL         the Git repository of the bridge with its versions as tags: a URL or a folder

    The name is that of the Kotlin package: lower-case letters and digits. A release contains the repository
    and the package beside the command, so it needs neither --maven nor --package.

    EXIT STATUS
      0  the project is complete
      2  a file could not be written, or the options are wrong
    """
}
