import KotlinBridge

/// Writes the enum that has the module's library.
struct LibraryWriter {
  let module: SwiftModule

  var lines: [String] {
    let source = module.source
    let classes = module.classes.isEmpty ? [] : ["    classes: { classes }"]
    let twins = "    twins: \(source.manifest.functions.count { $0.twin != nil })\(any)"
    let hosted = module.hosted.isEmpty ? [] : ["    hosted: { hosted }"]
    let last = ([twins] + classes + hosted).joined(separator: ",\n") + "))"
    let link =
      [
        "@_spi(GeneratedCode) public static let link = KotlinLink(",
        "  to: { \(source.bridgeName)_kotlin_bridge() },",
        "  generatedFrom: GeneratedManifest(",
        "    manifest, digest: \(Self.hexadecimal(source.digest)),",
        "    functions: \(source.manifest.functions.count), flows: \(source.manifest.flows.count),",
      ] + last.split(separator: "\n").map(String.init)
    let manifest =
      [##"private static let manifest: StaticString = #""""##]
      + Lines.indented(ManifestLiteral.lines(source.manifest)) + [##"  """#"##]
    return documentation
      + Lines.block(
        "public enum \(module.name)Library: GeneratedLibrary",
        Lines.separated([
          Self.use, Self.check, Self.library, ["static let module = link.moduleOrStop()"], link,
          table, interfaces, manifest,
        ]))
  }

  /// The numbers of the functions that any object has.
  private var any: String {
    let numbers = ["equals", "hashCode", "type"].compactMap { name in
      module.source.manifest.functions.first { $0.name == "Any.\(name)" }
        .map { ", \(name): \($0.id)" }
    }
    return numbers.joined()
  }

  /// The classes by which Kotlin tells what an object is.
  private var table: [String] {
    if module.classes.isEmpty { return [] }
    return ["private static let classes: GeneratedClasses = ["]
      + Lines.indented(module.classes.map { "\($0.number): \($0.path.text).self," }) + ["]"]
  }

  /// The interfaces that Swift types may implement.
  private var interfaces: [String] {
    if module.hosted.isEmpty { return [] }
    return ["private static let hosted: [HostedInterface] = ["]
      + Lines.indented(Lines.elements(module.hosted.map { ["\($0.text).kotlinHosted"] })) + ["]"]
  }

  private var documentation: [String] {
    """
    The Kotlin library `\(module.source.bridgeName)`, which this module calls.

    - It is the library that is linked to the program, unless `use(_:)` sets another one.
    - The first use of this module opens it, and compares it with the manifest that the module was
      generated from. The process ends with a message if they differ.
    """.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "///" : "/// \($0)" }
  }

  private static let use = """
    /// Uses a library instead of the linked one: one opened by its path, or a fake for tests.
    ///
    /// - Call it before anything else of this module. Later it throws, because the first use chooses
    ///   the library for the whole process. Of several calls before that, the last one counts.
    /// - It throws `KotlinError`, code `misuse`, if the library lacks something that this module was
    ///   generated from. It may have more.
    public static func use(_ library: KotlinLibrary) throws(KotlinError) {
      try link.use(library)
    }
    """.split(separator: "\n").map(String.init)

  private static let check = """
    /// Opens the library, as the first use does. Throws `KotlinError`, code `misuse`, where the first
    /// use would end the process.
    public static func check() throws(KotlinError) {
      _ = try link.module()
    }
    """.split(separator: "\n").map(String.init)

  private static let library = """
    /// The library in use, for its counters.
    public static var library: KotlinLibrary { module.library }
    """.split(separator: "\n").map(String.init)

  /// `0x0123_4567_89ab_cdef`, as `swift format` groups digits.
  private static func hexadecimal(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    let all = String(repeating: "0", count: 16 - digits.count) + digits
    let groups = stride(from: 0, to: 16, by: 4).map { all.dropFirst($0).prefix(4) }
    return "0x" + groups.joined(separator: "_")
  }
}
