import Fixtures
import KotlinBridge

extension FuzzedFunction {
  /// The echoes of all types, and functions that throw, wait or answer with more than they get.
  ///
  /// A function that makes something as large as its argument says, or that keeps a name for ever,
  /// is not among them.
  static func all(_ forms: [WireForm]) -> [FuzzedFunction] {
    let echoes = forms.map {
      FuzzedFunction(name: $0.echo, samples: $0.samples, isSuspending: true, echo: $0)
    }
    return echoes + repeating + [six()] + throwing + others
  }

  private static let messages = ["", "no", String(repeating: "é", count: 200)].map { encoded($0) }
  private static let periods = [
    encoded(Period(begin: 0, end: 1)), encoded(Period(begin: 2, end: 1)),
  ]

  /// The count comes last, so it is read where it stands, if at all.
  private static let repeating = [1, 3, 20].map { (count: Int32) in
    FuzzedFunction(
      name: "repeatString", samples: messages, isSuspending: false, tail: encoded(count))
  }

  /// It takes arguments of six types, and answers with their texts.
  private static func six() -> FuzzedFunction {
    let sample = encoded(
      true, -7 as Int32, "text",
      Shape.group(shapes: [.circle(radius: 1.5), .square(side: 2, color: .red)]),
      Everything.sample.person, Duration.milliseconds(-1500))
    return FuzzedFunction(name: "six", samples: [sample], isSuspending: true)
  }

  private static let throwing: [FuzzedFunction] =
    ["throws", "throwsAnonymous", "throwsError", "throwsLater", "cancelsItself", "childFails"].map {
      FuzzedFunction(name: $0, samples: messages, isSuspending: true, mayThrow: true)
    }
    + ["plainThrows", "nothingButThrows", "make bodyThrows", "make stateThrows"].map {
      FuzzedFunction(name: $0, samples: messages, isSuspending: false, mayThrow: true)
    }
    + [
      FuzzedFunction(name: "length", samples: periods, isSuspending: true, mayThrow: true),
      FuzzedFunction(name: "plainLength", samples: periods, isSuspending: false, mayThrow: true),
    ]

  private static let others: [FuzzedFunction] = [
    FuzzedFunction(name: "plainUnit", samples: [[]], isSuspending: false),
    FuzzedFunction(name: "plainNull", samples: [[]], isSuspending: false),
    FuzzedFunction(
      name: "plainAdd", samples: [encoded(1 as Int64, 2 as Int64)], isSuspending: false),
    FuzzedFunction(
      name: "divide", samples: [encoded(84 as Int64, 2 as Int64), encoded(1 as Int64, 0 as Int64)],
      isSuspending: false,
      mayThrow: true),
    FuzzedFunction(
      name: "negate", samples: [encoded(true), encoded(false)], isSuspending: false),
    FuzzedFunction(name: "add", samples: [encoded(1 as Int64, 2 as Int64)], isSuspending: true),
    FuzzedFunction(name: "hops", samples: [encoded(1 as Int64)], isSuspending: true),
    FuzzedFunction(
      name: "delayed",
      samples: [encoded(Duration.zero, 1 as Int64), encoded(Duration.seconds(1), 1)],
      isSuspending: true, mayWait: true),
  ]
}
