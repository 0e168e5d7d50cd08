@_spi(Generated) import KotlinBridge

@testable import KotlinBridge

/// Kotlin's `fixtures.Tally`, as a generator would write it.
final class Tally: KotlinObject, @unchecked Sendable {
  override class var kotlinName: String { "fixtures.Tally" }

  convenience init(start: Int64, in tallies: Tallies) throws(KotlinError) {
    let handle = try KotlinCatch.catching { tallies.makeTwin(start, $0) }
    self.init(holding: UInt64(bitPattern: handle), of: tallies.module)
  }

  func add(_ amount: Int64, in tallies: Tallies) throws(KotlinError) -> Int64 {
    try withExtendedLifetime(self) { () throws(KotlinError) in
      try KotlinCatch.catching {
        tallies.addTwin(Int64(bitPattern: kotlinHandle), amount, $0)
      }
    }
  }
}

/// Kotlin's `fixtures.Label`.
final class Label: KotlinObject, @unchecked Sendable {
  override class var kotlinName: String { "fixtures.Label" }
}

/// The functions of libfixtures that make, take and return objects.
struct Tallies: Sendable {
  typealias Make = @convention(c) (Int64, UnsafeMutableRawPointer) -> Int64
  typealias Add = @convention(c) (Int64, Int64, UnsafeMutableRawPointer) -> Int64

  let module = KotlinModule(asGenerated: library)
  let makeTwin: Make
  let addTwin: Add

  init() throws(KotlinError) {
    guard let make: Make = module.twin(try module.number(ofFunctionNamed: "makeTally")),
      let add: Add = module.twin(try module.number(ofFunctionNamed: "addToTally"))
    else { throw .misuse("libfixtures has no twins for objects") }
    (makeTwin, addTwin) = (make, add)
  }

  func make(_ start: Int64) throws(KotlinError) -> Tally {
    try module.call(module.number(ofFunctionNamed: "makeTally")) { $0.write(start) }
  }

  func make(_ start: Int64, after time: Duration) async throws -> Tally {
    try await module.callSuspending(module.number(ofFunctionNamed: "makeTallyLater")) {
      $0.write(start)
      $0.write(time)
    }
  }

  func add(_ amount: Int64, to tally: Tally) throws(KotlinError) -> Int64 {
    try module.call(module.number(ofFunctionNamed: "addToTally")) {
      $0.write(tally)
      $0.write(amount)
    }
  }

  func same(_ tally: Tally) throws(KotlinError) -> Tally {
    try module.call(module.number(ofFunctionNamed: "sameTally")) { $0.write(tally) }
  }

  func same(orNil tally: Tally?) throws(KotlinError) -> Tally? {
    try module.call(module.number(ofFunctionNamed: "tallyOrNull")) { $0.write(tally) }
  }

  func makeMany(_ count: Int32) throws(KotlinError) -> [Tally] {
    try module.call(module.number(ofFunctionNamed: "makeTallies")) { $0.write(count) }
  }

  func sum(_ tallies: [Tally]) throws(KotlinError) -> Int64 {
    try module.call(module.number(ofFunctionNamed: "sumOfTallies")) { $0.write(tallies) }
  }

  func makeLabel(_ text: String) throws(KotlinError) -> Label {
    try module.call(module.number(ofFunctionNamed: "makeLabel")) { $0.write(text) }
  }

  func text(_ label: some KotlinObject) throws(KotlinError) -> String {
    try module.call(module.number(ofFunctionNamed: "textOfLabel")) { $0.write(label) }
  }
}
