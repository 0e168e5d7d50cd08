import TestHelpers

/// Makes wrong bytes of right ones: the encodings of values, damaged as a wrong consumer or library
/// would damage them.
struct Mutator: Sendable {
  /// The longest mutant, so that mutants of mutants stay short.
  static let limit = 16 << 10

  private enum Mutation: CaseIterable {
    case flippedBits, otherBytes, otherCount, cutOff, longer, swapped, repeated, left, foreign
  }

  /// Encodings of all types, whose parts get into the mutants of others.
  private let encodings: [[UInt8]]

  init(_ encodings: [[UInt8]]) {
    self.encodings = encodings.filter { !$0.isEmpty }
  }

  /// The bytes with up to three mutations. One of sixteen has none.
  func mutant(of bytes: [UInt8], _ seed: inout Seed) -> [UInt8] {
    if Int.random(in: 0..<16, using: &seed) == 0 { return bytes }
    if Int.random(in: 0..<32, using: &seed) == 0 { return encoding(&seed) }
    var mutant = bytes
    for _ in 0..<[1, 1, 1, 2, 3].randomElement(using: &seed)! {
      mutate(&mutant, Mutation.allCases.randomElement(using: &seed)!, &seed)
    }
    return mutant.count <= Mutator.limit ? mutant : Array(mutant.prefix(Mutator.limit))
  }

  private func mutate(_ bytes: inout [UInt8], _ mutation: Mutation, _ seed: inout Seed) {
    switch mutation {
    case .longer: bytes += noise(&seed)
    case .foreign:
      let part = encoding(&seed)
      bytes.replaceSubrange(range(of: bytes, &seed), with: part[range(of: part, &seed)])
    case _ where bytes.isEmpty: bytes = noise(&seed)
    case .flippedBits:
      for _ in 0..<Int.random(in: 1...8, using: &seed) {
        bytes[.random(in: bytes.indices, using: &seed)] ^= 1 << Int.random(in: 0...7, using: &seed)
      }
    case .otherBytes:
      for _ in 0..<Int.random(in: 1...4, using: &seed) {
        let byte = [0, 1, 2, 0x7F, 0x80, 0xFF, .random(in: 0...255, using: &seed)] as [UInt8]
        bytes[.random(in: bytes.indices, using: &seed)] = byte.randomElement(using: &seed)!
      }
    case .otherCount: setCount(in: &bytes, &seed)
    case .cutOff: bytes.removeLast(.random(in: 1...bytes.count, using: &seed))
    case .swapped:
      let (from, to) = (range(of: bytes, &seed), range(of: bytes, &seed))
      let (first, second) = from.lowerBound < to.lowerBound ? (from, to) : (to, from)
      guard first.upperBound <= second.lowerBound else { return }
      let between = bytes[first.upperBound..<second.lowerBound]
      bytes.replaceSubrange(
        first.lowerBound..<second.upperBound, with: bytes[second] + between + bytes[first])
    case .repeated:
      let part = bytes[range(of: bytes, &seed)]
      bytes.insert(contentsOf: part, at: .random(in: 0...bytes.count, using: &seed))
    case .left: bytes.removeSubrange(range(of: bytes, &seed))
    }
  }

  /// Sets what looks like a count, else any four bytes, to one that is huge, negative or almost
  /// right.
  private func setCount(in bytes: inout [UInt8], _ seed: inout Seed) {
    guard bytes.count >= 4 else { return }
    let start = Int.random(in: 0...(bytes.count - 4), using: &seed)
    let counts = (start..<min(start + 16, bytes.count - 3)).filter {
      number(in: bytes, at: $0) <= bytes.count - $0 - 4
    }
    let offset = counts.first ?? start
    let left = UInt32(bytes.count - offset - 4)
    let wrong: [UInt32] = [
      0, 1, left &- 1, left, left &+ 1, left / 8, left &* 2, 0xFFFF, 0x10_0000, 0x10_0001,
      0x4000_0000, 0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFE, 0xFFFF_FFFF,
      .random(in: 0 ... .max, using: &seed),
    ]
    let count = wrong.randomElement(using: &seed)!
    for index in 0..<4 { bytes[offset + index] = UInt8(truncatingIfNeeded: count >> (8 * index)) }
  }

  private func number(in bytes: [UInt8], at offset: Int) -> Int {
    (0..<4).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) }
  }

  private func encoding(_ seed: inout Seed) -> [UInt8] { encodings.randomElement(using: &seed)! }

  private func noise(_ seed: inout Seed) -> [UInt8] {
    let byte = UInt8.random(in: 0...255, using: &seed)
    let isRandom = Bool.random(using: &seed)
    return (0..<Int.random(in: 1...32, using: &seed)).map { _ in
      isRandom ? .random(in: 0...255, using: &seed) : byte
    }
  }

  /// A part of the bytes, often a short one.
  private func range(of bytes: [UInt8], _ seed: inout Seed) -> Range<Int> {
    let start = Int.random(in: 0...bytes.count, using: &seed)
    let most = Bool.random(using: &seed) ? 16 : bytes.count
    return start..<Int.random(in: start...min(start + most, bytes.count), using: &seed)
  }
}
