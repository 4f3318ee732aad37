import OperatingSystem

/// Writes straight to the file descriptor, so that nothing is lost if the process ends at once.
package func writeToStandardError(_ text: String) {
  try? writeAll(text.utf8, to: STDERR_FILENO)
}
