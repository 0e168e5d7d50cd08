import Kitchen
import KotlinBridge
import Testing

extension KitchenSuites {
  /// Classes whose values cross as a serializer of the list writes them.
  @Suite struct Serializers {
    @Test func aSerializerThatWritesTextGivesAString() async throws {
      #expect(try echoAngle(value: "45.0 deg") == "45.0 deg")
      #expect(try await turned(angle: "45.0 deg") == "135.0 deg")
      #expect(try await turned(angle: "45.0 deg", by: "1.0 deg") == "46.0 deg")
      #expect(try "90.0 deg".isRight)
    }

    @Test func oneThatWritesARecordGivesAStruct() throws {
      let corner = CornerRecord(x: 1.5, angle: "90.0 deg")
      #expect(try echoCorner(value: corner) == corner)
    }

    @Test func oneThatWritesAListGivesAnArray() throws {
      #expect(try echoRoute(value: ["a", "b"]) == ["a", "b"])
      #expect(try echoRoute(value: nil) == nil)
    }

    @Test func theyArePartsOfOtherValues() throws {
      let turn = Turn(by: "1.0 deg", then: ["2.0 deg", nil])
      #expect(try echoTurn(value: turn) == turn)
      let angles = ["a": Seen(value: "3.0 deg", at: nil)]
      #expect(try echoAngles(value: angles) == angles)
    }

    @Test func theyAreElementsOfStates() throws {
      let headings = try headings(start: "5.0 deg")
      #expect(headings.value == "5.0 deg")
    }

    @Test func aSerializableClassIsAStructOfItsFieldsByTheirSerialNames() throws {
      let parcel = Parcel(sentTo: "Anna", weight: 2500, stamps: ["Köln"])
      #expect(try echoParcel(value: parcel) == parcel)
      #expect(try echoParcels(value: [parcel, nil]) == [parcel, nil])
      #expect(try parcel.isHeavy)
      #expect(try parcel.stamped(stamp: "Oslo").stamps == ["Köln", "Oslo"])
      #expect(try Parcel(receiver: "Oleg") == Parcel(sentTo: "Oleg", weight: 500, stamps: []))
    }

    @Test func itsFieldsComeAfterThoseItInheritsAndMayHoldItself() throws {
      let inner = try Crate(label: nil, inner: nil)
      let outer = try Crate(label: "fragile", inner: inner)
      #expect(outer.sentTo == "nobody" && outer.weight == 9000 && outer.inner == inner)
      #expect(try echoCrate(value: outer) == outer)
      // What a struct can't inherit from Parcel.
      #expect(
        try outer.isHeavy == (outer.weight > 2000) && outer.stamped(stamp: "air").stamps == ["air"])
      #expect(try outer.depth() == 2)
    }

    @Test func whatTheSerializerRefusesIsAnError() throws {
      let error = #expect(throws: KotlinError.self) { try echoAngle(value: "north") }
      #expect(error?.message == "'north' is no angle")
      #expect(throws: KotlinError.self) { try echoTurn(value: Turn(by: "1.0 deg", then: ["?"])) }
    }
  }
}
