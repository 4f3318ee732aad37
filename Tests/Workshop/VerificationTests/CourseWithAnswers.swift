import PlantedCourses

extension PlantedCourse {
  /// The small course, with the answers that its tests reject, and one that they accept.
  static func withAnswers() throws -> PlantedCourse {
    let course = try small()
    for (path, names) in [
      ("01-Kettle/WrongAnswers/Boil", ["Half", "Twice"]),
      ("01-Kettle/WrongAnswers/Whistle", ["Early", "Late"]),
      ("02-Oven/WrongAnswers/Bake", ["Little", "Much"]),
    ] {
      let answers = names.map { answer($0) + "Rejected by \"it is full\".\n" }
      try course.write("Solutions/\(path).md", "# What people try\n" + answers.joined())
    }
    let second = "# Other right answers\n" + answer("Slowly")
    try course.write("Solutions/01-Kettle/SecondAnswers/Whistle.md", second)
    return course
  }

  private static func answer(_ name: String) -> String {
    """

    ### \(name)

    It looks full.

    ```diff
    -// Done.
    +// \(name).
    ```


    """
  }
}
