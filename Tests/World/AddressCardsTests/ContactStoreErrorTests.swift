import AddressCards
import OutsideWorld
import Testing

/// Every error is one sentence: what, where, and what to do about it.
@Suite struct ContactStoreErrorTests {
  private let folder: CardFolder

  init() throws { folder = try CardFolder() }

  @Test func `a missing folder`() {
    #expect(
      sentence(reading: "\(folder.path)/none")
        == """
        There is no folder \(folder.shown)/none; make it, or let WORKBOOK_CONTACTS name the folder \
        of your cards.
        """
    )
  }

  @Test func `a file in place of a folder`() throws {
    try folder.write("anna.vcf", people: "Anna")
    #expect(
      sentence(reading: "\(folder.path)/anna.vcf")
        == """
        The folder \(folder.shown)/anna.vcf cannot be read (Not a directory); make it readable, or \
        let WORKBOOK_CONTACTS name another one.
        """
    )
  }

  @Test func `an empty folder`() {
    #expect(
      sentence(reading: folder.path)
        == """
        The folder \(folder.shown) holds no cards; put some .vcf files into it, or let \
        WORKBOOK_CONTACTS name another one.
        """
    )
  }

  @Test func `a folder of broken cards`() throws {
    try folder.write("a.vcf", "")
    try folder.write("b.vcf", "")
    #expect(
      sentence(reading: folder.path)
        == """
        No card in \(folder.shown) can be read, and 2 had to be skipped; the first is \
        \(folder.shown)/a.vcf: skipped it, because it holds no BEGIN:VCARD in UTF-8.
        """
    )
  }

  @Test func `closed contacts`() {
    #expect(
      "\(ContactStoreError.accessNotRequested)"
        == """
        The contacts are closed until the person has been asked: call requestAccess(for:) first.
        """
    )
    #expect(
      "\(ContactStoreError.accessRefused)"
        == """
        Access to the contacts was refused; a reset of the permissions lets this app ask \
        again.
        """
    )
    #expect(
      "\(ContactStoreError.accessRestricted)"
        == """
        Access to the contacts is restricted on this device, and only who restricted it can lift it.
        """
    )
  }

  private func sentence(reading path: String) -> String? {
    do throws(ContactStoreError) {
      _ = try ContactFolder.folder(path).read(noting: folder.footprint)
      return nil
    } catch {
      return "\(error)"
    }
  }
}
