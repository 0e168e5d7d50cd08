@_spi(Generated) import KotlinBridge

// Some functions of libfixtures with completion handlers, as the generator writes them.

private let module = KotlinModule(asGenerated: library)

private func number(_ name: String) -> UInt32 {
  try! module.number(ofFunctionNamed: name)
}

@discardableResult
func nullValue(
  on placement: KotlinPlacement = .default, completion: @escaping KotlinCompletion<String?>
) -> KotlinJob {
  module.callSuspending(number("nullValue"), on: placement, completion: completion)
}

@discardableResult
func unit(
  on placement: KotlinPlacement = .default, completion: @escaping KotlinCompletion<Void>
) -> KotlinJob {
  module.callSuspending(number("unit"), on: placement, completion: completion)
}

@discardableResult
func text(
  n: Int64, on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<String>
) -> KotlinJob {
  module.callSuspending(number("text"), on: placement, completion: completion) { $0.write(n) }
}

@discardableResult
func hops(
  value: Int64, on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<Int64>
) -> KotlinJob {
  module.callSuspending(number("hops"), on: placement, completion: completion) { $0.write(value) }
}

@discardableResult
func `throws`(
  message: String, on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<Int64>
) -> KotlinJob {
  module.callSuspending(number("throws"), on: placement, completion: completion) {
    $0.write(message)
  }
}

@discardableResult
func cancelsItself(
  message: String, on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<Int64>
) -> KotlinJob {
  module.callSuspending(number("cancelsItself"), on: placement, completion: completion) {
    $0.write(message)
  }
}

@discardableResult
func waitsAtGate(
  gate: String, value: Int64, on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<Int64>
) -> KotlinJob {
  module.callSuspending(number("waitsAtGate"), on: placement, completion: completion) {
    $0.write(gate)
    $0.write(value)
  }
}

@discardableResult
func neverReturns(
  counter: String, on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<Int64>
) -> KotlinJob {
  module.callSuspending(number("neverReturns"), on: placement, completion: completion) {
    $0.write(counter)
  }
}

@discardableResult
func returnsAfterCancel(
  gate: String, counter: String, value: Int64, on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<Int64>
) -> KotlinJob {
  module.callSuspending(number("returnsAfterCancel"), on: placement, completion: completion) {
    $0.write(gate)
    $0.write(counter)
    $0.write(value)
  }
}

@discardableResult
func makeTallyLater(
  start: Int64, time: Duration, on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<Tally>
) -> KotlinJob {
  module.callSuspending(number("makeTallyLater"), on: placement, completion: completion) {
    $0.write(start)
    $0.write(time)
  }
}
