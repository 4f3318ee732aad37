import Course
import SourceScan
import Stage
import Usage
import Workbook

extension CommandWord {
  static let scan = CommandWord(
    "scan",
    operands: "PATH",
    count: 0...1,
    promise: "What in your own code is not under control.",
    options: [
      .json,
      Option("--all", promise: "Each place, however many there are."),
      Option("--summary", promise: "The counts alone."),
      Option("--kind", "KIND", promise: "One kind alone: time, files, network, …"),
      Option("--explain", "KIND", promise: "What a kind costs, and how it is taken under control."),
      Option("--baseline", "FILE", promise: "Only what is new since FILE was written."),
      Option("--update", promise: "Write the baseline anew, and say what came in and what went."),
      Option("--html", "FILE", promise: "A page to show to a team, also against the baseline."),
    ],
    details: """
      It reads Swift, and runs nothing. A declaration is no use, a type of your own
      with a known name is told apart, and what stands inside a live value (a
      DependencyKey, a "live" value, a file or module whose name ends in Live) is at
      home.

      // uncontrolled: reason      accepts what is on its line, or on the next one.

      The first run with --baseline writes FILE. Later ones end with 1 if something is
      new, so that the number of a team only goes down.
      """
  ) { typed, context in
    if let kind = try typed.values["--explain"].map(SystemKind.init(typed:)) {
      context.sayInLines("\(kind.rawValue): \(kind.explanation)")
      return .success
    }
    let path = typed.words.first ?? "."
    do {
      var scan = try await Scan.of(path)
      if let kind = try typed.values["--kind"].map(SystemKind.init(typed:)) {
        scan.findings.removeAll { $0.kind != kind }
      }
      for trouble in scan.troubles { context.complain(trouble) }
      let text = ScanText(scan, cures: context.cures())
      if let page = typed.values["--html"] {
        try context.write(text, to: page, of: path, since: typed.values["--baseline"])
        return .success
      }
      guard let file = typed.values["--baseline"] else {
        try context.tell(text, of: scan, typed)
        return .success
      }
      return try context.compare(scan, with: file, below: path, typed)
    } catch let error as ScanError {
      throw CommandFailure(error.sentence, .fileTrouble)
    }
  }
}

extension SystemKind {
  fileprivate init(typed: String) throws(UsageError) {
    guard let kind = SystemKind(rawValue: typed) else {
      let known = SystemKind.allCases.map(\.rawValue)
      throw UsageError(
        "There is no kind \"\(typed)\": it is \(known.joined(separator: ", ")).",
        typed: typed,
        known: known
      )
    }
    self = kind
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
  fileprivate func tell(_ text: ScanText, of scan: Scan, _ typed: Typed) throws {
    if typed.has("--json") { return say(try ScanJSON(scan, text.cures).json) }
    if !typed.has("--summary"), !scan.findings.isEmpty {
      let isLong = scan.findings.count > ScanText.shortList && !typed.has("--all")
      sayInLines((isLong ? text.start() : terminal.canDraw ? text.byFile() : text.byLine()) + "\n")
    }
    sayInLines(text.summary())
  }

  fileprivate func write(
    _ text: ScanText,
    to name: String,
    of path: String,
    since baseline: String?
  ) throws {
    let known = try baseline.map { name throws in
      guard let known = try self.baseline(name) else {
        throw ScanError("There is no baseline \(name) yet: a scan without --html writes it.")
      }
      return known
    }
    let page = WrittenFile(name, in: folder)
    _ = try page.text(of: "page of a scan", from: ScanPage.head)
    try page.write(ScanPage(text, of: path, since: known).html)
    say("The page is \(name).")
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
    if !new.findings.isEmpty { try tell(ScanText(new, cures: cures()), of: new, typed) }
    if known == nil || typed.has("--update") {
      let now = Baseline(scan.findings, below: path)
      try WrittenFile(file, in: folder).write(now.text)
      let change = known == nil ? "" : ": \(new.findings.count) came in, \(gone) went"
      say("\(file) knows \(now.count) places now\(change). From here on, only what is new is told.")
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

  private func baseline(_ name: String) throws -> Baseline? {
    try WrittenFile(name, in: folder).text(of: "baseline of a scan", from: Baseline.head)
      .map { try Baseline(text: $0, path: name) }
  }

  /// Which chapter cures a kind: `time 01`, line by line, as the last page of the course has it. If
  /// several do, the first one is the place to begin.
  fileprivate func cures() -> [SystemKind: String] {
    guard let course = try? course() else { return [:] }
    let paths = (course.pages + course.chapters).map { "Chapters/\($0.folder)/Cures.txt" }
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

/// What a program reads.
private struct ScanJSON: Encodable {
  struct Place: Encodable {
    let path: String
    let line: Int
    let column: Int
    let code: String
    let kind: String
    let place: String
    let advice: String
    let cure: String?
  }

  let findings: [Place]
  let atHome: Int
  let accepted: Int
  let files: Int
  let troubles: [String]

  init(_ scan: Scan, _ cures: [SystemKind: String]) {
    findings = scan.findings.map {
      Place(
        path: $0.path,
        line: $0.line,
        column: $0.column,
        code: $0.text,
        kind: $0.kind.rawValue,
        place: $0.place.rawValue,
        advice: $0.advice,
        cure: cures[$0.kind]
      )
    }
    (atHome, accepted, files, troubles) = (scan.atHome, scan.accepted, scan.files, scan.troubles)
  }
}
