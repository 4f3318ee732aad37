import Course
import Foundation
import OperatingSystem

/// Runs transcripts in a shell, in a temporary copy of the workbook, with a `swift` that
/// runs what is built already and a home for each of them.
struct TranscriptRunner: Sendable {
  private let folder: URL
  /// The time for all commands of a transcript together, on a machine with other things to do.
  private let limit = Duration.seconds(240)

  private var copy: String { path("workbook") }

  /// - Parameters:
  ///   - products: The folder with the programs, and with the bundle of tests.
  ///   - additions: What is added to commands that begin so, as a shell reads it.
  init(
    root: URL,
    products: URL,
    additions: [(command: String, words: String)],
  ) throws {
    let files = FileManager.default
    let place = Path.real(files.temporaryDirectory.path(percentEncoded: false))
    folder = URL(filePath: place).appending(path: "workbook-verify-\(UUID())")
    for name in ["workbook", "bin", "tests"] {
      try files.createDirectory(
        at: folder.appending(path: name),
        withIntermediateDirectories: true
      )
    }
    try root.copy(root.names(in: ""), into: folder.appending(path: "workbook"))
    // The bundle is copied, because the next build of it goes to the same place.
    let bundles = products.names(in: "").filter { $0.hasSuffix(".xctest") }
    try products.copy(bundles, into: folder.appending(path: "tests"))
    try folder.write(swift(products, additions), to: "bin/swift")
    try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path("bin/swift"))
    // The answers of a person who allows everything.
    try folder.write(String(repeating: "a\n", count: 20), to: "answers")
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  private func path(_ name: String) -> String {
    folder.appending(path: name).path(percentEncoded: false)
  }

  /// The faults of a transcript's commands.
  func faults(of transcript: Transcript) async -> [Fault] {
    let commands = transcript.commands.filter { $0.ending != .leftOut }
    for command in commands where !command.runsAllowedProgramsOnly {
      return [command.fault("`\(command.text)` may do harm: it is not run here.")]
    }
    let home = folder.appending(path: "homes/\(UUID())")
    try? FileManager.default.createDirectory(
      at: home.appending(path: "temporary"),
      withIntermediateDirectories: true
    )
    let place = home.path(percentEncoded: false)
    let script = script(of: commands, home: place)
    let shell = Program("bash", ["-c", script], environment: environment(home: place))
    do throws(SystemFailure) {
      _ = try await shell.result(within: limit)
    } catch {
      return [Fault(nil, "bash cannot be run: \(error.message).")]
    }
    let ends = commands.indices.map { home.text(of: "\($0).code")?.textLines.first }
    for (command, end) in zip(commands, ends) where end == nil {
      return [command.fault("`\(command.text)` had not ended in time: make it end.")]
    }
    return commands.indices.compactMap { number in
      let lines = (home.text(of: "\(number)") ?? "").textLines
      return commands[number].fault(printed: lines, code: ends[number].flatMap(Int.init) ?? 0)
    }
  }

  /// Each command finds the variables of the one before, and writes into files what it prints and
  /// how it ends.
  private func script(of commands: [ShellCommand], home: String) -> String {
    func stop(_ number: Int) -> String {
      // A program that goes on is in a group of its own, which Ctrl-C ends.
      """
      kill -INT -- -$job\(number); wait $job\(number) 2>/dev/null
      echo 0 > '\(home)/\(number).code'
      """
    }
    var lines = ["set -m", "cd '\(copy)'"]
    for (number, command) in commands.enumerated() {
      let file = "'\(home)/\(number)'"
      let typed = "{ \(command.text)\n} < '\(path("answers"))' > \(file) 2>&1"
      switch command.ending {
      case .interrupted:
        lines += [
          "\(typed) &", "job\(number)=$!",
          "until [ -s \(file) ] || ! kill -0 $job\(number) 2>/dev/null; do sleep 0.05; done",
          "address=$(grep -o 'http://127.0.0.1:[0-9]*' \(file) | head -1)",
          "if [ -n \"$address\" ]; then export TELEMETRY_URL=$address; fi",
        ]
      default:
        lines.append("\(typed)\necho $? > \(file).code")
      }
      let ended = Transcript.Ending.interrupted(after: command.text)
      lines += (0...number).filter { commands[$0].ending == ended }.map(stop)
    }
    return lines.joined(separator: "\n")
  }

  private func environment(home: String) -> [String: String] {
    let ours = ["WORKBOOK_", "SWIFT_DEPENDENCIES_", "TELEMETRY_", "GPSD_", "XDG_"]
    var environment = ProcessInfo.processInfo.environment.filter { name, _ in
      !ours.contains { name.hasPrefix($0) }
    }
    environment["HOME"] = home
    environment["TMPDIR"] = "\(home)/temporary"
    environment["WORKBOOK_STATE"] = "\(home)/state"
    environment["GPSD_HOST"] = "simulator"
    // Nothing listens there: events go to a collector that a text has started, or nowhere.
    environment["TELEMETRY_URL"] = "http://127.0.0.1:9"
    environment["SWIFT_BACKTRACE"] = "enable=no"
    environment["TERM"] = "dumb"
    environment["PATH"] = "\(path("bin")):\(environment["PATH"] ?? "/usr/bin:/bin")"
    return environment
  }

  /// A script that stands for `swift`: it runs programs and tests that are built, and never builds.
  private func swift(_ products: URL, _ additions: [(command: String, words: String)]) -> String {
    let program = Bundle.main.executableURL?.path(percentEncoded: false) ?? "workbook"
    let cases = additions.map { command, words in
      "'\(command.trimmingPrefix("swift "))'*) set -- \"$@\" \(words) ;;"
    }
    return """
      #!/bin/sh
      case "$*" in
      \(cases.joined(separator: "\n"))
      esac
      case "$1 $2" in
      'run workbook') shift 2; exec '\(program)' "$@" ;;
      run*)
        program=$2; shift 2
        exec '\(products.path(percentEncoded: false))'/"$program" "$@" ;;
      test*)
        shift
        \(testing) --testing-library swift-testing "$@" ;;
      esac
      echo "swift $1 is not typed here." >&2
      exit 64

      """
  }

  /// As the package manager starts tests. Xcode has their frameworks in the folder of the platform;
  /// the command line tools, which know no platform, have them in their own.
  private var testing: String {
    #if canImport(Darwin)
      """
      compiler=$(xcrun --find swiftc)
      tools=$(xcode-select -p)/Library/Developer
      platform=$(xcrun --sdk macosx --show-sdk-platform-path 2>/dev/null)/Developer
      export DYLD_FRAMEWORK_PATH="$platform/Library/Frameworks:$tools/Frameworks"
      export DYLD_LIBRARY_PATH="$platform/usr/lib:$tools/usr/lib"
      exec "${compiler%/bin/swiftc}/libexec/swift/pm/swiftpm-testing-helper" \\
        --test-bundle-path '\(path("tests"))'/*.xctest/Contents/MacOS/*
      """
    #else
      "exec '\(path("tests"))'/*.xctest"
    #endif
  }
}

extension ShellCommand {
  /// Whether it runs these programs alone, and writes no file.
  fileprivate var runsAllowedProgramsOnly: Bool {
    let known = text.replacing("$(mktemp -d)", with: "")
    return !known.contains(/[;&`>]|\$\(/)
      && known.split(separator: "|").allSatisfy {
        $0.contains(/^ *([A-Z_]+=\S* )*(swift|echo|export|head|tail)\b/)
      }
  }

  fileprivate func fault(printed lines: [String], code: Int) -> Fault? {
    let last = lines.last { !$0.isEmpty }.map { "; its last line is \"\($0)\"" } ?? ""
    if text.contains("swift test"), lines.contains(where: { $0.contains("run with 0 tests") }) {
      return fault("`\(text)` runs no test at all: correct the filter.")
    }
    let isAsPromised =
      switch ending {
      case .interrupted: lines.contains { !$0.isEmpty }
      case .fails: code != 0 && code < 128
      case .crashes: code > 128
      default: code == 0
      }
    guard isAsPromised else {
      return fault("`\(text)` ends with \(code)\(last), and the text promises something else.")
    }
    guard let missing = ShownOutput.missing(shown, in: lines) else { return nil }
    return fault("`\(text)` does not print \"\(missing)\" where this shows it\(last).")
  }
}
