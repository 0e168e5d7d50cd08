// The Combine of this module, in all its files and for those who import it: the system's Combine
// where there is one, and KotlinBridgeCombine elsewhere, which has the same names and shapes.
// Package.swift makes KotlinBridgeCombine a dependency on those other systems only, and
// KotlinBridgeCombineFoundation, which has the publishers of Foundation's.
//
// With the system's Combine this module is untested: its tests run on Linux.
#if canImport(Combine)
  @_exported public import Combine
#else
  @_exported public import KotlinBridgeCombine
  @_exported public import KotlinBridgeCombineFoundation
#endif
