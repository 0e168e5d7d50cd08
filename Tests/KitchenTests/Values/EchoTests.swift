import Kitchen
import KotlinBridge
import TestHelpers
import Testing

extension KitchenSuites {
  /// Random values of each type that crosses, to Kotlin and back. A failure prints the seed.
  @Suite struct Echoes {
    private func expectSame<Value: Arbitrary>(
      _ echo: (Value) throws -> Value, rounds: Int = 100,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      var seed = Seed()
      for _ in 0..<rounds {
        let comment = Comment(rawValue: "\(seed)")
        let value = Value.any(&seed)
        do {
          let back = try echo(value)
          #expect(back == value, comment, sourceLocation: sourceLocation)
        } catch {
          Issue.record(error, comment, sourceLocation: sourceLocation)
        }
      }
    }

    @Test func scalarsComeBack() {
      expectSame(echoBoolean)
      expectSame(echoByte)
      expectSame(echoShort)
      expectSame(echoInt)
      expectSame(echoLong)
      expectSame(echoUByte)
      expectSame(echoUShort)
      expectSame(echoUInt)
      expectSame(echoULong)
      expectSame(echoFloat)
      expectSame(echoDouble)
      expectSame(echoChar)
      expectSame(echoString)
      expectSame(echoByteArray)
      expectSame(echoDuration)
      expectSame(echoInstant)
    }

    @Test func nullablesComeBack() {
      expectSame(echoNullableBoolean)
      expectSame(echoNullableInt)
      expectSame(echoNullableULong)
      expectSame(echoNullableDouble)
      expectSame(echoNullableChar)
      expectSame(echoNullableString)
      expectSame(echoNullableByteArray)
      expectSame(echoNullableUnit)
      expectSame(echoNullableDuration)
      expectSame(echoNullableInstant)
      expectSame(echoNullableList)
      expectSame(echoNullablePlace)
      expectSame(echoNullableColor)
      expectSame(echoNullableAlarm)
      expectSame(echoNullableMeters)
    }

    @Test func arraysComeBack() {
      expectSame(echoBooleanArray)
      expectSame(echoShortArray)
      expectSame(echoIntArray)
      expectSame(echoLongArray)
      expectSame(echoFloatArray)
      expectSame(echoDoubleArray)
      expectSame(echoCharArray)
      expectSame(echoUByteArray)
      expectSame(echoUIntArray)
      expectSame(echoArray)
      expectSame(echoArrayOfRecords)
    }

    @Test func collectionsComeBack() {
      expectSame(echoList)
      expectSame(echoNestedList)
      expectSame(echoUnits)
      expectSame(echoUBytes)
      expectSame(echoSet)
      expectSame(echoCollection)
      expectSame(echoIterable)
      expectSame(echoMap)
      expectSame(echoMapOfRecords)
      expectSame(echoMapOfSets)
      expectSame(echoNames)
      expectSame(echoTable)
    }

    @Test func collectionsThatKotlinChangesAreCopies() throws {
      let numbers: [Int32] = [2, 1]
      #expect(try sorted(value: numbers) == [1, 2])
      #expect(numbers == [2, 1])
      #expect(try without(value: ["a", "b"], word: "a") == ["b"])
      #expect(try counted(value: ["a": 1], word: "a") == ["a": 2])
      #expect(try doubled(value: [nil]) == [nil, nil])
      #expect(try emptied(value: [1, 2]) == [])
      #expect(try longestFirst(lists: [1], [1, 2]) == [[1]: [1, 2]])
      #expect(try grown(value: [[7]]) == [[7], [1]])
    }

    @Test func recordsComeBack() throws {
      expectSame(echoPlace)
      expectSame(echoStation)
      expectSame(echoKeywords)
      expectSame(echoMeters)
      expectSame(echoName)
      expectSame(echoWay)
      #expect(try echoOrigin(value: Origin()) == Origin())
    }

    @Test func enumsAndSealedClassesComeBack() throws {
      expectSame(echoColor)
      expectSame(echoAlarm)
      expectSame(echoFlood)
      expectSame(echoStorm)
      #expect(try echoAllClear(value: Alarm.AllClear()) == Alarm.AllClear())
    }

    @Test func genericValuesComeBack() {
      expectSame(echoPair)
      expectSame(echoPairs)
      expectSame(echoTriple)
      expectSame(echoNamed)
      expectSame(echoSeen)
      expectSame(echoSeenPair)
      expectSame(echoChained)
      expectSame(echoChainedAlarms)
      expectSame(echoRope)
      expectSame(echoKnot)
      expectSame(echoCatalog)
      expectSame(echoCatalogOfSets)
      expectSame(echoTagged)
      expectSame(echoFramed)
      expectSame(echoOutcome)
      expectSame(echoOutcomes)
      expectSame(echoEither)
    }

    @Test func recursiveValuesComeBack() {
      expectSame(echoChain)
      expectSame(echoTree)
      expectSame(echoExpression)
    }

    @Test func theBitsOfANaNComeBack() throws {
      let value = Double(bitPattern: 0x7ff8_dead_beef_0001)
      #expect(try echoDouble(value: value).bitPattern == value.bitPattern)
      #expect(try echoNullableDouble(value: value)?.bitPattern == value.bitPattern)
    }

    @Test func aThousandStructuresCrossAndOneMoreDoesNot() throws {
      let deepest = try #require(try chain(length: 1000))
      #expect(try length(chain: deepest) == 1000)
      #expect(throws: KotlinError.self) { try length(chain: Chain(value: 0, next: deepest)) }
      #expect(throws: KotlinError.self) { try chain(length: 1001) }
    }

    @Test func whatAKotlinClassRefusesIsThrown() throws {
      let name = #expect(throws: KotlinError.self) { try echoName(value: Name(text: "")) }
      #expect(name?.typeName == "kotlin.IllegalArgumentException")
      #expect(name?.message == "a name is not empty")
    }
  }
}
