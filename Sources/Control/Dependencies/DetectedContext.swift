import IssueReporting

extension DependencyContext {
  /// What this process is, found out once.
  static let detected: DependencyContext = {
    let detection = Detection(isTesting: isTesting, environment: environment)
    if let issue = detection.issue { reportIssue(issue) }
    return detection.context
  }()

  /// What follows from what is known of a process.
  struct Detection {
    let context: DependencyContext
    let issue: String?

    init(isTesting: Bool, environment: (String) -> String?) {
      let found: DependencyContext =
        if environment("XCODE_RUNNING_FOR_PREVIEWS") == "1" {
          .preview
        } else if isTesting {
          .test
        } else {
          .live
        }
      guard let wanted = environment("SWIFT_DEPENDENCIES_CONTEXT") else {
        (context, issue) = (found, nil)
        return
      }
      if let known = DependencyContext(name: wanted) {
        (context, issue) = (known, nil)
      } else {
        context = found
        issue = DependencyContext.unknown(wanted, found: found)
      }
    }
  }

  private static let names: [(name: String, context: DependencyContext)] = [
    ("live", .live), ("preview", .preview), ("test", .test),
  ]

  private init?(name: String) {
    guard let match = Self.names.first(where: { $0.name == name }) else { return nil }
    self = match.context
  }

  private static func unknown(_ wanted: String, found: DependencyContext) -> String {
    let near = names.first { wanted.lowercased().isNear($0.name) }
    return """
      SWIFT_DEPENDENCIES_CONTEXT is "\(wanted)", which is not a context.\
      \(near.map { " Did you mean \"\($0.name)\"?" } ?? "") \
      It may be "live", "preview" or "test". This process goes on as "\(found)", which it would \
      be without the variable.
      """
  }
}

extension String {
  /// Whether a slip or two of the hand lead from one word to the other.
  fileprivate func isNear(_ other: String) -> Bool {
    var row = Array(0...other.count)
    for (i, mine) in enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, theirs) in other.enumerated() {
        let change = diagonal + (mine == theirs ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = Swift.min(change, diagonal + 1, row[j] + 1)
      }
    }
    return row[other.count] <= 2
  }
}
