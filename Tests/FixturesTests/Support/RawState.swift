import CKotlinBridge

@testable import KotlinBridge

/// The functions of the table for states, called by hand.
struct RawState {
  private let flow: UInt32
  private let arguments: [UInt8]

  init(_ flow: KotlinFlow<Int64>) {
    self.flow = flow.source.id
    arguments = flow.source.arguments
  }

  init(_ state: KotlinStateFlow<Int64>) {
    self.init(state.flow)
  }

  func value() -> kb_status {
    table.state_value(flow, arguments, Int64(arguments.count), nil, { _, _, _ in }, { _, _ in })
  }

  func set(_ value: Int64) -> kb_status { set(bytes: bytes(value)) }

  func set(bytes: [UInt8]) -> kb_status {
    table.state_set(flow, arguments, Int64(arguments.count), bytes, Int64(bytes.count), nil) {
      _, _ in
    }
  }

  func compareAndSet(_ expected: Int64, _ update: Int64) -> kb_status {
    var swapped: Int32 = 0
    return table.state_compare_and_set(
      flow, arguments, Int64(arguments.count), bytes(expected), 8, bytes(update), 8, &swapped, nil
    ) { _, _ in }
  }

  private func bytes(_ value: Int64) -> [UInt8] {
    withUnsafeBytes(of: value.littleEndian) { Array($0) }
  }
}
