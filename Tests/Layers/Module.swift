import Foundation

/// The files of one module and who uses whom.
struct Module {
  let name: String
  private let files: [SourceFile]
  /// For each file: the files that it uses, and by which names.
  private let uses: [[Int: [String]]]

  init(name: String, files: [SourceFile]) {
    self.name = name
    self.files = files
    var owners: [String: Int] = [:]
    for name in files.flatMap(\.declared) { owners[name, default: 0] += 1 }
    let ambiguous = Set(owners.filter { $0.value > 1 }.keys)
    uses = files.indices.map { user in
      var used: [Int: [String]] = [:]
      for other in files.indices where other != user {
        let names = files[user].uses(of: files[other], except: ambiguous)
        if !names.isEmpty { used[other] = names }
      }
      return used
    }
  }

  /// Every Swift or Kotlin file below a folder, but for those that a tutorial shows.
  static func read(_ folder: String) throws -> Module {
    let paths = (FileManager.default.enumerator(atPath: folder)?.allObjects ?? [])
      .compactMap { $0 as? String }
      .filter { ($0.hasSuffix(".swift") || $0.hasSuffix(".kt")) && !$0.contains(".docc/") }
      .sorted()
    let files = try paths.map { path in
      SourceFile(name: path, text: try String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8))
    }
    return Module(name: folder, files: files)
  }

  /// The files by layers: each uses only files of the layers before its own, or of its own circle.
  func layers() -> [[String]] {
    var layers: [[String]] = []
    var heights = [Int](repeating: 0, count: files.count)
    for component in components() {
      let below = component.flatMap { uses[$0].keys }.filter { !component.contains($0) }
      let height = below.map { heights[$0] + 1 }.max() ?? 0
      for file in component { heights[file] = height }
      while layers.count <= height { layers.append([]) }
      layers[height] += component.map { files[$0].name }
    }
    return layers.map { $0.sorted() }
  }

  /// What to change: each circle, as lines that say which file uses which names of which other.
  func circles() -> [[String]] {
    components().filter { $0.count > 1 }.map { describe($0) { _, _ in true } }
  }

  /// The same for circles of folders.
  func circlesOfFolders() -> [[String]] {
    let folders = files.map { ($0.name as NSString).deletingLastPathComponent }
    let byFolder = Dictionary(grouping: files.indices) { folders[$0] }.values.map { $0 }
    var search = ComponentSearch(
      edges: byFolder.map { members in
        let used = Set(members.flatMap { uses[$0].keys.map { folders[$0] } })
        return byFolder.indices.filter { used.contains(folders[byFolder[$0][0]]) }
      })
    return search.run().filter { $0.count > 1 }.map { component in
      describe(component.flatMap { byFolder[$0] }) { folders[$0] != folders[$1] }
    }
  }

  private func describe(_ circle: [Int], where matters: (Int, Int) -> Bool) -> [String] {
    circle.sorted().flatMap { user in
      circle.sorted().filter { matters(user, $0) }.compactMap { other in
        uses[user][other].map {
          "\(files[user].name) uses \($0.joined(separator: ", ")) of \(files[other].name)"
        }
      }
    }
  }

  /// The strongly connected components, the used ones before their users (Tarjan's algorithm).
  private func components() -> [[Int]] {
    var search = ComponentSearch(edges: uses.map { $0.keys.sorted() })
    return search.run()
  }
}

private struct ComponentSearch {
  let edges: [[Int]]
  private var order: [Int?]
  private var low: [Int]
  private var stack: [Int] = []
  private var count = 0
  private var found: [[Int]] = []

  init(edges: [[Int]]) {
    self.edges = edges
    order = Array(repeating: nil, count: edges.count)
    low = Array(repeating: 0, count: edges.count)
  }

  mutating func run() -> [[Int]] {
    for node in edges.indices where order[node] == nil { visit(node) }
    return found
  }

  private mutating func visit(_ node: Int) {
    order[node] = count
    low[node] = count
    count += 1
    stack.append(node)
    for next in edges[node] {
      if order[next] == nil {
        visit(next)
        low[node] = min(low[node], low[next])
      } else if stack.contains(next) {
        low[node] = min(low[node], order[next]!)
      }
    }
    if low[node] == order[node] {
      let start = stack.lastIndex(of: node)!
      found.append(Array(stack[start...]))
      stack.removeSubrange(start...)
    }
  }
}
