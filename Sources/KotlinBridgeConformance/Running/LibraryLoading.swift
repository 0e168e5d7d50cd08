import CKotlinBridge
import Glibc
import KotlinBridge

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Loads the library into this process and says what became of it. For a child: it may crash.
package func loadingMessages(of target: Target) -> [ChildMessage] {
  do throws(LibraryProblem) {
    return target.isClassic ? try loadClassic(target) : try loadTable(target)
  } catch {
    return [.couldNotRun(error.description)]
  }
}

private func loadClassic(_ target: Target) throws(LibraryProblem) -> [ChildMessage] {
  _ = try ClassicSubject(path: target.path, flows: target.classic)
  return [.loaded(Inspection(classic: target))]
}

private func loadTable(_ target: Target) throws(LibraryProblem) -> [ChildMessage] {
  let handle = try LibraryProblem.opened(target.path)
  let entry = (target.name ?? "") + LibraryFile.entrySuffix
  guard let address = dlsym(handle, entry) else {
    throw LibraryProblem("\(target.path) exports no \(entry): name its bridge with --name")
  }
  typealias Entry = @convention(c) () -> UnsafeMutableRawPointer?
  guard let raw = unsafeBitCast(address, to: Entry.self)() else {
    throw LibraryProblem(
      "\(entry) of \(target.path) gave NULL: the library could not be set up; what it printed says why"
    )
  }
  // The first two words of every version.
  let words = raw.assumingMemoryBound(to: UInt32.self)
  let header = Inspection.Table(version: words[0], size: words[1])
  if !header.isUsable { return [.otherTable(header)] }
  let table = UnsafePointer(raw.assumingMemoryBound(to: kb_library.self))
  let json = RawLibrary.manifest(of: table)
  let asItIs = ChildMessage.manifest(Data(json))
  do throws(KotlinError) {
    let manifest = try Manifest(json: json, origin: target.path)
    return [asItIs, .loaded(Inspection(manifest, table: header))]
  } catch {
    return [asItIs, .brokenManifest(error.message)]
  }
}

extension Inspection.Table {
  /// What this harness needs.
  package static let needed = Inspection.Table(
    version: UInt32(KB_ABI_VERSION), size: UInt32(MemoryLayout<kb_library>.size))

  package var isUsable: Bool { version == Self.needed.version && size >= Self.needed.size }
}

extension Inspection {
  /// A hand-written bridge says nothing of itself.
  fileprivate init(classic target: Target) {
    library = target.path
    table = Table(version: 0, size: 0)
    (kotlin, flows, functions) = ("", [], [])
  }
}
