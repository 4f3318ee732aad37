import Foundation
import Usage

/// What `swift run workbook diff` prints through a pipe, and what a lesson quotes below it: the
/// lines in which one version of a chapter's feature differs from another.
///
/// The two files differ in two more things, which teach nothing: the comment that they begin with,
/// and the name of the class. So the comment is left out, and the class is called what both are
/// called: `Countdown` for `UncontrolledCountdown` and `ControlledCountdown`.
package struct VersionsDiff: Equatable, Sendable {
  /// What differs in one of the files that a version has.
  package struct File: Equatable, Sendable {
    /// Without the word of the version; empty if each version is one file.
    package let name: String
    /// Each begins with `+`, `-` or a space, and has one line of context around it; `@@` is between
    /// two places that are apart. None ends with a space.
    package let lines: [String]
  }

  /// Those in which something differs.
  package let files: [File]

  /// All of them, one after the other: `@@ RecordMeetingModel` stands above the lines of that one.
  package var lines: [String] {
    files.flatMap { ($0.name.isEmpty ? [] : ["@@ \($0.name)"]) + $0.lines }
  }

  /// The files that are meant by the beginning of a name.
  package func only(_ name: String) -> VersionsDiff? {
    let some = files.filter { $0.name.lowercased().hasPrefix(name.lowercased()) }
    return some.isEmpty || name.isEmpty ? nil : VersionsDiff(files: some)
  }
}

extension String {
  /// The lines below the comment that the file begins with, with the name of a version folded.
  fileprivate func lines(without version: String) -> [String] {
    let body = textLines.drop { $0.isEmpty || $0.hasPrefix("//") }
    guard let name = try? Regex<Substring>("\\b\(version)(?=[A-Z])") else { return Array(body) }
    return body.map { $0.replacing(name, with: "") }
  }
}

extension String {
  package var withoutSpacesAtTheEnd: String {
    String(self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)])
  }
}

extension CourseChapter {
  /// The difference of two of its versions, by the words that are typed for them: `by-hand` is in
  /// `ByHand.swift`, or in a folder of that name. A version that shares another's file has neither.
  package func diff(
    from old: String = "uncontrolled",
    to new: String = "controlled"
  ) throws -> VersionsDiff {
    let (old, new) = (try files(of: old), try files(of: new))
    let files = Set(old.keys).union(new.keys).sorted().map { name in
      let lines = Difference(from: old[name] ?? [], to: new[name] ?? []).lines
      return VersionsDiff.File(name: name, lines: lines)
    }
    return VersionsDiff(files: files.filter { !$0.lines.isEmpty })
  }

  /// What is typed after the chapter: `RecordMeeting`, `uncontrolled controlled`, or both.
  package func diff(
    typed words: [String]
  ) throws -> (diff: VersionsDiff, old: String, new: String) {
    let versions = words.count > 1 ? Array(words.suffix(2)) : ["uncontrolled", "controlled"]
    let diff = try diff(from: versions[0], to: versions[1])
    guard words.count % 2 == 1 else { return (diff, versions[0], versions[1]) }
    guard let model = diff.only(words[0]) else {
      let names = diff.files.map(\.name).filter { !$0.isEmpty }
      throw names.isEmpty
        ? UsageError("Name two versions, FROM and TO, or none: diff \(name) \(words[0]) controlled")
        : UsageError(
          """
          No model of \(name) is named "\(words[0])": there is \(names.joined(separator: ", ")).
          """,
          typed: words[0],
          known: names
        )
    }
    return (model, versions[0], versions[1])
  }

  /// The lines of a version's files, by their names.
  private func files(of word: String) throws -> [String: [String]] {
    let name = word.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined()
    let folder = "\(sourcesPath)/\(name)"
    let files = root.names(in: folder).filter { $0.hasSuffix(".swift") }
    guard !files.isEmpty else {
      guard root.has("\(folder).swift") else {
        throw UsageError(
          """
          Nothing to compare for "\(word)": \(sourcesPath) has neither \(name).swift nor a folder \
          \(name). Name two versions that have one; swift run \(self.name) --help lists the \
          versions.
          """
        )
      }
      return ["": try Document(path: "\(folder).swift", in: root).text.lines(without: name)]
    }
    var texts: [String: [String]] = [:]
    for file in files {
      let own = file.hasPrefix(name) ? file.dropFirst(name.count) : file[...]
      let text = try Document(path: "\(folder)/\(file)", in: root).text
      texts["\(own.dropLast(6))"] = text.lines(without: name)
    }
    return texts
  }
}
