import DependenciesTestSupport
import Foundation
import OperatingSystem
import PlantedCourses
import Programs
import Testing

@testable import Toolchain

/// What the manifest makes of the environment.
@Suite(
  .serialized,
  .enabled(if: ProcessInfo.processInfo.environment["WORKBOOK_END_TO_END"] == "1"),
  OneRepositoryCopy()
)
struct ManifestEndToEnd {
  let copy: RepositoryCopy

  init() throws { copy = try #require(RepositoryCopy.current) }

  /// What the package manager says, and how it ends.
  private func run(
    _ arguments: String...,
    in words: [String: String]
  ) async throws -> (Program.End, String) {
    var environment = ProcessInfo.processInfo.environment
    for word in ["WORKBOOK_ONLY", "WORKBOOK_SOLUTIONS"] { environment[word] = words[word] }
    let swift = try #require(Program.path(of: "swift", in: environment["PATH"]))
    let program = Program(
      swift,
      arguments + ["--package-path", copy.root.path(percentEncoded: false)],
      environment: environment
    )
    let result = try await program.result()
    return (result.end, String(decoding: result.output + result.errors, as: UTF8.self))
  }

  @Test(arguments: [
    [:],
    ["WORKBOOK_SOLUTIONS": "1"],
    ["WORKBOOK_ONLY": "Countdown,Location/ShowDenied"],
    ["WORKBOOK_ONLY": "Countdown/TakeControl,VoiceMemos/SplitTheClient,Location/ChangingAnswer"],
  ])
  func `nothing is left over that the package manager would warn of`(
    words: [String: String]
  ) async throws {
    // A build looks at the files of all targets, however small the one is that is built; the first
    // one in a folder says nothing of them.
    _ = try await run("build", "--target", "ConcurrencyExtras", in: words)
    let (end, said) = try await run("build", "--target", "ConcurrencyExtras", in: words)
    #expect(end == .exited(0))
    #expect(!said.contains("warning"), "\(said)")
  }
}
