#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// What a child process tells its parent, each as one line of JSON.
package enum ChildMessage: Codable, Equatable, Sendable {
  case verdict(Verdict)
  /// Why there will be no verdict.
  case couldNotRun(String)
  /// What the rule waits for at present.
  case waiting(String)
  /// What the library hands out as its manifest, whether or not that can be read.
  case manifest(Data)
  /// The library was loaded and says this of itself.
  case loaded(Inspection)
  /// The library's table is of another version or too small, and nothing else of it was used.
  case otherTable(Inspection.Table)
  /// The library's manifest can't be read, for this reason.
  case brokenManifest(String)
}
