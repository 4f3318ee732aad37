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
    #expect(!bookAsksBeforeItDeletes { Book(mistake) }, mistake.acceptance)
  }

  @Test(arguments: [Mistake.cancelDeletes, .cancelClosesThePage])
  func `one that is wrong after "cancel" does not pass`(_ mistake: Mistake) {
    #expect(!bookAsksBeforeItDeletes { Book(mistake) }, mistake.acceptance)
  }

  @Test(arguments: [Mistake.staysOnThePage, .savesNothing, .theFirst, .theTitle])
  func `one that is wrong after "confirm" does not pass`(_ mistake: Mistake) {
    #expect(!bookAsksBeforeItDeletes { Book(mistake) }, mistake.acceptance)
  }
}

enum Mistake: String {
  case showsNoAlert = "waits for your answer, and shows no alert"
  case asksOnce = "asks the first time, and the second time deletes without"
  case deletesAsItAsks = "takes the recipe out of the storage while it asks"
  case cancelDeletes = "deletes the recipe when you cancel"
  case cancelClosesThePage = "closes the page when you cancel"
  case staysOnThePage = "stays on the page of the recipe that you have deleted"
  case savesNothing = "does not save that a recipe is gone"
  case theFirst = "deletes the first recipe, and not the one of the page"
  case theTitle = "deletes each recipe with the title of this one"

  var acceptance: Comment { "Your check accepts a book that \(rawValue)." }
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
    if mistake == .cancelClosesThePage { open = nil }
  }

  func confirmButtonTapped() {
    if mistake != .savesNothing { storage.save(left) }
    recipes = left
    if mistake != .staysOnThePage { open = nil }
    isAlertUp = false
  }

  private var left: [Recipe] {
    if mistake == .theFirst { return Array(recipes.dropFirst()) }
    return recipes.filter { mistake == .theTitle ? $0.title != open?.title : $0 != open }
  }
}
