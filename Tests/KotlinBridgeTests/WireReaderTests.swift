import KotlinBridge
import Testing

@Suite struct WireReaderTests {
  @Test func placeholder() throws {}
}
