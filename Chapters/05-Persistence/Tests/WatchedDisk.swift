import Dependencies
import Foundation

@testable import PersistenceChapter

/// A memory that writes down each save, and that can be full.
final class WatchedDisk: Sendable {
  private let state: LockIsolated<State>

  private struct State {
    var contents: Data?
    var saves: [Data] = []
    var isFull = false
  }

  init(_ contents: Data? = nil) {
    state = LockIsolated(State(contents: contents))
  }

  var saves: [Data] { state.withValue { $0.saves } }

  var isFull: Bool {
    get { state.withValue { $0.isFull } }
    set { state.withValue { $0.isFull = newValue } }
  }

  var dataManager: DataManager {
    DataManager(
      load: { [state] _ in state.withValue { $0.contents } },
      save: { [state] data, _ in
        try state.withValue {
          if $0.isFull { throw DataManager.Refusal("full") }
          $0.saves.append(data)
          $0.contents = data
        }
      }
    )
  }
}
