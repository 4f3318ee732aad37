import Course
import Foundation
import SourceScan
import Stage
import Usage
import WorkbookTool

extension Command {
  static let scan = Command(
    "scan",
    operands: "[PATH]",
    count: 0...1,
    promise: "What in your own code is not under control.",
    options: [
      Option("--all", promise: "Each place, however many there are."),
      Option("--summary", promise: "The counts alone."),
      Option("--kind", "KIND", promise: "One kind alone: time, files, network, …"),
      Option("--explain", "KIND", promise: "What a kind costs, and how it is taken under control."),
      Option("--baseline", "FILE", promise: "Only what is new since FILE was written."),
      Option("--update", promise: "Write the baseline anew, and say what came in and what went."),
    ],
    details: """
      It reads Swift, and runs nothing. A declaration is no use, a type of your own
      with a known name is no finding, and what stands inside a live value (a
      DependencyKey, a "live" value, a file or module whose name ends in Live) is at
      home.

      // uncontrolled: reason      accepts what is on its line, or on the next one.

      The first run with --baseline writes FILE. Later ones end with 1 if something is
      new, so that the number of a team only goes down.
      """
  ) { typed, context in
    if let kind = try typed.value("--explain", of: SystemKind.self, "kind") {
      context.sayInLines("\(kind.rawValue): \(kind.explanation)")
      return .success
    }
    let path = typed.words.first ?? "."
    do {
      var scan = try await Scan.of(path)
      if let kind = try typed.value("--kind", of: SystemKind.self, "kind") {
        scan.findings.removeAll { $0.kind != kind }
      }
      for trouble in scan.troubles { context.complain(trouble) }
      let text = ScanText(scan, cures: context.cures())
      guard let file = typed.values["--baseline"] else {
        context.report(text, of: scan, typed)
        return .success
      }
      return try context.compare(scan, with: file, below: path, typed)
    } catch let error as ScanError {
      throw CommandFailure(error.sentence, .fileTrouble)
    }
  }
}

extension CommandContext {
  /// A line that is too long for a terminal goes on below, under the code of its place.
  fileprivate func sayInLines(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      terminal.say(String(line), hanging: line.hasPrefix(" ") ? 7 : 0)
    }
  }

  /// A terminal gets the places of a file below its name; a pipe gets them line by line.
  fileprivate func report(_ text: ScanText, of scan: Scan, _ typed: Typed) {
    if !typed.has("--summary"), !scan.findings.isEmpty {
      let isLong = scan.findings.count > ScanText.shortList && !typed.has("--all")
      sayInLines((isLong ? text.start() : terminal.canDraw ? text.byFile() : text.byLine()) + "\n")
    }
    sayInLines(text.summary())
  }

  fileprivate func compare(
    _ scan: Scan,
    with file: String,
    below path: String,
    _ typed: Typed
  ) throws -> ExitCode {
    let known = try baseline(file)
    var new = scan
    new.findings = known?.new(among: scan.findings, below: path) ?? []
    let gone = known?.gone(from: scan.findings, below: path) ?? 0
    if !new.findings.isEmpty { report(ScanText(new, cures: cures()), of: new, typed) }
    if known == nil || typed.has("--update") {
      let now = Baseline(scan.findings, below: path)
      do { try Data(now.text.utf8).write(to: place(of: file), options: .atomic) } catch {
        throw CommandFailure("\(file) cannot be written. \(error.reason)", .fileTrouble)
      }
      let change = known == nil ? "" : ": \(new.findings.count) came in, \(gone) went"
      let rest = "From here on, only what is new is shown."
      say("\(file) knows \(now.count) places now\(change). \(rest)")
      return .success
    }
    guard new.findings.isEmpty else {
      say("\(new.findings.count) new since \(file).")
      return .notYet
    }
    let rest = gone == 0 ? "" : " \(gone) of its places are gone: --update holds on to that."
    say("Nothing new since \(file).\(rest)")
    return .success
  }

  /// What an earlier scan wrote; nil if there is no file yet. Another file stays as it is.
  private func baseline(_ name: String) throws -> Baseline? {
    let place = place(of: name)
    guard FileManager.default.fileExists(atPath: place.path) else { return nil }
    guard let text = try? String(contentsOf: place, encoding: .utf8),
      text.hasPrefix(Baseline.head) || text.isEmpty
    else {
      throw CommandFailure(
        "\(name) is no baseline of a scan, so it stays as it is: name another file.",
        .fileTrouble
      )
    }
    return try Baseline(text: text, path: name)
  }

  private func place(of name: String) -> URL { URL(filePath: name, relativeTo: folder) }

  /// Which chapter cures a kind: `time 01`, line by line, as the Cures.txt of chapter 11 has it. If
  /// several do, the first one is the place to begin.
  fileprivate func cures() -> [SystemKind: String] {
    guard let course = try? course() else { return [:] }
    let paths = course.chapters.map { "Chapters/\($0.folder)/Cures.txt" }
    guard let text = paths.compactMap({ course.root.text(of: $0) }).first else { return [:] }
    var cures: [SystemKind: String] = [:]
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      guard words.count > 1, let kind = SystemKind(rawValue: words[0]) else { continue }
      cures[kind] = "chapter \(words[1])"
    }
    return cures
  }
}
