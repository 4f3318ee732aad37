extension PlantedText {
  static let ofExercises = [
    PlantedText(
      "an exercise that does not say how hard it is",
      """
      Exercises/01-Teapot/README.md:7: Boil does not say how hard it is: write "## Boil · guided" \
      (applied, stretch).
      """
    ) { try $0.replace(" · applied", with: "", in: exercises) },
    PlantedText(
      "no stretch",
      "Exercises/01-Teapot/README.md: No exercise is stretch: make one of them so."
    ) { try $0.replace(" · stretch", with: " · applied", in: exercises) },
    PlantedText(
      "no solution",
      "Solutions/01-Teapot/Boil.swift: The exercise Boil has no solution: write it here."
    ) { try $0.remove("\(solutions)/Boil.swift") },
    PlantedText(
      "no tests",
      "Exercises/01-Teapot/Tests/Boil"
        + "Tests.swift: The exercise Boil has no tests: write it here."
    ) { try $0.remove("Exercises/01-Teapot/Tests/BoilTests.swift") },
    PlantedText(
      "a solution of nothing",
      """
      Solutions/01-Teapot/Stir.swift: It belongs to no exercise of Exercises/01-Teapot/README.md: \
      rename it, or remove it.
      """
    ) { try $0.write("", to: "\(solutions)/Stir.swift") },
    PlantedText(
      "wrong answers to nothing",
      """
      Solutions/01-Teapot/WrongAnswers/Stir: It belongs to no exercise of \
      Exercises/01-Teapot/README.md: rename it, or remove it.
      """
    ) { try $0.write("", to: "\(solutions)/WrongAnswers/Stir/Fast.swift") },
    PlantedText(
      "a shared file that is another one in the solutions",
      """
      Solutions/01-Teapot/Leaf.swift: It is shared by the exercises, and differs from \
      Exercises/01-Teapot/Leaf.swift: make them the same.
      """
    ) { try $0.write("struct Leaf { let green = true }\n", to: "\(solutions)/Leaf.swift") },
    PlantedText(
      "a starter without a gap",
      """
      Solutions/01-Teapot/Starters/Boil.swift: The starter has no gap: mark where to begin with \
      "// TODO: " and what to do.
      """,
      """
      Exercises/01-Teapot/Boil.swift:1: It differs from Solutions/01-Teapot/Starters/Boil.swift, and \
      a clone begins with both the same: copy the one that is right over the other.
      """
    ) { try $0.replace("// TODO: Boil", with: "// Boil", in: "\(solutions)/Starters/Boil.swift") },
    PlantedText(
      "a solution with a gap",
      """
      Solutions/01-Teapot/Boil.swift:2: An answer has no gap: fill it, and remove the TODO.
      """
    ) { try $0.write("let full = 1\n// TODO: Wait.\n", to: "\(solutions)/Boil.swift") },
    PlantedText(
      "an exercise that somebody has solved",
      """
      Exercises/01-Teapot/Boil.swift:2: It differs from Solutions/01-Teapot/Starters/Boil.swift, and \
      a clone begins with both the same: copy the one that is right over the other.
      """
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
      solution, or keep the answer that it leads to in Solutions/01-Teapot/SecondAnswers/Fill.
      """
    ) { try $0.replace("let full = 1", with: "let full = 2", in: hints) },
    PlantedText(
      "a third hint of which one paragraph is right",
      """
      Exercises/01-Teapot/Hints.md:17: The code of Fill's third hint is in no right answer: quote the \
      solution, or keep the answer that it leads to in Solutions/01-Teapot/SecondAnswers/Fill.
      """
    ) { try $0.replace("let full = 1", with: "let full = 1\n\nlet wet = 1", in: hints) },
  ]

  static let ofAnswers = [
    PlantedText(
      "one wrong answer",
      """
      Solutions/01-Teapot/WrongAnswers/Boil: There are 1 wrong answers, and two are the least that \
      shows what the tests are for: write more.
      """
    ) { try $0.remove("\(solutions)/WrongAnswers/Boil/Half.swift") },
    PlantedText(
      "a wrong answer that does not tempt",
      """
      Solutions/01-Teapot/WrongAnswers/Boil/Half.swift:1: It does not say why it tempts: begin it \
      with "// Tempting: " and a reason.
      """
    ) { try $0.write("let full = 2\n", to: "\(solutions)/WrongAnswers/Boil/Half.swift") },
    PlantedText(
      "no second answer",
      """
      Solutions/01-Teapot/SecondAnswers: No second answer shows that the tests accept more than one: \
      write one.
      """
    ) { try $0.remove("\(solutions)/SecondAnswers/Fill/Slowly.swift") },
    PlantedText(
      "a second answer without a reason",
      """
      Solutions/01-Teapot/SecondAnswers/Fill/Slowly.swift:1: It does not say what is different: begin \
      it with "// Right as well: " and a reason.
      """
    ) { try $0.write("// Right as well: \n", to: "\(solutions)/SecondAnswers/Fill/Slowly.swift") },
    PlantedText(
      "a guard of nothing",
      """
      Solutions/01-Teapot/Guards.txt:3: "Stir" is the name of no exercise: correct it, or remove it.
      """
    ) { try $0.replace("Fill:", with: "Stir:", in: "\(solutions)/Guards.txt") },
    PlantedText(
      "a guard that is no test",
      """
      Solutions/01-Teapot/Guards.txt:3: Fill has no test "it is wet": correct it, or remove it.
      """
    ) { try $0.replace("it is dry outside", with: "it is wet", in: "\(solutions)/Guards.txt") },
    PlantedText(
      "a guard without a reason",
      """
      Solutions/01-Teapot/Guards.txt:3: "it is dry outside" has no reason: write it below, indented.
      """
    ) { try $0.replace("  It is already.\n", with: "", in: "\(solutions)/Guards.txt") },
    PlantedText(
      "a rule about a command with another word",
      """
      Chapters/01-Teapot/Commands.txt:2: No rule begins like this: write `fails: swift run Teapot …`, \
      or another known word.
      """
    ) {
      try $0.write("# Read.\nexplodes: swift run Teapot\n", to: "Chapters/01-Teapot/Commands.txt")
    },
    PlantedText(
      "a rule about a command without a reason",
      """
      Chapters/01-Teapot/Commands.txt:1: The rule of `swift run Teapot` has no reason: write it \
      below, indented.
      """
    ) { try $0.write("fails: swift run Teapot\n", to: "Chapters/01-Teapot/Commands.txt") },
  ]
}
