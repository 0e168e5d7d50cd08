/// Where and how a benchmark ran. No host name and no path: results are published.
package struct Machine: Codable, Equatable, Sendable {
  /// When, in ISO 8601.
  package var date: String
  package var processor: String
  package var cores: Int
  /// In bytes.
  package var memory: UInt64
  /// Name and release of the system.
  package var system: String
  package var swift: String
  package var kotlin: String
  /// How it was measured, a sentence or two.
  package var method: String

  package init(
    date: String, processor: String, cores: Int, memory: UInt64, system: String, swift: String,
    kotlin: String, method: String
  ) {
    self.date = date
    self.processor = processor
    self.cores = cores
    self.memory = memory
    self.system = system
    self.swift = swift
    self.kotlin = kotlin
    self.method = method
  }
}
