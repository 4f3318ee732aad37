import Foundation
import OperatingSystem
import OutsideWorld
import TestWorlds
import Testing

@Suite struct PermissionRecordTests {
  let world = TestWorld()
  var file: URL { world.folder.appending(path: "permissions.json") }

  private func write(_ text: String) throws {
    try world.makeFolder()
    try Data(text.utf8).write(to: file)
  }

  @Test func `at first nothing is determined, and reading makes no file`() {
    #expect(world.record.status(of: .location, for: "Map") == .notDetermined)
    #expect(!FileManager.default.fileExists(atPath: world.folder.path))
    #expect(world.notes == [])
  }

  @Test func `an answer is for one app and one permission, in a file that a person can read`()
    throws
  {
    world.record.record(.allowed, of: .location, for: "Map")
    world.record.record(.restricted, of: .contacts, for: "Map")
    #expect(world.record.status(of: .microphone, for: "Map") == .notDetermined)
    #expect(world.record.status(of: .location, for: "Weather") == .notDetermined)
    #expect(
      try String(contentsOf: file, encoding: .utf8) == """
        {
          "Map" : {
            "contacts" : "restricted",
            "location" : "allowed"
          }
        }

        """
    )
    #expect(try FileManager.default.contentsOfDirectory(atPath: world.folder.path).count == 1)
  }

  @Test(arguments: ["", "{", "[]", #"{"Map": {"location": "maybe"}}"#])
  func `a corrupt record counts as not determined, with one notice`(text: String) throws {
    try write(text)
    let record = world.record
    #expect(record.status(of: .location, for: "Map") == .notDetermined)
    #expect(record.status(of: .contacts, for: "Map") == .notDetermined)
    #expect(
      world.notes == [
        """
        The record of permissions in \(file.path) is unreadable: it is not the JSON that \
        the workbook writes. Every permission counts as not asked yet; a reset of the permissions \
        starts afresh.
        """
      ]
    )
  }

  @Test(.enabled(if: geteuid() != 0, "The superuser may read everything."))
  func `a record that cannot be read is not overwritten`() throws {
    try write(#"{"Weather": {"location": "denied"}}"#)
    chmod(file.path, 0o200)
    let record = world.record
    record.record(.allowed, of: .location, for: "Map")
    #expect(record.status(of: .location, for: "Map") == .allowed)
    chmod(file.path, 0o600)
    #expect(world.record.status(of: .location, for: "Weather") == .denied)
  }

  @Test func `an answer that cannot be saved holds until the program ends`() throws {
    try Data().write(to: world.folder)
    let record = world.record
    record.record(.allowed, of: .location, for: "Map")
    #expect(record.status(of: .location, for: "Map") == .allowed)
    #expect(
      world.notes.first == """
        The answer could not be saved in \(file.path): the file system refuses. It holds \
        until this program ends; make the folder writable, or name another one in WORKBOOK_STATE.
        """
    )
  }

  @Test func `many programs that answer at once lose no answer`() async {
    await withTaskGroup { group in
      for number in 1...20 {
        group.addTask { world.record.record(.allowed, of: .location, for: "App \(number)") }
      }
    }
    let record = world.record
    for number in 1...20 {
      #expect(record.status(of: .location, for: "App \(number)") == .allowed)
    }
  }
}
