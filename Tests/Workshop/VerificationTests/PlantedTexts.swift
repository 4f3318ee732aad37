import PlantedCourses

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
      Chapters/01-Teapot/README.md:41: No other lesson has the heading "## Testing": make it a part \
      of another section.
      """
    ) { try $0.replace("## Test it", with: "## Testing", in: lesson) },
    PlantedText(
      "headings out of order",
      """
      Chapters/01-Teapot/README.md:3: The headings are not in the order of the other lessons: make \
      it What you will see · Run it · The problem · Take control · Test it · At work · \
      Exercises · Where to go from here.
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
      "a page beside the lesson with a link that leads nowhere",
      """
      Chapters/01-Teapot/Leaves.md:1: The link to Tea.swift leads to no file: correct it, or write \
      the file.
      """
    ) { try $0.write("Chapters/01-Teapot/Leaves.md", "All about [tea](Tea.swift).\n") },
    PlantedText(
      "a picture of what was",
      """
      Chapters/01-Teapot/Picture.svg: The demo has changed since. Draw it again: swift run workbook \
      picture Teapot
      """
    ) { try $0.write("Chapters/01-Teapot/Picture.svg", "<svg/>") },
    PlantedText(
      "no diff",
      """
      Chapters/01-Teapot/README.md: The lesson quotes no diff: add what `swift run workbook diff \
      Teapot` prints.
      """
    ) { try $0.replace("```diff", with: "```text", in: lesson) },
    PlantedText(
      "a diff of another file",
      """
      Chapters/01-Teapot/README.md:36: The diff is another one, from "-let tea = Pot(.shared)" on: \
      quote what `swift run workbook diff Teapot` prints.
      """
    ) { try $0.replace("-let tea = Tea", with: "-let tea = Pot", in: lesson) },
    PlantedText(
      "a diff that ends too early",
      """
      Chapters/01-Teapot/README.md:36: The diff is another one, from "its end" on: quote what \
      `swift run workbook diff Teapot` prints.
      """
    ) { try $0.replace("+let tea = Tea(kettle)\n", with: "", in: lesson) },
    PlantedText(
      "a diff of a version that there is not",
      """
      Chapters/01-Teapot/README.md: The lesson never has you type `swift run workbook diff Teapot`: \
      add it.
      """,
      """
      Chapters/01-Teapot/README.md:36: Nothing to compare for "samovar": \
      Chapters/01-Teapot/Sources has neither Samovar.swift nor a folder Samovar. Name two versions \
      that have one; swift run Teapot --help lists the versions.
      """
    ) { try $0.replace("diff Teapot", with: "diff Teapot controlled samovar", in: lesson) },
    PlantedText(
      "a sample that is nowhere in the code",
      """
      Chapters/01-Teapot/README.md:26: No file of the chapter has the sample that begins with \
      "let tea = Pot(.shared)": copy it from the code.
      """
    ) {
      try $0.replace(
        "```swift\nlet tea = UncontrolledTea",
        with: "```swift\nlet tea = Pot",
        in: lesson
      )
    },
  ]

  static let ofTheStage = [
    PlantedText(
      "no minutes",
      """
      Chapters/01-Teapot/OnStage.md: The instructor's notes do not have "For the instructor: N \
      minutes": add it.
      """
    ) { try $0.replace("For the instructor: 5 minutes", with: "For the instructor", in: stage) },
    PlantedText(
      "no minutes for the exercises",
      """
      Chapters/01-Teapot/OnStage.md: The instructor's notes do not have the minutes of the exercises, \
      as "(N more)": add it.
      """
    ) { try $0.replace(" (30 more)", with: "", in: stage) },
    PlantedText(
      "no table",
      """
      Chapters/01-Teapot/OnStage.md: The instructor's notes do not have a table of minutes, commands \
      and what the room should see: add it.
      """
    ) {
      try $0.replace("| 2 |", with: "| two |", in: stage)
      try $0.replace("| 2 |", with: "| two |", in: stage)
    },
    PlantedText(
      "no question",
      """
      Chapters/01-Teapot/OnStage.md: The instructor's notes do not have "**The question to ask**": \
      add it.
      """,
      """
      Chapters/01-Teapot/OnStage.md:3: The instructor has 5 minutes, and the steps on stage with the \
      question add up to 4: make them agree.
      """
    ) { try $0.replace("**The question to ask**", with: "**Ask**", in: stage) },
    PlantedText(
      "steps that add up to something else",
      """
      Chapters/01-Teapot/OnStage.md:3: The instructor has 5 minutes, and the steps on stage with the \
      question add up to 6: make them agree.
      """
    ) { try $0.replace("| 2 |", with: "| 3 |", in: stage) },
    PlantedText(
      "two exercises",
      """
      Exercises/01-Teapot/README.md: There are 2 exercises, and each chapter has three at least: \
      write more.
      """,
      andMore: true
    ) {
      try $0.replace(
        "## Pour · stretch\n\nAbout the cup, about 15 minutes.",
        with: "(stretch)",
        in: exercises
      )
      try $0.replace("(30 more)", with: "(15 more)", in: stage)
      try $0.replace("30 min", with: "15 min", in: "README.md")
    },
    PlantedText(
      "an exercise without minutes",
      """
      Exercises/01-Teapot/README.md:10: Boil does not say how long it takes: write "about N minutes".
      """
    ) { try $0.replace(", about 10 minutes", with: "", in: exercises) },
    PlantedText(
      "exercises that add up to something else",
      """
      Chapters/01-Teapot/OnStage.md:3: The instructor has 30 more minutes, and its exercises add up \
      to 29: make them agree.
      """
    ) { try $0.replace("about 15 minutes", with: "about 14 minutes", in: exercises) },
  ]

  static let ofTheCourse = [
    PlantedText(
      "a chapter whose exercises have no solutions at all",
      "Solutions/02-Pot: The folder is missing: add it.",
      andMore: true
    ) { course in
      try course.write("Chapters/02-Pot/README.md", "")
      try course.write("Exercises/02-Pot/README.md", "## Stir · guided\n")
    },
    PlantedText(
      "the same name in two chapters",
      """
      Exercises/02-Pot/README.md:1: Pour is an exercise of 01-Teapot as well: give one of them \
      another name.
      """,
      "Solutions/02-Pot: The folder is missing: add it.",
      andMore: true
    ) { course in
      try course.write("Chapters/02-Pot/README.md", "")
      try course.write("Exercises/02-Pot/README.md", "## Pour · guided\n")
    },
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
      Exercises/01-Teapot/README.md:12: 1 place marked with "Write:" is not written yet: do so.
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
