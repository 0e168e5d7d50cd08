/// What fake libraries say that they offer.
enum FakeManifest {
  static let flows = ["numbers", "words", "units", "news", "state", "setting", "ticks", "events"]
  static let functions = ["add", "greet", "nothing", "block"]

  static func usual(_ number: UInt32) -> String {
    let flows = [
      flow(number, "numbers", "flow", "Long"),
      flow(number + 1, "words", "flow", "String"),
      flow(number + 2, "units", "flow", "Unit"),
      flow(number + 3, "news", "shared", "Long"),
      flow(number + 4, "state", "state", "Long"),
      flow(number + 5, "setting", "state", "Long", mutable: true),
      flow(
        number + 6, "ticks", "flow", "Long",
        parameters: [("interval", "Duration"), ("tag", "String?")]),
      flow(number + 7, "events", "flow", "Long", choices: #","placement":"io","window":0"#),
    ]
    let functions = [
      function(number, "add", "suspend", [("a", "Long"), ("b", "Long")], "Long"),
      function(number + 1, "greet", "plain", [("name", "String")], "String"),
      function(number + 2, "nothing", "suspend", [], "Unit"),
      function(number + 3, "block", "suspend", [], "Unit", choices: #","placement":"io""#),
    ]
    return """
      {"abi":2,"library":"fake","kotlin":"2.4.20",
       "flows":[\(flows.joined(separator: ","))],
       "functions":[\(functions.joined(separator: ","))],
       "types":[]}
      """
  }

  static func flow(
    _ id: UInt32, _ name: String, _ kind: String, _ element: String, mutable: Bool = false,
    parameters: [(String, String)] = [], choices: String = ""
  ) -> String {
    """
    {"id":\(id),"name":"\(name)","kind":"\(kind)","mutable":\(mutable),\
    "parameters":\(list(parameters)),"element":"\(element)"\(choices)}
    """
  }

  static func function(
    _ id: UInt32, _ name: String, _ kind: String, _ parameters: [(String, String)],
    _ result: String, choices: String = ""
  ) -> String {
    """
    {"id":\(id),"name":"\(name)","kind":"\(kind)","parameters":\(list(parameters)),\
    "result":"\(result)"\(choices)}
    """
  }

  private static func list(_ parameters: [(String, String)]) -> String {
    "[" + parameters.map { #"{"name":"\#($0)","type":"\#($1)"}"# }.joined(separator: ",") + "]"
  }
}
