extension PlantedText {
  static let all = ofLessons + ofTheStage + ofExercises + ofAnswers + ofTheCourse

  static let ofLessons = [
    PlantedText(
      "no lesson",
      """
      README.md:7: The link to Chapters/01-Teapot/README.md leads to no file: correct it, or write \
      the file.
      """,
      "Chapters/01-Teapot/README.md: The lesson is missing or empty: write it."
    ) { try $0.remove(lesson) },
    PlantedText(
      "no hints",
      "Exercises/01-Teapot/Hints.md: The text of the hints is missing or empty: write it."
    ) { try $0.remove(hints) },
    PlantedText(
      "a heading that is missing",
      """
      Chapters/01-Teapot/README.md: The heading "## Test it" is missing: write that section.
      """,
      """
      Chapters/01-Teapot/README.md:39: No other lesson has the heading "## Testing": make it a part \
      of another section.
      """
    ) { try $0.replace("## Test it", with: "## Testing", in: lesson) },
    PlantedText(
      "headings out of order",
      """
      Chapters/01-Teapot/README.md:3: The headings are not in the order of the other lessons: make \
      it What you will see · Run it · The problem · Take control · Test it · Exercises · On stage · \
      Where to go from here.
      """
    ) {
      try $0.replace("## What you will see", with: "## Run", in: lesson)
      try $0.replace("## Run it", with: "## What you will see", in: lesson)
      try $0.replace("## Run\n", with: "## Run it\n", in: lesson)
    },
    PlantedText(
      "a command that nobody is told",
      "Chapters/01-Teapot/README.md: The lesson never has you type `swift run Teapot compare`: add it."
    ) { try $0.replace("swift run Teapot compare\n", with: "", in: lesson) },
    PlantedText(
      "a link that leads nowhere",
      """
      Exercises/01-Teapot/README.md:5: The link to Full.swift leads to no file: correct it, or write \
      the file.
      """
    ) { try $0.replace("(Fill.swift)", with: "(Full.swift)", in: exercises) },
    PlantedText(
      "no diff",
      """
      Chapters/01-Teapot/README.md: The lesson quotes no diff: add what `diff -U1` makes of the two \
      versions.
      """
    ) { try $0.replace("```diff", with: "```text", in: lesson) },
    PlantedText(
      "a diff of another file",
      """
      Chapters/01-Teapot/README.md:32: The diff does not fit Uncontrolled.swift, from the line \
      "-let tea = Pot.shared" on: quote it again, with `diff -U1`.
      """
    ) { try $0.replace("-let tea = Kettle", with: "-let tea = Pot", in: lesson) },
    PlantedText(
      "a diff that makes something else",
      """
      Chapters/01-Teapot/README.md:32: The diff does not make Controlled.swift of \
      Uncontrolled.swift: quote it again, with `diff -U1`.
      """
    ) { try $0.replace("+let tea = kettle", with: "+let tea = pot", in: lesson) },
    PlantedText(
      "a diff that has nothing to compare",
      """
      Chapters/01-Teapot/Sources: Uncontrolled.swift or Controlled.swift is missing: a lesson \
      compares them.
      """
    ) { try $0.remove("Chapters/01-Teapot/Sources/Controlled.swift") },
    PlantedText(
      "a sample that is nowhere in the code",
      """
      Chapters/01-Teapot/README.md:26: No file of the chapter has the sample that begins with \
      "let tea = Pot.shared": copy it from the code.
      """
    ) { try $0.replace("```swift\nlet tea = Kettle", with: "```swift\nlet tea = Pot", in: lesson) },
  ]

  static let ofTheStage = [
    PlantedText(
      "no minutes",
      """
      Chapters/01-Teapot/README.md:54: "On stage" does not have "For the instructor: N minutes": add \
      it.
      """
    ) { try $0.replace("For the instructor: 5 minutes", with: "For the instructor", in: lesson) },
    PlantedText(
      "no minutes for the exercises",
      """
      Chapters/01-Teapot/README.md:54: "On stage" does not have the minutes of the exercises, as \
      "(N more)": add it.
      """
    ) { try $0.replace(" (30 more)", with: "", in: lesson) },
    PlantedText(
      "no table",
      """
      Chapters/01-Teapot/README.md:54: "On stage" does not have a table of minutes, commands and what \
      the room should see: add it.
      """
    ) {
      try $0.replace("| 2 |", with: "| two |", in: lesson)
      try $0.replace("| 3 |", with: "| three |", in: lesson)
    },
    PlantedText(
      "no question",
      """
      Chapters/01-Teapot/README.md:54: "On stage" does not have "**The question to ask**": add it.
      """
    ) { try $0.replace("**The question to ask**", with: "**Ask**", in: lesson) },
    PlantedText(
      "steps that add up to something else",
      """
      Chapters/01-Teapot/README.md:56: The lesson says 5 minutes, and its steps on stage add up to \
      6: make them agree.
      """
    ) { try $0.replace("| 3 |", with: "| 4 |", in: lesson) },
    PlantedText(
      "an exercise without minutes",
      """
      Exercises/01-Teapot/README.md:7: Boil does not say how long it takes: write "about N minutes".
      """
    ) { try $0.replace(", about 10 minutes", with: "", in: exercises) },
    PlantedText(
      "exercises that add up to something else",
      """
      Chapters/01-Teapot/README.md:56: The lesson says 30 more minutes, and its exercises add up to \
      29: make them agree.
      """
    ) { try $0.replace("about 15 minutes", with: "about 14 minutes", in: exercises) },
  ]

  static let ofTheCourse = [
    PlantedText(
      "a chapter without a row in the manifest",
      """
      Package.swift: The table has no row for 01-Teapot: add Chapter(1, "Teapot", …).
      """,
      """
      Package.swift:2: The table has 02-Teapot, and there is no Chapters/02-Teapot: add the folder.
      """,
      """
      Package.swift:2: The table has 02-Teapot, and there is no Exercises/02-Teapot: add the folder.
      """,
      """
      Package.swift:2: The table has 02-Teapot, and there is no Solutions/02-Teapot: add the folder.
      """,
      """
      Solutions/01-Teapot/Leaf.swift: It belongs to no exercise of Exercises/01-Teapot/README.md: \
      rename it, or remove it.
      """
    ) { try $0.replace("Chapter(1", with: "Chapter(2", in: "Package.swift") },
    PlantedText(
      "the same name in two chapters",
      """
      Exercises/02-Pot/README.md:1: Pour is an exercise of 01-Teapot as well: give one of them \
      another name.
      """,
      "Package.swift: The table has no row for 02-Pot: add Chapter(2, \"Pot\", …).",
      andMore: true
    ) { course in
      try course.write("", to: "Chapters/02-Pot/README.md")
      try course.write("## Pour · guided\n", to: "Exercises/02-Pot/README.md")
    },
    PlantedText(
      "other exercises in the manifest",
      """
      Package.swift:2: The manifest has the exercises Fill, Pour, Boil, and the text has Fill, Boil, \
      Pour: make them agree.
      """
    ) { try $0.replace("\"Boil\", \"Pour\"", with: "\"Pour\", \"Boil\"", in: "Package.swift") },
    PlantedText(
      "a chapter that is not on the first page",
      """
      README.md: The table of chapters has no row with a link to Chapters/01-Teapot/README.md: add it.
      """
    ) { try $0.replace("[01](Chapters/01-Teapot/README.md)", with: "01", in: "README.md") },
    PlantedText(
      "other minutes on the first page",
      """
      README.md:7: The row of 01-Teapot says 5 min and 25 min, and the lesson says 5 and 30: make \
      them agree.
      """
    ) { try $0.replace("30 min", with: "25 min", in: "README.md") },
    PlantedText(
      "what a new chapter leaves to its author",
      """
      Exercises/01-Teapot/README.md:9: 1 place marked with "Write:" is not written yet: do so.
      """
    ) { try $0.replace("About the water", with: "Write: the task", in: PlantedText.exercises) },
    PlantedText(
      "a link of the first page that leads nowhere",
      """
      README.md:3: The link to Tests/README.md leads to no file: correct it, or write the file.
      """
    ) { try $0.remove("Tests/README.md") },
  ]
}
