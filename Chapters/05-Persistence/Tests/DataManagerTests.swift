import Dependencies
import Foundation
import TestTools
import Testing

@testable import PersistenceChapter

@MainActor
@Suite struct DataManagers {
  @Test func `a test that overrides nothing gets a failure, and the file is not read`() {
    var app: ControlledStandups?
    expectReportsIssue {
      app = ControlledStandups()
    } matching: { issue in
      issue.description.contains("Unimplemented: DataManager.load\n")
    }
    #expect(app?.saving == .refused("Unimplemented: DataManager.load"))
  }

  @Test func `the live value, on purpose, keeps what it saves in a file`() async throws {
    let folder = quickestFolder.appending(path: "live-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "standups.json")
    try withDependencies {
      $0.dataManager = .liveValue
    } operation: {
      @Dependency(\.dataManager) var dataManager
      #expect(try dataManager.load(file) == nil)
      try dataManager.save([Standup.design].encoded(), file)
      #expect(try [Standup].decoded(from: dataManager.load(file)) == [.design])
    }
    #expect(try Data(contentsOf: file) == [Standup.design].encoded())
  }

  @Test func `the sample for a phone tells a missing file from one that cannot be read`() throws {
    let folder = quickestFolder.appending(path: "phone-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "standups.json")
    #expect(try DataManager.phoneLive.load(file) == nil)
    try DataManager.phoneLive.save(Data("one".utf8), file)
    #expect(try DataManager.phoneLive.load(file) == Data("one".utf8))
    #expect(throws: (any Error).self) { try DataManager.phoneLive.load(folder) }
  }

  @Test func `two previews that override nothing share one memory`() async {
    func preview(overriding dataManager: DataManager? = nil) -> ControlledStandups {
      withDependencies {
        $0.context = .preview
        $0.continuousClock = ImmediateClock()
        if let dataManager { $0.dataManager = dataManager }
      } operation: {
        ControlledStandups()
      }
    }
    let first = preview()
    first.addButtonTapped()
    await first.saved()
    #expect(preview().standups == first.standups)
    #expect(preview(overriding: .mock()).standups == [])
  }
}
