import Foundation
import KotlinBridge
import TestHelpers
import Testing

/// docs/CATALOGUE.md says nothing that is not compiled: its code is that of the catalogue and of its
/// tests.
struct CataloguePageTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let feature: String
    let kotlin: String
    let swift: String

    var testDescription: String { feature }
  }

  private static let rows: [Row] = {
    let page = try! String(contentsOfFile: repositoryFile("docs/CATALOGUE.md"), encoding: .utf8)
    return page.split(separator: "\n").compactMap { line in
      let cells = line.components(separatedBy: " | ")
      guard line.hasPrefix("| "), cells.count == 3, !line.hasPrefix("| Feature"),
        !line.hasPrefix("| ---")
      else { return nil }
      return Row(feature: String(cells[0].dropFirst(2)), kotlin: cells[1], swift: cells[2])
    }
  }()
  private static let kotlin = sources("kotlin/tests/catalogue/src/commonMain/kotlin")
  private static let swift =
    sources("Tests/KitchenTests/Catalogue") + sources("Tests/Libraries/Kitchen")

  private static func sources(_ folder: String) -> String {
    let path = repositoryFile(folder)
    let files = try! FileManager.default.contentsOfDirectory(atPath: path)
    return files.map { try! String(contentsOfFile: "\(path)/\($0)", encoding: .utf8) }.joined()
  }

  /// The first code of a cell.
  private static func code(_ cell: String) -> String {
    cell.components(separatedBy: "`").dropFirst().first ?? ""
  }

  @Test func thePageHasRows() {
    #expect(Self.rows.count >= 61)
  }

  @Test(arguments: rows) func isCompiled(_ row: Row) throws {
    let declaration = Self.code(row.kotlin)
    #expect(!declaration.isEmpty && Self.kotlin.contains(declaration))
    guard row.swift.hasPrefix("left out: ") else {
      let use = Self.code(row.swift)
      #expect(!use.isEmpty && Self.swift.contains(use))
      return
    }
    let name = try #require(declaration.firstMatch(of: /(\w+)\(/)?.1)
    let manifest = try JSONDecoder().decode(Manifest.self, from: Data(kitchen.manifestBytes()))
    let omitted = manifest.omitted?.map(\.name) ?? []
    #expect(omitted.contains { $0.hasPrefix("catalogue.") && $0.hasSuffix(".\(name)") })
  }
}
