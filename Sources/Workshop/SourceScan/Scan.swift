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
    let book = RuleBook.standard
    let reports = await withTaskGroup { group in
      for path in sources.paths {
        group.addTask { @concurrent in FileReport.read(path, book) }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    var scan = Scan(reports.compactMap(\.0))
    scan.troubles = sources.troubles + reports.compactMap(\.1).sorted()
    return scan
  }

  /// Judges what the files say together: a name that the code declares itself is not the system's.
  init(_ reports: [FileReport]) {
    files = reports.count
    let declared = reports.reduce(into: Set<String>()) { $0.formUnion($1.declared) }
    let references = reports.reduce(into: Set<String>()) { $0.formUnion($1.references) }
    let allImported = reports.reduce(into: Set<String>()) { $0.formUnion($1.imports) }
    let byModule = Dictionary(grouping: reports) { $0.module(among: allImported) }
      .mapValues { $0.reduce(into: Set<String>()) { $0.formUnion($1.declaredAtTop) } }
    for report in reports.sorted(by: { $0.path < $1.path }) {
      accepted += report.accepted
      let imported = report.imports.compactMap { byModule[$0] }
      let ofModule = byModule[report.module(among: allImported)] ?? []
      let own = imported.reduce(report.declared.union(ofModule)) { $0.union($1) }
      for candidate in report.candidates {
        guard
          let finding = Finding(
            candidate,
            in: report,
            own: own,
            declared: declared,
            references: references
          )
        else { continue }
        if candidate.place == .live { atHome += 1 } else { findings.append(finding) }
      }
    }
  }
}
