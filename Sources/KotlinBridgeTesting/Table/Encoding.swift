package import KotlinBridge

/// The bytes of these values, one after the other.
package func encode<each Value: KotlinValue>(_ value: repeat each Value) -> [UInt8] {
  KotlinWriter.bytes(of: repeat each value)
}
