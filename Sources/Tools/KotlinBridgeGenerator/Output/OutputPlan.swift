import FoundationEssentials
import KotlinBridgeTools

/// What a run does to folders: the files to write and to remove. The others stay as they are.
struct OutputPlan {
  struct File {
    let path: String
    let text: String
  }

  var folders: [String]
  var written: [File] = []
  var removed: [String] = []
  var kept: [String] = []

  var isEmpty: Bool { written.isEmpty && removed.isEmpty }

  mutating func append(_ other: OutputPlan) {
    folders += other.folders
    written += other.written
    removed += other.removed
    kept += other.kept
  }

  /// Does it. A file is replaced at once by the whole new one.
  func run() throws(CommandError) {
    if !written.isEmpty {
      for folder in folders {
        do {
          try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true)
        } catch {
          throw CommandError("the folder \(folder) can't be made: \(error.reason)")
        }
      }
    }
    for file in written {
      do {
        try Data(file.text.utf8).write(to: URL(filePath: file.path), options: .atomic)
      } catch {
        throw CommandError("\(file.path) can't be written: \(error.reason)")
      }
    }
    for path in removed {
      do {
        try FileManager.default.removeItem(atPath: path)
      } catch {
        throw CommandError("\(path) can't be removed: \(error.reason)")
      }
    }
  }
}
