import Foundation
import TestHelpers

/// Builds members of the zoo.
enum ZooBuild {
  static let folder = repositoryFile("Tests/Subjects/Zoo")

  /// Compiles a member. Returns the path of its library, or of its program.
  static func build(_ member: ZooMember, in shop: Workshop) throws -> String {
    let header = try shop.write(member.header.utf8, to: "member.h")
    let isLibrary = member.front != .piped
    let file = shop.path(isLibrary ? "libzoo.so" : "zoo")
    let kind =
      isLibrary
      ? ["-shared", "-fPIC", "-fvisibility=hidden", "-Wl,-soname,libzoo.so", "-Wl,-z,nodelete"] : []
    try run(
      "gcc",
      kind + [
        "-O1", "-pthread", "-DNAME=zoo", "-include", header, "-I",
        repositoryFile("Sources/CKotlinBridge"),
      ]
        + ["-o", file] + (try sources(of: member.front)))
    return file
  }

  /// All sources but those of the other fronts.
  private static func sources(of front: ZooMember.Front) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { name in
        name.hasSuffix(".c")
          && ZooMember.Front.allCases.allSatisfy { $0 == front || !name.hasPrefix($0.rawValue) }
      }
      .map { "\(folder)/\($0)" }
  }
}
