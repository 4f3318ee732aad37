import Usage

/// The commands of the program `workshop`. It is built when one of them is typed, so that what a
/// newcomer types first is built soon.
extension Command {
  package static let present = Command(
    name: "present",
    operands: "[CHAPTER]",
    summary: "A terminal to teach from, and a page that mirrors it.",
    details: """
      It runs your own shell in this terminal, and opens a page for the projector.
      What stands in the terminal is what the room sees, larger. The three rows at the
      bottom are for you alone: the row of OnStage.md that is on, the question, the
      minutes against the plan. Ctrl-D ends it, as it ends a shell, and with it what
      runs in the background.

      Ctrl-\\, or F12, and then

      n b    the next row, or back           N B    the next chapter, or back
      t      its command, at the prompt      q      the question, large
      f      its files, with saved lines lit d      the diff
      e      an exercise with its clock      p      a second pane, left and right
      ↑ ↓    scroll, or the next place       tab    the keys go to the other pane
      . l    black; light or dark            space  the terminal again
      o      open the page again

      The page is for this machine alone. .workbook/room.html leads there, and only
      you can read that file.
      """
  )

  package static let stage = Command(
    name: "stage",
    operands: "CHAPTER|all",
    summary: "A chapter, or all, in its first state.",
    details: """
      Files that were changed are changed back, those that were deleted come back, and
      those that were added go; git knows the demo's files, at HEAD. Every demo asks
      again, starts without data, and a collector begins at zero.

      One backup has the files that it replaces, and it says which command brings them
      back. The collector's events are in no backup.
      """
  )

  package static let scan = Command(
    name: "scan",
    operands: "[PATH]",
    summary: "What in your own code is not under control.",
    options: [
      Option("--all", summary: "On a terminal, each place, however many there are."),
      Option("--summary", summary: "The counts alone."),
      Option("--kind", "KIND", summary: "One kind alone: time, files, network, …"),
      Option("--explain", "KIND", summary: "What a kind costs, and which lesson is about it."),
      Option("--baseline", "FILE", summary: "Only what is new since FILE was written."),
      Option("--update", summary: "Write the baseline anew, and say what came in and what went."),
    ],
    details: """
      It reads Swift, and runs nothing. Through a pipe it prints each place as a
      compiler prints a warning, so that editors jump to it. Code in a live value (a
      DependencyKey, a member called live, a type, file or module whose name begins
      or ends with the word Live) is at home.

      // uncontrolled: reason      accepts what is on its line, or on the next one.

      The first run with --baseline writes FILE. Later runs print what is new, and end
      with 1 if there is something: the number of a team only goes down.
      """
  )

  package static let take = Command(
    name: "take",
    operands: "CHAPTER|EXERCISE FOLDER",
    summary: "A package of your own, made from a chapter or a solved exercise.",
    options: [
      Option("--as", "NAME", summary: "A name of your own for the model and its module."),
      Option("--solutions", summary: "The exercises as we have solved them."),
    ],
    details: """
      Of a CHAPTER it takes the controlled feature, its clients, and the tests that
      need no stage; of one without a demo, its exercises. Of an EXERCISE it takes
      your answer and its tests, once you have solved it. With --solutions, it takes
      our answers, of a CHAPTER all of them.

      Package.swift names the libraries that you use at work, and README.md says what
      to change.

      FOLDER is made. If it is there, it has to be empty; and it is not in the
      workbook.
      """
  )

  package static let verify = Command(
    name: "verify",
    operands: "[CHAPTER]",
    summary: "Whether answers, commands and packages are right.",
    options: [
      Option("--only", "PART", summary: "One part of it: answers, commands or packages."),
      Option("--rewrite", summary: "Makes the starters fit exercises that have changed."),
    ],
    details: """
      answers   Each test passes with the solution, and fails on the starter or on a
                wrong answer. Each wrong answer is rejected by the test that its text
                names. Each second answer passes.
      commands  Each command that a text of a chapter shows runs, and prints what is
                shown below it.
      packages  What "take" makes of each chapter, and of its solved exercises, builds
                and passes its tests. Our own libraries take the place of those that
                are on a network.

      A starter, a wrong answer and a second answer are kept as their difference from
      the solution. When you have changed an exercise or its solution, --rewrite makes
      the starter anew, and shows it. An answer that does not fit any more is a fault:
      correct it by hand.

      A fault is one sentence with its place. If there is one, the exit code is 1.
      The texts have tests of their own: swift test --filter Texts
      """
  )

  package static let new = Command(
    name: "new",
    operands: "chapter NAME",
    summary: "A chapter that runs: you write what it is about.",
    details: """
      It copies Tests/Template into Chapters, Exercises and Solutions, with other
      names, and its scheme for Xcode into .swiftpm. It prints the rows to paste into
      the lists of all chapters. Where you have to write something, it says
      "Write: …". The NAME is what is typed after swift run.
      """
  )

  package static let picture = Command(
    name: "picture",
    operands: "[CHAPTER]",
    summary: "The picture of a demo that its lesson shows.",
    details: """
      It runs the demo's comparison for real, on a terminal of its own, and writes
      what is seen there to Chapters/NN-Name/Picture.svg, moment by moment. Without a
      CHAPTER, it does so for each demo that is built. If the demo draws something
      else later, a test fails: swift test --filter Texts
      """
  )
}
