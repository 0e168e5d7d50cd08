/// What crosses as an object for which Swift has a type of its own: those of coroutines, and exceptions.
enum ObjectKind: CaseIterable {
  case job, deferred, scope, sendChannel, channel
  case state, mutableState, shared, mutableShared
  case throwable, exception

  /// A public function of Kotlin's.
  struct Use {
    let name: String
    /// What follows the name.
    let declaration: String
    var isSuspending = false

    var code: String { "public \(isSuspending ? "suspend " : "")fun \(name)\(declaration)" }
  }

  private static let coroutines = "kotlinx.coroutines"
  private static let channels = "kotlinx.coroutines.channels"
  private static let flows = "kotlinx.coroutines.flow"

  /// The type of such an object, and an expression that makes one.
  ///
  /// - Parameters:
  ///   - element: what it is of, with a value that is always the same.
  ///   - exceptions: those of the package.
  func object(of element: Sort, _ exceptions: [Sort], _ dice: inout Dice) -> Sort {
    let (coroutines, channels, flows) = (Self.coroutines, Self.channels, Self.flows)
    let argument = "<\(element.type)>"
    let replayed = "\(flows).MutableSharedFlow\(argument)(1).also { it.tryEmit(\(element.value)) }"
    return switch self {
    case .job: Sort(type: "\(coroutines).Job", value: "\(coroutines).Job()")
    case .deferred:
      Sort(
        type: "\(coroutines).Deferred\(argument)",
        value: "\(coroutines).CompletableDeferred\(argument)(\(element.value))")
    case .scope:
      Sort(
        type: "\(coroutines).CoroutineScope",
        value: "\(coroutines).CoroutineScope(\(coroutines).Dispatchers.Default)")
    case .sendChannel:
      Sort(type: "\(channels).SendChannel\(argument)", value: "\(channels).Channel\(argument)(1)")
    case .channel:
      Sort(type: "\(channels).Channel\(argument)", value: "\(channels).Channel\(argument)(1)")
    case .state, .mutableState:
      Sort(
        type: "\(flows).\(self == .state ? "StateFlow" : "MutableStateFlow")\(argument)",
        value: "\(flows).MutableStateFlow\(argument)(\(element.value))")
    case .shared: Sort(type: "\(flows).SharedFlow\(argument)", value: replayed)
    case .mutableShared: Sort(type: "\(flows).MutableSharedFlow\(argument)", value: replayed)
    case .throwable:
      Sort(type: "kotlin.Throwable", value: dice.one(of: exceptions + Sort.failures).value)
    case .exception: Sort(type: "kotlin.Exception", value: dice.one(of: Sort.failures).value)
    }
  }

  /// What else Kotlin does with such objects.
  ///
  /// - Parameter value: the object, as code writes it.
  func uses(of type: String, _ element: String, id: String, value: String) -> [Use] {
    switch self {
    case .scope:
      [
        Use(
          name: "work\(id)",
          declaration:
            "(scope: \(type)): \(Self.coroutines).Deferred<\(element)> = scope.startWork { element\(id) }"
        )
      ]
    case .sendChannel:
      [
        Use(
          name: "received\(id)",
          declaration:
            "(): \(element) = (\(value) as \(Self.channels).Channel<\(element)>).tryReceive().getOrThrow()"
        )
      ]
    case .mutableState:
      [Use(name: "held\(id)", declaration: "(value: \(type)): \(element) = value.value")]
    case .mutableShared:
      [
        Use(
          name: "held\(id)", declaration: "(value: \(type)): \(element) = value.replayCache.last()")
      ]
    case .throwable, .exception:
      [
        Use(name: "raise\(id)", declaration: "(value: \(type)): kotlin.Unit = throw value"),
        Use(name: "pass\(id)", declaration: "(by: () -> kotlin.Unit): kotlin.Unit = by()"),
        Use(
          name: "laterPass\(id)",
          declaration: "(by: suspend () -> kotlin.Unit): kotlin.Unit = by()", isSuspending: true),
      ]
    case .job, .deferred, .channel, .state, .shared: []
    }
  }

  /// Lines that say whether `value` does what such an object does; `given` is an element.
  ///
  /// - Parameter element: its type.
  func swift(id: String, of element: String) -> [String] {
    // What these two are part of has the name of its type if the library also has the other one.
    let isMade = !element.contains("kotlin.Char") && !element.contains("kotlin.UShort")
    return isMade ? made(id: id) + lines(id: id) : lines(id: id)
  }

  /// Lines in which Swift makes such a flow.
  private func made(id: String) -> [String] {
    let make: [String] =
      switch self {
      case .mutableState: ["let made = try AnythingLibrary.mutableStateFlow(given)"]
      case .mutableShared:
        [
          "let made = try AnythingLibrary.mutableSharedFlow(of: type(of: given), replay: 1)",
          "try await made.emit(given)",
        ]
      default: []
      }
    return make.isEmpty
      ? [] : make + ["guard try isGiven\(id)(value: held\(id)(value: made)) else { return false }"]
  }

  private func lines(id: String) -> [String] {
    switch self {
    case .job:
      [
        "let wasActive = value.isActive", "value.cancel()", "await value.join()",
        "return wasActive && !value.isActive",
      ]
    case .deferred: ["return try await isGiven\(id)(value: value.value)"]
    case .scope:
      [
        "let ofSwift = try await work\(id)(scope: KotlinScope()).value",
        "let ofKotlin = try await work\(id)(scope: value).value", "let wasActive = value.isActive",
        "value.cancel()", "guard wasActive && !value.isActive else { return false }",
        "return try isGiven\(id)(value: ofSwift) && isGiven\(id)(value: ofKotlin)",
      ]
    case .sendChannel:
      [
        "guard try value.trySend(given) && isGiven\(id)(value: received\(id)()) else { return false }",
        "return value.close()",
      ]
    case .channel:
      [
        "try await value.send(given)",
        "return try await isGiven\(id)(value: firstElement(of: value))",
      ]
    case .state:
      [
        "guard try isGiven\(id)(value: value.value) else { return false }",
        "return try await isGiven\(id)(value: firstElement(of: value))",
      ]
    case .mutableState:
      [
        "value.value = given",
        "guard try isGiven\(id)(value: value.value) else { return false }",
        "return try await isGiven\(id)(value: firstElement(of: value))",
      ]
    case .shared: ["return try await isGiven\(id)(value: firstElement(of: value))"]
    case .mutableShared:
      [
        "guard try value.tryEmit(given) else { return false }",
        "return try await isGiven\(id)(value: firstElement(of: value))",
      ]
    case .throwable, .exception:
      [
        "let raised = try await caught { try raise\(id)(value: value) }",
        "let passed = try await caught { try pass\(id) { throw value } }",
        "let laterPassed = try await caught { try await laterPass\(id) { throw value } }",
        "let ofSwift = try await caught { try raise\(id)(value: KotlinError(Missing())) }",
        "let all = [raised, passed, laterPassed].map { KotlinError($0) }",
        "return ofSwift is Missing && all.allSatisfy {",
        "  $0.typeName == value.typeName && $0.message == value.message", "}",
      ]
    }
  }
}
