import AddressCards
import Foundation
import OutsideWorld
import Testing

@Suite struct ContactFolderTests {
  private let folder: CardFolder

  init() throws { folder = try CardFolder() }

  @Test func `cards lie in the folder and in the folders below it`() throws {
    try folder.write("b.vcf", people: "Bella", "Bo")
    try folder.write("A.VCF", people: "Anna")
    try folder.write("friends/zoe.vcf", people: "Zoë")
    try folder.write("friends/deep/er/carl.vcf", people: "Carl")
    let result = try folder.read()
    #expect(result.contacts.map(\.formattedName) == ["Anna", "Bella", "Bo", "Carl", "Zoë"])
    #expect(result.skipped == [])
    #expect(folder.footprint.summary == "5 contacts read, 4 files read")
  }

  @Test func `other files, hidden files and hidden folders are ignored`() throws {
    try folder.write("anna.vcf", people: "Anna")
    try folder.write("anna.vcf.bak", people: "Bella")
    try folder.write(".anna.vcf", people: "Bella")
    try folder.write(".git/anna.vcf", people: "Bella")
    try folder.write("color", "#ff0000")
    let result = try folder.read()
    #expect(result.contacts.map(\.formattedName) == ["Anna"])
    #expect(result.skipped == [])
  }

  @Test func `of two cards with the same UID the first counts`() throws {
    try folder.write("a.vcf", "BEGIN:VCARD\nUID:1\nFN:Anna\nEND:VCARD")
    try folder.write("b.vcf", "BEGIN:VCARD\nUID:1\nFN:Anna B.\nEND:VCARD")
    let result = try folder.read()
    #expect(result.contacts.map(\.formattedName) == ["Anna"])
    #expect(result.skipped == [])
  }

  @Test func `a file that cannot be opened is named with the system's reason`() throws {
    try folder.write("anna.vcf", people: "Anna")
    try folder.link("gone.vcf", to: "nowhere")
    try folder.link("round.vcf", to: "round.vcf")
    #expect(
      try folder.read().skipped.map(\.description) == [
        """
        \(folder.shown)/gone.vcf: skipped it, because it cannot be read (No such file or directory).
        """,
        """
        \(folder.shown)/round.vcf: skipped it, because it cannot be read (Too many levels of \
        symbolic links).
        """,
      ]
    )
  }

  @Test func `forty invented people come with the workbook, each with a name`() throws {
    let result = try ContactFolder.bundled.read(noting: folder.footprint)
    #expect(result.skipped == [])
    #expect(Set(result.contacts.map(\.identifier)).count == 40)
    #expect(result.contacts.filter(\.formattedName.isEmpty) == [])
    #expect(folder.footprint.summary == "40 contacts read")
  }
}
