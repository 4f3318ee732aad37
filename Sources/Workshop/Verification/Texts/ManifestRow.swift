/// A row of the manifest's table of chapters, as it is written.
struct ManifestRow: Equatable {
  let number: Int
  let name: String
  let shared: [String]
  let exercises: [String]
  let line: Int

  var folder: String { "\(number < 10 ? "0" : "")\(number)-\(name)" }

  static func all(in files: CourseFiles) -> [ManifestRow] {
    let text = files.text("Package.swift") ?? ""
    return text.matches(of: /\bChapter\(\s*(\d+),\s*"(\w+)"([^)]*)\)/).compactMap { match in
      guard let number = Int(match.1) else { return nil }
      func list(_ label: String) -> [String] {
        guard let start = match.3.ranges(of: "\(label): [").first else { return [] }
        return match.3[start.upperBound...].prefix { $0 != "]" }
          .matches(of: /"(\w+)"/).map { String($0.1) }
      }
      return ManifestRow(
        number: number,
        name: String(match.2),
        shared: list("shared"),
        exercises: list("exercises"),
        line: text[..<match.range.lowerBound].filter { $0 == "\n" }.count + 1
      )
    }
  }
}
