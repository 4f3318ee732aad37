import Course
import Foundation
import OperatingSystem
import Programs

/// Types transcripts into a shell, in a copy of the workbook that nobody misses, with a `swift` that
/// runs what is built already and a home for each of them.
struct TranscriptRunner: Sendable {
  private let folder: URL
  /// What all commands of a transcript together may take, on a machine with other things to do.
  private let limit: Duration

  private var copy: String { path("workbook") }

  /// - Parameters:
  ///   - products: The folder with the programs, and with the bundle of tests.
  ///   - additions: What is added to commands that begin so, as a shell reads it.
  init(
    root: URL,
    products: URL,
    additions: [(command: String, words: String)],
    limit: Duration = .seconds(240)
  ) throws {
    let files = FileManager.default
    let place = Path.real(files.temporaryDirectory.path(percentEncoded: false))
    folder = URL(filePath: place).appending(path: "workbook-verify-\(UUID())")
    self.limit = limit
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

  /// What is wrong with the commands of a transcript.
  func faults(of transcript: Transcript) async -> [Fault] {
    let commands = transcript.commands.filter { $0.ending != .leftOut }
    for command in commands {
      if let word = command.unknownWord {
        return [command.fault("`\(word)` is no command that is safe to run here.")]
      }
    }
    let home = "homes/\(UUID())"
    try? FileManager.default.createDirectory(
      at: folder.appending(path: "\(home)/temporary"),
      withIntermediateDirectories: true
    )
    let shell = Program(
      "bash",
      ["-c", script(of: commands, home: path(home))],
      environment: environment(home: path(home))
    )
    let result: ProgramResult
    do throws(SystemFailure) {
      result = try await shell.result(within: limit)
    } catch {
      return [Fault("Package.swift", "bash cannot be run: \(error.words).")]
    }
    let printed = Printed(String(decoding: result.output, as: UTF8.self), commands.count)
    for (command, printed) in zip(commands, printed.all) where printed.code == nil {
      return [command.fault("`\(command.text)` had not ended in time: make it end.")]
    }
    return zip(commands, printed.all).compactMap { $0.fault(printed: $1.lines, code: $1.code ?? 0) }
  }

  private static let mark = "=== transcript"

  /// Each command finds the variables and the folder of the one before.
  private func script(of commands: [Transcript.Command], home: String) -> String {
    var lines = ["set -m"]
    for (number, command) in commands.enumerated() {
      let file = "'\(home)/\(number)'"
      // What goes on is in a group of its own, which Ctrl-C ends.
      let stop = "kill -INT -- -$job\(number); wait $job\(number) 2>/dev/null"
      let show = "echo; echo '\(Self.mark) \(number)'; cat \(file); echo; echo '\(Self.mark) end 0'"
      if command.beginsAtTop { lines.append("cd '\(copy)'") }
      switch command.ending {
      case .interrupted, .interruptedAfter:
        lines += [
          "{ \(command.text)\n} < '\(path("answers"))' > \(file) 2>&1 &", "job\(number)=$!",
          "until [ -s \(file) ] || ! kill -0 $job\(number) 2>/dev/null; do sleep 0.05; done",
          "address=$(grep -o 'http://127.0.0.1:[0-9]*' \(file) | head -1)",
          "if [ -n \"$address\" ]; then export TELEMETRY_URL=$address; fi",
        ]
        if command.ending == .interrupted { lines += [stop, show] }
      default:
        lines += [
          "echo; echo '\(Self.mark) \(number)'",
          "{ \(command.text)\n} < '\(path("answers"))' 2>&1",
          "code=$?; echo; echo \"\(Self.mark) end $code\"",
        ]
      }
      for (server, other) in commands.enumerated().prefix(number)
      where other.ending == .interruptedAfter(command.text) {
        lines.append(
          stop.replacing("job\(number)", with: "job\(server)") + "; "
            + show.replacing("\(Self.mark) \(number)", with: "\(Self.mark) \(server)")
            .replacing(file, with: "'\(home)/\(server)'")
        )
      }
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

  /// What the commands printed, cut at the marks between them.
  private struct Printed {
    var all: [(lines: [String], code: Int?)]

    init(_ text: String, _ count: Int) {
      all = Array(repeating: ([], nil), count: count)
      var open: Int?
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        let words = line.hasPrefix(mark) ? line.dropFirst(mark.count).split(separator: " ") : []
        if words.count == 2, let number = open {
          all[number].code = Int(words[1])
          open = nil
        } else if words.count == 1 {
          open = Int(words[0])
        } else if let open {
          all[open].lines.append(String(line))
        }
      }
    }
  }
}

extension Transcript.Command {
  /// A word that is not known, and may do harm.
  fileprivate var unknownWord: String? {
    let known: Set = ["swift", "cd", "export", "unset", "echo", "diff", "tail", "head", "cat"]
    let plain = text.replacing("$(mktemp -d)", with: "folder")
    let firsts = plain.split(whereSeparator: { "|;&\n".contains($0) }).compactMap { part in
      part.split(separator: " ").first { !$0.contains(/^[A-Z_]+=/) }.map(String.init)
    }
    return firsts.first { !known.contains($0) && !["for", "do", "done"].contains($0) }
  }

  fileprivate func fault(printed lines: [String], code: Int) -> Fault? {
    let name = text.split(separator: "\n").first ?? ""
    let last = lines.last { !$0.isEmpty }.map { "; its last line is \"\($0)\"" } ?? ""
    if text.contains("swift test"), lines.contains(where: { $0.contains("run with 0 tests") }) {
      return fault("`\(name)` runs no test at all: correct the filter.")
    }
    let isAsPromised =
      switch ending {
      case .interrupted, .interruptedAfter: lines.contains { !$0.isEmpty }
      case .fails: code != 0 && code < 128
      case .crashes: code > 128
      default: code == 0
      }
    guard isAsPromised else {
      return fault("`\(name)` ends with \(code)\(last), and the text promises something else.")
    }
    guard let missing = ShownOutput.missing(shown, in: lines) else { return nil }
    return fault("`\(name)` does not print \"\(missing)\" where this shows it\(last).")
  }
}
