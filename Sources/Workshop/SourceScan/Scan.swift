/// What a scan found in a folder of Swift code.
package struct Scan: Sendable {
  package var findings: [Finding] = []

  /// How many places stand in live values: there, reaching out is at home.
  package var atHome = 0

  /// How many places a comment accepts, with a reason.
  package var accepted = 0

  package var files = 0

  /// What could not be read, a sentence each.
  package var troubles: [String] = []

  /// Reads every Swift file at a path, several at a time.
  package static func of(_ path: String) async throws(ScanError) -> Scan {
    let sources = try SourceFiles(at: path)
    let read = await withTaskGroup { group in
      for path in sources.paths {
        group.addTask { @concurrent in (path: path, report: FileReport(reading: path)) }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    var scan = Scan(read.compactMap(\.report))
    let unread = read.filter { $0.report == nil }.map(\.path).sorted()
    scan.troubles = sources.troubles + unread.map { "\($0) is no text in UTF-8: it is left out." }
    return scan
  }

  /// Judges what the files say together: a name that the code declares itself is not the system's.
  init(_ reports: [FileReport]) {
    files = reports.count
    let declared = reports.reduce(into: Set<String>()) { $0.formUnion($1.declared) }
    let atTop = reports.reduce(into: Set<String>()) { $0.formUnion($1.declaredAtTop) }
    let references = reports.reduce(into: Set<String>()) { $0.formUnion($1.references) }
    for report in reports.sorted(by: { $0.path < $1.path }) {
      accepted += report.accepted
      for candidate in report.candidates {
        let name = candidate.start.text
        if candidate.rule.isSingleton {
          // Of a type of the code's own, only this is known: all share one instance of the class.
          let isShared = candidate.text.hasPrefix("\(name).shared") && references.contains(name)
          if declared.contains(name), !isShared { continue }
        } else if let name = candidate.systemName,
          report.declared.contains(name) || atTop.contains(name)
        {
          continue
        }
        if candidate.place == .live {
          atHome += 1
        } else {
          findings.append(Finding(candidate, in: report.path))
        }
      }
    }
  }
}

extension FileReport.Candidate {
  /// The name that has to be the system's for the place to reach out; nil if the receiver before a
  /// point does not matter.
  fileprivate var systemName: String? {
    if rule.isImplicit { return rule.pattern.last?.text }
    return rule.pattern[0].isSign(".") ? nil : start.text
  }
}

/// One place that reaches out to something uncontrolled.
package struct Finding: Sendable, Equatable {
  package let path: String
  package let line: Int
  package let column: Int
  package let text: String
  package let kind: SystemKind
  package let place: Place

  /// What to write in its place.
  package let advice: String

  init(_ candidate: FileReport.Candidate, in path: String) {
    self.path = path
    line = candidate.start.line
    column = candidate.start.column
    text = candidate.text
    kind = candidate.rule.kind
    place = candidate.place
    advice = place == .test ? kind.adviceInTests : candidate.rule.advice
  }
}
