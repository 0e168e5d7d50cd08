import KotlinBridge
import KotlinBridgeTesting

/// The manifest of scripted libraries: flows and functions of each kind.
func scriptedManifest() -> [UInt8] {
  var text = ManifestText(library: "fake")
  func parameters(_ list: KeyValuePairs<String, ManifestType>) -> [Manifest.Parameter] {
    list.map { Manifest.Parameter(name: $0, type: $1) }
  }
  text.appendFlow("numbers", kind: "flow", of: .simple(.long))
  text.appendFlow("words", kind: "flow", of: .simple(.string))
  text.appendFlow("units", kind: "flow", of: .simple(.unit))
  text.appendFlow("news", kind: "shared", of: .simple(.long))
  text.appendFlow("state", kind: "state", of: .simple(.long))
  text.appendFlow("setting", kind: "state", isMutable: true, of: .simple(.long))
  text.appendFlow(
    "ticks", kind: "flow",
    parameters: parameters(["interval": .simple(.duration), "tag": .nullable(.simple(.string))]),
    of: .simple(.long))
  text.appendFlow(
    "events", kind: "flow", of: .simple(.long), choices: #","placement":"io","window":0"#)
  text.appendFunction(
    "add", kind: "suspend", parameters: parameters(["a": .simple(.long), "b": .simple(.long)]),
    returning: .simple(.long))
  text.appendFunction(
    "greet", kind: "plain", parameters: parameters(["name": .simple(.string)]),
    returning: .simple(.string))
  text.appendFunction("nothing", kind: "suspend", returning: .simple(.unit))
  text.appendFunction(
    "block", kind: "suspend", returning: .simple(.unit), choices: #","placement":"io""#)
  return text.json
}
