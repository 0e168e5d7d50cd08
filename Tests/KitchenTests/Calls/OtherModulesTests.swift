import Kitchen
import KotlinBridge
import Testing

extension KitchenSuites {
  /// Code of modules that know nothing of the bridge.
  @Suite struct OtherModules {
    @Test func aClassOfAnotherProject() async throws {
      let jar = try Jar(content: .jam)
      #expect(try jar.grams.value == 500)
      #expect(
        try jar.take(grams: 100)
          == Serving(
            content: .jam, grams: 100, left: Measured(value: 400, unit: "g")))
      let error = #expect(throws: KotlinError.self) { try jar.take(grams: 1000) }
      #expect(error?.message == "only 400 g left")
      #expect(try await jar.refill(grams: 50) == 450)
      var servings: [Int32] = []
      for try await serving in try jar.spoons(of: 200) { servings.append(serving.left.value) }
      #expect(servings == [250, 50])
      try jar.setLid(.screwed(turns: 2.5))
      #expect(jar.lid == .screwed(turns: 2.5))
      #expect(try !jar.isOpen)
      let honey = try Jar.honey()
      #expect(try fullest(jars: jar, honey) == honey)
      #expect(try labels(containers: [AnyContainer(jar)]) == ["JAM, 50 g"])
      #expect(try jar.empty() == 50)
    }

    @Test func aWholePackageComesWithItsCommentsAndConstructors() throws {
      #expect(try Jar().content == .nothing)
      let jars = try jarsOf(contents: [.honey, .jam], marks: ["JAM": 7])
      #expect(jars.map(\.first.content) == [.honey, .jam])
      #expect(jars.map(\.second) == [nil, 7])
    }

    @Test func aGenericClassOfALibraryFromMaven() throws {
      let curry = try curry(heat: .hot)
      #expect(try curry.parts.map(\.name) == ["turmeric", "chili"])
      #expect(try curry.price == 5.5)
      let salt = try Spice(name: "salt", price: 0.5)
      #expect(salt.heat == .mild)
      #expect(try curry.add(part: salt).best(wish: salt) == salt)
      let error = #expect(throws: KotlinError.self) { try curry.add(part: salt) }
      #expect(error?.typeName == "kotlin.IllegalStateException")
      #expect(try BlendSpice(first: salt).price == 0.5)
    }

    @Test func aPublishedLibrary() throws {
      let json = Json.default
      let crew = try json.parseToJsonElement(string: #"{"people": [{"name": "Ann", "age": 42}]}"#)
      let people = try #require(try crew.jsonObject["people"]) as JsonElement
      #expect("\(try crew.jsonObject)" == #"{"people":[{"name":"Ann","age":42}]}"#)
      #expect(try crew.jsonObject.keys == ["people"])
      #expect(try crew.jsonObject["nobody"] == nil)
      #expect(try crew.jsonObject.containsValue(value: people))
      let age = try jsonPrimitive(value: "42")
      #expect(try age.int == 42)
      #expect(try age.isString)
      #expect(try JsonArray(content: [age, age]).size == 2)
      #expect(try JsonObject(content: ["a": age]) == JsonObject(content: ["a": age]))
      let error = #expect(throws: KotlinError.self) {
        try json.parseToJsonElement(string: "{")
      }
      #expect(error?.typeName == "kotlinx.serialization.json.JsonDecodingException")
    }
  }
}
