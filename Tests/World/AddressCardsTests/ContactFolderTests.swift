import OutsideWorld
import Testing

@testable import AddressCards

@Suite struct ContactFolderTests {
  private let folder: CardFolder

  init() throws { folder = try CardFolder() }

  @Test func `the folder is the one that the variable names, or one's own, or the invented one`()
    throws
  {
    var environment = ["HOME": folder.path, "WORKBOOK_CONTACTS": ""]
    #expect(ContactFolder(environment: environment) == .bundled)
    try folder.write(".contacts/color", "")
    #expect(ContactFolder(environment: environment) == .folder("\(folder.path)/.contacts"))
    environment["WORKBOOK_CONTACTS"] = "/none"
    #expect(ContactFolder(environment: environment) == .folder("/none"))
  }

  @Test func `a path at home is shown as a person writes it`() {
    #expect(abbreviated("/home/anna/.contacts", home: "/home/anna") == "~/.contacts")
    #expect(abbreviated("/home/annabella/a", home: "/home/anna") == "/home/annabella/a")
    #expect(abbreviated("/mnt/a", home: "") == "/mnt/a")
  }

  @Test func `cards lie in the folder and in the folders below it, and nothing else counts`() throws
  {
    try folder.write("b.vcf", people: "Bella", "Bo")
    try folder.write("A.VCF", people: "Anna")
    try folder.write("friends/zoe.vcf", people: "Zoë")
    try folder.write("friends/deep/er/carl.vcf", people: "Carl")
    for other in ["anna.vcf.bak", ".anna.vcf", ".git/anna.vcf"] {
      try folder.write(other, people: "Nobody")
    }
    try folder.write("color", "#ff0000")
    let result = try folder.read()
    #expect(result.contacts.map(\.formattedName) == ["Anna", "Bella", "Bo", "Carl", "Zoë"])
    #expect(result.skipped == [])
    #expect(folder.footprint.summary == "5 contacts read, 4 files read")
  }

  @Test func `of two cards with the same UID the first counts`() throws {
    try folder.write("a.vcf", "BEGIN:VCARD\nUID:1\nFN:Anna\nEND:VCARD")
    try folder.write("b.vcf", "BEGIN:VCARD\nUID:1\nFN:Anna B.\nEND:VCARD")
    #expect(try folder.read().contacts.map(\.formattedName) == ["Anna"])
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

  @Test(arguments: [
    (
      [], "/none",
      """
      There is no folder FOLDER/none; make it, or let WORKBOOK_CONTACTS name the folder of your \
      cards.
      """
    ),
    (
      ["anna.vcf"], "/anna.vcf",
      """
      The folder FOLDER/anna.vcf cannot be read (Not a directory); make it readable, or let \
      WORKBOOK_CONTACTS name another one.
      """
    ),
    (
      [], "",
      """
      The folder FOLDER holds no cards; put some .vcf files into it, or let WORKBOOK_CONTACTS name \
      another one.
      """
    ),
    (
      ["a.vcf", "b.vcf"], "",
      """
      No card in FOLDER can be read, and 2 had to be skipped; the first is FOLDER/a.vcf: skipped \
      it, because it holds no BEGIN:VCARD in UTF-8.
      """
    ),
  ])
  func `each folder without contacts has a sentence`(
    emptyFiles: [String],
    path: String,
    sentence: String
  ) throws {
    for file in emptyFiles { try folder.write(file, "") }
    let error = #expect(throws: ContactStoreError.self) {
      try ContactFolder.folder(folder.path + path).read(noting: folder.footprint)
    }
    #expect(error?.description == sentence.replacing("FOLDER", with: folder.shown))
  }

  @Test(arguments: [
    (
      ContactStoreError.accessNotRequested,
      "The contacts are closed until the person has been asked: call requestAccess(for:) first."
    ),
    (
      .accessRefused,
      "Access to the contacts was refused; a reset of the permissions lets this app ask again."
    ),
    (
      .accessRestricted,
      "Access to the contacts is restricted on this device, and only who restricted it can lift it."
    ),
  ])
  func `closed contacts have a sentence`(error: ContactStoreError, sentence: String) {
    #expect(error.description == sentence)
  }
}
