/// A type that declarations mention, with a value of it.
struct Sort: Hashable {
  /// As Kotlin code writes it anywhere.
  let type: String
  /// An expression that gives a value.
  let value: String
  /// Whether its values hold objects, which the properties of exceptions can't.
  var holdsObjects = false

  static let simple: [Sort] = [
    Sort(type: "kotlin.Boolean", value: "true"), Sort(type: "kotlin.Byte", value: "3"),
    Sort(type: "kotlin.Int", value: "42"),
    Sort(type: "kotlin.Long", value: "-7L"), Sort(type: "kotlin.UShort", value: "65535u"),
    Sort(type: "kotlin.Double", value: "0.5"),
    Sort(type: "kotlin.Char", value: "'c'"), Sort(type: "kotlin.String", value: "\"größe\""),
    Sort(type: "kotlin.time.Duration", value: "kotlin.time.Duration.ZERO"),
  ]

  var nullable: Sort {
    type.hasSuffix("?")
      ? self : Sort(type: "\(type)?", value: value, holdsObjects: holdsObjects)
  }

  var list: Sort {
    Sort(
      type: "kotlin.collections.List<\(type)>", value: "kotlin.collections.listOf(\(value))",
      holdsObjects: holdsObjects)
  }

  var map: Sort {
    Sort(
      type: "kotlin.collections.Map<kotlin.String, \(type)>",
      value: "kotlin.collections.mapOf(\"a\" to \(value))", holdsObjects: holdsObjects)
  }

  /// Types that can't cross, each with a value.
  static let refused: [Sort] = [
    Sort(
      type: "kotlin.collections.List<() -> kotlin.Int>", value: "kotlin.collections.listOf({ 1 })"),
    Sort(type: "kotlin.Any", value: "1"),
    Sort(
      type: "kotlin.collections.Iterator<kotlin.Int>",
      value: "kotlin.collections.listOf(1).iterator()"),
    Sort(type: "kotlin.text.Regex", value: "kotlin.text.Regex(\"a\")"),
    Sort(type: "kotlin.IllegalStateException", value: "kotlin.IllegalStateException()"),
    Sort(
      type: "kotlin.collections.List<kotlin.Throwable>", value: "kotlin.collections.listOf()"),
    Sort(
      type: "kotlin.collections.List<kotlinx.coroutines.Job>", value: "kotlin.collections.listOf()"),
    Sort(type: "kotlinx.coroutines.CompletableJob", value: "kotlinx.coroutines.Job()"),
  ]

  /// Expressions that make an exception.
  static let failures: [Sort] = [
    Sort(
      type: "kotlin.Exception",
      value: "kotlin.IllegalStateException(\"größe\", kotlin.RuntimeException(\"deep\"))"),
    Sort(type: "kotlin.Exception", value: "kotlin.Exception()"),
  ]

  /// Flows of the type, each with a value.
  var flows: [Sort] {
    let package = "kotlinx.coroutines.flow"
    return [
      Sort(type: "\(package).Flow<\(type)>", value: "\(package).flowOf(\(value))"),
      Sort(
        type: "\(package).StateFlow<\(type)>",
        value: "\(package).MutableStateFlow<\(type)>(\(value))"),
      Sort(
        type: "\(package).MutableStateFlow<\(type)>",
        value: "\(package).MutableStateFlow<\(type)>(\(value))"),
      Sort(
        type: "\(package).SharedFlow<\(type)>", value: "\(package).MutableSharedFlow<\(type)>()"),
      Sort(
        type: "\(package).MutableSharedFlow<\(type)>",
        value: "\(package).MutableSharedFlow<\(type)>()"),
    ]
  }
}
