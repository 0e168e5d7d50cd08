import Kitchen
import KotlinBridge
import Testing

extension KitchenSuites {
  /// Members of values, which are copied to Kotlin for each call.
  @Suite struct Members {
    @Test func valuesAreOrderedAsInKotlin() {
      let spans = [Span(from: 0, to: 3), Span(from: 7, to: 8), Span(from: 2, to: 4)]
      #expect(spans.sorted().map(\.from) == [7, 2, 0])
      #expect(Figure.square(side: 2) < Figure.square(side: 3))
      #expect(!(Figure.square(side: 2) < Figure.square(side: 2)))
    }

    @Test func aRecordHasMembers() throws {
      let span = Span(from: 2, to: 5)
      #expect(try span.length == 3)
      #expect(try span.contains(value: 5))
      #expect(try span + Span(from: 1, to: 1) == Span(from: 3, to: 6))
      let error = #expect(throws: KotlinError.self) { try Span(from: 2, to: 1).length }
      #expect(error?.message == "a span from 2 to 1")
    }

    @Test func aCompanionsMembersAreStatic() throws {
      #expect(Span.empty == Span(from: 0, to: 0))
      #expect(try Span.of(length: 3) == Span(from: 0, to: 3))
      #expect(Direction.start == .east)
    }

    @Test func aRecordIsMadeWithKotlinsDefaults() throws {
      let crew = try Crew()
      #expect(Mission(name: "first", crew: crew).reserve == [])
      #expect(Mission(name: "first", crew: crew, reserve: [crew]).reserve == [crew])
    }

    @Test func anEnumHasThePropertiesThatItsConstructorDeclares() throws {
      #expect(Grade.fine.code == "f" && Grade.coarse.code == "c")
      #expect(Grade.coarse.isHeavy && !Grade.fine.isHeavy)
      #expect(Grade.coarse.seen == 3)
    }

    @Test func anEnumAndASealedClassHaveMembers() throws {
      #expect(try Direction.west.right() == .north)
      #expect(try Figure.square(side: 2).area == 4)
      #expect(try Figure.square(side: 2).isLarger(than: .point))
    }
  }
}
