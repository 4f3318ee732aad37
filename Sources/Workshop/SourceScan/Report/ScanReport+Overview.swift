import Usage

/// The places to begin with, on one page: a person does not read a list of hundreds.
extension ScanReport {
  func overview(columns: Int) -> String {
    [waitingTests(columns), fullestFiles(columns), fullestClient, options].compactMap(\.self)
      .joined(separator: "\n\n")
  }

  /// Tests that wait are the best place to begin: a team that waits for them sees what control is
  /// for.
  private func waitingTests(_ columns: Int) -> String? {
    let waits = scan.findings.filter { $0.role == .test && $0.kind == .time && $0.isWait }
    guard !waits.isEmpty else { return nil }
    let files = Self.byFile(waits)
    return """
      Tests that wait: \(waits.count) in \(counted(files.count, "file"))\(chapter(of: .time)). \
      They are slow, and fail on a busy machine.
      \(Self.rows(files, columns))
      """
  }

  private func fullestFiles(_ columns: Int) -> String? {
    let files = Self.byFile(features)
    guard !files.isEmpty else { return nil }
    return "The files with the most places:\n\(Self.rows(files, columns))"
  }

  /// The client that takes the most places under control.
  private var fullestClient: String? {
    guard let client = Self.mostCommon(features.compactMap(\.client))?.name,
      case let found = features.filter({ $0.client == client }), let kind = found.first?.kind
    else { return nil }
    return """
      The client with the most places: \(client), \(counted(found.count, "place")) in \
      \(counted(Set(found.map(\.path)).count, "file"))\(chapter(of: kind)).
      """
  }

  private var options: String {
    let kind = kindsByCount.first?.kind ?? .time
    return """
      To see each place, add --all. To see what a kind costs, and where to learn it, add \
      --explain \(kind).
      """
  }

  private typealias File = (path: String, findings: [Finding])

  /// The files with the most places come first.
  private static func byFile(_ findings: [Finding]) -> [File] {
    Dictionary(grouping: findings, by: \.path).map { ($0.key, $0.value) }
      .sorted { ($1.findings.count, $0.path) < ($0.findings.count, $1.path) }
  }

  /// `18  Editor/EditorStore.swift  UUID()  7 times`
  private static func rows(_ files: [File], _ columns: Int) -> String {
    let rows = files.prefix(5).map { file in
      let most = mostCommon(file.findings.map(\.text)) ?? ("", 0)
      let often = most.count == 1 ? "once" : "\(most.count) times"
      let path = shortened(file.path, to: columns / 2)
      return ["\(file.findings.count)", path, most.name, often]
    }
    return aligned(rows, shortening: 2, to: columns).joined(separator: "\n")
  }

  /// A path without folders from its middle, so that it fits: `01-Countdown/…/Uncontrolled.swift`.
  /// It begins with the chapter or the package, and ends with the name of the file.
  private static func shortened(_ path: String, to width: Int) -> String {
    let parts = path.split(separator: "/")
    var (first, shortened) = (parts.count - 2, path)
    while shortened.count > width, first > 0 {
      shortened = (parts.prefix(first) + ["…", parts[parts.count - 1]]).joined(separator: "/")
      first -= 1
    }
    return shortened
  }

  private static func mostCommon(_ names: [String]) -> (name: String, count: Int)? {
    Dictionary(grouping: names) { $0 }.map { ($0.key, $0.value.count) }
      .max { ($0.1, $1.0) < ($1.1, $0.0) }
  }
}

extension Finding {
  /// The client that its advice asks for. Each framework has one of its own: `CLLocationManager`.
  fileprivate var client: String? {
    guard advice.contains("client") else { return nil }
    guard [.frameworks, .singletons].contains(kind) else { return advice }
    // Of `.shared` alone, the type is not known.
    guard !text.hasPrefix(".") else { return nil }
    return "a client for \(text.prefix { $0.isLetter || $0.isNumber })"
  }

  /// Whether a test stands still here until time has passed.
  fileprivate var isWait: Bool {
    ["sleep", ".wait(", "asyncAfter"].contains(where: text.contains)
  }
}
