import Testing

@testable import KotlinBridgeGenerator

/// The methods with completion handlers that functions that suspend have beside the `async` ones.
struct HandlerTests {
  private static let fetch = Declared.function(
    "fetch", ["id: Int"], result: "List<String>", kind: "suspend")

  @Test func aHandlerStandsBesideTheAsyncFunction() throws {
    let generated = try Generated(functions: [Self.fetch], withHandlers: true)
    #expect(
      generated["Space"] == #"""
        // Made by `kotlin-bridge generate --completion-handlers` from the library space. Do not edit: generate it again.

        @_spi(GeneratedCode) public import KotlinBridge

        nonisolated(nonsending) public func fetch(id: Int32) async throws -> [String] {
          try await SpaceLibrary.module.callSuspending(0) { $0.write(id) }
        }

        @discardableResult
        public func fetch(
          id: Int32,
          on placement: KotlinPlacement = .default,
          completion: @escaping KotlinCompletion<[String]>
        ) -> KotlinJob {
          SpaceLibrary.module.callSuspending(0, on: placement, completion: completion) { $0.write(id) }
        }

        """#)
  }

  @Test func theListOfTheLibraryAsksForThem() throws {
    let manifest = Generated.manifest([Self.fetch])
    let asking = String(manifest.dropLast()) + #", "completionHandlers": true}"#
    let generated = try Generated(manifest: asking)
    #expect(generated["Space"].contains("completion: @escaping KotlinCompletion<[String]>"))
    // Whoever runs the command again does not need the option.
    #expect(
      generated["Space"].hasPrefix(
        "// Made by `kotlin-bridge generate` from the library space."))
    #expect(try !Generated(manifest: manifest)["Space"].contains("completion"))
  }

  @Test func onlyFunctionsThatSuspendHaveThem() throws {
    let generated = try Generated(
      functions: [Declared.function("add", ["a: Int"], result: "String")],
      flows: [Declared.flow("news", of: "space.Station")],
      types: [Declared.object("space.Station")],
      withHandlers: true)
    #expect(!generated.module.files.contains { generated[$0.name].contains("Completion<") })
  }

  @Test func aFunctionOfUnitGivesVoid() throws {
    let generated = try Generated(
      functions: [Declared.function("sync", [], result: "Unit", kind: "suspend")],
      withHandlers: true)
    #expect(
      generated.handlers == [
        #"""
        @discardableResult
        public func sync(
          on placement: KotlinPlacement = .default, completion: @escaping KotlinCompletion<Void>
        ) -> KotlinJob {
          SpaceLibrary.module.callSuspending(0, on: placement, completion: completion)
        }
        """#
      ])
  }

  @Test func aFunctionThatGivesAFlowMakesItOfTheHandle() throws {
    let generated = try Generated(
      functions: [
        Declared.function(
          "make open", ["count: Int"], result: "kotlin.Any", kind: "suspend",
          kotlin: #""name": "open", "kind": "function""#
        ).making(0)
      ],
      flows: [Declared.made("open", of: "Int", kind: "state")],
      withHandlers: true)
    #expect(
      generated.handlers == [
        #"""
        @discardableResult
        public func open(
          count: Int32,
          on placement: KotlinPlacement = .default,
          completion: @escaping KotlinCompletion<KotlinStateFlow<Int32>>
        ) -> KotlinJob {
          SpaceLibrary.module.callSuspending(
            0,
            on: placement,
            completion: completion,
            object: { (handle: UInt64) in KotlinStateFlow<Int32>(of: SpaceLibrary.module, flow: 0, made: handle) }
          ) { $0.write(count) }
        }
        """#
      ])
  }

  @Test func thePlacementOfItsAnnotationIsTheDefault() throws {
    let generated = try Generated(
      functions: [
        #"""
        {"name": "read", "kind": "suspend", "parameters": [], "result": "String",
         "placement": "io"}
        """#
      ], withHandlers: true)
    #expect(generated.handlers[0].contains("on placement: KotlinPlacement = .io,"))
  }

  @Test func membersKeepTheirObjectAndStaticOnesStayStatic() throws {
    let station = "space.Station"
    let generated = try Generated(
      functions: [
        Declared.member("dock", of: station, "ship: \(station)?", result: station, kind: "suspend"),
        #"""
        {"name": "space.Config.reload", "kind": "suspend", "parameters": [], "result": "String?",
         "kotlin": {"name": "reload", "owner": "space.Config", "kind": "function"}}
        """#,
      ], types: [Declared.object(station)], withHandlers: true)
    #expect(
      generated.handlers.first == #"""
          @discardableResult
          public func dock(
            ship: Station?,
            on placement: KotlinPlacement = .default,
            completion: @escaping KotlinCompletion<Station>
          ) -> KotlinJob {
            defer {
              extendLifetime(self)
              extendLifetime(ship)
            }
            return SpaceLibrary.module.callSuspending(0, on: placement, completion: completion) {
              $0.write(self)
              $0.write(ship)
            }
          }
        """#)
    #expect(generated.handlers.last?.contains("  public static func reload(") == true)
  }

  @Test func aProtocolDoesNotRequireThemAndItsExtensionHasThem() throws {
    let generated = try Generated(
      functions: [Declared.member("stop", of: "space.Machine", kind: "suspend")],
      types: [
        Declared.interface("space.Machine"),
        Declared.interface("space.Left", extends: "space.Machine"),
        Declared.interface("space.Right", extends: "space.Machine"),
        Declared.object("space.Both", extends: "space.Left", "space.Right"),
      ], withHandlers: true)
    let text = generated.module.files.map { generated[$0.name] }.joined()
    #expect(text.split(separator: "nonisolated(nonsending) func stop() async throws").count == 2)
    #expect(text.split(separator: "@discardableResult").count == 2)
    #expect(text.contains("extension Machine where Self: KotlinObject {"))
  }

  /// A type that has a member from two protocols declares it once more, with its handler.
  @Test func aMemberOfTwoInterfacesIsDeclaredOnceMoreWithItsHandler() throws {
    let generated = try Generated(
      functions: [
        Declared.member("stop", of: "space.Left", kind: "suspend"),
        Declared.member("stop", of: "space.Right", kind: "suspend"),
      ],
      types: [
        Declared.interface("space.Left"), Declared.interface("space.Right"),
        Declared.object("space.Both", extends: "space.Left", "space.Right"),
      ], withHandlers: true)
    let both = generated["Both"]
    #expect(both.split(separator: "public func stop() async throws").count == 2)
    #expect(both.split(separator: "@discardableResult").count == 2)
  }

  @Test func eachOverloadForADefaultHasOne() throws {
    let generated = try Generated(
      functions: [
        Declared.function("greet", ["mark: String? = "], result: "Long", kind: "suspend")
      ],
      withHandlers: true)
    #expect(
      generated.handlers.map { $0.split(separator: "\n")[2] } == [
        "  mark: String?,",
        "  on placement: KotlinPlacement = .default, completion: @escaping KotlinCompletion<Int64>",
      ])
  }

  @Test func parametersOfTheSameNamesAreToldApart() throws {
    let generated = try Generated(
      functions: [
        Declared.function(
          "move", ["on: String", "placement: Int", "completion: Int"], result: "Long",
          kind: "suspend")
      ], withHandlers: true)
    #expect(
      generated.handlers == [
        #"""
        @discardableResult
        public func move(
          on: String,
          placement: Int32,
          completion: Int32,
          on2 placement2: KotlinPlacement = .default,
          completion2: @escaping KotlinCompletion<Int64>
        ) -> KotlinJob {
          SpaceLibrary.module.callSuspending(0, on: placement2, completion: completion2) {
            $0.write(on)
            $0.write(placement)
            $0.write(completion)
          }
        }
        """#
      ])
  }

  /// The error of a handler is a `KotlinError`, which makes the exception.
  @Test func theDocumentationSaysWhatTheHandlerGets() throws {
    let generated = try Generated(
      functions: [
        #"""
        {"name": "fetch", "kind": "suspend", "parameters": [{"name": "id", "type": "Int"}],
         "result": "String", "throws": ["space.Lost"],
         "documentation": "Fetches one.\n\n@param id of it\n@return its text\n@since 2"}
        """#
      ],
      types: [
        #"{"name": "space.Lost", "kind": "exception", "fields": [], "kotlin": {"kind": "class"}}"#
      ], withHandlers: true)
    let text = generated.declarations()
    #expect(
      text.contains(
        #"""
        /// Fetches one.
        ///
        /// - Parameters:
        ///   - id: of it
        ///   - completion: Called once. See `KotlinCompletion`.
        ///     Success: its text
        ///     Failure: `space.Lost`
        /// - Since: 2
        @discardableResult
        public func fetch(
        """#))
    #expect(text.split(separator: "KotlinError.thrown").count == 2)
  }

  @Test func aTypeOfTheLibraryDoesNotHideThoseOfTheHandler() throws {
    let generated = try Generated(
      functions: [
        Declared.function("open", ["job: space.KotlinJob"], result: "Long", kind: "suspend")
      ],
      types: [Declared.record("space.KotlinJob", "id: Int")], withHandlers: true)
    #expect(generated.handlers[0].contains("job: SpaceKotlinJob,"))
    #expect(generated.handlers[0].contains(") -> KotlinJob {"))
  }
}

extension Generated {
  fileprivate var handlers: [String] { handlers(in: "Space") }

  /// The methods with completion handlers of a file, without their documentation.
  fileprivate func handlers(in file: String) -> [String] {
    var handlers: [String] = []
    var current: [Substring]?
    for line in self[file].split(separator: "\n", omittingEmptySubsequences: false) {
      let trimmed = line.drop { $0 == " " }
      if trimmed == "@discardableResult" { current = [] }
      current?.append(line)
      if let lines = current, line.first == "}" || line == "  }",
        lines[0].hasPrefix(" ") == line.hasPrefix(" ")
      {
        handlers.append(lines.joined(separator: "\n"))
        current = nil
      }
    }
    return handlers
  }
}
