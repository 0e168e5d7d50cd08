import Foundation
import KotlinBridgeConformance
import Synchronization
import Testing

/// A folder of one test, in which it builds files; removed with the last reference.
final class Workshop {
  let folder: String

  init() throws {
    folder =
      FileManager.default.temporaryDirectory
      .appending(path: "kotlin-bridge-\(UUID().uuidString)").path()
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Where a file of that name is, or would be.
  func path(_ name: String) -> String {
    folder + "/" + name
  }

  @discardableResult
  func write(_ bytes: some Sequence<UInt8>, to name: String) throws -> String {
    try Data(bytes).write(to: URL(filePath: path(name)))
    return path(name)
  }

  /// Compiles C with gcc and gives the path of what it wrote.
  func compile(_ source: String, to name: String, _ flags: [String]) throws -> String {
    try write(source.utf8, to: name + ".c")
    try run("gcc", ["-o", path(name), path(name + ".c")] + flags)
    return path(name)
  }

  /// Builds a shared library; a right one unless the flags, which come last, say otherwise.
  func library(
    _ source: String = entry, name: String = "libshop.so", flags: String...
  ) throws -> String {
    let right = ["-shared", "-fPIC", "-Wl,-soname,\(name)", "-Wl,-z,nodelete"]
    return try compile(source, to: name, right + flags)
  }

  /// The entry of a library named shop, and the table that Kotlin/Native would generate for it.
  static let entry = """
    void *shop_kotlin_bridge(void) { return 0; }
    void *libshop_symbols(void) { return 0; }

    """
}

/// What a command printed; a failure of the test unless it succeeded.
@discardableResult
func run(_ command: String, _ arguments: [String]) throws -> String {
  let process = Process()
  let output = Pipe()
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments = ["LC_ALL=C", command] + arguments
  process.standardOutput = output
  try process.run()
  let data = output.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  try #require(process.terminationStatus == 0, "\(command) \(arguments) failed")
  return String(decoding: data, as: UTF8.self)
}

/// Not by `Data(contentsOf:)`, which leaks a page for each file that is empty.
func bytes(of path: String) throws -> [UInt8] {
  [UInt8](try FileHandle(forReadingFrom: URL(filePath: path)).readToEnd() ?? Data())
}

/// A file of this repository.
func repositoryFile(_ path: String) -> String {
  var root = URL(filePath: #filePath)
  for _ in 1...4 { root.deleteLastPathComponent() }
  return root.appending(path: path).path()
}

/// Where build.sh has put the Kotlin libraries.
func kotlinLibrary(_ name: String) -> String {
  repositoryFile("kotlin/build/lib/lib\(name).so")
}

/// A copy of that library, which other tests of this process do not use: it counts its own jobs.
func isolatedLibrary(_ name: String) throws -> String {
  try isolated.withLock { copies in
    if let copy = copies[name] { return copy }
    let folder = repositoryFile("kotlin/build/isolated")
    let (copy, new) = ("\(folder)/lib\(name).so", "\(folder)/lib\(name).\(getpid())")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: kotlinLibrary(name), toPath: new)
    try #require(rename(new, copy) == 0)
    copies[name] = copy
    return copy
  }
}

private let isolated = Mutex<[String: String]>([:])
