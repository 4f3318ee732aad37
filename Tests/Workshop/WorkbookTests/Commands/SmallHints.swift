import PlantedCourses

extension PlantedCourse {
  /// Gives the kettle its ladder of hints.
  func writeHints() throws {
    try write(
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
  }
}
