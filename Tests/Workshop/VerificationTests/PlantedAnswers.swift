import PlantedCourses

extension PlantedText {
  private static let wrong = "\(solutions)/WrongAnswers/Boil.md"

  /// Changes the text of the wrong answers to Boil. Its first heading is in line 3, its first diff
  /// in lines 7 to 10.
  private static func wrongAnswers(
    _ name: String,
    _ fault: String,
    _ old: String,
    _ new: String
  ) -> PlantedText {
    PlantedText(name, "\(wrong):\(fault)") { try $0.replace(old, with: new, in: wrong) }
  }

  static let ofAnswerTexts = [
    wrongAnswers(
      "a wrong answer that says nothing",
      "3: Half says nothing: write a sentence about it below.",
      "It looks full.\n\n",
      ""
    ),
    wrongAnswers(
      "two wrong answers of one name",
      "14: There are two answers Half: give one of them another name.",
      "### Twice",
      "### Half"
    ),
    wrongAnswers(
      "a wrong answer without a difference",
      """
      3: Half has no difference: write what it changes in a diff, or all of it in \
      Solutions/01-Teapot/WrongAnswers/Boil/Half.swift.
      """,
      "```diff\n-let full = 1\n+let full = 2\n```\n\nRejected by \"it is full\".\n\n### Twice",
      "Rejected by \"it is full\".\n\n### Twice"
    ),
    wrongAnswers(
      "a difference of another text",
      """
      8: Solutions/01-Teapot/Boil.swift does not have the line "let full = 0" here: quote it as it \
      is, with what is around it.
      """,
      "-let full = 1",
      "-let full = 0"
    ),
    wrongAnswers(
      "a difference with a line of another text below",
      """
      10: Solutions/01-Teapot/Boil.swift does not have the line "let hot = 0" here: quote it as it \
      is, with what is around it.
      """,
      "+let full = 2",
      "+let full = 2\n let hot = 0"
    ),
    wrongAnswers(
      "a difference without a place",
      """
      8: No line says where in Solutions/01-Teapot/Boil.swift this is: add one of those around it.
      """,
      "-let full = 1\n",
      ""
    ),
    wrongAnswers(
      "a difference that changes nothing",
      "8: Nothing is different here: mark lines with + or -, or remove the @@.",
      "-let full = 1\n+let full = 2",
      " let full = 1"
    ),
    wrongAnswers(
      "a line without a sign",
      "9: No line of a difference begins like this: begin it with +, - or a space.",
      "+let full = 2",
      "let full = 2"
    ),
    wrongAnswers(
      "a difference of another file",
      "7: Boil has no Fill.swift: it has Boil.swift.",
      "It looks full.\n",
      "It looks full.\n\nIn `Fill.swift`:\n"
    ),
    wrongAnswers(
      "a wrong answer that no test is said to reject",
      """
      3: Half does not say which test rejects it: let "swift run workbook verify Teapot --only answers \
      --rewrite" write it.
      """,
      "Rejected by \"it is full\".\n\n### Twice",
      "### Twice"
    ),
    wrongAnswers(
      "a wrong answer that a test rejects that is not there",
      """
      3: Boil has no test "it is wet": let "swift run workbook verify Teapot --only answers --rewrite" \
      write it.
      """,
      "Rejected by \"it is full\".\n\n### Twice",
      "Rejected by \"it is wet\".\n\n### Twice"
    ),
    PlantedText(
      "a difference that fits two places",
      """
      \(wrong):8: Solutions/01-Teapot/Boil.swift has these lines in 2 places: add lines of those \
      around the right one.
      """,
      """
      \(wrong):19: Solutions/01-Teapot/Boil.swift has these lines in 2 places: add lines of those \
      around the right one.
      """,
      andMore: true
    ) { try $0.write("\(solutions)/Boil.swift", "let full = 1\nlet full = 1\n") },
    PlantedText(
      "differences in the wrong order",
      """
      \(wrong):10: This place is further up in Solutions/01-Teapot/Boil.swift than the one before: \
      write it first.
      """,
      andMore: true
    ) {
      let old = "-let full = 1\n+let full = 2"
      try $0.write("\(solutions)/Boil.swift", "let full = 1\nlet hot = 1\n")
      try $0.replace(old, with: "-let hot = 1\n@@\n-let full = 1", in: wrong)
    },
    PlantedText(
      "a diff without an end",
      "\(wrong):6: This diff has no end: close it with ```.",
      andMore: true
    ) { try $0.write(wrong, Teapot.wrongAnswer("Half").replacing("```\n", with: "")) },
    PlantedText(
      "an answer that no text names",
      """
      Solutions/01-Teapot/WrongAnswers/Boil/Cold.swift: Solutions/01-Teapot/WrongAnswers/Boil.md has \
      no such answer: name it there, and link to it.
      """
    ) { try $0.write("\(solutions)/WrongAnswers/Boil/Cold.swift", "let full = 1\n") },
  ]

  static let ofAnswers =
    ofAnswerTexts + [
      PlantedText(
        "one wrong answer",
        """
        Solutions/01-Teapot/WrongAnswers/Boil.md: There are 1 wrong answers, and two are the least that \
        shows what the tests are for: write more.
        """
      ) { try $0.write(wrong, Teapot.wrongAnswer("Half")) },
      PlantedText(
        "no second answer",
        """
        Solutions/01-Teapot/SecondAnswers: No second answer shows that the tests accept more than one: \
        write one.
        """
      ) { try $0.remove("\(solutions)/SecondAnswers/Fill.md") },
      PlantedText(
        "a rule about a command with another word",
        """
        Chapters/01-Teapot/Commands.txt:2: No rule begins like this: write `fails: swift run Teapot …`, \
        or another known word.
        """
      ) {
        try $0.write("Chapters/01-Teapot/Commands.txt", "# Read.\nexplodes: swift run Teapot\n")
      },
      PlantedText(
        "a rule about a command without a reason",
        """
        Chapters/01-Teapot/Commands.txt:1: The rule of `swift run Teapot` has no reason: write it \
        below, indented.
        """
      ) { try $0.write("Chapters/01-Teapot/Commands.txt", "fails: swift run Teapot\n") },
    ]
}
