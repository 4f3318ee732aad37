import LocationServices

extension Visit {
  var rows: [ScreenTree.Row] { ScreenTree(tab, calls).rows }

  /// Where the person has checked in, and in a preview the way between, which is none.
  var checkIns: [String] {
    let places = leaves.compactMap(\.checkIn?.place)
    var lines = places.map { "checked in at \($0.coordinates)" } + leaves.compactMap(\.problem)
    if places.count == 2, !isLiveMeant {
      lines.append("walked \(Int(places[0].distance(to: places[1]).rounded())) m without a step")
    }
    return lines
  }

  var isAsMeant: Bool { isLiveMeant || calls.all.isEmpty }

  /// What the visit came to.
  var verdict: String {
    let count = calls.all.count
    let calls = "\(count) call\(count == 1 ? "" : "s")"
    if isLiveMeant { return "\(calls) reached the outside world, as in an app" }
    return count == 0 ? "no call slipped out" : "\(calls) slipped out"
  }

  var summary: String { ([rows.lines] + checkIns + [verdict]).joined(separator: "\n") }

  /// The same, with the collector's number where there is one.
  var words: String {
    ([summary] + [CollectorNumber.current?.words].compactMap(\.self)).joined(separator: "\n")
  }
}

extension OnboardingTour {
  var rows: [ScreenTree.Row] { ScreenTree(tab, calls, sandbox: sandbox).rows }
}

extension ScreenTree.Held {
  /// A sign as well as a colour: `○` is controlled, `●` is live, `↯` was reached.
  func words(letters: Int? = nil) -> String {
    let name = letters.map { String(self.name.prefix($0)) } ?? self.name
    guard isLive else { return "○ \(name)" }
    return liveCalls > 0 ? "↯ \(name) ×\(liveCalls)" : "● \(name)"
  }
}

extension [ScreenTree.Row] {
  /// The same for a pipe.
  var lines: String {
    map { row in
      ([row.branches + row.name] + row.held.map { $0.words() }).joined(separator: "  ")
    }
    .joined(separator: "\n")
  }
}
