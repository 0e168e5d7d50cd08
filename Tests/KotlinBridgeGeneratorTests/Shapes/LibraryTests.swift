import Testing

@testable import KotlinBridgeGenerator

/// What says which library the module calls.
struct LibraryTests {
  @Test func theLibraryIsTheLinkedOneUnlessAnotherIsGiven() throws {
    let generated = try Generated(
      #"""
      {"name": "echo", "kind": "plain", "parameters": [{"name": "it", "type": "String"}],
       "result": "String", "placement": "io"}
      """#,
      flows: [
        #"""
        {"name": "ticks", "kind": "flow", "mutable": false, "parameters": [],
         "element": "Long", "window": 0}
        """#
      ],
      types: [
        #"""
        {"name": "space.Position", "kind": "record",
         "fields": [{"name": "x", "type": "Double"}]}
        """#
      ])
    #expect(
      generated["SpaceLibrary"] == ##"""
        // Made by `kotlin-bridge generate` from the library space. Do not edit: generate it again.

        import CSpace
        @_spi(GeneratedCode) public import KotlinBridge

        /// The Kotlin library `space`, which this module calls.
        ///
        /// - It is the library that is linked to the program, unless `use(_:)` sets another one.
        /// - The first use of this module opens it, and compares it with the manifest that the module was
        ///   generated from. The process ends with a message if they differ.
        public enum SpaceLibrary: GeneratedLibrary {
          /// Uses a library instead of the linked one: one opened by its path, or a fake for tests.
          ///
          /// - Call it before anything else of this module. Later it throws, because the first use chooses
          ///   the library for the whole process. Of several calls before that, the last one counts.
          /// - It throws `KotlinError`, code `misuse`, if the library lacks something that this module was
          ///   generated from. It may have more.
          public static func use(_ library: KotlinLibrary) throws(KotlinError) {
            try link.use(library)
          }

          /// Opens the library, as the first use does. Throws `KotlinError`, code `misuse`, where the first
          /// use would end the process.
          public static func check() throws(KotlinError) {
            _ = try link.module()
          }

          /// The library in use, for its counters.
          public static var library: KotlinLibrary { module.library }

          static let module = link.moduleOrStop()

          @_spi(GeneratedCode) public static let link = KotlinLink(
            to: { space_kotlin_bridge() },
            generatedFrom: GeneratedManifest(
              manifest, digest: 0xb8e7_6d77_27ff_b64c,
              functions: 1, flows: 1,
              twins: 0))

          private static let manifest: StaticString = #"""
            {"abi": 6, "library": "space", "kotlin": "2.4.20",
            "flows": [
              {"id": 0, "name": "ticks", "kind": "flow", "mutable": false, "parameters": [], "element": "Long", "window": 0}
            ],
            "functions": [
              {"id": 0, "name": "echo", "kind": "plain", "parameters": [{"name": "it", "type": "String"}], "result": "String", "placement": "io"}
            ],
            "types": [
              {"name": "space.Position", "kind": "record", "fields": [{"name": "x", "type": "Double"}]}
            ]}
            """#
        }

        """##)
  }
}
