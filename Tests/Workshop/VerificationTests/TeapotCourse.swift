import PlantedCourses

/// A course with one chapter in which everything is as it has to be.
enum Teapot {
  static func course() throws -> PlantedCourse { try PlantedCourse(texts) }

  private static let texts: [String: String] = {
    var texts = [
      "Package.swift": "",
      "Chapters/01-Teapot/README.md": "# 01 Teapot\n",
      "Exercises/01-Teapot/README.md": """
      # 01 Teapot: exercises

      ## Fill · guided

      [`Fill.swift`](Fill.swift), about 5 minutes.

      \(demands)

      ## Boil · applied

      About the water, about 10 minutes.

      \(demands)

      ## Pour · stretch

      About the cup, about 15 minutes.

      \(demands)

      """,
      "Exercises/01-Teapot/Leaf.swift": "struct Leaf {}\n",
      "Solutions/01-Teapot/Leaf.swift": "struct Leaf {}\n",
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
    let wrongAnswers = [
      "Fill": ["Little", "Much"], "Boil": ["Half", "Twice"], "Pour": ["Early", "Late"],
    ]
    for name in ["Fill", "Boil", "Pour"] {
      let starter = "// TODO: \(name) it.\nlet full = 0\n"
      texts["Exercises/01-Teapot/\(name).swift"] = starter
      texts["Solutions/01-Teapot/Starters/\(name).diff"] =
        "-let full = 1\n+// TODO: \(name) it.\n+let full = 0\n"
      texts["Solutions/01-Teapot/\(name).swift"] = "let full = 1\n"
      texts["Exercises/01-Teapot/Tests/\(name)Tests.swift"] = """
        @Suite struct \(name) {
          @Test func `it is full`() {}
          @Test func `it is dry outside`() {}
        }

        """
      texts["Solutions/01-Teapot/WrongAnswers/\(name).md"] =
        "# \(name): what people try\n" + wrongAnswers[name, default: []].map(wrongAnswer).joined()
    }
    return texts
  }()

  private static let demands = "1. It is full.\n2. It is dry outside."

  /// What a text says of a wrong answer.
  static func wrongAnswer(_ name: String) -> String {
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
