import KotlinBridge
import KotlinBridgeTesting

/// The manifest of scripted libraries: flows and functions of each kind.
func scriptedManifest() -> [UInt8] {
  var text = ManifestText(library: "fake")
  func parameters(_ list: KeyValuePairs<String, String>) -> [Manifest.Parameter] {
    list.map { Manifest.Parameter(name: $0, type: $1) }
  }
  text.appendFlow("numbers", kind: "flow", of: "Long")
  text.appendFlow("words", kind: "flow", of: "String")
  text.appendFlow("units", kind: "flow", of: "Unit")
  text.appendFlow("news", kind: "shared", of: "Long")
  text.appendFlow("state", kind: "state", of: "Long")
  text.appendFlow("setting", kind: "state", isMutable: true, of: "Long")
  text.appendFlow(
    "ticks", kind: "flow", parameters: parameters(["interval": "Duration", "tag": "String?"]),
    of: "Long")
  text.appendFlow("events", kind: "flow", of: "Long", choices: #","placement":"io","window":0"#)
  text.appendFunction(
    "add", kind: "suspend", parameters: parameters(["a": "Long", "b": "Long"]), returning: "Long")
  text.appendFunction(
    "greet", kind: "plain", parameters: parameters(["name": "String"]), returning: "String")
  text.appendFunction("nothing", kind: "suspend", returning: "Unit")
  text.appendFunction(
    "block", kind: "suspend", returning: "Unit", choices: #","placement":"io""#)
  return text.json
}
