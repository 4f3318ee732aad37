import Dependencies
import Foundation
import Testing

@testable import PersistenceExercises

@MainActor
@Suite struct CorruptData {
  let saved = LockIsolated<[[String]]>([])

  @Test func `where there is no file yet, there is no problem, and each change is saved`() {
    let box = open { nil }
    #expect(box.recipes == [])
    #expect(box.problem == nil)
    box.addButtonTapped("Bread")
    box.addButtonTapped("Soup")
    #expect(saved.value == [["Bread"], ["Bread", "Soup"]])
  }

  @Test(arguments: [[], ["Bread"]])
  func `a list is shown without a problem, and each change is saved`(list: [String]) throws {
    let data = try JSONEncoder().encode(list)
    let box = open { data }
    #expect(box.recipes == list)
    #expect(box.problem == nil)
    box.addButtonTapped("Soup")
    #expect(saved.value == [list + ["Soup"]])
  }

  @Test(arguments: Damage.allCases)
  func `anything else is reported in a sentence`(damage: Damage) {
    let box = open(damage.load)
    #expect(box.recipes == [])
    let problem = box.problem ?? "nil"
    #expect(problem.contains(" "), "The file \(damage.rawValue). This is no sentence: \(problem)")
    #expect(!problem.hasPrefix("DecodingError"), "A person cannot read this: \(problem)")
  }

  @Test(arguments: Damage.allCases)
  func `from then on nothing is saved, and the problem stays`(damage: Damage) {
    let box = open(damage.load)
    let problem = box.problem
    box.addButtonTapped("Bread")
    #expect(box.recipes == ["Bread"])
    #expect(saved.value == [], "The file \(damage.rawValue), and is written over.")
    #expect(box.problem == problem)
  }

  @Test func `who starts afresh saves what is on the screen, and each change after that`() {
    let box = open(Damage.noList.load)
    box.addButtonTapped("Bread")
    saved.setValue([])
    box.startAfreshButtonTapped()
    #expect(box.problem == nil)
    box.addButtonTapped("Soup")
    #expect(saved.value == [["Bread"], ["Bread", "Soup"]])
  }

  private func open(_ load: @escaping @Sendable () throws -> Data?) -> RecipeBox {
    withDependencies {
      $0.recipeFile.load = load
      $0.recipeFile.save = { [saved] data in
        let recipes = try JSONDecoder().decode([String].self, from: data)
        saved.withValue { $0.append(recipes) }
      }
    } operation: {
      RecipeBox()
    }
  }

  enum Damage: String, CaseIterable {
    case empty = "has no bytes"
    case noList = "holds no list"
    case unreadable = "is not read by the disk"

    @Sendable func load() throws -> Data? {
      switch self {
      case .empty: Data()
      case .noList: Data(#"{"version": 2}"#.utf8)
      case .unreadable: throw CocoaError(.fileReadUnknown)
      }
    }
  }
}
