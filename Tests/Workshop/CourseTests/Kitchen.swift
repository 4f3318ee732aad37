import PlantedCourses

extension PlantedCourse {
  /// Two chapters: a kettle with two exercises, and an oven with one.
  static func kitchen() throws -> PlantedCourse {
    try PlantedCourse([
      "Package.swift": "",
      "Chapters/01-Kettle/README.md": "# 01 Kettle\n\n## Test it\n",
      "Chapters/01-Kettle/OnStage.md": "# On stage\n\nFor the instructor: 15\n"
        + "minutes, without the exercises (25\nmore).\n",
      "Chapters/02-Oven/README.md": "# 02 Oven\n",
      "Exercises/01-Kettle/README.md": "# Kettle\n\nThree words.\n\n## Boil · guided\n\nabout 5\n"
        + "minutes.\n\n## Whistle · stretch\n\nSome minutes.\n",
      "Exercises/02-Oven/README.md": "## Bake\n\nabout 12 minutes\n",
      "Exercises/01-Kettle/Boil.swift": "a\n  // TODO: b\nc\n// TODO: d\n",
      "Solutions/01-Kettle/Boil.swift": "a\nb\nc\n", "README.md": "",
      "Solutions/01-Kettle/WrongAnswers/Boil.md": """
      # Boil

      ## Too early

      ### Cold

      The tap is near.
      Tea of it is not.

      ```diff
       a
      -b
      +d
      +e
       c
      ```

      ### Shout

      It is loud.

      ```diff
       a
      -b
      +B
       c
      ```

      """,
    ])
  }
}
