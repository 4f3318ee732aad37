import PlantedCourses

extension PlantedText {
  private static let otherStarter = """
    It differs from what Solutions/01-Teapot/Starters/Boil.diff makes of the solution, and a clone \
    begins with that: let "swift run workbook verify Teapot --rewrite" write the difference, or get \
    the exercise back.
    """

  static let ofExercises = [
    PlantedText(
      "an exercise that does not say how hard it is",
      """
      Exercises/01-Teapot/README.md:10: Boil does not say how hard it is: write "## Boil · guided" \
      (applied, stretch).
      """
    ) { try $0.replace(" · applied", with: "", in: exercises) },
    PlantedText(
      "no stretch",
      "Exercises/01-Teapot/README.md: No exercise is stretch: make one of them so."
    ) { try $0.replace(" · stretch", with: " · applied", in: exercises) },
    PlantedText(
      "no solution",
      "Solutions/01-Teapot/Boil.swift: The exercise Boil has no solution: write it here.",
      andMore: true
    ) { try $0.remove("\(solutions)/Boil.swift") },
    PlantedText(
      "no tests",
      "Exercises/01-Teapot/Tests/Boil"
        + "Tests.swift: The exercise Boil has no tests: write it here."
    ) { try $0.remove("Exercises/01-Teapot/Tests/BoilTests.swift") },
    PlantedText(
      "a demand without a test",
      """
      Exercises/01-Teapot/Tests/BoilTests.swift: Boil has 2 numbered demands and 1 test: the n-th \
      test has to be that of the n-th demand.
      """
    ) {
      try $0.replace(
        "  @Test func `it is dry",
        with: "  func `dry",
        in: "Exercises/01-Teapot/Tests/BoilTests.swift"
      )
    },
    PlantedText(
      "an exercise without a demand",
      """
      Exercises/01-Teapot/Tests/BoilTests.swift: Boil has 0 numbered demands and 2 tests: the n-th \
      test has to be that of the n-th demand.
      """
    ) {
      try $0.replace(
        "10 minutes.\n\n1. It is full.\n2. It is dry outside.",
        with: "10 minutes.",
        in: exercises
      )
    },
    PlantedText(
      "a solution of nothing",
      """
      Solutions/01-Teapot/Stir.swift: It belongs to no exercise of Exercises/01-Teapot/README.md: \
      rename it, or remove it.
      """
    ) { try $0.write("\(solutions)/Stir.swift", "") },
    PlantedText(
      "wrong answers to nothing",
      """
      Solutions/01-Teapot/WrongAnswers/Stir: It belongs to no exercise of \
      Exercises/01-Teapot/README.md: rename it, or remove it.
      """
    ) { try $0.write("\(solutions)/WrongAnswers/Stir/Fast.swift", "") },
    PlantedText(
      "a shared file that is another one in the solutions",
      """
      Solutions/01-Teapot/Leaf.swift: It is shared by the exercises, and differs from \
      Exercises/01-Teapot/Leaf.swift: make them the same.
      """
    ) { try $0.write("\(solutions)/Leaf.swift", "struct Leaf { let green = true }\n") },
    PlantedText(
      "a starter without a gap",
      """
      Solutions/01-Teapot/Starters/Boil.diff: The starter has no gap: mark where to begin with \
      "// TODO: " and what to do.
      """,
      "Exercises/01-Teapot/Boil.swift:1: \(otherStarter)"
    ) { try $0.replace("// TODO: Boil", with: "// Boil", in: "\(solutions)/Starters/Boil.diff") },
    PlantedText(
      "a starter that does not fit its solution",
      """
      Solutions/01-Teapot/Starters/Boil.diff:1: Solutions/01-Teapot/Boil.swift does not have the line \
      "let full = 2" here: quote it as it is, with what is around it.
      """
    ) { try $0.replace("full = 1", with: "full = 2", in: "\(solutions)/Starters/Boil.diff") },
    PlantedText(
      "a solution with a gap",
      """
      Solutions/01-Teapot/Boil.swift:2: An answer has no gap: fill it, and remove the TODO.
      """,
      andMore: true
    ) { try $0.write("\(solutions)/Boil.swift", "let full = 1\n// TODO: Wait.\n") },
    PlantedText(
      "an exercise that somebody has solved",
      "Exercises/01-Teapot/Boil.swift:2: \(otherStarter)"
    ) { try $0.replace("full = 0", with: "full = 1", in: "Exercises/01-Teapot/Boil.swift") },
    PlantedText(
      "hints for nothing",
      """
      Exercises/01-Teapot/Hints.md:21: "Stir" is the name of no exercise: correct it, or remove its \
      hints.
      """,
      "Exercises/01-Teapot/Hints.md: Boil has no hints: write the three of them."
    ) { try $0.replace("## Boil", with: "## Stir", in: hints) },
    PlantedText(
      "two hints",
      """
      Exercises/01-Teapot/Hints.md:3: The hints of Fill are not the three steps: have ### 1. A \
      question, ### 2. A pointer, ### 3. Almost the answer, in this order.
      """
    ) { try $0.replace("### 2. A pointer\n", with: "", in: hints) },
    PlantedText(
      "an empty hint",
      """
      Exercises/01-Teapot/Hints.md:3: The hint "2. A pointer" of Fill is empty: write it.
      """
    ) { try $0.replace("There.\n", with: "", in: hints) },
    PlantedText(
      "a third hint that is no part of a right answer",
      """
      Exercises/01-Teapot/Hints.md:17: The code of Fill's third hint is in no right answer: quote the \
      solution, or keep the answer that it leads to in Solutions/01-Teapot/SecondAnswers/Fill.md.
      """
    ) { try $0.replace("let full = 1", with: "let full = 2", in: hints) },
    PlantedText(
      "a third hint of which one paragraph is right",
      """
      Exercises/01-Teapot/Hints.md:17: The code of Fill's third hint is in no right answer: quote the \
      solution, or keep the answer that it leads to in Solutions/01-Teapot/SecondAnswers/Fill.md.
      """
    ) { try $0.replace("let full = 1", with: "let full = 1\n\nlet wet = 1", in: hints) },
  ]
}
