// Made by `kotlin-bridge generate` from the library people. Do not edit: generate it again.

import CPeople
@_spi(GeneratedCode) public import KotlinBridge

/// The Kotlin library `people`, which this module calls.
///
/// - It is the one that is linked to the program, unless `use(_:)` gives another one.
/// - The first use of this module opens it, and compares it with what the module was generated
///   from. The process ends with a message if it differs.
public enum PeopleLibrary: GeneratedLibrary {
  /// Uses a library in place of the linked one: one opened by its path, or a fake for tests.
  ///
  /// - Call it before anything else of this module. Later it throws, for one library serves a
  ///   process from the first use on. If several are given before, the last one counts.
  /// - It throws `KotlinError`, code `misuse`, if the library lacks something that this module was
  ///   generated from. It may have more.
  public static func use(_ library: KotlinLibrary) throws(KotlinError) {
    try link.use(library)
  }

  /// Opens the library, as the first use does. Throws `KotlinError`, code `misuse`, where that
  /// would end the process.
  public static func check() throws(KotlinError) {
    _ = try link.module()
  }

  /// The library in use, for its counters.
  public static var library: KotlinLibrary { module.library }

  static let module = link.moduleOrStop()

  @_spi(GeneratedCode) public static let link = KotlinLink(
    to: { people_kotlin_bridge() },
    generatedFrom: GeneratedManifest(
      manifest, digest: 0xd97e_a19f_0299_60a8,
      functions: 15, flows: 1,
      twins: 9, equals: 0, hashCode: 1))

  private static let manifest: StaticString = #"""
    {"abi": 6, "library": "people", "kotlin": "2.4.20",
    "flows": [
      {"id": 0, "name": "PeopleInSpaceRepository.pollIssPosition", "kind": "flow", "mutable": false, "parameters": [{"name": "flow", "type": {"named": "kotlin.Any"}}], "element": {"named": "people.IssPosition"}}
    ],
    "functions": [
      {"id": 0, "name": "Any.equals", "kind": "plain", "parameters": [{"name": "this", "type": {"named": "kotlin.Any"}}, {"name": "other", "type": {"named": "kotlin.Any"}}], "result": "Boolean"},
      {"id": 1, "name": "Any.hashCode", "kind": "plain", "parameters": [{"name": "this", "type": {"named": "kotlin.Any"}}], "result": "Int"},
      {"id": 2, "name": "Orbit", "kind": "plain", "parameters": [{"name": "epoch", "type": "Instant"}, {"name": "inclination", "type": "Double"}, {"name": "ascendingNode", "type": "Double"}, {"name": "eccentricity", "type": "Double"}, {"name": "perigee", "type": "Double"}, {"name": "meanAnomaly", "type": "Double"}, {"name": "meanMotion", "type": "Double"}], "result": {"named": "people.Orbit"}},
      {"id": 3, "name": "Orbit.epoch", "kind": "plain", "parameters": [{"name": "this", "type": {"named": "people.Orbit"}}], "result": "Instant"},
      {"id": 4, "name": "Orbit.inclination", "kind": "plain", "parameters": [{"name": "this", "type": {"named": "people.Orbit"}}], "result": "Double"},
      {"id": 5, "name": "Orbit.ascendingNode", "kind": "plain", "parameters": [{"name": "this", "type": {"named": "people.Orbit"}}], "result": "Double"},
      {"id": 6, "name": "Orbit.eccentricity", "kind": "plain", "parameters": [{"name": "this", "type": {"named": "people.Orbit"}}], "result": "Double"},
      {"id": 7, "name": "Orbit.perigee", "kind": "plain", "parameters": [{"name": "this", "type": {"named": "people.Orbit"}}], "result": "Double"},
      {"id": 8, "name": "Orbit.meanAnomaly", "kind": "plain", "parameters": [{"name": "this", "type": {"named": "people.Orbit"}}], "result": "Double"},
      {"id": 9, "name": "Orbit.meanMotion", "kind": "plain", "parameters": [{"name": "this", "type": {"named": "people.Orbit"}}], "result": "Double"},
      {"id": 10, "name": "Orbit.position", "kind": "plain", "parameters": [{"name": "this", "type": {"named": "people.Orbit"}}, {"name": "instant", "type": "Instant"}], "result": {"named": "people.IssPosition"}},
      {"id": 11, "name": "Orbit.ISS", "kind": "plain", "parameters": [], "result": {"named": "people.Orbit"}},
      {"id": 12, "name": "PeopleInSpaceRepository", "kind": "plain", "parameters": [{"name": "orbit", "type": {"nullable": {"named": "people.Orbit"}}}], "result": {"named": "people.PeopleInSpaceRepository"}},
      {"id": 13, "name": "make PeopleInSpaceRepository.pollIssPosition", "kind": "plain", "parameters": [{"name": "this", "type": {"named": "people.PeopleInSpaceRepository"}}, {"name": "interval", "type": "Duration"}], "result": {"named": "kotlin.Any"}, "flow": 0},
      {"id": 14, "name": "PeopleInSpaceRepository.fetchPeople", "kind": "suspend", "parameters": [{"name": "this", "type": {"named": "people.PeopleInSpaceRepository"}}, {"name": "json", "type": "String"}], "result": {"list": {"named": "people.Assignment"}}}
    ],
    "types": [
      {"name": "kotlin.Any", "kind": "object"},
      {"name": "people.Assignment", "kind": "record", "fields": [{"name": "name", "type": "String"}, {"name": "craft", "type": "String"}]},
      {"name": "people.IssPosition", "kind": "record", "fields": [{"name": "latitude", "type": "Double"}, {"name": "longitude", "type": "Double"}, {"name": "altitude", "type": "Double"}, {"name": "timestamp", "type": "Instant"}]},
      {"name": "people.Orbit", "kind": "object"},
      {"name": "people.PeopleInSpaceRepository", "kind": "object"}
    ]}
    """#
}
