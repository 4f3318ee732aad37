import ChapterKit
import Foundation

/// The feature as one module, with its clients in other modules or in it, and how long the compiler
/// takes.
struct FeatureModule: Sendable {
  let name: String
  /// Of this chapter. The first of them is the one that changes.
  let files: [String]
  var isExpensive = false

  static func all(isExpensive: Bool) -> [FeatureModule] {
    [
      FeatureModule(name: "the interfaces alone", files: feature),
      // As before there were two protocols: a module with the key has its live value.
      FeatureModule(
        name: "the live values too",
        files: feature + clients,
        isExpensive: isExpensive
      ),
    ]
  }

  /// What the feature consists of, where nothing draws it.
  private static let feature = [
    "Sources/Controlled.swift", "Sources/Memo.swift", "Sources/OpenSettings.swift",
    "Sources/Settings.swift", "Sources/TemporaryDirectory.swift", "Sources/VoiceMemosModel.swift",
  ]
  private static let clients = [
    "Modules/AudioPlayerClient/AudioPlayerClient.swift",
    "Modules/AudioPlayerClientLive/AudioPlayerClientLive.swift",
    "Modules/AudioRecorderClient/AudioRecorderClient.swift",
    "Modules/AudioRecorderClient/InventedRecorder.swift",
    "Modules/AudioRecorderClientLive/AudioRecorderClientLive.swift",
  ]

  /// One line that takes the compiler seconds: each literal may be of any type that has numbers,
  /// and each operator has dozens of meanings. The type of a global is a part of its module, so it
  /// is looked for whenever the module is built, whichever file has changed.
  static let expensiveLine = "let tax = String(1 - 2 + 3.0 - 4 == 5 - 6.0 ? 7 + 8 : 9.0)\n"

  /// What the compiler reads, by the name of the file.
  func sources() throws -> [String: String] {
    let chapter = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    var sources = isExpensive ? ["Tax.swift": Self.expensiveLine] : [:]
    for path in files {
      let file = chapter.appending(path: path)
      let text = try String(contentsOf: file, encoding: .utf8)
      // A module does not import what is in it.
      let own = text.replacing(/(public )?import (Audio\w+Client)\n/) { line in
        files.contains { $0.hasSuffix("/\(line.2).swift") } ? "" : "\(line.0)"
      }
      sources[file.lastPathComponent] = own
    }
    return sources
  }

  /// Builds it once, and after each of two changes.
  func cost() async throws -> BuildCost {
    // What ctrl-C leaves lies with all else that was built, until the next time.
    let folder = BuiltProducts.folder.appending(path: "build-cost")
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let sources = try sources()
    for (name, text) in sources { try text.write(to: name, in: folder) }

    let first = try await build(sources.keys.sorted(), in: folder)
    var changed = sources["Controlled.swift"] ?? ""
    var changes: [Duration] = []
    for number in 1...2 {
      changed += "private let change\(number) = \(number)\n"
      try changed.write(to: "Controlled.swift", in: folder)
      changes.append(try await build(sources.keys.sorted(), in: folder))
    }
    // The shorter of two: what else a machine does makes a build longer, and never shorter.
    return BuildCost(name: name, first: first, change: changes.min() ?? .zero)
  }

  /// Only files that a change concerns are built again, as the package manager does it.
  private func build(_ files: [String], in folder: URL) async throws -> Duration {
    func path(_ name: String) -> String { folder.appending(path: name).path }
    var products = ["": ["swift-dependencies": path("Feature.swiftdeps")]]
    for file in files {
      products[path(file)] = [
        "object": path("\(file).o"), "swift-dependencies": path("\(file).swiftdeps"),
      ]
    }
    try JSONEncoder().encode(products).write(to: folder.appending(path: "Products.json"))
    // The compiler gives up on a line that takes it long. Here it may take its time.
    let patience = ["scope", "trail", "memory"].flatMap {
      ["-Xfrontend", "-solver-\($0)-threshold=4000000000"]
    }
    let start = ContinuousClock.now
    let compiler = await DemoResult.run(
      SmallProgram.compiler
        + ["-incremental", "-c", "-emit-module", "-module-name", "Feature"]
        + ["-emit-module-path", path("Feature.swiftmodule")]
        + ["-output-file-map", path("Products.json")] + patience + files.map(path),
      of: "/usr/bin/env"
    )
    guard compiler.errors.isEmpty, compiler.signal == nil else {
      let lines = compiler.errors.split(separator: "\n")
      throw BuildProblem(lines.first { $0.contains("error:") } ?? lines.first ?? "it was ended")
    }
    return start.duration(to: .now)
  }
}

/// What the compiler said.
private struct BuildProblem: Error, CustomStringConvertible {
  let description: String
  init(_ line: Substring) { description = String(line) }
}

extension String {
  fileprivate func write(to name: String, in folder: URL) throws {
    try write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
  }
}
