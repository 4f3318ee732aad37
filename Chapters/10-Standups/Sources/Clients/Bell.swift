import Foundation

/// The bell of the terminal at which the person sits, if there is one.
enum Bell {
  /// Standard output will not do: while an app is drawn, it is put aside.
  static func ring() {
    guard let terminal = FileHandle(forWritingAtPath: "/dev/tty") else { return }
    try? terminal.write(contentsOf: Data("\u{7}".utf8))
    try? terminal.close()
  }
}
