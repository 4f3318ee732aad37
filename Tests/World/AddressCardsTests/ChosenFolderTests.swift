import Testing

@testable import AddressCards

@Suite struct ChosenFolderTests {
  private let home: CardFolder

  init() throws { home = try CardFolder() }

  @Test func `without a folder of one's own, the invented people are there`() {
    #expect(ContactFolder.chosen(variable: nil, home: home.path) == .bundled)
    #expect(ContactFolder.chosen(variable: "", home: home.path) == .bundled)
  }

  @Test func `one's own folder comes before the invented people, even when it is empty`() throws {
    try home.write(".contacts/color", "")
    #expect(
      ContactFolder.chosen(variable: nil, home: home.path) == .folder("\(home.path)/.contacts")
    )
  }

  @Test func `the folder that the variable names comes first, even when it is missing`() throws {
    try home.write(".contacts/anna.vcf", people: "Anna")
    #expect(ContactFolder.chosen(variable: "/none", home: home.path) == .folder("/none"))
  }

  @Test func `a path at home is shown as a person writes it`() {
    #expect(abbreviated("/home/anna/.contacts", home: "/home/anna") == "~/.contacts")
    #expect(abbreviated("/home/annabella/a", home: "/home/anna") == "/home/annabella/a")
    #expect(abbreviated("/mnt/a", home: "") == "/mnt/a")
  }
}
