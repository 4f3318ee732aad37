import AddressCards
import Foundation
import OutsideWorld
import TestTools
import Testing

@testable import ContactsChapter

@MainActor
@Suite(
  .serialized,
  .enabled(if: Pain.isWanted, "It ends a process each time. To feel it, set WORKBOOK_PAIN=1.")
)
struct ContactsPain {
  @Test func `the screen ends a process that has not said why it needs contacts`() async throws {
    let result = await #expect(
      processExitsWith: .signal(SIGABRT),
      observing: [\.standardErrorContent]
    ) {
      await UncontrolledContacts().load()
      StandardError.write("The line after 'load': you do not read this one.")
    }
    let lastWords = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(!lastWords.contains("The line after"))
    StandardError.write(
      """

      ✗ A process that loaded the screen has ended: signal \(SIGABRT). Each test that would have run \
      after it in that process has ended with it. Its last words:
      \(lastWords.prefix { $0 != "\n" })

      """
    )
  }

  @Test func `a person who has refused once is never asked again, and no test sees any people`()
    async
  {
    await #expect(processExitsWith: .success) {
      let folder = FileManager.default.temporaryDirectory.appending(path: "pain-\(UUID())")
      defer { try? FileManager.default.removeItem(at: folder) }
      setenv("WORKBOOK_STATE", folder.path, 1)
      UsageDescriptions.declare(.contacts, "To show the people you know.")
      let refused = ContactStoreError.accessRefused.description

      PermissionCenter.shared.present(with: .answering(.dontAllow))
      let screen = await UncontrolledContacts()
      await screen.load()
      #expect(await screen.list == .failed(refused))

      PermissionCenter.shared.present(with: .answering(.allow))
      let nextScreen = await UncontrolledContacts()
      await nextScreen.load()
      #expect(await nextScreen.list == .failed(refused))
      #expect(Footprint.shared.summary == "1 permission prompt")
    }
  }
}
