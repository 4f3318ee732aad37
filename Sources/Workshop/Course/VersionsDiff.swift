import Foundation

/// What `swift run workbook diff` prints through a pipe, and what a lesson quotes below it: the lines
/// in which one version of a chapter's feature differs from another.
///
/// The two files differ in two more things, which teach nothing: the comment that they begin with, and
/// the name of the class. So the comment is left out, and the class is called what both are called:
/// `Countdown` for `UncontrolledCountdown` and `ControlledCountdown`.
package struct VersionsDiff: Equatable, Sendable {
  /// Each begins with `+`, `-` or a space, and has one line of context around it; `@@` is between two
  /// places that are apart. None ends with a space.
  package let lines: [String]

  /// - Parameters:
  ///   - old: The text of the one version, and the name that its file has without `.swift`.
  ///   - new: The other.
  package init(from old: (name: String, text: String), to new: (name: String, text: String)) {
    lines = Difference(from: Self.folded(old), to: Self.folded(new)).lines
  }

  private static func folded(_ version: (name: String, text: String)) -> [String] {
    let body = version.text.textLines.drop { $0.isEmpty || $0.hasPrefix("//") }
    guard let name = try? Regex<Substring>("\\b\(version.name)(?=[A-Z])") else {
      return Array(body)
    }
    return body.map { $0.replacing(name, with: "") }
  }
}

extension String {
  package var withoutSpacesAtTheEnd: String {
    String(self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)])
  }
}

extension CourseChapter {
  /// The difference of two of its versions, by the words that are typed for them: `live-by-default`
  /// is in `LiveByDefault.swift`, or in a folder of that name, whose files are taken one after the other.
  package func diff(
    from old: String = "uncontrolled",
    to new: String = "controlled"
  ) throws(CourseError) -> VersionsDiff {
    VersionsDiff(from: try version(old), to: try version(new))
  }

  private func version(_ word: String) throws(CourseError) -> (name: String, text: String) {
    let name = word.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined()
    let folder = "\(sourcesPath)/\(name)"
    let files = root.names(in: folder).filter { $0.hasSuffix(".swift") }
    guard !files.isEmpty else {
      return (name, try Document(path: "\(folder).swift", in: root).text)
    }
    var texts: [String] = []
    for file in files { texts.append(try Document(path: "\(folder)/\(file)", in: root).text) }
    return (name, texts.joined(separator: "\n"))
  }
}
