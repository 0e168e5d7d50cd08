@testable import KotlinBridge

/// The encoding of one Kotlin type as one Swift type reads and writes it.
struct WireForm: Sendable {
  /// Where the two sides may differ although both are right.
  struct Tolerance: OptionSet {
    let rawValue: Int

    /// Swift loses the order or digits: what it writes again has only the same size.
    static let swiftChangesBytes = Tolerance(rawValue: 1)
    /// Kotlin loses digits: what it writes again has only the same size.
    static let kotlinChangesBytes = Tolerance(rawValue: 2)
    /// Kotlin drops elements that are there twice.
    static let kotlinDropsElements = Tolerance(rawValue: 4)
    /// Kotlin refuses values that Swift can hold.
    static let kotlinHoldsLess = Tolerance(rawValue: 8)
  }

  /// The function that returns a value of this type as it is.
  let echo: String
  let tolerance: Tolerance
  /// Encodings of values.
  let samples: [[UInt8]]
  /// Reads bytes as the answer of a call is read, and writes the value again. Throws if they are
  /// not the encoding of a value.
  let rewritten: @Sendable (UnsafeRawBufferPointer) throws(KotlinError) -> [UInt8]
  /// Reads past the bytes by what the manifest says of the type.
  let skipped: @Sendable (UnsafeRawBufferPointer) throws(KotlinError) -> Void

  /// - Parameter values: what the samples are the encodings of.
  init<Value: KotlinValue>(_ echo: String, _ values: [Value], _ tolerance: Tolerance = []) throws {
    let result = try library.declaration(ofFunction: echo).manifest.result
    self.echo = echo
    self.tolerance = tolerance
    samples = values.map { encoded($0) }
    rewritten = { (bytes) throws(KotlinError) in
      let value: Value = try decoded(bytes)
      return try KotlinWriter.withWriter { (writer) throws(KotlinError) in
        writer.write(value)
        return Array(try writer.finish())
      }
    }
    skipped = { (bytes) throws(KotlinError) in
      var reader = KotlinReader(bytes)
      try library.types.skip(result, &reader)
      try reader.finish()
    }
  }

  /// What is wrong with how Swift reads bytes; nil for an error, or a value that is written as it
  /// was read.
  func complaint(reading bytes: UnsafeRawBufferPointer) -> String? {
    guard let again = try? rewritten(bytes) else { return nil }
    if tolerance.contains(.swiftChangesBytes)
      ? again.count == bytes.count : bytes.elementsEqual(again)
    {
      return nil
    }
    return "\(echo): Swift writes what it has read from \(Array(bytes)) as \(again)"
  }

  /// What is wrong with Kotlin's answer to these bytes; nil if both sides read them alike.
  ///
  /// - Parameter answer: nil if Kotlin called the bytes malformed.
  func complaint(sending bytes: UnsafeRawBufferPointer, answer: [UInt8]?) -> String? {
    var refusal: KotlinError?
    do throws(KotlinError) { _ = try rewritten(bytes) } catch { refusal = error }
    // Of two keys that only Kotlin tells apart, Swift says what to do.
    if let refusal, refusal.message.contains("are equal in Swift") { return nil }
    guard let answer else {
      return refusal != nil || tolerance.contains(.kotlinHoldsLess)
        ? nil : "Kotlin calls malformed what Swift can read"
    }
    if let refusal {
      return "Kotlin answers with \(answer), and Swift can't read the bytes: \(refusal)"
    }
    let isRight =
      if tolerance.contains(.kotlinDropsElements) {
        answer.count <= bytes.count
      } else if tolerance.contains(.kotlinChangesBytes) {
        answer.count == bytes.count
      } else {
        bytes.elementsEqual(answer)
      }
    if !isRight { return "Kotlin answers with \(answer)" }
    return answer.withUnsafeBytes { complaint(ofAnswer: $0) }
  }

  /// What is wrong with bytes that Kotlin has written; nil if Swift can read them.
  func complaint(ofAnswer answer: UnsafeRawBufferPointer) -> String? {
    do throws(KotlinError) {
      _ = try rewritten(answer)
      try skipped(answer)
    } catch {
      if !error.message.contains("are equal in Swift") {
        return "Swift refuses the answer: \(error)"
      }
    }
    return complaint(reading: answer)
  }
}
