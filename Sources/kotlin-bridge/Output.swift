import KotlinBridgeToolSupport

/// Prints a line at once, also into a pipe, where `print` would keep it in a buffer.
func printLine(_ line: String) {
  writeAll(line + "\n", to: 1)
}
