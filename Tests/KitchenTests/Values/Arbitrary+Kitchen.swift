import Kitchen

extension Color: Arbitrary {
  static func any(_ random: inout some RandomNumberGenerator) -> Color {
    allCases.randomElement(using: &random)!
  }
}

extension Place: Arbitrary {
  static func any(_ random: inout some RandomNumberGenerator) -> Place {
    Place(latitude: .any(&random), longitude: .any(&random), name: .any(&random))
  }
}

extension Meters: Arbitrary {
  static func any(_ random: inout some RandomNumberGenerator) -> Meters {
    Meters(value: .any(&random))
  }
}

extension Name: Arbitrary {
  /// Kotlin refuses empty ones.
  static func any(_ random: inout some RandomNumberGenerator) -> Name {
    Name(text: "n" + .any(&random))
  }
}

extension Way: Arbitrary {
  static func any(_ random: inout some RandomNumberGenerator) -> Way {
    Way(places: .any(&random))
  }
}

extension Alarm: Arbitrary {
  static func any(_ random: inout some RandomNumberGenerator) -> Alarm {
    switch Int.random(in: 0...5, using: &random) {
    case 0: .storm(speed: .any(&random))
    case 1: .frost(hours: .any(&random), place: .any(&random))
    case 2: .river(name: .any(&random), level: .any(&random))
    case 3: .sea
    case 4: .allClear
    default: .unknown
    }
  }
}

extension Alarm.Flood: Arbitrary {
  static func any(_ random: inout some RandomNumberGenerator) -> Alarm.Flood {
    Bool.random(using: &random) ? .sea : .river(name: .any(&random), level: .any(&random))
  }
}

extension Alarm.Storm: Arbitrary {
  static func any(_ random: inout some RandomNumberGenerator) -> Alarm.Storm {
    Alarm.Storm(speed: .any(&random))
  }
}

extension Chain: Arbitrary {
  static func any(_ random: inout some RandomNumberGenerator) -> Chain {
    (0..<Int.random(in: 0...50, using: &random)).reduce(Chain(value: .any(&random), next: nil)) {
      next, _ in Chain(value: .any(&random), next: next)
    }
  }
}

extension Tree: Arbitrary {
  static func any(_ random: inout some RandomNumberGenerator) -> Tree {
    let count = [0, 0, 1, 2].randomElement(using: &random)!
    return Tree(name: .any(&random), children: (0..<count).map { _ in .any(&random) })
  }
}

extension Expression: Arbitrary {
  static func any(_ random: inout some RandomNumberGenerator) -> Expression {
    switch Int.random(in: 0...9, using: &random) {
    case 0...3: .number(value: .any(&random))
    case 4...6: .variable(name: .any(&random))
    case 7, 8: .sum(left: .any(&random), right: .any(&random))
    default: .product(factors: [.any(&random)])
    }
  }
}

extension Position: Arbitrary {
  static func any(_ random: inout some RandomNumberGenerator) -> Position {
    Position(latitude: .any(&random), longitude: .any(&random))
  }
}

extension Shape: Arbitrary {
  static func any(_ random: inout some RandomNumberGenerator) -> Shape {
    switch Int.random(in: 0...2, using: &random) {
    case 0: .circle(radius: .any(&random))
    case 1: .nowhere
    default: .path(points: .any(&random))
    }
  }
}

extension Station: Arbitrary {
  static func any(_ random: inout some RandomNumberGenerator) -> Station {
    Station(
      name: .any(&random), position: .any(&random), color: .any(&random), altitude: .any(&random),
      crew: .any(&random), modules: .any(&random), shape: .any(&random), initial: .any(&random),
      code: .any(&random), launched: .any(&random), orbit: .any(&random), docked: .any(&random),
      note: .any(&random), trend: .any(&random), next: .any(&random))
  }
}

extension Keywords: Arbitrary {
  static func any(_ random: inout some RandomNumberGenerator) -> Keywords {
    Keywords(
      in: .any(&random), default: .any(&random), self2: .any(&random), class: .any(&random),
      init2: .any(&random))
  }
}

extension PairIntString: Arbitrary {
  static func any(_ random: inout some RandomNumberGenerator) -> PairIntString {
    PairIntString(first: .any(&random), second: .any(&random))
  }
}

extension TripleBooleanColorListDouble: Arbitrary {
  static func any(_ random: inout some RandomNumberGenerator) -> TripleBooleanColorListDouble {
    TripleBooleanColorListDouble(
      first: .any(&random), second: .any(&random), third: .any(&random))
  }
}

extension PairStringMeters: Arbitrary {
  static func any(_ random: inout some RandomNumberGenerator) -> PairStringMeters {
    PairStringMeters(first: .any(&random), second: .any(&random))
  }
}

extension SeenAlarm: Arbitrary {
  static func any(_ random: inout some RandomNumberGenerator) -> SeenAlarm {
    SeenAlarm(value: .any(&random), at: .any(&random))
  }
}

extension PairUShortListInt: Arbitrary {
  /// A set in Kotlin.
  static func any(_ random: inout some RandomNumberGenerator) -> PairUShortListInt {
    PairUShortListInt(first: .any(&random), second: .any(&random))
  }
}

extension SeenPairUShortListInt: Arbitrary {
  static func any(_ random: inout some RandomNumberGenerator) -> SeenPairUShortListInt {
    SeenPairUShortListInt(value: .any(&random), at: .any(&random))
  }
}

extension EitherIntListString: Arbitrary {
  static func any(_ random: inout some RandomNumberGenerator) -> EitherIntListString {
    switch Int.random(in: 0...2, using: &random) {
    case 0: .left(value: .any(&random))
    case 1: .right(value: .any(&random))
    default: .neither
    }
  }
}
