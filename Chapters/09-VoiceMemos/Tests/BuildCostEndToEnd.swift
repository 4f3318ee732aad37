import DependenciesTestSupport
import Foundation
import Testing

@testable import VoiceMemosChapter

/// The sources of this chapter as the command builds them, by the real toolchain.
@MainActor
@Suite(
  .enabled(
    if: ProcessInfo.processInfo.environment["WORKBOOK_END_TO_END"] == "1",
    "It builds two packages. To run it, set WORKBOOK_END_TO_END=1."
  )
)
struct BuildCostEndToEnd {
  @Test func `both layouts are built, also after a change`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "build-cost-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let builder = try BuildCostBuilder(program: Self.demo)
    let packages = try BuildCostPackage.Layout.allCases.map { layout in
      try BuildCostPackage(
        layout,
        isExpensive: true,
        BuildCostSources(),
        modules: builder.modules,
        in: folder
      )
    }
    let board = BuildCostBoard(packages, build: builder.build)
    await board.play()
    #expect(board.problem == nil)
    #expect(board.isComplete)
  }

  /// The package manager puts the demo beside the bundle of the tests.
  private static var demo: URL {
    #if os(macOS)
      Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }!.bundleURL
        .deletingLastPathComponent().appending(path: "VoiceMemos")
    #else
      URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appending(path: "VoiceMemos")
    #endif
  }
}
