import Foundation
import OutsideWorld
import TestTools
import Testing

@testable import AddressCards

@Suite struct ContactFolderTests {
  private let folder = try! TestFolder()
  private let footprint = Footprint()
  /// The path as sentences have it: short, where the temporary folder is below the person's home.
  private var shown: String { abbreviated(folder.path) }

  /// Writes the cards of these people, or another text.
  private func write(_ name: String, people: String..., text: String? = nil) throws {
    let place = folder.file(name).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let cards = people.map { "BEGIN:VCARD\nFN:\($0)\nEND:VCARD\n" }.joined()
    try folder.write((text ?? cards).utf8, to: name)
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(name),
      withDestinationPath: target
    )
  }

  private func read(_ path: String = "") throws(ContactStoreError) -> FetchResult {
    try ContactFolder.folder(folder.path + path).read(noting: footprint)
  }

  @Test func `the folder is the one that the variable names, or one's own, or the invented one`()
    throws
  {
    var environment = ["HOME": folder.path, "WORKBOOK_CONTACTS": ""]
    #expect(ContactFolder(environment: environment) == .bundled)
    try write(".contacts/color")
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
    try write("b.vcf", people: "Bella", "Bo")
    try write("A.VCF", people: "Anna")
    try write("friends/zoe.vcf", people: "Zoë")
    try write("friends/deep/er/carl.vcf", people: "Carl")
    for other in ["anna.vcf.bak", ".anna.vcf", ".git/anna.vcf"] {
      try write(other, people: "Nobody")
    }
    try write("color", text: "#ff0000")
    try link("friends/all", to: "..")
    let result = try read()
    #expect(result.contacts.map(\.formattedName) == ["Anna", "Bella", "Bo", "Carl", "Zoë"])
    #expect(result.skipped == [])
    #expect(footprint.summary == "5 contacts read, 4 files read")
  }

  @Test func `of two cards with the same UID the first counts`() throws {
    try write("a.vcf", text: "BEGIN:VCARD\nUID:1\nFN:Anna\nEND:VCARD")
    try write("b.vcf", text: "BEGIN:VCARD\nUID:1\nFN:Anna B.\nEND:VCARD")
    #expect(try read().contacts.map(\.formattedName) == ["Anna"])
  }

  @Test func `a file that cannot be opened is named with the system's reason`() throws {
    try write("anna.vcf", people: "Anna")
    try link("gone.vcf", to: "nowhere")
    try link("round.vcf", to: "round.vcf")
    #expect(
      try read().skipped.map(\.description) == [
        "\(shown)/gone.vcf: skipped it, because it cannot be read (No such file or directory).",
        """
        \(shown)/round.vcf: skipped it, because it cannot be read (Too many levels of \
        symbolic links).
        """,
      ]
    )
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
    for file in emptyFiles { try write(file) }
    let error = #expect(throws: ContactStoreError.self) { try read(path) }
    #expect(error?.description == sentence.replacing("FOLDER", with: shown))
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
