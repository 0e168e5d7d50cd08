import KotlinBridgeTools

/// Prints a line at once, also into a pipe, where `print` would keep it in a buffer. Control characters
/// but newlines are replaced.
func printLine(_ line: String) {
  StandardOutput.write(printable(line) + "\n")
}
