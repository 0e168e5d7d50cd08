import Foundation
package import Testing

/// The variables of the environment that ask for tests which `swift test` leaves to a script.
package enum Tier: String, Sendable {
  /// `Scripts/long`: what compiles programs, or runs whole checks that CI has as steps.
  case long = "KOTLIN_BRIDGE_LONG"
  /// `./build.sh violators`
  case mutants = "KOTLIN_BRIDGE_VIOLATORS"
  /// `./build.sh zoo`
  case zoo = "KOTLIN_BRIDGE_ZOO"

  package var isAsked: Bool { ProcessInfo.processInfo.environment[rawValue] != nil }
}

extension Trait where Self == ConditionTrait {
  /// The test runs only if the environment asks for its tier.
  package static func only(_ tier: Tier) -> Self {
    .enabled(if: tier.isAsked, "only with \(tier.rawValue)")
  }
}
