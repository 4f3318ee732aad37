import Foundation
import OutsideWorld
import Safekeeping
import TelemetryCollector

extension Desk {
  /// Lets every demo ask again, as deleting an app does on a phone.
  func resetPermissions() throws(CommandFailure) -> ExitCode {
    let record = PermissionRecord(folder: stateFolder)
    let file = record.file.path(percentEncoded: false)
    guard FileManager.default.fileExists(atPath: file) else {
      say("Nothing had to change: no answer is on record. It would be in \(file).")
      return .success
    }
    do throws(PermissionRecordFailure) {
      try record.reset()
    } catch {
      throw CommandFailure(error.description, .fileTrouble)
    }
    say("Every demo will ask again (\(StateFolder.owners)). Removed: \(file)")
    return .success
  }

  /// Removes what the demos keep for their next run. What a person may have typed goes into a backup.
  func resetData() throws -> ExitCode {
    let folder = stateFolder.path(percentEncoded: false)
    let place = folder.hasSuffix("/") ? folder : "\(folder)/"
    let store = demoBackups
    let paths = try store.allPaths().map(\.description).filter {
      $0 != Self.permissions && $0 != Self.events
    }
    let backup = try store.change(
      paths.compactMap { RelativePath($0) }.map { Change($0, .nothing) },
      because: "reset data"
    )
    let hadEvents = try forgetEvents()
    guard backup != nil || hadEvents else {
      say("Nothing had to change: the demos keep nothing in \(place).")
      return .success
    }
    say("Every demo starts afresh. Removed from \(place):")
    for path in paths { say("  \(path)") }
    if hadEvents { say("  \(Self.events): the events that a collector has kept, for good") }
    if let backup { say(backup.whereabouts(option: "--data ", in: place)) }
    return .success
  }

  private static let permissions = "permissions.json"
  private static let events = "telemetry/events.jsonl"

  /// Events are counted, not typed. A collector that runs at the moment is asked to forget them.
  private func forgetEvents() throws(CommandFailure) -> Bool {
    let file = stateFolder.appending(path: Self.events)
    let attributes = try? FileManager.default.attributesOfItem(
      atPath: file.path(percentEncoded: false)
    )
    guard let size = attributes?[.size] as? NSNumber, size.intValue > 0 else { return false }
    do throws(CollectorError) {
      try Collector.reset(storage: file.deletingLastPathComponent())
    } catch {
      throw CommandFailure("\(error)", .fileTrouble)
    }
    return true
  }
}
