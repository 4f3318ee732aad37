import ChapterKit
import Dependencies
import OutsideWorld

@main
struct ContactsDemo {
  static let chapter = Chapter(
    3,
    "Contacts",
    "A list of the people in your address book.",
    uncontrolled: Version("It opens the real store, wherever it runs.") { title in
      .contacts(title, UncontrolledContacts())
    },
    controlled: Version("It opens a client, and you choose the address book.") { title in
      .contacts(title, ControlledContacts())
    },
    commands: [.core]
  )

  static func main() async {
    if isLaunchedAsApp { UsageDescriptions.declare(.contacts, "To show the people you know.") }
    await chapter.main()
  }

  /// The app declares why it needs contacts when it is launched. A preview and a test show a screen
  /// of it without launching it, so there nobody has declared anything.
  private static var isLaunchedAsApp: Bool {
    let invocation = try? chapter.understand(Array(CommandLine.arguments.dropFirst()))
    return invocation?.context ?? .live == .live
  }
}
