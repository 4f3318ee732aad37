import Stage

extension TestRun {
  /// A row for each test, with its mark.
  var box: any View {
    Box("\(marks.count) tests · \(stubs.rawValue) stubs") {
      for (test, mark) in zip(TodosTest.all, marks) {
        Text("\(mark.sign) \(test.name)", mark.style).limited(rows: 1)
      }
    }
  }

  /// The verdict, and what there is to read below it.
  var note: any View {
    guard isComplete else { return Note("The tests run.", .busy) }
    let isGood = marks.allSatisfy { $0 == .passed }
    return VStack {
      Note(verdict, isGood ? .good : .bad)
      for line in remarks { Text(line) }
    }
  }

  /// The same facts in lines.
  var told: String {
    let rows = zip(TodosTest.all, marks).map { "  \($1.sign) \($0.name)\($1.remark)" }
    let heading = "\(marks.count) tests with \(stubs.rawValue) stubs"
    return ([heading] + rows + [verdict] + remarks.map { "  \($0)" }).joined(separator: "\n")
  }

  /// `12 ran, 1 failed.`
  var verdict: String {
    let ran = marks.count { $0 != .neverRan }
    guard ran > 0 else {
      return "None of the \(marks.count) ran: the process that runs them did not start."
    }
    if crash != nil { return "1 crash, and \(marks.count - ran) of \(marks.count) never ran." }
    let failed = marks.count { if case .failed = $0 { true } else { false } }
    return tracksFilter
      ? "\(failed) of \(ran) notice the new event."
      : "\(ran) ran, \(failed == 0 ? "none" : "\(failed)") failed."
  }

  private var remarks: [String] {
    if let crash {
      return ["The process has ended (signal \(crash.signal)). Its last words:", crash.lastWords]
    }
    // One message is worth reading whole; where several tests say the same, the lines are.
    let lines = failures.map { $0.code.isEmpty ? $0.place : "\($0.place)  \($0.code)" }
    guard let first = failures.first, !tracksFilter else { return lines }
    return lines + first.message.split(separator: "\n").map(String.init)
  }
}

extension TestRun.Mark {
  fileprivate var sign: String {
    switch self {
    case .waiting, .neverRan: "·"
    case .running: "…"
    case .passed: "✓"
    case .failed: "✗"
    case .crashed: "☠"
    }
  }

  fileprivate var remark: String {
    switch self {
    case .neverRan: ": never ran"
    case .crashed: ": crashed"
    case .waiting, .running, .passed, .failed: ""
    }
  }

  fileprivate var style: TextStyle {
    switch self {
    case .waiting, .neverRan: .dim
    case .running: .bold
    case .passed: TextStyle(foreground: .green)
    case .failed, .crashed: TextStyle(foreground: .red)
    }
  }
}

extension TestReport.Failure {
  /// `TwelveTests.swift:35`
  fileprivate var place: String { "\(file.split(separator: "/").last ?? ""):\(line)" }
}
