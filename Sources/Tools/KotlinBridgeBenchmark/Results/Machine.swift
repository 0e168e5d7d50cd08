/// Where and how a benchmark ran. It has no host name and no path, because results are published.
package struct Machine: Codable, Equatable, Sendable {
  /// The time of the run, in ISO 8601.
  package var date: String
  package var processor: String
  package var cores: Int
  /// The main memory in bytes.
  package var memory: UInt64
  /// The name and the release of the system.
  package var system: String
  package var swift: String
  package var kotlin: String
  /// How the run measured, in one or two sentences.
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
