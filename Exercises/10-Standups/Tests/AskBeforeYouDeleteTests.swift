import Dependencies
import Testing

@testable import StandupsExercises

@MainActor
@Suite struct AskBeforeYouDelete {
  @Test func `a book that is right passes, and so does the next one`() {
    for _ in 1...2 { #expect(bookAsksBeforeItDeletes { Book(nil) }, "A right book fails.") }
  }

  @Test(arguments: [Mistake.showsNoAlert, .asksOnce, .deletesAsItAsks])
  func `one that does not wait for the answer does not pass`(_ mistake: Mistake) {
    expectFailure(mistake)
  }

  @Test func `one that is wrong after "cancel" does not pass`() {
    expectFailure(.cancelDeletes)
  }

  @Test(arguments: [Mistake.staysOnThePage, .savesNothing, .theFirst])
  func `one that is wrong after "confirm" does not pass`(_ mistake: Mistake) {
    expectFailure(mistake)
  }

  /// A check that rejects everything finds no mistake, so the right one comes first.
  private func expectFailure(_ mistake: Mistake) {
    `a book that is right passes, and so does the next one`()
    #expect(!bookAsksBeforeItDeletes { Book(mistake) }, "A book that \(mistake.rawValue) passes.")
  }
}

enum Mistake: String {
  case showsNoAlert = "waits for your answer, and shows no alert"
  case asksOnce = "asks the first time, and the second time deletes without"
  case deletesAsItAsks = "takes the recipe out of the storage while it asks"
  case cancelDeletes = "deletes the recipe when you cancel"
  case staysOnThePage = "stays on the page of the recipe that you have deleted"
  case savesNothing = "does not save that a recipe is gone"
  case theFirst = "deletes the first recipe, and not the one of the page"
}

/// A book that is right, or has one mistake.
@MainActor
private final class Book: RecipeBook, RecipePage {
  private(set) var recipes: [Recipe] = []
  private(set) var isAlertUp = false
  private var open: Recipe?
  private var hasAsked = false
  private let mistake: Mistake?
  @Dependency(\.recipeStorage) private var storage

  init(_ mistake: Mistake?) {
    self.mistake = mistake
    recipes = storage.load()
  }

  var page: (any RecipePage)? { open == nil ? nil : self }
  var recipe: Recipe { open ?? Recipe(id: 0, title: "") }
  func recipeTapped(_ recipe: Recipe) { open = recipe }

  func deleteButtonTapped() {
    isAlertUp = mistake != .showsNoAlert
    if mistake == .asksOnce, hasAsked { confirmButtonTapped() }
    hasAsked = true
    if mistake == .deletesAsItAsks { storage.save(left) }
  }

  func cancelButtonTapped() {
    isAlertUp = false
    if mistake == .cancelDeletes { recipes = left }
  }

  func confirmButtonTapped() {
    if mistake != .savesNothing { storage.save(left) }
    recipes = left
    if mistake != .staysOnThePage { open = nil }
    isAlertUp = false
  }

  private var left: [Recipe] {
    recipes.filter { $0 != (mistake == .theFirst ? recipes.first : open) }
  }
}
