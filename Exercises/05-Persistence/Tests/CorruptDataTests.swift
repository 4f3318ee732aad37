import Dependencies
import DependenciesTestSupport
import Foundation
import Testing

@testable import PersistenceExercises

@MainActor
@Suite struct CorruptData {
  @Test func `a damaged file is reported`() {
    let box = Drawer(Data("[\"Bread\", \"So".utf8)).open()
    #expect(box.problem != nil, "The file is damaged, and nobody tells the person.")
    #expect(box.recipes == [], "What a damaged file holds is guessed.")
  }

  @Test func `a file that cannot be read is reported`() {
    let drawer = Drawer(Data("[\"Bread\"]".utf8))
    drawer.jam()
    #expect(drawer.open().problem != nil, "The file cannot be read, and nobody tells the person.")
  }

  @Test func `an empty file is damaged`() {
    #expect(Drawer(Data()).open().problem != nil, "A file of no bytes holds no list: tell it.")
  }

  @Test func `what could not be read is never written over`() {
    let damaged = Data("[\"Bread\", \"So".utf8)
    let drawer = Drawer(damaged)
    let box = drawer.open()
    box.addButtonTapped("Salad")
    box.addButtonTapped("Tea")
    #expect(
      drawer.data.value == damaged,
      "A damaged file could still be repaired by hand, and the new recipes have wiped it."
    )
    #expect(box.recipes == ["Salad", "Tea"], "The new recipes are not on the screen.")
  }

  @Test func `what the disk could not read is never written over`() {
    let drawer = Drawer(Data("[\"Bread\"]".utf8))
    drawer.jam()
    drawer.open().addButtonTapped("Salad")
    #expect(
      drawer.data.value == Data("[\"Bread\"]".utf8),
      "The disk could not read the file once, and a whole box of recipes is wiped for it."
    )
  }

  @Test func `whoever starts afresh saves again`() {
    let drawer = Drawer(Data("no list".utf8))
    let box = drawer.open()
    box.addButtonTapped("Salad")
    box.startAfreshButtonTapped()
    #expect(box.problem == nil, "The person has started afresh, and still reads of a problem.")
    #expect(drawer.recipes == ["Salad"], "Starting afresh does not save what is on the screen.")
    box.addButtonTapped("Tea")
    #expect(drawer.recipes == ["Salad", "Tea"], "After starting afresh, changes are not saved.")
  }

  @Test func `the first launch has no problem`() {
    let drawer = Drawer(nil)
    let box = drawer.open()
    #expect(box.problem == nil, "There is no file yet, and the person reads of a problem.")
    box.addButtonTapped("Bread")
    #expect(drawer.recipes == ["Bread"], "On the first launch, nothing is saved.")
  }

  @Test(arguments: [[], ["Bread"], ["Bread", "Soup"]])
  func `a list that was saved is there again`(saved: [String]) throws {
    let drawer = Drawer(try JSONEncoder().encode(saved))
    let box = drawer.open()
    #expect(box.recipes == saved, "The saved recipes are not there.")
    #expect(box.problem == nil, "The file is whole, and the person reads of a problem.")
    box.addButtonTapped("Tea")
    #expect(drawer.recipes == saved + ["Tea"], "A new recipe is not saved with the old ones.")
  }
}

/// What the recipes are in: a file that can be jammed.
private struct Drawer {
  let data: LockIsolated<Data?>
  let isJammed = LockIsolated(false)

  init(_ data: Data?) { self.data = LockIsolated(data) }

  func jam() { isJammed.setValue(true) }

  struct Jam: Error {}

  @MainActor
  func open() -> RecipeBox {
    withDependencies { [data, isJammed] in
      $0.recipeFile = RecipeFile(
        load: {
          if isJammed.value { throw Jam() }
          return data.value
        },
        save: { data.setValue($0) }
      )
    } operation: {
      RecipeBox()
    }
  }

  var recipes: [String]? {
    data.value.flatMap { try? JSONDecoder().decode([String].self, from: $0) }
  }
}
