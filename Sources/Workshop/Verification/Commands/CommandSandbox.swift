import Foundation
import OperatingSystem
import Toolchain

/// A folder in which commands can be typed without touching anything of the person's: a copy of the
/// workbook, a `swift` that runs what is built already, and a home for each terminal.
struct CommandSandbox: Sendable {
  private let folder: URL

  /// How long a command may take, on a machine that has other things to do as well.
  static let limit = Duration.seconds(90)

  /// - Parameter additions: What is added to commands that begin so, as a shell reads it.
  init(root: URL, products: URL, additions: [(command: String, words: String)]) throws {
    let files = FileManager.default
    let place = Path.real(files.temporaryDirectory.path(percentEncoded: false))
    folder = URL(filePath: place).appending(path: "workbook-verify-\(UUID())")
    try files.createDirectory(at: copy, withIntermediateDirectories: true)
    let path = root.path(percentEncoded: false)
    for name in try files.contentsOfDirectory(atPath: path) where !name.hasPrefix(".") {
      try files.copyItem(at: root.appending(path: name), to: copy.appending(path: name))
    }
    // The bundle is copied, because the next build of it goes to the same place.
    for name in try files.contentsOfDirectory(atPath: products.path(percentEncoded: false))
    where name.hasSuffix(".xctest") {
      try files.copyItem(at: products.appending(path: name), to: bundle)
    }
    try files.createDirectory(at: programs, withIntermediateDirectories: true)
    let shim = programs.appending(path: "swift")
    try SwiftShim(products: products, bundle: bundle, additions: additions).text
      .write(to: shim, atomically: true, encoding: .utf8)
    try files.setAttributes(
      [.posixPermissions: 0o755],
      ofItemAtPath: shim.path(percentEncoded: false)
    )
    try String(repeating: "a\n", count: 20).write(to: answers, atomically: true, encoding: .utf8)
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  private var copy: URL { folder.appending(path: "workbook") }
  private var bundle: URL { folder.appending(path: "tests.xctest") }
  private var programs: URL { folder.appending(path: "bin") }
  /// The answers of a person who allows everything.
  private var answers: URL { folder.appending(path: "answers") }

  func terminal() -> Typist.Terminal {
    let home = folder.appending(path: "terminals/\(UUID())")
    for name in ["home", "temporary"] {
      try? FileManager.default.createDirectory(
        at: home.appending(path: name),
        withIntermediateDirectories: true
      )
    }
    let session = TypingSession(
      home: home,
      top: copy,
      answers: answers,
      environment: environment(home: home)
    )
    return Typist.Terminal(
      type: { await session.type($0, atTop: $1) },
      begin: { await session.begin($0, atTop: $1) }
    )
  }

  private func environment(home: URL) -> [String: String] {
    let ours = ["WORKBOOK_", "SWIFT_DEPENDENCIES_", "TELEMETRY_", "GPSD_", "XDG_"]
    var environment = ProcessInfo.processInfo.environment.filter { name, _ in
      !ours.contains { name.hasPrefix($0) }
    }
    let home = home.path(percentEncoded: false)
    environment["HOME"] = "\(home)/home"
    environment["TMPDIR"] = "\(home)/temporary"
    environment["WORKBOOK_STATE"] = "\(home)/state"
    environment["WORKBOOK_ROOM"] = "off"
    environment["GPSD_HOST"] = "simulator"
    // Nothing listens there: events go to a collector that a text has started, or nowhere.
    environment["TELEMETRY_URL"] = "http://127.0.0.1:9"
    environment["SWIFT_BACKTRACE"] = "enable=no"
    environment["TERM"] = "dumb"
    environment["PATH"] =
      "\(programs.path(percentEncoded: false)):\(environment["PATH"] ?? "/usr/bin:/bin")"
    return environment
  }
}
