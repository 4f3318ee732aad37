import ChapterKit
import Foundation
import Stage

extension DemoCommand {
  /// What happens to a preview when its screen moves out of the app.
  static let move = DemoCommand(
    "move",
    "Moves the screen into a module of its own, on a copy, and looks at its preview."
  ) { _, terminal in
    terminal.say("Each in a module of its own, with a preview, which launches no app:")
    for move in MovedScreen.all {
      terminal.say("  \(move.name): \(await move.preview())", hanging: 2)
    }
    terminal.say("It was a copy: your sources are as they were.")
    return 0
  }
}

/// A part of this screen as a module, of the same files without a change, and a preview of it.
struct MovedScreen: Sendable {
  let name: String
  let files: [String]
  /// What the preview does, and what it shows.
  let code: String

  static let all = [
    MovedScreen(
      name: "the screen, uncontrolled",
      files: ["ContactsModel", "Uncontrolled"],
      code: "let model = UncontrolledContacts(); await model.load(); print(model.list)"
    ),
    MovedScreen(
      name: "its core, with people put in by hand",
      files: ["Core", "InventedPeople"],
      code: "print(ContactsCore(Array.invented(3)).heading)"
    ),
    MovedScreen(
      name: "the screen, controlled",
      files: [
        "ContactsModel", "ContactsClient", "ContactsClientMocks", "Controlled", "InventedPeople",
      ],
      code: """
        let model = withDependencies { $0.context = .preview } operation: { ControlledContacts() }
        await model.load()
        print(model.list.people.count, "people")
        """
    ),
  ]

  /// What it shows, or the last words of its process.
  func preview() async -> String {
    let sources = URL(filePath: #filePath).deletingLastPathComponent()
    let program = SmallProgram(
      """
      import Dependencies
      @main struct Preview { @MainActor static func main() async { \(code) } }
      """,
      files: files.map { sources.appending(path: "\($0).swift").path },
      linked: [
        "AddressCards", "Clocks", "ConcurrencyExtras", "Dependencies", "IssueReporting",
        "OperatingSystem", "OutsideWorld", "Schedulers", "Stage", "Stillness",
      ],
      flags: ["-module-name", "ContactsScreen"]
    )
    switch await program.outcome() {
    case .refused(let error): return "It was not built: \(error)"
    case .ran(let result, _):
      let said = result.signal == nil ? result.output : "☠ \(result.errors)"
      return String(said.prefix { !$0.isNewline })
    }
  }
}
