import Foundation

/// The sources of the feature and of its clients, as they lie in this chapter.
struct BuildCostSources: Sendable {
  /// Which files there are in each part, and what is in them.
  private(set) var feature: [String: String] = [:]
  private(set) var interfaces: [String: [String: String]] = [:]
  private(set) var live: [String: String] = [:]

  static let clients = ["AudioPlayerClient", "AudioRecorderClient"]
  /// What the feature consists of, where nothing draws it.
  static let featureFiles = [
    "Controlled.swift", "Memo.swift", "Settings.swift", "TemporaryDirectory.swift",
    "VoiceMemosModel.swift",
  ]
  /// The file that gets another line.
  static let changedFile = featureFiles[0]

  /// - Parameter chapter: The folder of this chapter, with `Sources` and `Modules` in it.
  init(in chapter: URL = Self.chapter) throws(BuildCostProblem) {
    do {
      for file in Self.featureFiles {
        feature[file] = try String(
          contentsOf: chapter.appending(path: "Sources/\(file)"),
          encoding: .utf8
        )
      }
      for client in Self.clients {
        interfaces[client] = try Self.files(in: chapter.appending(path: "Modules/\(client)"))
        live.merge(try Self.files(in: chapter.appending(path: "Modules/\(client)Live"))) { $1 }
      }
    } catch {
      throw BuildCostProblem(
        """
        The sources of this chapter cannot be read. Type it where you have built it: swift run \
        VoiceMemos build-cost
        """
      )
    }
  }

  /// Where the sources are that this program was built from.
  private static let chapter = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static let workbook = chapter.deletingLastPathComponent().deletingLastPathComponent()

  private static func files(in folder: URL) throws -> [String: String] {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: folder.path(percentEncoded: false)
    )
    var files: [String: String] = [:]
    for name in names where name.hasSuffix(".swift") {
      files[name] = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }
    return files
  }
}
