@_spi(Generated) import KotlinBridge

/// What kotlin/bench registers with C functions of its own, as generated code reaches it.
final class TypedBench: Sendable {
  // Twins by their count of parameters.
  private typealias OfOne = @convention(c) (Int64, UnsafeMutableRawPointer) -> Int64
  private typealias OfTwo = @convention(c) (Int64, Int64, UnsafeMutableRawPointer) -> Int64

  private let module: KotlinModule
  private let plainNumber: UInt32
  private let nextNumber: UInt32
  private let refuseNumber: UInt32
  private let refusedNumber: UInt32
  private let textNumber: UInt32
  private let placeNumber: UInt32
  private let placesNumber: UInt32
  private let stateNumber: UInt32
  private let plainTwin: OfOne
  private let makeTwin: OfOne
  private let methodTwin: OfTwo

  init(_ library: KotlinLibrary) throws {
    module = KotlinModule(asGenerated: library)
    plainNumber = try module.number(ofFunctionNamed: "typedPlain")
    nextNumber = try module.number(ofFunctionNamed: "typedNext")
    refuseNumber = try module.number(ofFunctionNamed: "typedRefuse")
    refusedNumber = try module.number(ofFunctionNamed: "typedRefused")
    textNumber = try module.number(ofFunctionNamed: "typedText")
    placeNumber = try module.number(ofFunctionNamed: "typedPlace")
    placesNumber = try module.number(ofFunctionNamed: "typedPlaces")
    stateNumber = try module.number(ofFlowNamed: "typedState")
    guard let plain: OfOne = module.twin(plainNumber),
      let make: OfOne = module.twin(try module.number(ofFunctionNamed: "typedMake")),
      let method: OfTwo = module.twin(try module.number(ofFunctionNamed: "typedMethod"))
    else { throw KotlinError.misuse("libbench.so has no typed twins") }
    plainTwin = plain
    makeTwin = make
    methodTwin = method
  }

  func plain(_ value: Int64) throws(KotlinError) -> Int64 {
    if KotlinModule.isTraced { return try plainInFrame(value) }
    return try KotlinCatch.catching { plainTwin(value, $0) }
  }

  // Not inlined, for they would be in another module.

  @inline(never)
  func plainInFrame(_ value: Int64) throws(KotlinError) -> Int64 {
    try module.call(plainNumber) { $0.write(value) }
  }

  @inline(never)
  func state() throws(KotlinError) -> Int64 {
    try module.value(ofFlow: stateNumber)
  }

  func tally(_ value: Int64) throws(KotlinError) -> TypedTally {
    let handle = try KotlinCatch.catching { makeTwin(value, $0) }
    return TypedTally(holding: UInt64(bitPattern: handle), of: module)
  }

  func add(_ value: Int64, to tally: TypedTally) throws(KotlinError) -> Int64 {
    try withExtendedLifetime(tally) { () throws(KotlinError) in
      try KotlinCatch.catching { methodTwin(Int64(bitPattern: tally.kotlinHandle), value, $0) }
    }
  }

  func next(_ value: Int64) async throws -> Int64 {
    try await module.callSuspending(nextNumber) { $0.write(value) }
  }

  /// Throws.
  @inline(never)
  func refuse(_ value: Int64) throws(KotlinError) -> Int64 {
    try module.call(refuseNumber) { $0.write(value) }
  }

  /// Throws and catches within Kotlin, and returns the value.
  @inline(never)
  func refused(_ value: Int64) throws(KotlinError) -> Int64 {
    try module.call(refusedNumber) { $0.write(value) }
  }

  @inline(never)
  func echo(_ text: String) throws(KotlinError) -> String {
    try module.call(textNumber) { $0.write(text) }
  }

  @inline(never)
  func echo(_ place: TypedPlace) throws(KotlinError) -> TypedPlace {
    try module.call(placeNumber) { $0.write(place) }
  }

  @inline(never)
  func echo(_ places: [TypedPlace]) throws(KotlinError) -> [TypedPlace] {
    try module.call(placesNumber) { $0.write(places) }
  }
}
