/// The text that has the wrong answers to an exercise, or the second ones: for each a heading with
/// its name, a sentence about it, and the lines in which it differs from the solution.
///
///     ### SleepShorter
///
///     With a millisecond for three minutes, a test that waits is quick.
///
///     Rejected by "the kettle waits on the clock that it was made with".
///
///     ```diff
///        func switchOn() async throws {
///     -    try await clock.sleep(for: .seconds(180))
///     +    try await Task.sleep(for: .milliseconds(1))
///          isWhistling = true
///     ```
///
/// If an exercise has two files, a line says which one is meant: "In `SplitTheClientLive.swift`:".
struct AnswerText {
  struct Entry {
    let name: String
    /// The line of its heading.
    let line: Int
    var sentence = ""
    /// The line that the sentence ends in.
    var end: Int
    /// The test that rejects it, and the line that says so.
    var test: (name: String, line: Int)?
    var parts: [Part] = []
  }

  /// What differs in one file.
  struct Part {
    /// Without `.swift`.
    let file: String
    /// The line of the fence above.
    let line: Int
    let lines: [String]
  }

  private let lines: [String]
  private(set) var entries: [Entry] = []
  private(set) var faults: [(line: Int, sentence: String)] = []

  init(_ text: String, of exercise: Exercise) {
    let files = [exercise.name] + exercise.modules
    var file = exercise.name
    lines = text.textLines
    let fences = Fence.all(in: lines)
    let fenced = Set(fences.flatMap(\.indices))
    for (index, line) in lines.enumerated() {
      let number = index + 1
      if let fence = fences.first(where: { $0.line == number && $0.language == "diff" }) {
        guard let last = entries.last else { continue }
        if last.parts.contains(where: { $0.file == file }) {
          faults.append((number, "\(last.name) changes \(file).swift twice: write it in one diff."))
        }
        if !fence.isClosed {
          faults.append((number, "This diff has no end: close it with ```."))
        }
        let part = Part(file: file, line: number, lines: fence.lines)
        entries[entries.count - 1].parts.append(part)
      } else if fenced.contains(index) {
        continue
      } else if let name = line.rest(after: "### ") {
        if entries.contains(where: { $0.name == name }) {
          faults.append((number, "There are two answers \(name): give one of them another name."))
        }
        entries.append(Entry(name: name, line: number, end: number))
        file = exercise.name
      } else if let name = line.rest(after: "In `"), name.hasSuffix(".swift`:") {
        file = String(name.dropLast(".swift`:".count))
        if !files.contains(file) {
          let known = files.map { "\($0).swift" }.joined(separator: " and ")
          faults.append((number, "\(exercise.name) has no \(file).swift: it has \(known)."))
        }
      } else if let test = line.rest(after: "Rejected by \""), test.hasSuffix("\".") {
        entries.indices.last.map { entries[$0].test = (String(test.dropLast(2)), number) }
      } else if !line.isEmpty, !line.hasPrefix("#"), !entries.isEmpty {
        let words = entries[entries.count - 1].sentence
        entries[entries.count - 1].sentence = words.isEmpty ? line : "\(words) \(line)"
        entries[entries.count - 1].end = number
      }
    }
    for entry in entries where entry.sentence.isEmpty {
      faults.append((entry.line, "\(entry.name) says nothing: write a sentence about it below."))
    }
  }

  /// The text with the tests that reject these answers, by their names.
  func naming(_ tests: [String: String]) -> String {
    var lines = lines
    for entry in entries.reversed() {
      guard let test = tests[entry.name], test != entry.test?.name else { continue }
      let line = "Rejected by \"\(test)\"."
      if let old = entry.test {
        lines[old.line - 1] = line
      } else {
        lines.insert(contentsOf: ["", line], at: entry.end)
      }
    }
    return lines.map { "\($0)\n" }.joined()
  }

  /// The text with other differences.
  func replacing(_ differences: [(part: Part, lines: [String])]) -> String {
    var lines = lines
    for (part, new) in differences.sorted(by: { $0.part.line > $1.part.line }) {
      lines.replaceSubrange(part.line..<part.line + part.lines.count, with: new)
    }
    return lines.map { "\($0)\n" }.joined()
  }
}

extension String {
  fileprivate func rest(after start: String) -> String? {
    hasPrefix(start) ? String(dropFirst(start.count)) : nil
  }
}
