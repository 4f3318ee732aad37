import Usage

/// Where to begin, on one page: a long list is a wall.
extension ScanText {
  /// Up to this many places, the list itself is the place to begin.
  package static let shortList = 20

  package func start() -> String {
    let rest = "Each place, with what to write there: add --all."
    return [sleepingTests, worst, firstClient, rest].compactMap(\.self).joined(separator: "\n\n")
  }

  /// Tests that wait are the best place to begin: a team that waits for them sees what control is
  /// for.
  private var sleepingTests: String? {
    let sleeps = scan.findings.filter { $0.place == .test && $0.kind == .time && $0.isWait }
    guard !sleeps.isEmpty else { return nil }
    let files = Self.byFile(sleeps)
    return """
      Tests that sleep: \(sleeps.count) in \(counted(files.count, "file")). Each is as slow as \
      what it waits for, and fails on a busy machine\(cure(.time)).
      \(Self.rows(files.prefix(5).map { [$0.path, counted($0.findings.count, "wait")] }))
      """
  }

  private var worst: String? {
    let files = Self.byFile(features)
    guard !files.isEmpty else { return nil }
    let rows = files.prefix(5).map { file in
      let most = Self.mostCommon(file.findings, by: \.text)
      let often = most.count == 1 ? "once" : "\(most.count) times"
      return ["\(file.findings.count)", file.path, "\(most.name), \(often)"]
    }
    return "Where most is uncontrolled:\n\(Self.rows(rows))"
  }

  /// The client that takes away the most places.
  private var firstClient: String? {
    let ofClients = features.filter { $0.advice.contains("client") }
    guard !ofClients.isEmpty else { return nil }
    let most = Self.mostCommon(ofClients, by: \.root)
    let found = ofClients.filter { $0.root == most.name }
    guard let kind = found.first?.kind else { return nil }
    return """
      The first client to write: for \(most.name), \(counted(found.count, "place")) in \
      \(counted(Set(found.map(\.path)).count, "file"))\(cure(kind)).
      """
  }

  private func cure(_ kind: SystemKind) -> String { cures[kind].map { ": \($0)" } ?? "" }

  var features: [Finding] { scan.findings.filter { $0.place == .feature } }

  typealias File = (path: String, findings: [Finding])

  /// Those with the most places first.
  static func byFile(_ findings: [Finding]) -> [File] {
    Dictionary(grouping: findings, by: \.path).map { ($0.key, $0.value) }
      .sorted { ($1.findings.count, $0.path) < ($0.findings.count, $1.path) }
  }

  /// `time 12, files 9`
  static func kinds(of findings: [Finding]) -> String {
    SystemKind.allCases.map { kind in (kind, findings.count { $0.kind == kind }) }
      .filter { $0.1 > 0 }.sorted { $0.1 > $1.1 }
      .map { "\($0.0.rawValue) \($0.1)" }.joined(separator: ", ")
  }

  private static func mostCommon(
    _ findings: [Finding],
    by name: (Finding) -> String
  ) -> (name: String, count: Int) {
    Dictionary(grouping: findings, by: name).map { ($0.key, $0.value.count) }
      .max { ($0.1, $1.0) < ($1.1, $0.0) } ?? ("", 0)
  }

  private static func rows(_ rows: [[String]]) -> String {
    aligned(rows.map { ["  \($0[0])"] + $0.dropFirst() }).joined(separator: "\n")
  }
}

extension Finding {
  /// The name that the place begins with: `UserDefaults`.
  var root: String { String(text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "@" }) }

  /// Whether time passes here while the test stands still.
  var isWait: Bool { text.contains("sleep") || text.contains(".wait(") }
}
