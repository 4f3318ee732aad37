import ConcurrencyExtras
import DependenciesTestSupport
import Foundation
import Testing

@testable import VoiceMemosChapter

@MainActor
@Suite struct BuildCost {
  @Test func `without live values, the feature imports interfaces, and no more is built`() throws {
    try withFolder { folder in
      let package = try BuildCostPackage(.interfacesAlone, isExpensive: true, in: folder)
      let targets = try names(in: package, "Sources")
      #expect(targets == ["AudioPlayerClient", "AudioRecorderClient", "Feature"])
      #expect(try names(in: package, "Sources/Feature") == BuildCostPackage.featureFiles.sorted())
    }
  }

  @Test func `with the live values, all is one module, which imports none of its parts`() throws {
    try withFolder { folder in
      let package = try BuildCostPackage(.liveValuesToo, isExpensive: true, in: folder)
      #expect(try names(in: package, "Sources") == ["Feature"])
      let files = try names(in: package, "Sources/Feature")
      #expect(files.contains("AudioPlayerClientLive.swift"))
      #expect(files.contains("Tax.swift"))
      for file in files {
        let path = package.folder.appending(path: "Sources/Feature/\(file)")
        let text = try String(contentsOf: path, encoding: .utf8)
        #expect(!text.contains(/import Audio(Player|Recorder)Client/))
      }
    }
  }

  @Test func `each layout is built once, and then after two changes, of which the shorter counts`()
    async
  {
    let durations = LockIsolated<[Duration]>([9, 30, 3, 2, 11, 12].map { .seconds($0) })
    let done = LockIsolated<[String]>([])
    let board = BuildCostBoard { layout in
      done.withValue { $0.append("\(layout)") }
      return durations.withValue { $0.removeFirst() }
    } change: { layout, number in
      done.withValue { $0.append("\(layout) changes: \(number)") }
    }
    await board.play()
    #expect(
      done.value == [
        "interfacesAlone", "liveValuesToo", "interfacesAlone changes: 1", "interfacesAlone",
        "interfacesAlone changes: 2", "interfacesAlone", "liveValuesToo changes: 1",
        "liveValuesToo", "liveValuesToo changes: 2", "liveValuesToo",
      ]
    )
    #expect(board.problem == nil)
    #expect(
      board.told == """
        One line of the feature changes. How long until it is built?
          the interfaces alone █████ 2.0 s
          the live values too  ██████████████████████████████ 11.0 s
        The first build took 9.0 s with the interfaces alone, and 30.0 s with the live values too.
        """
    )
  }

  @Test func `a build that fails is a problem, and the last one`() async {
    let builds = LockIsolated(0)
    let board = BuildCostBoard { _ in
      builds.withValue { $0 += 1 }
      throw BuildCostProblem("It does not compile.")
    } change: { _, _ in
    }
    await board.play()
    #expect(board.problem == "It does not compile.")
    #expect(builds.value == 1)
  }

  @Test func `who leaves in the middle waits for the build to end, and has no problem`() async {
    let hasEnded = LockIsolated(false)
    let (begun, begin) = AsyncStream<Never>.makeStream()
    let board = BuildCostBoard { _ in
      begin.finish()
      try? await Task.never()
      hasEnded.setValue(true)
      throw BuildCostProblem("It was interrupted.")
    } change: { _, _ in
    }
    let playing = Task { await board.play() }
    for await _ in begun {}
    await board.leave()
    #expect(hasEnded.value)
    await playing.value
    #expect(board.problem == nil)
  }

  @Test(
    .enabled(
      if: ProcessInfo.processInfo.environment["WORKBOOK_END_TO_END"] == "1",
      "It builds two packages. To run it, set WORKBOOK_END_TO_END=1."
    )
  )
  func `the real toolchain builds both layouts`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "build-cost-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    for layout in BuildCostPackage.Layout.allCases {
      let package = try BuildCostPackage(layout, isExpensive: true, in: folder)
      #expect(try await package.build() > .zero)
    }
  }

  private func withFolder(_ operation: (URL) throws -> Void) throws {
    let folder = quickestFolder.appending(path: "build-cost-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try operation(folder)
  }

  private func names(in package: BuildCostPackage, _ path: String) throws -> [String] {
    let folder = package.folder.appending(path: path)
    return try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
      .sorted()
  }
}
