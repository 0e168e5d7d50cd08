// Where the system has Combine, this module is Combine and the Kotlin forms on top of it. Elsewhere
// the files in Combine/ take its place: the same names and shapes, so that source written against
// Combine compiles after changing the import. Each of them is empty where Combine can be imported.
#if canImport(Combine)
  @_exported public import Combine
#endif
