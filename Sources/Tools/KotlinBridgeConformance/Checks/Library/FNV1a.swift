/// Fowler, Noll and Vo's hash of 64 bits, the variant 1a: the digest of a manifest.
/// http://www.isthe.com/chongo/tech/comp/fnv
enum FNV1a {
  static func hash(_ bytes: [UInt8]) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
