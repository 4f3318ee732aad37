import Foundation
import OperatingSystem
import OutsideWorld
import Safekeeping

extension CommandContext {
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
    say("Every demo will ask again, \(StateFolder.owners). Removed: \(file)")
    return .success
  }

  /// Removes what the demos keep for their next run. What a person may have typed goes into a
  /// backup.
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

  /// Events are counted, not typed. A collector that runs holds their file, and has them in memory.
  private func forgetEvents() throws(CommandFailure) -> Bool {
    let path = stateFolder.appending(path: Self.events).path(percentEncoded: false)
    do throws(SystemFailure) {
      let file = try FileDescriptor(path, O_RDWR | O_NONBLOCK)
      guard try file.status.st_size > 0 else { return false }
      guard try file.lockIfFree() else { throw SystemFailure(EWOULDBLOCK) }
      try untilAnswered { ftruncate(file.number, 0) }
      return true
    } catch {
      switch error.code {
      case ENOENT, ENOTDIR: return false
      case EWOULDBLOCK:
        throw CommandFailure(
          "A collector is running and keeps the events: end it with Ctrl-C, and type this again.",
          .fileTrouble
        )
      default: throw CommandFailure("\(path) cannot be emptied: \(error.words).", .fileTrouble)
      }
    }
  }
}
