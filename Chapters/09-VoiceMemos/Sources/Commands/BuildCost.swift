import ChapterKit
import Foundation
import OperatingSystem
import Stage

extension DemoCommand {
  /// What the live implementation costs those who only work on the feature.
  static let buildCost = DemoCommand(
    "build-cost",
    "A line of the feature changes: how long until it is built, with and without the live value?",
    options: [
      Option("--expensive", summary: "Put one line into the live value that taxes the compiler.")
    ]
  ) { invocation, terminal in
    var costs: [BuildCost] = []
    do {
      for module in FeatureModule.all(isExpensive: invocation.values["--expensive"] != nil) {
        terminal.say("Building it with \(module.name), once, and after two changes …")
        costs.append(try await module.cost())
      }
    } catch {
      StandardError.write(
        "The feature was not built: \(error). Type it where you have built the workbook."
      )
      return 1
    }
    terminal.say(costs.chart)
    return 0
  }
}

/// How long a module took to build.
struct BuildCost: Equatable, Sendable {
  let name: String
  let first: Duration
  let change: Duration
}

extension [BuildCost] {
  /// A bar for each: the longest has thirty blocks.
  var chart: String {
    let longest = map(\.change).max() ?? .zero
    let bars = map { cost in
      let bar = String(repeating: "█", count: Swift.max(1, Int(30 * (cost.change / longest))))
      let label = cost.name.padding(toLength: 20, withPad: " ", startingAt: 0)
      return "  \(label) \(bar) \(cost.change.inSeconds)\n"
    }
    let firsts = map { "\($0.first.inSeconds) with \($0.name)" }.joined(separator: ", and ")
    return """
      One line of the feature changes. How long until it is built?
      \(bars.joined())The first build took \(firsts).
      """
  }
}

extension Duration {
  /// `1.7 s`
  fileprivate var inSeconds: String { String(format: "%.1f s", self / .seconds(1)) }
}
