extension CourseChapter {
  /// The path of its demo's picture.
  package var picturePath: String { "Chapters/\(folder)/Picture.svg" }

  /// The number of runs in it, as the lesson says: a second run finds what the first one left.
  package var picturedRuns: Int {
    lesson.text.contains("compare shows, run twice") ? 2 : 1
  }

  /// The first line of that picture: how it is drawn, and a digest of what it was drawn from, the
  /// scene and the versions.
  package var pictureMark: String {
    let files = root.sources(below: sourcesPath).filter { path in
      ["Scene.swift", "Uncontrolled", "Controlled"].contains { path.contains($0) }
    }
    let digest = root.digest(of: files.map { "\(sourcesPath)/\($0)" })
    return "<!-- swift run workbook picture \(name): \(digest) -->"
  }
}
