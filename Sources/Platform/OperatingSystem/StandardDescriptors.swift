/// Opens what is closed of standard input, output and error: nothing is read there, and nothing is
/// written. A file that is opened later must not get such a number, and be taken for one of them.
package func openStandardDescriptors() {
  while case let number = open("/dev/null", O_RDWR), number >= 0 {
    guard number > STDERR_FILENO else { continue }
    close(number)
    return
  }
}
