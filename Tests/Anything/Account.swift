import Foundation

/// Compares what was declared with what the manifest and the report say.
struct Account {
  private let declared: [String]
  private let crossing: [String: Int]
  private let leftOut: Set<String>

  /// - Parameters:
  ///   - folder: that of the project, which has been built.
  ///   - report: what the generator printed as JSON.
  init(folder: String, report: String) throws {
    let list = try String(contentsOfFile: "\(folder)/declared.txt", encoding: .utf8)
    declared = list.split(separator: "\n").map(String.init)
    let manifest = try Manifest.read("\(folder)/build/linked/release/anything.kotlin-bridge.json")
    crossing = Dictionary(manifest.names.map { ($0, 1) }, uniquingKeysWith: +)
    let remarks = try Report.read(report)
    leftOut = Set((remarks.omitted + remarks.leftOut).map(\.declaration))
  }

  /// Those that are in neither: overloads are as many as there are functions of the name.
  var lost: [String] {
    let times = Dictionary(declared.map { ($0, 1) }, uniquingKeysWith: +)
    return times.filter { names, count in
      !Self.names(names).contains { name in
        isLeftOut(name) || crossing[name, default: 0] >= count || contains(name)
      }
    }.map(\.key).sorted()
  }

  /// Whether something in it crosses.
  private func contains(_ name: String) -> Bool {
    crossing.keys.contains { $0.hasPrefix("\(name).") }
  }

  private static func names(_ line: String) -> [String] {
    line.split(separator: "\t").map(String.init)
  }

  /// Whether the report names it, or a class that it is in.
  private func isLeftOut(_ name: String) -> Bool {
    var name = name[...]
    while true {
      if leftOut.contains(String(name)) { return true }
      guard let dot = name.lastIndex(of: ".") else { return false }
      name = name[..<dot]
    }
  }

  var summary: String {
    "\(declared.count) declarations: \(declared.count { Self.names($0).contains(where: isLeftOut) }) left out, \(lost.count) lost"
  }
}

/// What a manifest names.
private struct Manifest: Decodable {
  struct Callable: Decodable {
    let kotlin: Kotlin
  }

  struct Kotlin: Decodable {
    let name: String
    let package: String?
    let owner: Owner?
  }

  struct Owner: Decodable {
    let named: String
    let `class`: String?
  }

  struct Named: Decodable {
    let name: String
    let `class`: String?
    let fields: [Field]?
  }

  struct Field: Decodable {
    let name: String
  }

  let functions: [Callable]
  let flows: [Callable]
  let types: [Named]

  static func read(_ path: String) throws -> Manifest {
    try JSONDecoder().decode(Manifest.self, from: Data(contentsOf: URL(filePath: path)))
  }

  /// The qualified names. A class with several uses counts once.
  var names: [String] {
    let callables = (functions + flows).map(\.kotlin).map { kotlin in
      [kotlin.owner.map { $0.class ?? $0.named } ?? kotlin.package, kotlin.name].compactMap(\.self)
        .joined(separator: ".")
    }
    let fields = types.flatMap { type in
      (type.fields ?? []).map { "\(type.class ?? type.name).\($0.name)" }
    }
    return callables + Set(types.map { $0.class ?? $0.name }) + Set(fields)
  }
}

/// What the generator prints.
private struct Report: Decodable {
  struct Remark: Decodable {
    let name: String

    /// Without the parameter that a remark is about.
    var declaration: String { String(name.prefix { $0 != "(" }) }
  }

  let omitted: [Remark]
  let leftOut: [Remark]

  static func read(_ path: String) throws -> Report {
    try JSONDecoder().decode(Report.self, from: Data(contentsOf: URL(filePath: path)))
  }
}
