import Course
import Foundation
import SourceScan
import Stage
import Usage
import WorkbookTool

extension WorkshopProgram {
  static let scan = Command.scan.running { typed, context in
    if let kind = try typed.value("--explain", of: DependencyKind.self, "kind") {
      context.say("\(kind.rawValue): \(kind.explanation)")
      if let lesson = context.lesson(about: kind) { context.say(lesson) }
      return .success
    }
    let path = typed.operands.first ?? "."
    var scan = try await Scan.of(path)
    if let kind = try typed.value("--kind", of: DependencyKind.self, "kind") {
      scan.findings.removeAll { $0.kind != kind }
    }
    for problem in scan.problems { context.sayOnStandardError(problem) }
    guard let file = typed.values["--baseline"] else {
      context.report(scan, typed)
      return .success
    }
    return try context.compare(scan, with: file, typed)
  }
}

extension CommandContext {
  fileprivate func report(_ scan: Scan, _ typed: ParsedArguments) {
    let report = ScanReport(scan, chapters: chapters())
    if !typed.has("--summary"), !scan.findings.isEmpty {
      let columns = terminal.canDraw ? terminal.size?.columns ?? 80 : nil
      say(report.text(columns: columns, listsAll: typed.has("--all")) + "\n")
    }
    terminal.say(StyledLine(report.summary), hanging: 2)
  }

  fileprivate func compare(
    _ scan: Scan,
    with file: String,
    _ typed: ParsedArguments
  ) throws -> ExitCode {
    let known = try baseline(file)
    var new = scan
    let gone: Int
    (new.findings, gone) = known?.changes(in: scan.findings) ?? ([], 0)
    if !new.findings.isEmpty { report(new, typed) }
    if known == nil || typed.has("--update") {
      let text = Baseline(scan.findings).text
      try Data(text.utf8).write(to: place(of: file), options: .atomic)
      let change = known == nil ? "" : ": \(new.findings.count) came in, \(gone) went"
      let rest = "From here on, only what is new is shown."
      say("\(file) knows \(counted(scan.findings.count, "place")) now\(change). \(rest)")
      return .success
    }
    guard new.findings.isEmpty else {
      say("\(new.findings.count) new since \(file).")
      return .failure
    }
    let rest = gone == 0 ? "" : " \(gone) of its places went: --update holds on to that."
    say("Nothing new since \(file).\(rest)")
    return .success
  }

  /// The baseline of an earlier scan; nil if there is no file yet. Another file stays as it is.
  private func baseline(_ name: String) throws -> Baseline? {
    let place = place(of: name)
    guard FileManager.default.fileExists(atPath: place.path) else { return nil }
    guard let text = try? String(contentsOf: place, encoding: .utf8),
      text.hasPrefix(Baseline.head) || text.isEmpty
    else {
      throw SentenceError(
        "\(name) is no baseline of a scan, so it stays as it is: name another file."
      )
    }
    return Baseline(text: text)
  }

  private func place(of name: String) -> URL { URL(filePath: name, relativeTo: folder) }

  /// The number of the chapter that teaches to control each kind. A line of the Kinds.txt of
  /// chapter 11 is `time 01 09`: the first chapter is the one to begin with.
  private func chapters() -> [DependencyKind: String] {
    guard let course = try? course() else { return [:] }
    let paths = course.chapters.map { "Chapters/\($0.folder)/Kinds.txt" }
    let text = paths.compactMap { course.root.text(of: $0) }.first ?? ""
    return text.matches(of: /(?m)^(\w+) (\d+)/).reduce(into: [:]) { chapters, line in
      if let kind = DependencyKind(rawValue: String(line.1)) { chapters[kind] = String(line.2) }
    }
  }

  /// The lesson about a kind, and its first exercise.
  fileprivate func lesson(about kind: DependencyKind) -> String? {
    guard let number = chapters()[kind], let chapter = try? course().chapter(number) else {
      return nil
    }
    let exercise = chapter.exercises.first.map { ", and its first exercise is \($0.name)" } ?? ""
    return "Chapters/\(chapter.folder)/README.md teaches it\(exercise)."
  }
}
