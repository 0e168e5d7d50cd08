import KotlinBridgeTools

/// Prints a line at once, also into a pipe, where `print` would keep it in a buffer.
func printLine(_ line: String) {
  StandardOutput.write(line + "\n")
}
