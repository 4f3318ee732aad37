import Usage

/// The output of `swift run workbook diff` through a pipe, which a lesson quotes below it: the
/// lines in which one version of a chapter's feature differs from another.
///
/// The two files differ in two more things, which teach nothing: the comment that they begin with,
/// and the name of the class. So the comment is left out, and the class is called what both are
/// called: `Countdown` for `UncontrolledCountdown` and `ControlledCountdown`.
package struct VersionsDiff: Sendable {
  /// The difference in one of the files that a version has.
  package struct File: Sendable {
    /// Without the word of the version; empty if each version is one file.
    package let name: String
    package let difference: Difference
  }

  /// The words of the two versions.
  package let old: String
  package let new: String
  /// The files in which something differs.
  package let files: [File]

  /// All of them, one after the other: `@@ RecordMeetingModel` stands above the lines of that one.
  package var lines: [String] {
    files.flatMap { ($0.name.isEmpty ? [] : ["@@ \($0.name)"]) + $0.difference.lines }
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

extension CourseChapter {
  /// The difference of two of its versions.
  ///
  /// - Parameter words: The two, `uncontrolled controlled`. The beginning of a file's name may
  ///   stand before them, or alone: `RecordMeeting`. Without a word, it is the usual two.
  package func diff(typed words: [String]) throws(UsageError) -> VersionsDiff {
    let versions = words.count > 1 ? Array(words.suffix(2)) : usualVersions
    guard let old = files(of: versions[0]) else { throw noVersions(versions[0]) }
    guard let new = files(of: versions[1]) else { throw noVersions(versions[1]) }
    var files = Set(old.keys).union(new.keys).sorted().map { name in
      let difference = Difference(from: old[name] ?? [], to: new[name] ?? [])
      return VersionsDiff.File(name: name, difference: difference)
    }
    .filter { !$0.difference.hunks.isEmpty }
    if words.count % 2 == 1 {
      let names = files.map(\.name).filter { !$0.isEmpty }
      if names.isEmpty { throw noVersions(words[0]) }
      files.removeAll { !$0.name.lowercased().hasPrefix(words[0].lowercased()) }
      if files.isEmpty {
        throw UsageError(
          """
          No model of \(name) is named "\(words[0])": there is \(names.joined(separator: ", ")).
          """,
          typed: words[0],
          known: names
        )
      }
    }
    return VersionsDiff(old: versions[0], new: versions[1], files: files)
  }

  /// The versions that are compared if none is named.
  private var usualVersions: [String] {
    let versions = versions
    guard let first = versions.first, !versions.contains("uncontrolled") else {
      return ["uncontrolled", "controlled"]
    }
    return [first, versions[versions.count - 1]]
  }

  /// The words of its versions, as its demo lists them, that can be compared.
  private var versions: [String] {
    let demo = root.text(of: "\(sourcesPath)/\(name)Demo.swift") ?? ""
    return demo.matches(of: /"?([a-z-]+)"?: Version\(/).map { String($0.1) }
      .filter { files(of: $0) != nil }
  }

  private func noVersions(_ word: String) -> UsageError {
    let versions = versions
    guard versions.count > 1 else { return UsageError("\(name) has no versions to compare.") }
    return UsageError(
      """
      \(name) has the versions \(versions.joined(separator: ", ")). Name two of them, or none: \
      diff \(name) \(usualVersions.joined(separator: " ")).
      """,
      typed: word,
      known: versions.filter { $0 != word }
    )
  }

  /// The lines of a version's files, by their names. `argument` is in `Argument.swift`, or in a
  /// folder of that name; nil for a version that shares another's file.
  private func files(of word: String) -> [String: [String]]? {
    let name = word.prefix(1).uppercased() + word.dropFirst()
    let folder = "\(sourcesPath)/\(name)"
    let files = root.names(in: folder).filter { $0.hasSuffix(".swift") }
    guard !files.isEmpty else {
      return root.text(of: "\(folder).swift").map { ["": $0.lines(without: name)] }
    }
    var texts: [String: [String]] = [:]
    for file in files {
      let own = file.hasPrefix(name) ? file.dropFirst(name.count) : file[...]
      texts["\(own.dropLast(6))"] = root.text(of: "\(folder)/\(file)")?.lines(without: name)
    }
    return texts
  }
}
