import Foundation
import HarnessTestSupport
import Testing

/// A `kotlin-bridge` that runs, as a user has it.
final class CheckCommand {
  /// How it ended and what it printed.
  struct Outcome {
    /// The exit status, or minus the signal.
    var status: Int32
    var output: String
    var error: String
  }

  private let process = Process()
  private let shop: Workshop

  /// The tests lie beside the products.
  static var path: String {
    get throws {
      try #require(Bundle.main.executableURL).deletingLastPathComponent()
        .appending(path: "kotlin-bridge").path()
    }
  }

  /// - Parameter shop: where it writes what it prints; it keeps that folder.
  init(
    _ arguments: [String], in shop: Workshop, environment: [String: String] = [:]
  ) throws {
    self.shop = shop
    process.executableURL = URL(filePath: try Self.path)
    process.arguments = arguments
    process.environment = Self.environment.merging(environment) { $1 }
    // Files, not pipes: nobody has to read them, and a child that is left over holds nobody up.
    process.standardOutput = try FileHandle(forWritingTo: URL(filePath: shop.write([], to: "out")))
    process.standardError = try FileHandle(forWritingTo: URL(filePath: shop.write([], to: "err")))
    process.standardInput = FileHandle.nullDevice
    try process.run()
    // One that hangs fails its test in place of holding all of them up.
    DispatchQueue.global().asyncAfter(deadline: .now() + 120) { [process] in
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }
  }

  /// What it has printed until now.
  var output: String { get throws { try text("out") } }

  /// This process's, but a sanitizer leaves crashes as they are.
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

  /// Waits for the end.
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

  /// Runs it to its end.
  static func run(_ arguments: String..., in shop: Workshop? = nil) throws -> Outcome {
    try run(arguments, in: shop)
  }

  static func run(_ arguments: [String], in shop: Workshop? = nil) throws -> Outcome {
    try CheckCommand(arguments, in: try shop ?? Workshop()).outcome()
  }
}
