import Foundation
import KotlinBridgeLocks

/// A folder in which one test builds its files. The last reference to it removes the folder.
package final class Workshop: Sendable {
  package let folder: String

  package init() throws {
    folder =
      FileManager.default.temporaryDirectory
      .appending(path: "kotlin-bridge-\(UUID().uuidString)").path()
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// The path that a file of that name has or would have.
  package func path(_ name: String) -> String {
    folder + "/" + name
  }

  @discardableResult
  package func write(_ bytes: some Sequence<UInt8>, to name: String) throws -> String {
    try Data(bytes).write(to: URL(filePath: path(name)))
    return path(name)
  }

  /// Compiles C with gcc and gives the path of the output.
  package func compile(_ source: String, to name: String, _ flags: [String]) throws -> String {
    try write(source.utf8, to: name + ".c")
    try run("gcc", ["-o", path(name), path(name + ".c")] + flags)
    return path(name)
  }

  /// Builds a shared library. It is a right one unless the flags, which come last, change that.
  package func library(
    _ source: String = entry, name: String = "libshop.so", flags: String...
  ) throws -> String {
    let right = ["-shared", "-fPIC", "-Wl,-soname,\(name)", "-Wl,-z,nodelete"]
    return try compile(source, to: name, right + flags)
  }

  /// The entry of a library named shop, and the table that Kotlin/Native would generate for it.
  package static let entry = """
    void *shop_kotlin_bridge(void) { return 0; }
    void *libshop_symbols(void) { return 0; }

    """
}

/// A command of the system that a test needs did not succeed.
private struct CommandFailed: Error {
  let command: String
  let arguments: [String]
}

/// Runs a command of the system and gives what it printed. Throws unless it succeeded.
@discardableResult
package func run(_ command: String, _ arguments: [String]) throws -> String {
  let process = Process()
  let output = Pipe()
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments = ["LC_ALL=C", command] + arguments
  process.standardOutput = output
  try process.run()
  let data = output.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  if process.terminationStatus != 0 { throw CommandFailed(command: command, arguments: arguments) }
  return String(decoding: data, as: UTF8.self)
}

/// Reads a file. `Data(contentsOf:)` would leak a page for each empty file.
package func bytes(of path: String) throws -> [UInt8] {
  [UInt8](try FileHandle(forReadingFrom: URL(filePath: path)).readToEnd() ?? Data())
}

/// The path of a file in this repository.
package func repositoryFile(_ path: String) -> String {
  var root = URL(filePath: #filePath)
  for _ in 1...4 { root.deleteLastPathComponent() }
  return root.appending(path: path).path()
}

/// The path of a Kotlin library: in a folder that the environment names, as it does for the leak sanitizer, or where
/// build.sh installs it.
package func kotlinLibrary(_ name: String) -> String {
  let searched = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"] ?? ""
  let paths = searched.split(separator: ":").map { "\($0)/lib\(name).so" }
  return paths.first { FileManager.default.fileExists(atPath: $0) }
    ?? repositoryFile("kotlin/build/lib/lib\(name).so")
}

/// A copy of a Kotlin library for tests that count its jobs: no other test of this process uses it.
///
/// A copy that is right stays where it is, since another process may have it open.
///
/// - Parameter purpose: of a copy that nobody shares, for a test that counts what is alive.
package func isolatedLibrary(_ name: String, for purpose: String = "tests") throws -> String {
  try isolated.withLock { copies in
    let library = kotlinLibrary(name)
    let folder = URL(filePath: library).deletingLastPathComponent().path() + "isolated/\(purpose)"
    // The bridge's name is that of the file.
    let (copy, new) = ("\(folder)/lib\(name).so", "\(folder)/lib\(name).\(getpid())")
    if copies.contains(copy) { return copy }
    let files = FileManager.default
    if !files.contentsEqual(atPath: library, andPath: copy) {
      try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try files.copyItem(atPath: library, toPath: new)
      guard rename(new, copy) == 0 else {
        throw CommandFailed(command: "rename", arguments: [copy])
      }
    }
    copies.insert(copy)
    return copy
  }
}

private let isolated = Guarded<Set<String>>([])
