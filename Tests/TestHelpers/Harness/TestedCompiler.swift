import Foundation
import Testing

/// The Swift compiler, with the modules that the tests are linked with.
package enum TestedCompiler {
  /// What it prints to stderr for arguments that follow `swiftc` and the folders of modules.
  package static func told(of arguments: [String]) throws -> String {
    let products = try #require(Bundle.main.executableURL).deletingLastPathComponent()
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      [
        "swiftc", "-I", products.appending(path: "Modules").path(),
        "-I", repositoryFile("Sources/CKotlinBridge"),
        "-module-cache-path", products.appending(path: "ModuleCache").path(),
      ] + arguments
    let pipe = Pipe()
    process.standardOutput = FileHandle.nullDevice
    process.standardError = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }
}
