import CKotlinBridge
import Testing

@testable @_spi(GeneratedCode) import KotlinBridge

/// The layout and the constants of the C header, with which existing libraries have been compiled.
@Suite struct HeaderTests {
  private func expect<Value>(
    _ type: Value.Type, size: Int, offsets: [(PartialKeyPath<Value>, Int)],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(MemoryLayout<Value>.size == size, sourceLocation: sourceLocation)
    #expect(MemoryLayout<Value>.alignment == 8, sourceLocation: sourceLocation)
    #expect(
      offsets.map { MemoryLayout<Value>.offset(of: $0.0) } == offsets.map { $0.1 },
      sourceLocation: sourceLocation)
  }

  @Test func bytesAreAddressAndSize() {
    expect(kb_bytes.self, size: 16, offsets: [(\.data, 0), (\.size, 8)])
  }

  @Test func aFailureBeginsWithItsCode() {
    expect(
      kb_failure.self, size: 104,
      offsets: [
        (\.code, 0), (\.type_name, 8), (\.message, 24), (\.trace, 40), (\.cause, 56),
        (\.exception, 64), (\.fields, 80), (\.error, 96),
      ])
  }

  @Test func anObserverBeginsWithItsContext() {
    expect(
      kb_observer.self, size: 40,
      offsets: [
        (\.context, 0), (\.on_each, 8), (\.on_complete, 16), (\.on_throw, 24), (\.release, 32),
      ])
    expect(
      kb_call_observer.self, size: 40,
      offsets: [
        (\.context, 0), (\.retain, 8), (\.on_return, 16), (\.on_throw, 24), (\.release, 32),
      ])
  }

  @Test func aFrameBeginsWithItsBytes() {
    expect(
      kb_buffer.self, size: 32,
      offsets: [(\.data, 0), (\.size, 8), (\.capacity, 16), (\.is_grown, 24)])
    expect(
      kb_frame.self, size: 88,
      offsets: [
        (\.bytes, 0), (\.context, 32), (\.on_throw, 40), (\.observer, 48), (\.job, 56),
        (\.id, 64), (\.placement, 68), (\.library, 72), (\.object, 80),
      ])
  }

  @Test func countersAreFiveWords() {
    expect(
      kb_counters.self, size: 40,
      offsets: [
        (\.jobs, 0), (\.subscriptions, 8), (\.handles, 16), (\.stable_refs, 24),
        (\.peers, 32),
      ])
  }

  @Test func theTableKeepsItsOrder() {
    expect(
      kb_library.self, size: 144,
      offsets: [
        (\.abi_version, 0), (\.size, 4), (\.context, 8), (\.manifest, 16), (\.subscribe, 24),
        (\.request, 32), (\.cancel, 40), (\.call, 48), (\.state_value, 56), (\.state_set, 64),
        (\.state_compare_and_set, 72), (\.counters, 80), (\.collect_garbage, 88),
        (\.module, 96), (\.release, 104), (\.fetch, 112),
        (\.attach, 120), (\.hold, 128), (\.open, 136),
      ])
  }

  @Test func theHostKeepsItsOrder() {
    expect(
      kb_host.self, size: 112,
      offsets: [
        (\.abi_version, 0), (\.size, 4), (\.context, 8), (\.entry_count, 16), (\.entries, 24),
        (\.hold, 32), (\.drop, 40), (\.release, 48), (\.handle, 56), (\.describe, 64),
        (\.subscribe, 72), (\.request, 80), (\.cancel, 88), (\.post, 96), (\.is_main, 104),
      ])
    #expect(
      MemoryLayout<kb_peer>.stride == 16 && MemoryLayout<kb_peer>.offset(of: \.interface) == 8)
  }

  @Test func entriesAreFoundByTheirIDs() {
    expect(
      kb_module.self, size: 40,
      offsets: [
        (\.digest, 0), (\.function_count, 8), (\.flow_count, 16), (\.functions, 24), (\.flows, 32),
      ])
    expect(kb_entry.self, size: 16, offsets: [(\.frame, 0), (\.twin, 8)])
  }

  @Test func whatCatchesIsAsSwiftDeclaresItAgain() {
    expect(kb_catch.self, size: 24, offsets: [(\.context, 0), (\.on_throw, 8), (\.status, 16)])
    #expect(MemoryLayout<KotlinCatch>.stride == MemoryLayout<kb_catch>.stride)
    #expect(MemoryLayout<KotlinCatch>.offset(of: \.status) == 16)
    #expect(MemoryLayout<KotlinCatch>.offset(of: \.onThrow) == 8)
  }

  @Test func handlesAre64BitsAndStatuses32() {
    #expect(kb_handle.self == UInt64.self)
    #expect(kb_job.self == UInt64.self)
    #expect(kb_status.self == Int32.self)
  }

  @Test func enumerationsAreTypesOf32Bits() {
    #expect(MemoryLayout<kb_placement>.size == 4 && kb_placement.RawValue.self == Int32.self)
    #expect(MemoryLayout<kb_cancel_mode>.size == 4 && kb_cancel_mode.RawValue.self == Int32.self)
    #expect(MemoryLayout<kb_failure_code>.size == 4 && kb_failure_code.RawValue.self == Int32.self)
  }

  @Test func constantsKeepTheirValues() {
    #expect(KB_ABI_VERSION == 6)
    #expect(
      [
        KB_OK, KB_UNKNOWN_ID, KB_INVALID_HANDLE, KB_INVALID_ARGUMENT, KB_MALFORMED, KB_UNSUPPORTED,
        KB_INTERNAL, KB_THREW, KB_OBSERVED,
      ] == Array(0...8))
    #expect([KB_FAILED, KB_TIMEOUT, KB_CANCELLED, KB_MISUSE].map(\.rawValue) == Array(1...4))
    #expect([KB_CALLER, KB_DEFAULT, KB_IO].map(\.rawValue) == Array(0...2))
    #expect([KB_CANCEL_LATER, KB_CANCEL_HERE].map(\.rawValue) == Array(0...1))
  }
}
