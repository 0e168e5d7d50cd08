import Foundation
import TestHelpers
import Testing

/// The rules of a report in JSON by their outcomes, as often as they are there.
struct ReportedRules {
  let byOutcome: [String: [String]]

  init(_ report: String) throws {
    let json = try JSONSerialization.jsonObject(with: Data(try bytes(of: report)))
    let results = try #require((json as? [String: Any])?["results"] as? [[String: Any]])
    var rules: [String: [String]] = [:]
    for result in results {
      guard let outcome = result["outcome"] as? String, let rule = result["rule"] as? String else {
        continue
      }
      rules[outcome, default: []].append(rule)
    }
    byOutcome = rules
  }

  func callAsFunction(_ outcome: String) -> Set<String> { Set(byOutcome[outcome] ?? []) }
}
