import Dependencies
import Foundation

@testable import StandupsChapter

/// A memory in the place of a disk: it counts the saves, and it can be full. Several launches may
/// have it open.
final class WatchedMemory: Sendable {
  private let state: LockIsolated<State>

  private struct State {
    var contents: Data?
    var saves = 0
    var isFull = false
  }

  init(_ standups: [Standup]) { state = LockIsolated(State(contents: try? standups.encoded())) }

  var contents: Data? {
    get { state.withValue { $0.contents } }
    set { state.withValue { $0.contents = newValue } }
  }
  var standups: [Standup] { get throws { try .decoded(from: contents) } }
  var saves: Int { state.withValue { $0.saves } }
  var isFull: Bool {
    get { state.withValue { $0.isFull } }
    set { state.withValue { $0.isFull = newValue } }
  }

  var dataManager: DataManager {
    DataManager(
      load: { [state] _ in state.withValue { $0.contents } },
      save: { [state] data, _ in
        try state.withValue {
          if $0.isFull { throw DataManager.Refusal("The disk is full.") }
          $0.saves += 1
          $0.contents = data
        }
      }
    )
  }
}
