import Usage

// Commands that few people type, and no newcomer: a second program has them, which is built when it
// is needed.

extension CommandWord {
  static let verify = CommandWord(
    "verify",
    operands: "[CHAPTER]",
    count: 0...1,
    promise: "Whether texts, answers and commands are right.",
    options: [
      Option("--only", "PART", promise: "One part of it: texts, answers, commands or packages."),
      Option("--rewrite", promise: "Makes the texts of answers fit solutions that have changed."),
    ],
    details: """
      texts     Lessons, exercises, hints, minutes, links, samples and quoted diffs
                are as they have to be. It takes seconds and needs no toolchain.
      answers   Every test passes with the solution, and fails on the starter or on a
                wrong answer; every wrong answer is rejected by the test that its text
                names, every second answer accepted. Wrong and second answers are
                judged in rounds, one of each exercise in each round.
      commands  Every command that the lessons and the pages beside them have you type
                runs, and prints what is shown.
      packages  What "take" makes of each chapter, and of its solved exercises, builds
                and passes its tests, with our own libraries in place of those on the
                network.

      A wrong or second answer is kept as what it changes in the solution, and so is
      each exercise as it is handed out. When you have changed the solution, or the
      exercise, --rewrite makes these differences anew, shows what became of them, and
      says which ones fit no more: fix those by hand. With --only answers it judges
      them too, and writes down which test rejects each wrong one.

      Each fault is one sentence with its place. It ends with 1 if there is one.
      """
  )

  static let present = CommandWord(
    "present",
    operands: "[CHAPTER]",
    count: 0...1,
    promise: "A page for you and one for the projector.",
    options: [
      Option("--port", "N", promise: "Where it listens, if not on 4760; 0 takes a free one."),
      Option("--quiet", promise: "Do not open the browser."),
      Option("--alone", promise: "Do not look at terminals beside."),
    ],
    details: """
      It listens on this machine only. The speaker's page shows the row of OnStage.md
      that is on, the next two, the notes, and the minutes against the plan. From
      there you open the room's page in a window of its own, and move that to the
      projector: it shows one thing at a time, legible from the last row.

      →, n, page down   the next row     space   run what the row says
      ←, p, page up     the row before   x       end what runs
      b, .              black            k       all keys go to the program (F2: stop)
      q  question       t  terminal      d  diff, ↓ its next place    f  file
      e  exercise       l  lesson        + and -  larger and smaller
      1, 2              the chapter as shipped, or solved; what was there is kept

      A file that the row names is shown, and what you save in it. Commands run in
      this folder, on a terminal of their own; ctrl-C here ends them all.

      The room also sees the demo that began last in a terminal beside, and of that
      terminal nothing else: no swift test and no command of the workbook, so you read
      notes and hints there in peace. The smaller that window, the larger its letters.
      With --alone, or WORKBOOK_ROOM=off there, no demo is seen.
      """
  )

  static let picture = CommandWord(
    "picture",
    operands: "[CHAPTER]",
    count: 0...1,
    promise: "The picture of a demo that its lesson shows.",
    details: """
      It runs the demo's comparison for real, on a terminal of its own, and writes
      what is seen there to Chapters/NN-Name/Picture.svg, moment by moment. Without a
      CHAPTER, it does so for each demo that is built. "verify" says when what is
      drawn has changed since.
      """
  )

  static let take = CommandWord(
    "take",
    operands: "CHAPTER|EXERCISE FOLDER",
    count: 2...2,
    promise: "A package of your own, made from a chapter or a solved exercise.",
    options: [
      Option("--as", "NAME", promise: "A name of your own for the model and its module."),
      Option("--from", "PLACE", promise: "Chapters, Exercises or Solutions."),
      Option("--solutions", promise: "The same as --from Solutions."),
    ],
    details: """
      Of a CHAPTER it takes the controlled feature, its clients, and the tests that
      need no stage. Of an EXERCISE it takes your answer and its tests. --from
      Exercises with a CHAPTER takes all its exercises, once you have solved them;
      --from Solutions takes our answers. A chapter without a demo is its exercises.

      Package.swift names the libraries that you use at work, and README.md says what
      is there and what to change.

      FOLDER is made. If it is there, it has to be empty; and it is not in the
      workbook.
      """
  )

  static let scan = CommandWord(
    "scan",
    operands: "PATH",
    count: 0...1,
    promise: "What in your own code is not under control.",
    options: [
      .json,
      Option("--all", promise: "Each place, however many there are."),
      Option("--summary", promise: "The counts alone."),
      Option("--kind", "KIND", promise: "One kind alone: time, files, network, …"),
      Option("--explain", "KIND", promise: "What a kind costs, and how it is taken under control."),
      Option("--baseline", "FILE", promise: "Only what is new since FILE was written."),
      Option("--update", promise: "Write the baseline anew, and say what came in and what went."),
      Option("--html", "FILE", promise: "A page to show to a team, also against the baseline."),
    ],
    details: """
      It reads Swift, and runs nothing. A declaration is no use, a type of your own
      with a known name is told apart, and what stands inside a live value (a
      DependencyKey, a "live" value, a file or module whose name ends in Live) is at
      home.

      // uncontrolled: reason      accepts what is on its line, or on the next one.

      The first run with --baseline writes FILE. Later ones end with 1 if something is
      new, so that the number of a team only goes down.
      """
  )

  static let new = CommandWord(
    "new",
    operands: "chapter NAME [SENTENCE]",
    count: 2...3,
    promise: "A chapter that runs: you write what it is about.",
    options: [
      Option("--versions", "A,B,C", promise: "Its versions, where they are not the usual pair."),
      Option("--module", "NAME", promise: "A module of its own, with a client in it."),
    ],
    details: """
      new chapter Dictation "A microphone hears you, and you read what you said."
      new chapter Tides "The sea comes and goes." --versions by-hand,library

      It makes the folders in Chapters, Exercises and Solutions, and adds the chapter
      to Package.swift, to the tests of all chapters and to the table in README.md.
      All of it is a copy of Tests/Template, with other names. Where you have to write
      something, it says "Write: …", and these words are easily found. The NAME is
      what is typed after swift run.
      """
  )

  static let stage = CommandWord(
    "stage",
    operands: "CHAPTER problem|solved",
    count: 2...2,
    promise: "A chapter in a known state, whatever it is in.",
    options: [.yes],
    details: """
      problem   the demo and the exercises as they were handed out
      solved    the demo as it was handed out, and the exercises solved

      Files that were changed are changed back, those that were deleted come back, and
      those that were added go; git knows the demo's files, at HEAD. Every demo asks
      again, starts without data, and a collector begins at zero.

      It asks first. One backup has all of it, and swift run workbook restore --last
      undoes the change. Through a pipe it needs --yes.
      """
  )
}
