import ChapterKit
import Dependencies
import Foundation
import OutsideWorld

package enum ContactsDemo {
  package static let chapter = Chapter(
    3,
    "Contacts",
    "A list of the people in your address book.",
    versions: [
      "uncontrolled": Version("It opens the real store, wherever it runs.", isControlled: false) {
        .contacts($0, UncontrolledContacts())
      },
      "controlled": Version("It opens a client, and you choose the address book.") {
        .contacts($0, ControlledContacts())
      },
    ],
    commands: [.core, .move, .previews],
    launch: { invocation in
      // The app says why it needs contacts when it is launched. A preview and a test show a screen
      // of it without launching it, so there nothing is declared.
      guard invocation.context ?? .live == .live else {
        // What follows ends in one sentence: Swift's report of a crash would bury it.
        signal(SIGABRT, SIG_DFL)
        return
      }
      UsageDescriptions.declare(.contacts, "To show the people you know.")
    }
  )

  package static func main() async { await chapter.main() }
}
