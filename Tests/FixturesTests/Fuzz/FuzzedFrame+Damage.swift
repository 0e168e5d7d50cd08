import CKotlinBridge
import TestHelpers

extension FuzzedFrame {
  /// Damages the frame itself, not its bytes.
  /// - Returns: the status with which a library must refuse it.
  func damage(_ seed: inout Seed) -> kb_status {
    let wrong = Int64.random(in: 1 ... .max, using: &seed)
    switch Int.random(in: 0...6, using: &seed) {
    case 0: damage { $0.bytes.size = -wrong }
    case 1: damage { $0.bytes.capacity = $0.bytes.size - 1 }
    case 2: damage { $0.bytes.capacity = -wrong }
    case 3:
      damage {
        $0.bytes.data = nil
        $0.bytes.capacity = max($0.bytes.capacity, 1)
      }
    case 4: damage { $0.bytes.is_grown = Bool.random(using: &seed) ? 1 : -wrong }
    case 5: damage { $0.on_throw = nil }
    default:
      let id: UInt32 = [.max, 1 << 31, 100_000].randomElement(using: &seed)!
      damage { $0.id = id }
      return kb_status(KB_UNKNOWN_ID)
    }
    return kb_status(KB_INVALID_ARGUMENT)
  }
}
