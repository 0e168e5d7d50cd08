extension Mistake {
  /// The ten most frequent mistakes, in the order of their numbers.
  package static let all = ends + cancels + buffers
}
