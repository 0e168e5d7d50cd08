import Foundation
import KotlinBridge
import Samples
import Testing

// The example of docs/GENERATED.md: a type of the program's own for one of the generated module.

private struct Sighting {
  var time: Date
  var height: Int  // in metres
  var place: (latitude: Double, longitude: Double)
}

extension Sighting {
  fileprivate init(_ position: IssPosition) {
    time = Date(position.timestamp)
    height = Int(position.altitude * 1000)
    place = (position.latitude, position.longitude)
  }
}

extension IssPosition {
  fileprivate init(_ sighting: Sighting) {
    self.init(
      latitude: sighting.place.latitude, longitude: sighting.place.longitude,
      altitude: Double(sighting.height) / 1000, timestamp: KotlinInstant(sighting.time))
  }
}

extension SamplesSuites.PeopleInSpaceTests {
  @Test func initializersConvertBothWays() {
    let position = IssPosition(
      latitude: 51.5, longitude: -0.125, altitude: 408.25,
      timestamp: KotlinInstant(seconds: 1_700_000_000, nanoseconds: 500_000_000))
    let sighting = Sighting(position)
    #expect(sighting.time == Date(timeIntervalSince1970: 1_700_000_000.5))
    #expect(sighting.height == 408_250)
    #expect(IssPosition(sighting) == position)
  }

  @Test func theElementsOfAFlowAreConverted() async throws {
    let repository = try PeopleInSpaceRepository()
    let before = Date.now.addingTimeInterval(-1)
    for try await sighting in try repository.pollIssPosition(interval: .seconds(60))
      .map({ Sighting($0) })
    {
      #expect(sighting.time > before)
      #expect((400_000...450_000).contains(sighting.height))
      break
    }
  }
}
