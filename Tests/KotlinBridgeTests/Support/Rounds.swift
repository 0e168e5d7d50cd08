import Foundation

/// How often a race is run: KOTLIN_BRIDGE_ROUNDS, or as often as is quick.
let rounds = ProcessInfo.processInfo.environment["KOTLIN_BRIDGE_ROUNDS"].flatMap(Int.init) ?? 100
