import FoundationEssentials
import KotlinBridgeTools

/// A folder with generated files, and perhaps others, which it leaves alone.
struct GeneratedFolder {
  /// As the user gave it.
  let path: String

  /// What to do so that the folder's generated files are these. Changes nothing.
  ///
  /// - Parameter files: the texts by the names of the files.
  func plan(_ files: [String: String]) throws(CommandError) -> OutputPlan {
    var plan = OutputPlan(folders: [path])
    let present = try names()
    for (name, text) in files.sorted(by: { $0.key < $1.key }) {
      let file = "\(path)/\(name)"
      guard present.contains(name) else {
        plan.written.append(OutputPlan.File(path: file, text: text))
        continue
      }
      let old = try self.text(file)
      if !Marker.isIn(old) {
        throw CommandError(
          "\(file) is in the way and was not made by this command: move it, or choose another folder"
        )
      }
      if old == text {
        plan.kept.append(file)
      } else {
        plan.written.append(OutputPlan.File(path: file, text: text))
      }
    }
    for name in present.sorted() where files[name] == nil && Self.isOfKind(name) {
      let file = "\(path)/\(name)"
      if let old = try? text(file), Marker.isIn(old) { plan.removed.append(file) }
    }
    return plan
  }

  /// Whether it has this file, and another command or person made it.
  func hasForeign(_ name: String) throws(CommandError) -> Bool {
    guard try names().contains(name) else { return false }
    return !Marker.isIn(try text("\(path)/\(name)"))
  }

  /// The names of its entries; none if there is no such folder yet.
  private func names() throws(CommandError) -> Set<String> {
    var isFolder = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return [] }
    if !isFolder { throw CommandError("\(path) is a file: name a folder for the generated files") }
    do {
      return Set(try FileManager.default.contentsOfDirectory(atPath: path))
    } catch {
      throw CommandError("the folder \(path) can't be read: \(error.reason)")
    }
  }

  private func text(_ file: String) throws(CommandError) -> String {
    String(decoding: try readArgument("the file", file), as: UTF8.self)
  }

  private static func isOfKind(_ name: String) -> Bool {
    [".swift", ".h", ".modulemap"].contains { name.hasSuffix($0) }
  }
}

extension Error {
  /// What the system says, without the path, which the message has already.
  var reason: String {
    guard let error = self as? CocoaError else { return "\(self)" }
    switch error.code {
    case .fileReadNoPermission, .fileWriteNoPermission: return "permission denied"
    case .fileWriteOutOfSpace: return "no space left"
    case .fileWriteVolumeReadOnly: return "the file system is read-only"
    case .fileWriteFileExists: return "a file is in the way"
    case .fileNoSuchFile, .fileReadNoSuchFile: return "the system can't store files there"
    case .fileWriteInvalidFileName:
      return "its name is too long or has a character that names can't have"
    default: return "the system refused; choose another place"
    }
  }
}
