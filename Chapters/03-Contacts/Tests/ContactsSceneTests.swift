import AddressCards
import CustomDump
import Dependencies
import DependenciesTestSupport
import Foundation
import OutsideWorld
import Stage
import TestTools
import Testing

@testable import ContactsChapter

@MainActor
@Suite struct ContactsOnStage {
  let room = Extent(columns: 44, rows: 5)

  let anna = Contact(identifier: "1", formattedName: "Anna Amberg")
  let shop = Contact(identifier: "2", formattedName: "The Shop")
  let skipped = SkippedCard(file: "bo.vcf", line: 3, reason: "skipped a card")

  func drawn(_ list: ContactList, at row: Int = 0) -> String {
    list.view(at: row).draw(in: room).text
  }

  @Test func `people, and a card that is left out, are drawn and printed`() {
    let list = ContactList.loaded(FetchResult(contacts: [anna, shop], skipped: [skipped]))
    #expect(
      drawn(list) == """
        2 people
        ▸ Anna Amberg
          The Shop

        ✗ Left out: bo.vcf, line 3: skipped a card.
        """
    )
    #expect(
      list.words == """
        2 people
          Anna Amberg
          The Shop
        Left out: bo.vcf, line 3: skipped a card.
        """
    )
  }

  @Test func `what there is instead of people is drawn and printed`() {
    let empty = ContactList.loaded(FetchResult())
    let one = ContactList.loaded(FetchResult(contacts: [anna]))
    #expect(drawn(one).hasPrefix("1 person\n▸ Anna"))
    let allLeftOut = ContactList.loaded(FetchResult(skipped: [skipped, skipped]))
    #expect(drawn(.closed) == "The address book is closed.")
    #expect(drawn(.loading) == "… Reading the address book.")
    #expect(drawn(empty) == "Nobody is in this address book yet.")
    #expect(drawn(.failed("It is locked.")) == "✗ It is locked.")
    #expect(ContactList.closed.words == "The address book is closed.")
    #expect(ContactList.loading.words == "Reading the address book.")
    #expect(empty.words == "Nobody is in this address book yet.")
    #expect(allLeftOut.words == "Left out 2, first bo.vcf, line 3: skipped a card.")
    #expect(ContactList.failed("It is locked.").words == "It is locked.")
  }

  @Test func `the list scrolls to the row that is chosen`() {
    let many = ContactList.loaded(FetchResult(contacts: .invented(400)))
    let frame = drawn(many, at: 399)
    #expect(frame.hasPrefix("400 people\n"))
    #expect(frame.split(separator: "\n").last?.hasPrefix("▸ ") == true)
  }

  @Test func `keys scroll, and stop at both ends`() {
    let position = ListPosition()
    let rows = [Key.up, .down, .pageDown, .pageUp, .end, .down, .home].map { key in
      #expect(position.move(key, in: 25) == .handled)
      return position.row
    }
    #expect(rows == [0, 1, 11, 1, 24, 24, 0])
    #expect(position.move(.character("q"), in: 25) == .ignored)
    #expect(position.move(.end, in: 0) == .handled)
    #expect(position.row == 0)
  }

  @Test func `what happens on this screen happens with its address book`() async {
    let gallery = PreviewGallery(controlled: Situation.all)
    #expect(gallery.verdict == "1 of 7 previews came up.")
    await gallery.load()
    for preview in gallery.previews {
      expectNoDifference(preview.screen.list, preview.situation.list)
    }
    #expect(gallery.verdict == "7 of 7 previews came up.")
    #expect(Footprint.shared.count(of: .contactsRead) == 0)
  }

  @Test func `of the uncontrolled screen one preview comes up`() async {
    let gallery = PreviewGallery(uncontrolled: Situation.all)
    await gallery.load { "No preview: the process ends (signal 6)." }
    #expect(gallery.verdict == "1 of 7 previews came up. To load the screen ends the process.")
    #expect(
      gallery.words == """
          ✓ it is closed: The address book is closed.
          ✗ it is being read: No preview: the process ends (signal 6).
          ✗ there are people: No preview: the process ends (signal 6).
          ✗ it is empty: No preview: the process ends (signal 6).
          ✗ a card is left out: No preview: the process ends (signal 6).
          ✗ access is refused: No preview: the process ends (signal 6).
          ✗ it cannot be read: No preview: the process ends (signal 6).
        1 of 7 previews came up. To load the screen ends the process.
        """
    )
  }

  @Test func `pictures hang side by side where there is room`() {
    let wall = Wall(
      ["one", "two", "three"].map { Wall.Picture(title: $0, style: .plain, content: Text("x")) }
    )
    #expect(
      wall.draw(in: Extent(columns: 56, rows: 6)).text == """
        ╭─ one ────────────────────╮╭─ two ────────────────────╮
        │ x                        ││ x                        │
        ╰──────────────────────────╯╰──────────────────────────╯
        ╭─ three ──────────────────╮
        │ x                        │
        ╰──────────────────────────╯
        """
    )
    #expect(wall.draw(in: Extent(columns: 20, rows: 3)).text == "one\ntwo\nthree")
  }

  @Test func `the core shows one of the seven things that happen`() {
    #expect(Situation.all.count == 7)
    #expect(Situation.all.filter(\.isInTheCore).map(\.name) == ["there are people"])
  }

  @Suite(.endToEnd) struct MovedEndToEnd {
    @Test func `a screen that moves into a module crashes, unless it is controlled`() async {
      var shown: [String] = []
      for move in MovedScreen.all { shown.append(await move.preview()) }
      #expect(shown[0].hasPrefix("☠ This app has crashed because it tried to access your contacts"))
      #expect(shown[1...] == ["3 people", "400 people"])
    }
  }
}
