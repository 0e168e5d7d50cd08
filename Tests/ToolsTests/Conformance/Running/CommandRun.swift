import Foundation
import TestHelpers
import Testing

/// The command `kotlin-bridge`, run as a user runs it.
final class CommandRun {
  /// How the command ended, and what it printed.
  struct Outcome {
    /// The exit status; the negative number of a signal that ended it.
    var status: Int32
    var output: String
    var error: String
  }

  private let process = Process()
  private let shop: Workshop

  /// The path of the command: KOTLIN_BRIDGE_COMMAND, or else the one that lies beside the tests.
  static var path: String {
    get throws {
      try ProcessInfo.processInfo.environment["KOTLIN_BRIDGE_COMMAND"]
        ?? #require(Bundle.main.executableURL).deletingLastPathComponent()
        .appending(path: "kotlin-bridge").path()
    }
  }

  /// - Parameters:
  ///   - shop: the folder for what the command prints. This object keeps it.
  ///   - program: another command, by its path.
  init(
    _ arguments: [String], in shop: Workshop, program: String? = nil,
    environment: [String: String] = [:]
  ) throws {
    self.shop = shop
    process.executableURL = URL(filePath: try program ?? Self.path)
    process.arguments = arguments
    process.environment = Self.environment.merging(environment) { $1 }
    // Nobody has to read files, and a child that is left over does not keep them open for a reader.
    process.standardOutput = try FileHandle(forWritingTo: URL(filePath: shop.write([], to: "out")))
    process.standardError = try FileHandle(forWritingTo: URL(filePath: shop.write([], to: "err")))
    process.standardInput = FileHandle.nullDevice
    try process.run()
    // A command that hangs fails its test and does not stop the others.
    DispatchQueue.global().asyncAfter(deadline: .now() + 600) { [process] in
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }
  }

  /// The text that it has printed so far.
  var output: String { get throws { try text("out") } }

  /// The environment of this process, changed so that a sanitizer does not catch crashes.
  private static let environment: [String: String] = {
    var variables = ProcessInfo.processInfo.environment
    for name in ["ASAN_OPTIONS", "TSAN_OPTIONS"] {
      variables[name] = (variables[name].map { $0 + ":" } ?? "") + "handle_segv=0"
    }
    return variables
  }()

  func send(_ signal: Int32) {
    kill(process.processIdentifier, signal)
  }

  /// Waits until the command ends.
  func outcome() throws -> Outcome {
    process.waitUntilExit()
    let status = process.terminationStatus
    return Outcome(
      status: process.terminationReason == .exit ? status : -status, output: try text("out"),
      error: try text("err"))
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try bytes(of: shop.path(name)), as: UTF8.self)
  }

  /// Runs a command to its end.
  static func run(_ arguments: String..., in shop: Workshop? = nil) throws -> Outcome {
    try run(arguments, in: shop)
  }

  static func run(_ arguments: [String], in shop: Workshop? = nil) throws -> Outcome {
    try CommandRun(arguments, in: try shop ?? Workshop()).outcome()
  }
}
