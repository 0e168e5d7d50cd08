import FoundationEssentials

/// A folder for one test, which is removed after it.
final class TestFolder: Sendable {
  let path = FileManager.default.temporaryDirectory.path + "/generator-\(UUID())"

  init() {
    try! FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The text of a file; empty if there is none.
  subscript(name: String) -> String {
    get {
      FileManager.default.contents(atPath: "\(path)/\(name)")
        .map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
    set {
      let file = "\(path)/\(name)"
      let folder = file[..<file.lastIndex(of: "/")!]
      try! FileManager.default.createDirectory(
        atPath: String(folder), withIntermediateDirectories: true)
      try! Data(newValue.utf8).write(to: URL(filePath: file))
    }
  }

  /// The names of the files in a folder, sorted.
  func names(in folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: "\(path)/\(folder)").sorted()) ?? []
  }
}
