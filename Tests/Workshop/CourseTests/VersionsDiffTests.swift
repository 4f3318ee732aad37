import Course
import PlantedCourses
import Testing
import Usage

@Suite struct VersionsDiffs {
  @Test func `the word that is typed for a version is the name of its file`() throws {
    let workbook = try PlantedCourse.small()
    let chapter = try workbook.course.chapter("Kettle")
    #expect(throws: UsageError("Kettle has no versions to compare.")) {
      try chapter.diff(typed: [])
    }
    let sources = "Chapters/01-Kettle/Sources"
    try workbook.write("\(sources)/Live.swift", "LiveTea()\n\na\n")
    try workbook.write("\(sources)/Lazy.swift", "LazyTea()\n\nb\n")
    // The last one has the code of another, and no file.
    let versions = ["live", "lazy", "late"].map { "\"\($0)\": Version(\"Tea.\"),\n" }
    try workbook.write("\(sources)/KettleDemo.swift", versions.joined())
    for words in [[], ["live", "lazy"]] {
      #expect(try chapter.diff(typed: words).lines == ["", "-a", "+b"])
    }
    for words in [["laz"], ["laz", "lazy"], ["lazy", "laz"]] {
      #expect(
        throws: UsageError(
          """
          Kettle has the versions live, lazy. Name two of them, or none: \
          diff Kettle live lazy. Did you mean "lazy"?
          """
        )
      ) { try chapter.diff(typed: words) }
    }
  }

  @Test func `a version may be a folder, whose files come one after the other`() throws {
    let workbook = try PlantedCourse.small()
    for (name, line) in ["Old": "steeps()", "New": "brews()"] {
      let folder = "Chapters/01-Kettle/Sources/\(name)"
      try workbook.write("\(folder)/\(name)Cup.swift", "class \(name)Cup {}\n")
      try workbook.write("\(folder)/\(name)Tea.swift", "class \(name)Tea {\n  \(line)\n}\n")
    }
    let chapter = try workbook.course.chapter("Kettle")
    let (both, cup) = (["old", "new"], ["cu", "old", "new"])
    #expect(
      try chapter.diff(typed: both).lines
        == ["@@ Tea", " class Tea {", "-  steeps()", "+  brews()", " }"]
    )
    try workbook.write("Chapters/01-Kettle/Sources/New/NewCup.swift", "class NewCup {}\nfull\n")
    #expect(try chapter.diff(typed: both).files.map(\.name) == ["Cup", "Tea"])
    #expect(try chapter.diff(typed: cup).lines == ["@@ Cup", " class Cup {}", "+full"])
    #expect(
      throws: UsageError(
        "No model of Kettle is named \"Cupp\": there is Cup, Tea. Did you mean \"Cup\"?"
      )
    ) { try chapter.diff(typed: ["Cupp", "old", "new"]) }
  }
}
