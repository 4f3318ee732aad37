import AddressCards
import Dependencies
import Foundation
import OutsideWorld
import TestWorlds
import Testing

@testable import ContactsChapter

@Suite struct ContactsClientValues {
  @Test func `a preview has four hundred people, the same ones each time`() async throws {
    let client = ContactsClient.previewValue
    try await client.requestAccess()
    let first = try await client.everyone()
    let second = try await client.everyone()
    #expect(first == second)
    #expect(first.contacts.count == 400)
    #expect(Set(first.contacts.map(\.id)).count == 400)
    #expect(first.skipped.isEmpty)
  }

  @Test func `the people of a preview are as untidy as real ones`() {
    let people = Array.invented(400)
    #expect(people.contains { $0.formattedName.count > 30 })
    #expect(people.map(\.familyName) == people.map(\.familyName).sorted())
    #expect(people != .invented(400, seed: 2))
    #expect(Array.invented(0).isEmpty)
  }

  @Test func `a test that forgets the client hears which endpoint it needs`() async {
    await expectReportsIssue {
      await ControlledContacts().load()
    } matching: { issue in
      issue.description.contains("Unimplemented: ContactsClient.requestAccess\n")
    }
  }

  @Test func `a preview of the screen touches nothing`() async {
    let screen = await withDependencies {
      $0.context = .preview
    } operation: {
      await ControlledContacts()
    }
    await screen.load()
    #expect(await screen.list.people.count == 400)
    #expect(Footprint.shared.count(of: .contactsRead) == 0)
  }
}

/// The live client, over a store with a folder and a person of its own.
@Suite struct ContactsClientLive {
  @Test func `it asks, and reads by family name`() async throws {
    let system = try StoreForOneTest(answer: .allow)
    try system.write("FN:Anna Zander\nN:Zander;Anna;;;", to: "anna.vcf")
    try system.write("FN:Zoë Amberg\nN:Amberg;Zoë;;;", to: "zoe.vcf")
    try await system.client.requestAccess()
    let everyone = try await system.client.everyone()
    #expect(everyone.contacts.map(\.formattedName) == ["Zoë Amberg", "Anna Zander"])
    #expect(system.world.footprint.summary == "2 contacts read, 2 files read, 1 permission prompt")
  }

  @Test func `a refusal is an error, from both endpoints`() async throws {
    let system = try StoreForOneTest(answer: .dontAllow)
    await #expect(throws: ContactStoreError.accessRefused) {
      try await system.client.requestAccess()
    }
    await #expect(throws: ContactStoreError.accessRefused) {
      try await system.client.everyone()
    }
  }

  @Test func `an empty folder is an error that names it`() async throws {
    let system = try StoreForOneTest(answer: .allow)
    try await system.client.requestAccess()
    await #expect {
      try await system.client.everyone()
    } throws: { error in
      // A folder below the person's home is named in its short form.
      guard case ContactStoreError.noCards(let path, []) = error else { return false }
      return path.hasSuffix(system.world.folder.lastPathComponent)
    }
  }
}

/// A folder of cards and a person who answers prompts, gone when the test is.
private final class StoreForOneTest: Sendable {
  let world = TestWorld(declaring: .contacts)
  let client: ContactsClient

  init(answer: PermissionPrompt.Answer) throws {
    try world.makeFolder()
    let environment = [ContactFolder.variable: world.folder.path]
    let system = world.system(answering: answer, environment: environment)
    client = .live(ContactStore(system: system))
  }

  func write(_ properties: String, to file: String) throws {
    let card = "BEGIN:VCARD\nVERSION:4.0\n\(properties)\nEND:VCARD\n"
    try Data(card.utf8).write(to: world.folder.appending(path: file))
  }
}
