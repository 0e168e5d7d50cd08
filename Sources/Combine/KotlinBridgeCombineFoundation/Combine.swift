// Publishers of Foundation's for systems whose Foundation has none, because they have no Combine.
@_exported public import KotlinBridgeCombine
