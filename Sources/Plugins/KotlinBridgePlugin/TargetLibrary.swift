import Foundation
import PackagePlugin

/// The Kotlin library that a target makes callable: a bundle among its dependencies, or the manifest in
/// its folder.
struct TargetLibrary {
  /// The name of the Swift module.
  let module: String
  let manifest: URL
  /// The folder of the module of C.
  let cModule: URL

  init(of target: any Target) throws {
    guard let module = target.sourceModule?.moduleName else {
      throw PluginProblem(
        "'\(target.name)' has no Swift sources, so there is no module to generate")
    }
    self.module = module
    let own = target.directoryURL.appending(path: Self.manifestName)
    let bundles = target.bundles
    let foundBundles = bundles.filter {
      Self.exists($0.artifactURL.appending(path: Self.manifestName))
    }
    switch (Self.exists(own), foundBundles.count) {
    case (true, 0):
      manifest = own
      cModule = try target.systemLibrary().directoryURL
    case (false, 1):
      let bundle = foundBundles[0]
      manifest = bundle.artifactURL.appending(path: Self.manifestName)
      cModule = bundle.artifactURL.appending(path: bundle.name)
    case (false, 0):
      throw PluginProblem(Self.missing(target.name, bundles))
    default:
      throw PluginProblem(
        "'\(target.name)' has several Kotlin libraries: make a target for each of them")
    }
  }

  func arguments(output: String) -> [String] {
    [
      manifest.path(percentEncoded: false), "--module", module, "--output", output,
      "--c-module", cModule.path(percentEncoded: false),
    ]
  }

  private static let manifestName = "kotlin-bridge.json"

  private static func exists(_ file: URL) -> Bool {
    FileManager.default.fileExists(atPath: file.path(percentEncoded: false))
  }

  private static func missing(_ target: String, _ bundles: [BinaryArtifactTarget]) -> String {
    if let bundle = bundles.first {
      return "the bundle \(bundle.artifactURL.path(percentEncoded: false)) of '\(target)' has no "
        + "\(manifestName): it is not a bundle that 'gradle bridgeBundle' made"
    }
    return
      "'\(target)' has no Kotlin library: add the bundle that 'gradle bridgeBundle' makes as a "
      + ".binaryTarget and name it in the target's dependencies, or put the library's manifest into "
      + "\(target)'s folder as \(manifestName)"
  }
}

/// What the user has to mend. SwiftPM prints the description.
struct PluginProblem: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

extension Target {
  fileprivate var targetDependencies: [any Target] {
    dependencies.compactMap { if case .target(let target) = $0 { target } else { nil } }
  }

  fileprivate var bundles: [BinaryArtifactTarget] {
    targetDependencies.compactMap { $0 as? BinaryArtifactTarget }
  }

  /// The target that declares the library's entry.
  fileprivate func systemLibrary() throws -> SystemLibraryTarget {
    let libraries = targetDependencies.compactMap { $0 as? SystemLibraryTarget }
    guard libraries.count == 1 else {
      throw PluginProblem(
        "'\(name)' depends on \(libraries.count) system library targets: it must depend on one, which links to "
          + "the Kotlin library of its manifest")
    }
    return libraries[0]
  }
}
