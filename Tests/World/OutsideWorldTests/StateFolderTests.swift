import Foundation
import Testing

@testable import OutsideWorld

@Suite struct StateFolderTests {
  #if canImport(Darwin)
    private static let ofAllApps = "Library/Application Support"
    private static let ofThisSystem: [([String: String], String)] = []
  #else
    private static let ofAllApps = ".local/state"
    private static let ofThisSystem = [
      (["XDG_STATE_HOME": "/state"], "/state/controlling-dependencies"),
      // A relative path is ignored.
      (["XDG_STATE_HOME": "state"], "/home/blob/.local/state/controlling-dependencies"),
    ]
  #endif

  @Test(
    arguments: [
      ([:], "/home/blob/\(ofAllApps)/controlling-dependencies"),
      (["WORKBOOK_STATE": "/media/stick", "XDG_STATE_HOME": "/state"], "/media/stick"),
      (["WORKBOOK_STATE": ""], "/home/blob/\(ofAllApps)/controlling-dependencies"),
      (["HOME": "/tmp/rehearsal"], "/tmp/rehearsal/\(ofAllApps)/controlling-dependencies"),
      (["HOME": "rehearsal"], "/home/blob/\(ofAllApps)/controlling-dependencies"),
    ] + ofThisSystem
  )
  func `it is where a person wants it, or with the states of all apps`(
    environment: [String: String],
    folder: String
  ) {
    let home = URL(filePath: "/home/blob")
    #expect(StateFolder.location(environment: environment, home: home).path == folder)
  }
}
