import Fixtures
import KotlinBridge
import Testing

extension FixtureSuites {
  /// Numbers cross both ways unchanged. Integers, characters and floats with their limits and bits
  /// are rule K46.
  @Suite struct WireTypesNumbers {
    @Test func booleansCross() async throws {
      try await expectEcho([false, true], by: echoBoolean)
    }

    @Test func durationsCross() async throws {
      try await expectEcho(
        [
          .zero, .nanoseconds(1), .nanoseconds(-1), .nanoseconds(999_999_999),
          .nanoseconds(-999_999_999), .seconds(1), .seconds(-1), .milliseconds(1500),
          .milliseconds(-1500), .seconds(86_400 * 365),
          // The longest that Kotlin keeps to the nanosecond, about 146 years.
          .seconds(4_611_686_018) + .nanoseconds(426_999_999),
          .seconds(-4_611_686_018) - .nanoseconds(426_999_999),
          // The longest of all, which Kotlin keeps to the millisecond.
          .seconds(4_611_686_018_427_387) + .milliseconds(902),
          .seconds(-4_611_686_018_427_387) - .milliseconds(902),
        ] as [Duration], by: echoDuration)
    }

    @Test func partsOfANanosecondAreCutOff() async throws {
      let fine = Duration(secondsComponent: 1, attosecondsComponent: 1_999_999_999)
      let back = try await echoDuration(value: fine)
      #expect(back == .seconds(1) + .nanoseconds(1))
      let negative = try await echoDuration(value: .zero - fine)
      #expect(negative == .seconds(-1) - .nanoseconds(1))
    }

    @Test func instantsCross() async throws {
      try await expectEcho(
        [
          KotlinInstant(seconds: 0), KotlinInstant(seconds: 0, nanoseconds: 999_999_999),
          KotlinInstant(seconds: -1, nanoseconds: 1), KotlinInstant(seconds: -1),
          KotlinInstant(seconds: 1_700_000_000, nanoseconds: 123_456_789),
          // The limits of kotlin.time.Instant: the years plus and minus 1 000 000 000.
          KotlinInstant(seconds: -31_557_014_167_219_200),
          KotlinInstant(seconds: 31_556_889_864_403_199, nanoseconds: 999_999_999),
        ] as [KotlinInstant], by: echoInstant)
    }
  }
}
