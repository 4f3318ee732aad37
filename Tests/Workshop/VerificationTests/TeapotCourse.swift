import PlantedCourses

/// A course with one chapter in which everything is as it has to be.
enum Teapot {
  static func course() throws -> PlantedCourse {
    var texts = [
      "Package.swift": "",
      "Chapters/01-Teapot/README.md": "# 01 Teapot\n",
      "Exercises/01-Teapot/README.md": exercises.map { "## \($0.name)\n\n\(demands)\n" }.joined(),
      "Solutions/01-Teapot/SecondAnswers/Fill.md": """
      # Fill: other right answers

      ### Slowly

      It takes longer.

      ```diff
       let full = 1
      +let slow = true
      ```

      """,
    ]
    for (name, wrongAnswers) in exercises {
      texts["Exercises/01-Teapot/\(name).swift"] = "// TODO: \(name) it.\nlet full = 0\n"
      texts["Solutions/01-Teapot/Starters/\(name).diff"] =
        "-let full = 1\n+// TODO: \(name) it.\n+let full = 0\n"
      texts["Solutions/01-Teapot/\(name).swift"] = "let full = 1\n"
      texts["Solutions/01-Teapot/WrongAnswers/\(name).md"] =
        "# \(name): what people try\n" + wrongAnswers.map(wrongAnswer).joined()
    }
    return try PlantedCourse(texts)
  }

  private static let exercises = [
    (name: "Fill", wrongAnswers: ["Little", "Much"]),
    (name: "Boil", wrongAnswers: ["Half", "Twice"]),
    (name: "Pour", wrongAnswers: ["Early", "Late"]),
  ]

  private static let demands = "1. It is full.\n2. It is dry outside."

  private static func wrongAnswer(_ name: String) -> String {
    """

    ### \(name)

    It looks full.

    ```diff
    -let full = 1
    +let full = 2
    ```

    Rejected by "it is full".

    """
  }
}
