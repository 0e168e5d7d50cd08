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

extension Pair: Arbitrary where A: Arbitrary, B: Arbitrary {
  static func any(_ random: inout some RandomNumberGenerator) -> Pair {
    Pair(first: .any(&random), second: .any(&random))
  }
}

extension Triple: Arbitrary where A: Arbitrary, B: Arbitrary, C: Arbitrary {
  static func any(_ random: inout some RandomNumberGenerator) -> Triple {
    Triple(first: .any(&random), second: .any(&random), third: .any(&random))
  }
}

extension Seen: Arbitrary where T: Arbitrary {
  static func any(_ random: inout some RandomNumberGenerator) -> Seen {
    Seen(value: .any(&random), at: .any(&random))
  }
}

extension Either: Arbitrary where A: Arbitrary, B: Arbitrary {
  static func any(_ random: inout some RandomNumberGenerator) -> Either {
    switch Int.random(in: 0...2, using: &random) {
    case 0: .left(value: .any(&random))
    case 1: .right(value: .any(&random))
    default: .neither
    }
  }
}

extension Chained: Arbitrary where T: Arbitrary {
  static func any(_ random: inout some RandomNumberGenerator) -> Chained {
    var chain = Chained(thing: .any(&random), next: nil)
    for _ in 0..<Int.random(in: 0...5, using: &random) {
      chain = Chained(thing: .any(&random), next: chain)
    }
    return chain
  }
}

extension Rope: Arbitrary where T: Arbitrary {
  static func any(_ random: inout some RandomNumberGenerator) -> Rope {
    var rope = Rope.end
    for _ in 0..<Int.random(in: 0...5, using: &random) {
      rope = .knot(thing: .any(&random), rest: rope)
    }
    return rope
  }
}

extension RopeKnot: Arbitrary where T: Arbitrary {
  static func any(_ random: inout some RandomNumberGenerator) -> RopeKnot {
    RopeKnot(thing: .any(&random), rest: .any(&random))
  }
}

extension Catalog: Arbitrary where K: Arbitrary, V: Arbitrary {
  static func any(_ random: inout some RandomNumberGenerator) -> Catalog {
    Catalog(entries: .any(&random), marked: .any(&random))
  }
}

extension Tagged: Arbitrary where T: Arbitrary {
  static func any(_ random: inout some RandomNumberGenerator) -> Tagged {
    Tagged(value: .any(&random))
  }
}

extension Framed: Arbitrary where Place2: Arbitrary {
  static func any(_ random: inout some RandomNumberGenerator) -> Framed {
    Framed(content: .any(&random), hung: .any(&random))
  }
}

extension Scored: Arbitrary where T: Arbitrary {
  static func any(_ random: inout some RandomNumberGenerator) -> Scored {
    Scored(score: .any(&random), thing: .any(&random))
  }
}

extension Outcome: Arbitrary where T: Arbitrary {
  static func any(_ random: inout some RandomNumberGenerator) -> Outcome {
    Bool.any(&random)
      ? .success(value: .any(&random)) : .failure(reason: .any(&random), nearby: .any(&random))
  }
}
