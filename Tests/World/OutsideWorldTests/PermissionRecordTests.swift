import Foundation
import OperatingSystem
import Testing

@testable import OutsideWorld

@Suite struct PermissionRecordTests {
  let folder = PermissionFolder()

  @Test func `no person has been asked at first, and looking leaves nothing behind`() {
    #expect(folder.record().status(of: .location, for: "Map") == .notDetermined)
    #expect(!FileManager.default.fileExists(atPath: folder.url.path))
    #expect(folder.complaints == [])
  }

  @Test func `an answer outlives the process that asked`() {
    folder.record().record(.denied, of: .contacts, for: "People")
    #expect(folder.record().status(of: .contacts, for: "People") == .denied)
  }

  @Test func `an answer is for one app and one permission`() {
    let record = folder.record()
    record.record(.allowed, of: .location, for: "Map")
    #expect(record.status(of: .contacts, for: "Map") == .notDetermined)
    #expect(record.status(of: .location, for: "Weather") == .notDetermined)
  }

  @Test func `the file can be read by a person`() throws {
    folder.record().record(.allowed, of: .location, for: "Map")
    folder.record().record(.restricted, of: .contacts, for: "Map")
    #expect(
      try String(contentsOf: folder.file, encoding: .utf8) == """
        {
          "Map" : {
            "contacts" : "restricted",
            "location" : "allowed"
          }
        }

        """
    )
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).count == 1)
  }

  @Test func `answers about permissions of a newer workbook are kept`() throws {
    try folder.write(#"{"Map": {"bluetooth": "denied"}}"#)
    folder.record().record(.allowed, of: .location, for: "Map")
    #expect(
      try String(contentsOf: folder.file, encoding: .utf8).contains(#""bluetooth" : "denied""#)
    )
  }

  @Test(arguments: ["", "{", "[]", #"{"Map": {"location": "maybe"}}"#])
  func `a corrupt record counts as not asked yet and is complained about once`(text: String) throws
  {
    try folder.write(text)
    let record = folder.record()
    #expect(record.status(of: .location, for: "Map") == .notDetermined)
    #expect(record.status(of: .contacts, for: "Map") == .notDetermined)
    #expect(
      folder.complaints == [
        """
        The record of permissions in \(folder.file.path) is unreadable: it is not the JSON that \
        the workbook writes. Every permission counts as not asked yet; a reset of the permissions \
        starts afresh.
        """
      ]
    )
  }

  @Test(.enabled(if: geteuid() != 0, "The superuser may read everything."))
  func `a record that may not be read is not written over`() throws {
    try folder.write(#"{"Weather": {"location": "denied"}}"#)
    chmod(folder.file.path, 0o200)
    let record = folder.record()
    record.record(.allowed, of: .location, for: "Map")
    #expect(record.status(of: .location, for: "Map") == .allowed)
    chmod(folder.file.path, 0o600)
    #expect(folder.record().status(of: .location, for: "Weather") == .denied)
  }

  @Test func `an answer that cannot be saved holds until the program ends`() throws {
    try Data().write(to: folder.url)
    let record = folder.record()
    record.record(.allowed, of: .location, for: "Map")
    #expect(record.status(of: .location, for: "Map") == .allowed)
    #expect(
      folder.complaints.first == """
        The answer could not be saved in \(folder.file.path): the file system refuses. It holds \
        until this program ends; make the folder writable, or name another one in WORKBOOK_STATE.
        """
    )
  }

  @Test func `a reset forgets every answer, and may be repeated`() throws {
    let record = folder.record()
    record.record(.allowed, of: .location, for: "Map")
    try record.reset()
    try record.reset()
    #expect(record.status(of: .location, for: "Map") == .notDetermined)
  }

  @Test func `many programs that answer at once lose no answer`() async {
    await withTaskGroup { group in
      for number in 1...20 {
        group.addTask { folder.record().record(.allowed, of: .location, for: "App \(number)") }
      }
    }
    let record = folder.record()
    for number in 1...20 {
      #expect(record.status(of: .location, for: "App \(number)") == .allowed)
    }
  }
}
