package import KotlinBridge

/// The bytes of these values, one after the other.
package func encode<each Value: KotlinValue>(_ value: repeat each Value) -> [UInt8] {
  KotlinWriter.bytes(of: repeat each value)
}

/// The values that these bytes encode, one after the other.
func decode<each Value: KotlinValue>(
  _ bytes: [UInt8], as type: repeat (each Value).Type
) throws(KotlinError) -> (repeat each Value) {
  let result = bytes.withUnsafeBytes { bytes in
    Result { () throws(KotlinError) -> (repeat each Value) in
      var reader = KotlinReader(bytes)
      let values = (repeat try reader.read((each Value).self))
      try reader.finish()
      return values
    }
  }
  return try result.get()
}
