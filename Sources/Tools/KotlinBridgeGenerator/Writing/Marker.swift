/// The first line of a generated file, by which the generator knows its own.
struct Marker {
  let module: SwiftModule

  var line: String {
    let options = module.withHandlers ? " --completion-handlers" : ""
    return "\(Marker.start)\(options)` from the library \(module.source.bridgeName). "
      + "Do not edit: generate it again."
  }

  /// Whether a text is of a generated file.
  static func isIn(_ text: some StringProtocol) -> Bool {
    text.hasPrefix(start)
  }

  private static let start = "// Made by `kotlin-bridge generate"
}
