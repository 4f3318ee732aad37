import Dependencies
import Testing

@testable import StandupsExercises

@MainActor
@Suite struct AskBeforeYouDelete {
  @Test func `a book that is right passes, each time`() {
    for _ in 1...2 { testDeletion { Book() } }
  }

  @Test(arguments: [Mistake.showsNoAlert, .deletesAsItAsks])
  func `one that does not wait for the answer does not pass`(_ mistake: Mistake) {
    expectFailure(mistake)
  }

  @Test(arguments: [Mistake.cancelDeletes, .cancelSaves, .cancelGoesBack, .cancelLeavesTheAlert])
  func `one that is wrong after "cancel" does not pass`(_ mistake: Mistake) {
    expectFailure(mistake)
  }

  @Test(arguments: [Mistake.staysOnThePage, .staysInTheList, .savesNothing, .theFirst])
  func `one that is wrong after "confirm" does not pass`(_ mistake: Mistake) {
    expectFailure(mistake)
  }

  /// A check that rejects everything finds no mistake, so a right book is tried first.
  private func expectFailure(_ mistake: Mistake) {
    `a book that is right passes, each time`()
    withKnownIssue("A book that \(mistake.rawValue) passes.") { testDeletion { Book(mistake) } }
  }
}

enum Mistake: String {
  case showsNoAlert = "waits for your answer, and shows no alert"
  case deletesAsItAsks = "takes the recipe out of the storage while it asks"
  case cancelDeletes = "takes the recipe out of the list when you cancel"
  case cancelSaves = "takes the recipe out of the storage when you cancel"
  case cancelGoesBack = "goes back to the list when you cancel"
  case cancelLeavesTheAlert = "still asks after you have cancelled"
  case staysOnThePage = "stays on the page of the recipe that you have deleted"
  case staysInTheList = "still lists the recipe that you have deleted"
  case savesNothing = "does not save that a recipe is gone"
  case theFirst = "deletes the first recipe, and not the one of the page"
}

private final class Book: RecipeBook, RecipePage {
  private(set) var recipes: [Recipe] = []
  private(set) var isAlertUp = false
  private var open: Recipe?
  private let mistake: Mistake?
  @Dependency(\.recipeStorage) private var storage

  init(_ mistake: Mistake? = nil) {
    self.mistake = mistake
    recipes = storage.load()
  }

  var page: (any RecipePage)? { open == nil ? nil : self }
  var recipe: Recipe { open ?? Recipe(id: 0, title: "") }
  func recipeTapped(_ recipe: Recipe) { open = recipe }

  func deleteButtonTapped() {
    isAlertUp = mistake != .showsNoAlert
    if mistake == .deletesAsItAsks { storage.save(left) }
  }

  func cancelButtonTapped() {
    isAlertUp = mistake == .cancelLeavesTheAlert
    if mistake == .cancelDeletes { recipes = left }
    if mistake == .cancelSaves { storage.save(left) }
    if mistake == .cancelGoesBack { open = nil }
  }

  func confirmButtonTapped() {
    if mistake != .savesNothing { storage.save(left) }
    if mistake != .staysInTheList { recipes = left }
    if mistake != .staysOnThePage { open = nil }
    isAlertUp = false
  }

  private var left: [Recipe] {
    recipes.filter { $0 != (mistake == .theFirst ? recipes.first : open) }
  }
}
