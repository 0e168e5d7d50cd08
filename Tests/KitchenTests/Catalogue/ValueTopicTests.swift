import Kitchen
import KotlinBridge
import Testing

extension KitchenSuites {
  /// The rows of docs/CATALOGUE.md about values.
  @Suite struct ValueTopics {
    @Test func dataClasses() throws {
      let point = Point(x: 1, y: 2)
      #expect(try mirrored(point: point) == Point(x: 2, y: 1))
      #expect(try !point.isOrigin)
      #expect(try point + point == Point(x: 2, y: 4))
      #expect(try Point(x: 3) == Point(x: 3, y: 0))
      let route = Route(name: "home", points: [point], via: nil)
      #expect(route.points == [point])
      #expect(try page().items == [Point(x: 1, y: 2)])
      #expect(try bounds() == Pair(first: 1, second: 9))
    }

    @Test func enums() throws {
      #expect(try opposite(direction: .north) == .south)
      #expect(Compass.allCases.count == 4)
      #expect(Planet.mars.moons == 2)
      #expect(try Planet.earth.heavierThan(other: .mars))
    }

    @Test func sealedHierarchies() throws {
      let sides = try outlines().map { outline in
        switch outline {
        case .circle: 0
        case .rectangle(let width, let height): width == height ? 4 : 2
        case .empty: -1
        }
      }
      #expect(sides == [0, 2, -1])
      #expect(try areaOf(outline: .rectangle(width: 2, height: 3)) == 6)
    }

    @Test func sealedHierarchiesWithClasses() throws {
      let seen = try (Int32(0)..<3).map { code in
        switch try delivery(code: code) {
        case .ok(let value): "\(value)"
        case .failed(let failed): failed.why
        case .gone: "gone"
        }
      }
      #expect(seen == ["7", "lost", "gone"])
      #expect(try codeOf(delivery: .ok(value: 3)) == 0)
      #expect(try Delivery.gone.code == 2)
    }

    @Test func valuesWithAnInterface() throws {
      #expect(try withKey(isVoucher: true) as? Voucher == Voucher(key: "v-1"))
      #expect(try withKey(isVoucher: false) is Gadget)
      #expect(try keyOf(thing: Voucher(key: "x")) == "x")
      #expect(try Voucher(key: "abc").shortKey() == "ab")
    }

    @Test func valueClasses() throws {
      #expect(try longer(length: Metres(value: 2)) == Metres(value: 3))
    }

    @Test func collections() throws {
      #expect(try lengths(words: ["a", nil]) == [1, nil])
      #expect(try count(words: ["a", "a"]) == ["a": 2])
      #expect(try unique(numbers: [1, 1]) == [1])
      #expect(try sorted(items: [2, 1]) == [1, 2])
      #expect(try grid() == [[1, 2], [3]])
    }

    @Test func arraysAndScalars() throws {
      #expect(try bytes() == [1, 2, 255])
      #expect(try scaled(values: [1, 2], by: 2) == [2, 4])
      #expect(try letters() == ["a", "b"])
      #expect(try letter(index: 1) == 98)
      #expect(try half(value: 9) == UInt32(4))
      #expect(try maybe(value: 0) == nil)
    }
  }
}
