import Foundation
import Testing

@testable import OutsideWorld

@Suite struct StateFolderTests {
  private func folder(_ environment: [String: String]) -> String {
    StateFolder.location(environment: environment, home: URL(filePath: "/home/blob")).path
  }

  @Test func `a person may choose the folder`() {
    #expect(
      folder(["WORKBOOK_STATE": "/media/stick", "XDG_STATE_HOME": "/state"]) == "/media/stick"
    )
  }

  @Test func `an empty choice is none`() {
    #expect(folder(["WORKBOOK_STATE": ""]) == folder([:]))
  }

  @Test func `the folder is in the home of the environment`() {
    #expect(folder(["HOME": "/tmp/rehearsal"]).hasPrefix("/tmp/rehearsal/"))
    #expect(folder(["HOME": "rehearsal"]) == folder([:]))
  }

  #if canImport(Darwin)
    @Test func `on macOS it is with the support files of all apps`() {
      #expect(
        folder([:]) == "/home/blob/Library/Application Support/controlling-dependencies"
      )
    }
  #else
    @Test func `on Linux it is with the states of all apps`() {
      #expect(folder([:]) == "/home/blob/.local/state/controlling-dependencies")
      #expect(folder(["XDG_STATE_HOME": "/state"]) == "/state/controlling-dependencies")
    }

    @Test func `a relative path for the states of all apps is ignored`() {
      #expect(folder(["XDG_STATE_HOME": "state"]) == folder([:]))
    }
  #endif
}
