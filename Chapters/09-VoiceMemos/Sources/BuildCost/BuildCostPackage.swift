import ChapterKit
import Foundation
import OperatingSystem
import Programs

/// A package of its own with the feature in it, and with as much of its clients as the layout says.
struct BuildCostPackage: Sendable {
  enum Layout: String, CaseIterable, Sendable {
    /// The interfaces are modules that the feature imports.
    case interfacesAlone = "the interfaces alone"
    /// As before there were two protocols: a module with the key has its live value.
    case liveValuesToo = "the live values too"
  }

  let layout: Layout
  let folder: URL

  /// One line that takes the compiler seconds: each literal may be of any type that has numbers, and
  /// each operator has dozens of meanings. The type of a global is a part of its module, so it is
  /// looked for whenever the module is built, whichever file has changed.
  static let expensiveLine = "let tax = String(1 - 2 + 3.0 - 4 == 5 - 6.0 ? 7 + 8 : 9.0)\n"

  /// What the feature consists of, where nothing draws it. The first of them changes.
  static let featureFiles = [
    "Controlled.swift", "Memo.swift", "OpenSettings.swift", "Settings.swift",
    "TemporaryDirectory.swift", "VoiceMemosModel.swift",
  ]
  private static let clients = ["AudioPlayerClient", "AudioRecorderClient"]

  /// Copies the sources of this chapter.
  init(_ layout: Layout, isExpensive: Bool, in parent: URL) throws {
    self.layout = layout
    let chapter = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let workbook = chapter.deletingLastPathComponent().deletingLastPathComponent()
    // To the compiler a folder's name is the package's, and the workbook shares some of what it has
    // only inside of its package.
    folder = parent.appending(path: "\(layout)/\(workbook.lastPathComponent)")
    var files = Self.featureFiles.map { ("Feature", chapter.appending(path: "Sources/\($0)")) }
    let isOneModule = layout == .liveValuesToo
    for client in Self.clients {
      for module in isOneModule ? [client, "\(client)Live"] : [client] {
        let sources = chapter.appending(path: "Modules/\(module)")
        files += try FileManager.default
          .contentsOfDirectory(at: sources, includingPropertiesForKeys: nil)
          .map { (isOneModule ? "Feature" : module, $0) }
      }
    }
    for (target, file) in files {
      let text = try String(contentsOf: file, encoding: .utf8)
      // A module does not import what is in it.
      let own = isOneModule ? text.replacing(/(public )?import Audio\w+Client\n/, with: "") : text
      try write(own, to: "Sources/\(target)/\(file.lastPathComponent)")
    }
    if isOneModule, isExpensive { try write(Self.expensiveLine, to: "Sources/Feature/Tax.swift") }
    try write(manifest, to: "Package.swift")
  }

  /// One line more in the feature.
  func changeFeature(_ number: Int) throws {
    let path = "Sources/Feature/\(Self.featureFiles[0])"
    let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    try write(text + "private let change\(number) = \(number)\n", to: path)
  }

  /// How long the toolchain of this machine takes.
  func build() async throws -> Duration {
    guard let toolchain = Program.path(of: "swift") else {
      throw BuildCostProblem("There is no swift on your PATH. This command builds: it needs it.")
    }
    let path = folder.path(percentEncoded: false)
    // What the toolchain keeps for later is kept here, and goes with the folder.
    let program = Program(
      toolchain,
      ["build", "--package-path", path, "--scratch-path", "\(path)/.build"]
        + ["--manifest-cache", "local"],
      environment: ProcessInfo.processInfo.environment.merging(["TMPDIR": path]) { $1 }
    )
    let start = ContinuousClock.now
    let result = try await program.result()
    guard result.end == .exited(0) else {
      let words = String(decoding: result.output + result.errors, as: UTF8.self)
      let reason = words.split(separator: "\n").first { $0.contains("error:") }
      throw BuildCostProblem(
        "The feature was not built with \(layout.rawValue). \(reason ?? "The build ended.")"
      )
    }
    return start.duration(to: .now)
  }

  private func write(_ text: String, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// All else is built already.
  private var manifest: String {
    let modules = DemoProcess.products.appending(path: "Modules")
    // The compiler gives up on a line that takes it long. Here it may take its time.
    let patience = ["scope", "trail", "memory"].flatMap {
      ["-Xfrontend", "-solver-\($0)-threshold=4000000000"]
    }
    let flags = ["-I", modules.path(percentEncoded: false)] + patience
    let imported = layout == .interfacesAlone ? Self.clients : []
    let targets =
      imported.map { ".target(name: \"\($0)\", swiftSettings: settings)," }
      + [".target(name: \"Feature\", dependencies: \(imported), swiftSettings: settings),"]
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let settings: [SwiftSetting] = [.unsafeFlags(\(flags))]

      let package = Package(
        name: "build-cost",
        platforms: [.macOS(.v15)],
        targets: [
          \(targets.joined(separator: "\n    "))
        ]
      )

      """
  }
}

/// Why nothing can be measured, in a sentence.
struct BuildCostProblem: Error, Equatable, CustomStringConvertible {
  let description: String
  init(_ sentence: String) { description = sentence }
}
