import Foundation
import Synchronization

/// The folder for what outlives a process.
///
/// All copies of the workbook on a machine share it, because it stands for the system. A permission
/// belongs to the app and not to the folder where the app was built, so a second copy finds the
/// answers that were given to the first.
package enum StateFolder {
  /// The environment variable that names another folder, for a rehearsal or a shared machine.
  package static let variable = "WORKBOOK_STATE"

  /// The paths in it: the record of permissions, and a collector's folder and log.
  package static let permissions = "permissions.json"
  package static let telemetry = "telemetry"
  package static let events = "\(telemetry)/\(eventLog)"
  package static let eventLog = "events.jsonl"

  package static var current: URL {
    fresh.withLock(\.self)
      ?? location(
        environment: ProcessInfo.processInfo.environment,
        home: FileManager.default.homeDirectoryForCurrentUser
      )
  }

  private static let fresh = Mutex<URL?>(nil)

  /// Gives this process an empty folder, as on a machine where the workbook has never run. Call it
  /// before anything is read, and ``removeFresh()`` at the end.
  package static func beginFresh() {
    let name = "controlling-dependencies-\(UUID())"
    let folder = FileManager.default.temporaryDirectory
      .appending(path: name, directoryHint: .isDirectory)
    fresh.withLock { $0 = folder }
  }

  package static func removeFresh() {
    guard let folder = fresh.withLock(\.self) else { return }
    try? FileManager.default.removeItem(at: folder)
  }

  package static func location(environment: [String: String], home: URL) -> URL {
    if let folder = environment[variable], !folder.isEmpty {
      return URL(filePath: folder, directoryHint: .isDirectory)
    }
    // Foundation takes the home from the list of users, and ignores the variable.
    let chosen = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = chosen.map { URL(filePath: $0, directoryHint: .isDirectory) } ?? home
    return statesOfAllApps(environment: environment, home: home)
      .appending(path: "controlling-dependencies", directoryHint: .isDirectory)
  }

  #if canImport(Darwin)
    private static func statesOfAllApps(environment: [String: String], home: URL) -> URL {
      home.appending(path: "Library/Application Support", directoryHint: .isDirectory)
    }
  #else
    private static func statesOfAllApps(environment: [String: String], home: URL) -> URL {
      // The XDG specification asks for a relative path to be ignored.
      if let chosen = environment["XDG_STATE_HOME"], chosen.hasPrefix("/") {
        return URL(filePath: chosen, directoryHint: .isDirectory)
      }
      return home.appending(path: ".local/state", directoryHint: .isDirectory)
    }
  #endif
}
