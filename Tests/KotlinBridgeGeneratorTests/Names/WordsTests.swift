import Testing

@testable import KotlinBridge
@testable import KotlinBridgeGenerator

/// Names in Swift's camel case.
struct WordsTests {
  @Test(arguments: [
    ("describe", "describe"), ("ISS", "iss"), ("DEEP_SPACE", "deepSpace"), ("X", "x"),
    ("DeepSpace", "deepSpace"), ("HTTPError", "httpError"), ("user_name", "userName"),
    ("with blanks", "withBlanks"), ("V2_1", "v21"), ("3d", "n3d"), ("_", "value"),
    ("größe", "größe"),
  ])
  func membersBeginInLowerCase(kotlin: String, swift: String) {
    #expect(Words.lowerCamelCase(kotlin) == swift)
  }

  @Test(arguments: [
    ("Position", "Position"), ("ISS", "ISS"), ("position", "Position"), ("DEEP_SPACE", "DeepSpace"),
    ("3D", "N3D"), ("", "Value"),
  ])
  func typesBeginInUpperCase(kotlin: String, swift: String) {
    #expect(Words.upperCamelCase(kotlin) == swift)
  }

  @Test(arguments: [
    ("people.model.Alarm", ["people.model.Alarm"]),
    ("people.Alarm.Storm", ["people.Alarm", "people.Alarm.Storm"]), ("Alarm", ["Alarm"]),
    ("people.alarm", ["people.alarm"]),
    ("kotlin.Pair<Int, List<people.Alarm>>", ["kotlin.Pair<Int, List<people.Alarm>>"]),
  ])
  func aClassIsInItsOuterClasses(name: String, classes: [String]) {
    #expect(KotlinName(name, uses).classes == classes)
  }

  @Test func aTypeArgumentIsPartOfAName() {
    let names = SimpleNames(uses: uses, given: ["kotlin.Pair": "Couple"])
    #expect(names.name("kotlin.Pair<Int, List<people.Alarm>>") == "CoupleIntListAlarm")
    #expect(names.caseName("kotlin.Pair<Int, List<people.Alarm>>") == "pair")
  }

  private var uses: GenericUses {
    var type = Manifest.DeclaredType(
      name: "kotlin.Pair<Int, List<people.Alarm>>", kind: "record", fields: [], cases: nil)
    type.class = "kotlin.Pair"
    type.arguments = [.simple(.int), .list(.named("people.Alarm"))]
    return GenericUses([type])
  }

  @Test(arguments: [
    ("People", "People"), ("../../etc/passwd", "_.._etc_passwd"), ("", "Kotlin"), ("a/b", "a_b"),
  ])
  func aFileStaysInItsFolder(name: String, safe: String) {
    #expect(FileName.safe(name) == safe)
  }
}
