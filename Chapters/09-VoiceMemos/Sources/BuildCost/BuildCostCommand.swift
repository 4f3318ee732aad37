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
    do throws(BuildCostProblem) {
      let builder = try BuildCostBuilder()
      let sources = try BuildCostSources()
      let isExpensive = invocation.values["--expensive"] != nil
      let packages = try BuildCostPackage.Layout.allCases.map { layout throws(BuildCostProblem) in
        try BuildCostPackage(
          layout,
          isExpensive: isExpensive,
          sources,
          modules: builder.modules,
          in: folder
        )
      }
      let board = BuildCostBoard(packages, build: builder.build)
      let outcome = await Performance([.buildCost(board)]).run(on: terminal)
      guard let problem = board.problem else { return outcome.exitCode }
      throw problem
    } catch {
      StandardError.write(error.sentence)
      return 1
    }
  }
}

/// Why nothing can be measured, in a sentence.
struct BuildCostProblem: Error, Equatable {
  let sentence: String
  init(_ sentence: String) { self.sentence = sentence }
}
