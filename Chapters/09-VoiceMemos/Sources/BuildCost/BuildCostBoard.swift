import Foundation
import Observation

/// Builds the feature in each layout, changes a line of it, and builds it again.
@MainActor @Observable
final class BuildCostBoard {
  typealias Layout = BuildCostPackage.Layout

  /// What is under way, and all of it when it is complete; nil where there is a problem.
  private(set) var told: String?
  private(set) var problem: String?
  @ObservationIgnored private let build: @Sendable (Layout) async throws -> Duration
  @ObservationIgnored private let change: @Sendable (Layout, _ number: Int) throws -> Void
  @ObservationIgnored private var building: Task<Void, Never>?

  init(
    build: @escaping @Sendable (Layout) async throws -> Duration,
    change: @escaping @Sendable (Layout, _ number: Int) throws -> Void
  ) {
    self.build = build
    self.change = change
  }

  func play() async {
    building = Task {
      do {
        told = try await measured()
      } catch {
        told = nil
        // What is interrupted does not end well, and that is no problem.
        if !Task.isCancelled { problem = "\(error)" }
      }
    }
    await building?.value
  }

  /// Returns when nothing is being built any more.
  func leave() async {
    building?.cancel()
    await building?.value
  }

  private func measured() async throws -> String {
    var firstBuilds: [String] = []
    for layout in Layout.allCases {
      told = "The first build, with \(layout.rawValue)."
      firstBuilds.append("\(try await build(layout).inSeconds) with \(layout.rawValue)")
    }
    var changes: [(layout: Layout, time: Duration)] = []
    for layout in Layout.allCases {
      told = "A line changes, with \(layout.rawValue)."
      try change(layout, 1)
      let first = try await build(layout)
      try change(layout, 2)
      // The shorter of two: what else a machine does makes a build longer, and never shorter.
      changes.append((layout, min(first, try await build(layout))))
    }
    let longest = changes.map(\.time).max() ?? .zero
    let bars = changes.map { layout, time in
      let bar = String(repeating: "█", count: max(1, Int(30 * (time / longest))))
      let label = layout.rawValue.padding(toLength: 20, withPad: " ", startingAt: 0)
      return "  \(label) \(bar) \(time.inSeconds)\n"
    }
    return """
      One line of the feature changes. How long until it is built?
      \(bars.joined())The first build took \(firstBuilds.joined(separator: ", and ")).
      """
  }
}

extension Duration {
  /// `1.7 s`
  fileprivate var inSeconds: String { String(format: "%.1f s", self / .seconds(1)) }
}
