// A full disk is no damage: a save that fails does not stop the next one.
import Dependencies
import Foundation
import Testing

@testable import PersistenceExercises

@MainActor
@Suite struct CorruptDataEdges {
  let saved = LockIsolated<[Data]>([])
  let isFull = LockIsolated(true)

  @Test func `after a save that failed, the next change is saved`() {
    let box = open { nil }
    box.addButtonTapped("Bread")
    isFull.setValue(false)
    box.addButtonTapped("Soup")
    #expect(saved.value.count == 1, "“Bread” found a full disk, and “Soup” is not saved either.")
  }

  @Test func `after starting afresh on a full disk, the next change is saved`() {
    let box = open { Data() }
    let damage = box.problem
    box.startAfreshButtonTapped()
    #expect(box.problem != damage, "The person started afresh, and still sees the damage.")
    isFull.setValue(false)
    box.addButtonTapped("Bread")
    #expect(saved.value.count == 1, "The disk has room again, and nothing is saved.")
  }

  private func open(_ load: @escaping @Sendable () throws -> Data?) -> RecipeBox {
    withDependencies {
      $0.recipeFile.load = load
      $0.recipeFile.save = { [saved, isFull] data in
        if isFull.value { throw CocoaError(.fileWriteOutOfSpace) }
        saved.withValue { $0.append(data) }
      }
    } operation: {
      RecipeBox()
    }
  }
}
