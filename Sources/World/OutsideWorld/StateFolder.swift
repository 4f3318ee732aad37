#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Where the workbook keeps what outlives a process.
package enum StateFolder {
  /// Moves the folder elsewhere, for a rehearsal or a shared machine.
  package static let variable = "WORKBOOK_STATE"

  package static var current: URL {
    location(
      environment: ProcessInfo.processInfo.environment,
      home: FileManager.default.homeDirectoryForCurrentUser
    )
  }

  package static func location(environment: [String: String], home: URL) -> URL {
    if let chosen = environment[variable], !chosen.isEmpty {
      return URL(filePath: chosen, directoryHint: .isDirectory)
    }
    return statesOfAllApps(environment: environment, home: home)
      .appending(path: "controlling-dependencies", directoryHint: .isDirectory)
  }

  #if os(macOS)
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
