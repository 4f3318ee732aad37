import Observation

/// Builds the feature in each layout, changes a line of it, and builds it again.
@MainActor @Observable
final class BuildCostBoard {
  struct Row: Identifiable, Sendable {
    let package: BuildCostPackage
    var firstBuild: Duration?
    /// The shorter of two: what else a machine does makes a build longer, and never shorter.
    var change: Duration?

    var id: String { package.layout.rawValue }
  }

  private(set) var rows: [Row]
  private(set) var problem: BuildCostProblem?
  @ObservationIgnored private let build: Build
  @ObservationIgnored private var building: Task<Void, Never>?

  typealias Build = @Sendable (BuildCostPackage) async throws(BuildCostProblem) -> Duration

  static let changes = 2

  init(_ packages: [BuildCostPackage], build: @escaping Build) {
    rows = packages.map { Row(package: $0) }
    self.build = build
  }

  var isComplete: Bool { rows.allSatisfy { $0.change != nil } }

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
    do throws(BuildCostProblem) {
      for index in rows.indices {
        guard !Task.isCancelled else { return }
        rows[index].firstBuild = try await build(rows[index].package)
      }
      for index in rows.indices {
        var shortest: Duration?
        for number in 1...Self.changes {
          guard !Task.isCancelled else { return }
          try rows[index].package.changeFeature(number)
          let duration = try await build(rows[index].package)
          shortest = min(shortest ?? duration, duration)
        }
        rows[index].change = shortest
      }
    } catch {
      // What is interrupted does not end well, and that is no problem.
      if !Task.isCancelled { problem = error }
    }
  }
}
