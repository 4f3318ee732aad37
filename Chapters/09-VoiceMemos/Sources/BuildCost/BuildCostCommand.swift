import ChapterKit
import Foundation
import OperatingSystem
import Stage

extension Command {
  /// What the live implementation costs those who only work on the feature.
  static let buildCost = Command(
    "build-cost",
    "A line of the feature changes: how long until it is built, with and without the live value?",
    options: [
      Option("--expensive", promise: "Put one line into the live value that taxes the compiler.")
    ]
  ) { invocation, terminal in
    let folder = FileManager.default.temporaryDirectory.appending(path: "build-cost-\(UUID())")
    // The scene returns when nothing is being built any more.
    defer { try? FileManager.default.removeItem(at: folder) }
    let isExpensive = invocation.values["--expensive"] != nil
    var packages: [BuildCostPackage.Layout: BuildCostPackage] = [:]
    do {
      for layout in BuildCostPackage.Layout.allCases {
        packages[layout] = try BuildCostPackage(layout, isExpensive: isExpensive, in: folder)
      }
    } catch {
      StandardError.write(
        """
        The sources of this chapter cannot be copied (\(error.localizedDescription)). Type it where \
        you have built it: swift run VoiceMemos build-cost
        """
      )
      return 1
    }
    let board = BuildCostBoard { [packages] in
      try await packages[$0]?.build() ?? .zero
    } change: { [packages] in
      try packages[$0]?.changeFeature($1)
    }
    let outcome = await Performance([.buildCost(board)]).run(on: terminal)
    guard let problem = board.problem else { return outcome.exitCode }
    StandardError.write(problem)
    return 1
  }
}

extension Scene {
  fileprivate static func buildCost(_ board: BuildCostBoard) -> Scene {
    Scene("build-cost", board) { board, _ in
      Text(board.told ?? "It was not built.").limited(columns: 76)
    } line: { board in
      board.told
    } run: { board in
      await board.play()
    } quit: { board in
      await board.leave()
    }
  }
}
