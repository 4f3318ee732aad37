import Foundation
import OutsideWorld
import TestTools
import Testing

@testable import LocationChapter

/// Each runs in a process of its own, with an empty record of permissions: the one shared system is
/// all that the uncontrolled map can talk to, and what it does to it stays done.
@MainActor
@Suite(
  .serialized,
  .enabled(if: Pain.isWanted, "It asks the real system. To feel it, set WORKBOOK_PAIN=1.")
)
struct LocationPain {
  @Test func `after a no, no map of this process ever gets a prompt again`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      await withRecordOfItsOwn {
        PermissionCenter.shared.present(with: .answering(.dontAllow))
        await UncontrolledMap().perform {}
        PermissionCenter.shared.present(with: .answering(.allow))
        let second = UncontrolledMap()
        await second.perform {}
        expectInExit(Footprint.shared.count(of: .permissionPrompts) == 1)
        expectInExit(second.location == nil)
        expectInExit(second.problem?.contains("because you did not allow it") == true)
      }
    }
  }

  @Test func `where no person answers, as in a preview, the map asks for ever`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      await withRecordOfItsOwn {
        PermissionCenter.shared.present(with: PromptPresenter { _, _ in })
        let map = UncontrolledMap()
        let demo = Task { await map.perform {} }
        try? await Task.sleep(for: .seconds(3))
        expectInExit(map.activity == .asking)
        expectInExit(map.location == nil)
        demo.cancel()
      }
    }
  }

  @Test func `a pin takes a prompt, a socket and two real seconds`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      await withRecordOfItsOwn {
        setenv("GPSD_HOST", "simulator", 1)
        PermissionCenter.shared.present(with: .answering(.allow))
        let map = UncontrolledMap()
        let duration = await ContinuousClock().measure {
          await map.perform { try await Task.sleep(for: .seconds(1)) }
        }
        expectInExit(map.location != nil)
        expectInExit(duration >= .seconds(2))
        expectInExit(
          Footprint.shared.summary
            == "3 fixes received, 3 connections opened, 1 permission prompt"
        )
      }
    }
  }
}

@MainActor
private func withRecordOfItsOwn(_ operation: @MainActor () async -> Void) async {
  let folder = FileManager.default.temporaryDirectory.appending(path: "pain-\(UUID())")
  setenv(StateFolder.variable, folder.path, 1)
  UsageDescriptions.declare(.location, "To put a pin on the map.")
  await operation()
  try? FileManager.default.removeItem(at: folder)
}

/// Ends the process of an exit test as a failure, with the line that failed.
private func expectInExit(_ condition: Bool, line: Int = #line) {
  guard !condition else { return }
  StandardError.write("not true at LocationPainTests.swift:\(line)")
  exit(1)
}
