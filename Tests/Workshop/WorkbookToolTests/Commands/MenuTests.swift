import Dependencies
import PlantedCourses
import Stage
import TestTerminals
import TestTools
import Testing
import Usage

@testable import Toolchain
@testable import WorkbookTool

/// Keys in, frames out.
@MainActor
@Suite(.machineTime(.seconds(60))) struct Menus {
  let workbook = try! PlantedCourse.small()
  let pseudo = PseudoTerminal(columns: 64, rows: 20)

  /// The screen from no command at all to the end.
  private func run(
    environment: [String: String] = ["TERM": "xterm"],
    _ update: (inout DependencyValues) -> Void = { _ in }
  ) async -> ExitCode {
    let context = workbook.context(pseudo.terminal(environment))
    return await withDependencies(update) { await context.run([]) }
  }

  @Test func `a command is chosen for an exercise, and then the next one`() async throws {
    try workbook.write("Chapters/01-Kettle/Sources/Kettle.swift", "")
    let before = pseudo.settings
    async let code = run { $0[Judge.self] = .saying(.solved) }
    await pseudo.look(for: "s solution")
    #expect(
      pseudo.shown == """
         Controlling Dependencies · 0 of 3 exercises solved
          01 Kettle  ─────────  0 of 2
        ▸   · 1.1 Boil     guided   5 min  next
            · 1.2 Whistle  applied  5 min
          02 Oven    ─────────  0 of 1
            · 2.1 Bake     guided   5 min









        1.1 Boil · guided, about 5 minutes
           task       Exercises/01-Kettle/README.md:1
           edit       Exercises/01-Kettle/Boil.swift:2
         q quit · ↑↓ jk move · enter check · h hint · t task · w watch
         · l lesson · d demo · D diff · s solution
        """
    )
    pseudo.type("h")
    _ = await pseudo.read(through: "␛[?1049l")
    let hint = await pseudo.read(through: "q to quit.")
    #expect(hint.contains("swift run workbook hint Boil") && hint.contains("Which line waits?"))
    pseudo.type("\n")
    await pseudo.look(for: "s solution")
    pseudo.type("\r")
    _ = await pseudo.read(through: "q to quit.")
    pseudo.type("\n")
    await pseudo.look(for: "▸   · 1.2 Whistle  applied  5 min  next")
    #expect(pseudo.shown.contains("1 of 3 exercises solved"))
    pseudo.type("h")
    _ = await pseudo.read(through: "q to quit.")
    pseudo.type("xq")
    #expect(await code == .success)
    #expect(pseudo.settings == before)
  }

  @Test func `keys move by one, by ten, and to either end, over the names of chapters`() throws {
    let menu = Menu(try workbook.course)
    for (keys, name) in [
      ([.character("j")], "Whistle"), ([.down], "Bake"), ([.character("k"), .up, .up], "Boil"),
      ([.pageDown], "Bake"), ([.pageUp], "Boil"), ([.end, .down], "Bake"), ([.home], "Boil"),
    ] as [([Key], String)] {
      for key in keys { #expect(menu.press(key) == .handled) }
      #expect(menu.selectedName == name)
    }
  }

  @Test func `a page is read, and nothing else`() throws {
    try workbook.write("Chapters/00-Opening/README.md", "# Welcome\n")
    let menu = Menu(try workbook.course)
    for key: Key in [.character("w"), .character("s"), .up] { _ = menu.press(key) }
    #expect(menu.chosen == nil)
    _ = menu.press(.enter)
    #expect(menu.chosen == ["workbook", "lesson", "Opening"])
  }

  @Test(arguments: [
    ("c", "workbook check Bake"), ("w", "workbook watch Bake"), ("l", "workbook lesson Oven"),
    ("d", "Oven compare"), ("D", "workbook diff Oven"),
  ])
  func `a key is a command for the exercise or its chapter`(key: Character, line: String) throws {
    // A chapter without a demo has no key for it.
    #expect(!Menu(try workbook.course, selecting: "Bake").commands.contains("demo"))
    try workbook.write("Chapters/02-Oven/Sources/Oven.swift", "")
    let menu = Menu(try workbook.course, selecting: "Bake")
    #expect(menu.press(.character(key)) == .handled)
    #expect(menu.chosen?.joined(separator: " ") == line)
  }

  @Test func `a terminal that cannot be drawn on gets the plain text`() async {
    #expect(await run(environment: ["TERM": "dumb"]) == .success)
    #expect(await pseudo.read(through: "everything else\r\n").hasPrefix("Controlling Dependencies"))
  }
}
