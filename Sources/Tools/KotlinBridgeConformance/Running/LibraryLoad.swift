import CKotlinBridge
package import FoundationEssentials
import KotlinBridge
package import KotlinBridgeTools

/// A library that was loaded in a child process, which may have crashed, and what came of it.
package struct LibraryLoad {
  package enum Outcome {
    /// These functions of the table are NULL, and nothing else of it was used.
    case incompleteTable([String])
    case bridge(InspectedBridge)
    /// A hand-written bridge, which says nothing of itself.
    case handWritten
    /// The table is of another version or too small, and nothing else of it was used.
    case otherTable(TableHeader)
    /// The manifest can't be read, for this reason.
    case brokenManifest(String)
  }

  package let target: Target
  private let timeout: Duration
  private let ending: ChildEnding
  private let told: [ChildMessage]

  /// Loads the library by `executable`, the command `kotlin-bridge`. Blocks.
  package init(
    _ target: Target, executable: String, timeout: Duration, interruption: Interruption? = nil
  ) {
    self.target = target
    self.timeout = timeout
    ending =
      target.child(executable, ["load"] + target.arguments, timeout: timeout)
      .run(until: interruption).located
    told = ending.told.filter {
      switch $0 {
      case .begun, .crashed: false
      default: true
      }
    }
  }

  package var isInterrupted: Bool { ending.reason == .interrupted }

  /// The manifest as the library hands it out; nil if the child did not get that far.
  package var manifest: Data? {
    for case .manifest(let manifest) in told { return manifest }
    return nil
  }

  /// Throws why the library can't be used.
  package func outcome() throws(LibraryProblem) -> Outcome {
    let last = told.last
    if case .couldNotRun(let reason) = last { throw LibraryProblem(reason) }
    if let trouble = ending.trouble(timeout: timeout) {
      // An exception is part of the trouble already.
      let last = ending.exception == nil ? ending.errors.split(separator: "\n").last : nil
      let printed = last.map { "; it printed '\($0)'" } ?? ""
      let when = told.isEmpty ? "while it was loaded" : "after it was loaded and left idle"
      throw LibraryProblem(
        "a process with \(target.title) \(trouble) \(when): load it alone in a debugger\(printed)")
    }
    guard case .loaded(let table) = last else {
      throw LibraryProblem(
        "\(target.title) called exit(0) while it was loaded, so it can't be checked: load it alone in a debugger"
      )
    }
    guard let table else { return .handWritten }
    if table.isUsable, !table.missing.isEmpty { return .incompleteTable(table.missing) }
    guard table.isUsable, let manifest else { return .otherTable(table) }
    try expectBundle(of: manifest)
    do throws(KotlinError) {
      let manifest = try Manifest(json: [UInt8](manifest), origin: target.path)
      return .bridge(InspectedBridge(manifest: manifest, table: table))
    } catch {
      return .brokenManifest(error.message)
    }
  }

  /// Throws if the user named a bundle, and the library was built from other code.
  private func expectBundle(of manifest: Data) throws(LibraryProblem) {
    do throws(CommandError) {
      try target.bundle?.expect(manifest: [UInt8](manifest), of: target.path)
    } catch {
      throw LibraryProblem(error.description)
    }
  }
}

/// Why a library can't be checked at all: one line that says what to do.
public struct LibraryProblem: Error, CustomStringConvertible {
  public let description: String

  /// The problem in one line, with what to do about it.
  public init(_ description: String) {
    self.description = description
  }
}
