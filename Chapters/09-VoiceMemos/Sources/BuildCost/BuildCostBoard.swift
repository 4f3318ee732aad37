import Foundation
import Observation

/// Builds the feature in each layout, changes a line of it, and builds it again.
@MainActor @Observable
final class BuildCostBoard {
  typealias Layout = BuildCostPackage.Layout

  private(set) var firstBuilds: [Layout: Duration] = [:]
  /// The shorter of two: what else a machine does makes a build longer, and never shorter.
  private(set) var changes: [Layout: Duration] = [:]
  private(set) var underWay = ""
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
    let building = Task { await measure() }
    self.building = building
    await withTaskCancellationHandler {
      await building.value
    } onCancel: {
      building.cancel()
    }
  }

  /// Returns when nothing is being built any more.
  func leave() async {
    building?.cancel()
    await building?.value
  }

  private func measure() async {
    do {
      for layout in Layout.allCases {
        underWay = "The first build, with \(layout.rawValue)."
        firstBuilds[layout] = try await build(layout)
      }
      for layout in Layout.allCases {
        underWay = "A line changes, with \(layout.rawValue)."
        try change(layout, 1)
        let first = try await build(layout)
        try change(layout, 2)
        changes[layout] = min(first, try await build(layout))
      }
    } catch {
      // What is interrupted does not end well, and that is no problem.
      if !Task.isCancelled { problem = "\(error)" }
    }
  }

  /// What is under way, and all of it when it is complete.
  var told: String? {
    guard problem == nil else { return nil }
    guard let longest = changes.values.max(), changes.count == Layout.allCases.count else {
      return underWay
    }
    let bars = Layout.allCases.map { layout in
      let change = changes[layout] ?? .zero
      let bar = String(repeating: "█", count: max(1, Int(30 * (change / longest))))
      let label = layout.rawValue.padding(toLength: 20, withPad: " ", startingAt: 0)
      return "  \(label) \(bar) \(change.inSeconds)"
    }
    let first = Layout.allCases.map { "\(firstBuilds[$0]?.inSeconds ?? "") with \($0.rawValue)" }
    return
      (["One line of the feature changes. How long until it is built?"] + bars
      + ["The first build took \(first.joined(separator: ", and "))."]).joined(separator: "\n")
  }
}

extension Duration {
  /// `1.7 s`
  fileprivate var inSeconds: String { String(format: "%.1f s", self / .seconds(1)) }
}
