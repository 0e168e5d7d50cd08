import FoundationEssentials
import KotlinBridgeTools

/// The command that this process is, whatever started it.
enum OwnCommand {
  static let executable = "/proc/self/exe"

  /// Its name and its arguments.
  static let words: [String] = {
    let bytes = FileManager.default.contents(atPath: "/proc/self/cmdline") ?? Data()
    return bytes.split(separator: 0, omittingEmptySubsequences: false).dropLast()
      .map { String(decoding: $0, as: UTF8.self) }
  }()

  static var text: String { commandText(words) }

  /// The command without these arguments at its end, if it has them there.
  static func words(without last: [String]) -> [String] {
    words.suffix(last.count).elementsEqual(last) ? words.dropLast(last.count) : words
  }
}
