#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Writes straight to the file descriptor, so that nothing is lost if the process ends at once.
package func writeToStandardError(_ text: String) {
  var text = text
  text.withUTF8 { bytes in
    var start = 0
    while start < bytes.count {
      let written = write(2, bytes.baseAddress! + start, bytes.count - start)
      guard written > 0 else { return }
      start += written
    }
  }
}
