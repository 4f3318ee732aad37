extension PlantedCourse {
  /// Two chapters: a kettle with two exercises, and an oven with one.
  package static func small() throws -> PlantedCourse {
    let workbook = try PlantedCourse(["Package.swift": ""])
    // As if something had been built before.
    try workbook.write(".build/check/a.o", "")
    try workbook.addChapter("01-Kettle", ["Boil", "Whistle"])
    try workbook.addChapter("02-Oven", ["Bake"])
    try workbook.write(
      "Exercises/01-Kettle/Hints.md",
      """
      # Hints

      ## Boil

      ### 1. A question

      Which line waits?

      ### 2. A pointer

      Look at `Kettle.swift`.

      ### 3. Almost the answer

      Wait on **that** clock.
      """
    )
    return workbook
  }

  private static let tests = """
    @Suite struct Boil {
      @Test func `it boils`() {
        #expect(kettle.degrees == 100)
      }
      @Test func `it stops`() {
        #expect(kettle.isOff)
      }
    }
    """

  private func addChapter(_ folder: String, _ exercises: [String]) throws {
    let name = folder.dropFirst(3)
    try write("Chapters/\(folder)/README.md", "# \(name)\n\nIt boils.\n")
    try write(
      "Chapters/\(folder)/OnStage.md",
      "# On stage\n\nFor the instructor: 15 minutes, without the exercises (10 more).\n"
    )
    let tasks = zip(exercises, ["guided", "applied"]).map { exercise, grade in
      """
      ## \(exercise) · \(grade)

      [`\(exercise).swift`](\(exercise).swift), about 5 minutes.

      Do it.

      1. It `boils`.
      2. It stops.

      """
    }
    try write("Exercises/\(folder)/README.md", tasks.joined(separator: "\n"))
    for name in exercises {
      try write("Exercises/\(folder)/\(name).swift", "//\n// TODO: Do it.\n")
      let starter = "-// Done.\n+//\n+// TODO: Do it.\n"
      try write("Solutions/\(folder)/Starters/\(name).diff", starter)
      try write("Solutions/\(folder)/\(name).swift", "// Done.\n")
      try write("Exercises/\(folder)/Tests/\(name)Tests.swift", Self.tests)
    }
  }
}
