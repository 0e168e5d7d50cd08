import Foundation
import KotlinBridgeTools
import TestHelpers
import Testing

/// An older report is replaced only by a whole one.
@Suite(.onOwnThread) struct ReportFileTests {
  private let shop: Workshop

  init() throws { shop = try Workshop() }

  @Test func theOlderOneStaysUntilTheNewOneIsWhole() throws {
    let path = try shop.write("old".utf8, to: "r.xml")
    let file = try ReportFile(path: path)
    #expect(try bytes(of: path) == Array("old".utf8))
    try file.write("new")
    #expect(try bytes(of: path) == Array("new".utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: shop.folder) == ["r.xml"])
  }

  @Test func whoeverReadsTheOlderOneReadsAllOfIt() throws {
    let path = try shop.write("the older one".utf8, to: "r.xml")
    let reader = try #require(FileHandle(forReadingAtPath: path))
    try ReportFile(path: path).write("new")
    #expect(try reader.readToEnd() == Data("the older one".utf8))
  }

  @Test func aLinkStaysALink() throws {
    let path = try shop.write("old".utf8, to: "r.xml")
    let link = shop.path("latest.xml")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    try ReportFile(path: link).write("new")
    #expect(try bytes(of: path) == Array("new".utf8))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == path)
  }

  @Test func theModeOfTheOlderOneStays() throws {
    let path = try shop.write("old".utf8, to: "r.xml")
    chmod(path, 0o600)
    try ReportFile(path: path).write("new")
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test func aPipeIsWrittenDirectly() throws {
    let path = shop.path("pipe")
    #expect(mkfifo(path, 0o600) == 0)
    let reader = open(path, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    try ReportFile(path: path).write("new")
    var buffer = [UInt8](repeating: 0, count: 8)
    #expect(read(reader, &buffer, 8) == 3)
    var status = stat()
    #expect(lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
  }

  @Test(arguments: ["/nowhere/r.xml", "/", "/etc/", "/proc/version"])
  func whatCannotBeWrittenIsNamedAtOnce(path: String) {
    let error = #expect(throws: CommandError.self) { try ReportFile(path: path) }
    #expect(error?.description.hasPrefix("the report \(path) can't be written: ") == true)
  }

  @Test func aFullDiskIsNamed() throws {
    let file = try ReportFile(path: "/dev/full")
    #expect(throws: CommandError.self) { try file.write("new") }
  }
}
