import ConcurrencyExtras
import DependenciesTestSupport
import Foundation
import Testing

@testable import VoiceMemosChapter

@MainActor
@Suite struct BuildCost {
  @Test func `with the interfaces alone, no live value is built`() async throws {
    try await withFolder { folder in
      let package = try package(.interfacesAlone, isExpensive: true, in: folder)
      let targets = try names(in: package.folder.appending(path: "Sources"))
      #expect(targets == ["AudioPlayerClient", "AudioRecorderClient", "Feature"])
      let feature = try names(in: package.folder.appending(path: "Sources/Feature"))
      #expect(feature == BuildCostSources.featureFiles.sorted())
    }
  }

  @Test func `with the live values, all is one module, which imports none of its parts`()
    async throws
  {
    try await withFolder { folder in
      let package = try package(.liveValuesToo, isExpensive: false, in: folder)
      let targets = try names(in: package.folder.appending(path: "Sources"))
      #expect(targets == ["Feature"])
      let feature = package.folder.appending(path: "Sources/Feature")
      let files = try names(in: feature)
      #expect(files.contains("AudioPlayerClientLive.swift"))
      #expect(!files.contains("Tax.swift"))
      for file in files {
        let text = try String(contentsOf: feature.appending(path: file), encoding: .utf8)
        #expect(!text.contains(/import Audio(Player|Recorder)Client/))
      }
    }
  }

  @Test func `on request, one line is expensive, and only beside the live values`() async throws {
    try await withFolder { folder in
      for layout in BuildCostPackage.Layout.allCases {
        let package = try package(layout, isExpensive: true, in: folder)
        let files = try names(in: package.folder.appending(path: "Sources/Feature"))
        #expect(files.contains("Tax.swift") == (layout == .liveValuesToo))
      }
    }
  }

  @Test func `a change is one line more in the feature`() async throws {
    try await withFolder { folder in
      let package = try package(.interfacesAlone, isExpensive: false, in: folder)
      let file = package.folder.appending(
        path: "Sources/Feature/\(BuildCostSources.changedFile)"
      )
      let before = try String(contentsOf: file, encoding: .utf8)
      try package.changeFeature(1)
      let after = try String(contentsOf: file, encoding: .utf8)
      #expect(after == before + "private let change1 = 1\n")
    }
  }

  @Test func `each layout is built once, and then after each change, of which the shorter counts`()
    async throws
  {
    try await withFolder { folder in
      let packages = try BuildCostPackage.Layout.allCases.map {
        try package($0, isExpensive: false, in: folder)
      }
      let durations = LockIsolated<[Duration]>([9, 30, 3, 2, 11, 12].map { .seconds($0) })
      let built = LockIsolated<[BuildCostPackage.Layout]>([])
      let board = BuildCostBoard(packages) { package in
        built.withValue { $0.append(package.layout) }
        return durations.withValue { $0.removeFirst() }
      }
      await board.play()
      #expect(
        built.value == [.interfacesAlone, .liveValuesToo]
          + Array(repeating: .interfacesAlone, count: 2)
          + Array(repeating: .liveValuesToo, count: 2)
      )
      #expect(board.rows.map(\.firstBuild) == [.seconds(9), .seconds(30)])
      #expect(board.rows.map(\.change) == [.seconds(2), .seconds(11)])
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
  }

  @Test func `a build that fails is a problem, and the last one`() async throws {
    try await withFolder { folder in
      let packages = [try package(.interfacesAlone, isExpensive: false, in: folder)]
      let builds = LockIsolated(0)
      let board = BuildCostBoard(packages) { _ throws(BuildCostProblem) in
        builds.withValue { $0 += 1 }
        throw BuildCostProblem("It does not compile.")
      }
      await board.play()
      #expect(board.problem == BuildCostProblem("It does not compile."))
      #expect(builds.value == 1)
    }
  }

  @Test func `who leaves in the middle waits for the build to end, and has no problem`()
    async throws
  {
    try await withFolder { folder in
      let packages = [try package(.interfacesAlone, isExpensive: false, in: folder)]
      let hasEnded = LockIsolated(false)
      let (begun, begin) = AsyncStream<Never>.makeStream()
      let board = BuildCostBoard(packages) { _ throws(BuildCostProblem) in
        begin.finish()
        try? await Task.never()
        hasEnded.setValue(true)
        throw BuildCostProblem("It was interrupted.")
      }
      let playing = Task { await board.play() }
      for await _ in begun {}
      await board.leave()
      #expect(hasEnded.value)
      await playing.value
      #expect(board.problem == nil)
    }
  }

  @Test func `without a toolchain, it says so`() {
    #expect(
      throws: BuildCostProblem(
        "There is no swift on your PATH. This command builds: it needs the toolchain."
      )
    ) {
      try BuildCostBuilder(toolchain: nil)
    }
  }

  @Test func `without the modules beside the program, it says where to type it`() {
    #expect(
      throws: BuildCostProblem(
        """
        The modules that this program was built of do not lie beside it. Type it where you have \
        built it: swift run VoiceMemos build-cost
        """
      )
    ) {
      try BuildCostBuilder(toolchain: "/usr/bin/swift", program: URL(filePath: "/nowhere/Demo"))
    }
  }

  @Test func `without the sources, it says where to type it`() {
    #expect(
      throws: BuildCostProblem(
        """
        The sources of this chapter cannot be read. Type it where you have built it: swift run \
        VoiceMemos build-cost
        """
      )
    ) {
      try BuildCostSources(in: URL(filePath: "/nowhere"))
    }
  }

  private func package(
    _ layout: BuildCostPackage.Layout,
    isExpensive: Bool,
    in folder: URL
  ) throws -> BuildCostPackage {
    try BuildCostPackage(
      layout,
      isExpensive: isExpensive,
      BuildCostSources(),
      modules: URL(filePath: "/modules"),
      in: folder
    )
  }

  private func withFolder(_ operation: (URL) async throws -> Void) async throws {
    let folder = quickestFolder.appending(path: "build-cost-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try await operation(folder)
  }

  private func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false)).sorted()
  }
}
