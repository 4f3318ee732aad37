// Right as well: a type of its own walks, and the page is held.

import Dependencies

/// A recipe. Two of them may have the same title.
struct Recipe: Equatable, Identifiable, Sendable {
  var id: Int
  var title: String
}

/// Where the recipes are from one launch to the next.
struct RecipeStorage: Sendable {
  var load: @Sendable () -> [Recipe]
  var save: @Sendable ([Recipe]) -> Void
}

extension RecipeStorage: TestDependencyKey {
  static let testValue = RecipeStorage(
    load: unimplemented("RecipeStorage.load", placeholder: []),
    save: unimplemented("RecipeStorage.save")
  )
}

extension DependencyValues {
  var recipeStorage: RecipeStorage {
    get { self[RecipeStorage.self] }
    set { self[RecipeStorage.self] = newValue }
  }
}

/// The list of recipes. It loads them when it is made.
@MainActor
protocol RecipeBook: AnyObject {
  var recipes: [Recipe] { get }
  /// The recipe that is open; nil while the list is on the screen.
  var page: (any RecipePage)? { get }
  func recipeTapped(_ recipe: Recipe)
}

@MainActor
protocol RecipePage: AnyObject {
  var recipe: Recipe { get }
  /// Whether the page asks if it shall really delete the recipe.
  var isAlertUp: Bool { get }
  func deleteButtonTapped()
  /// The two buttons of the alert.
  func confirmButtonTapped()
  func cancelButtonTapped()
}

/// Whether a book asks before it deletes a recipe, and then deletes it for good.
@MainActor
func bookAsksBeforeItDeletes(_ makeBook: () -> any RecipeBook) -> Bool {
  let recipes = ["Dal", "Naan", "Dal", "Pho", "Dal"].enumerated().map { number, title in
    Recipe(id: number, title: title)
  }
  let saved = LockIsolated(recipes)
  let book = withDependencies {
    $0.recipeStorage = RecipeStorage(load: { recipes }, save: { saved.setValue($0) })
  } operation: {
    makeBook()
  }
  var walk = Walk(book: book, saved: saved, expected: recipes)
  return walk.isRight(deleting: [2, 4, 1])
}

/// A walk through a book that notes whether all is as it should be.
@MainActor
private struct Walk {
  let book: any RecipeBook
  let saved: LockIsolated<[Recipe]>
  var expected: [Recipe]

  mutating func isRight(deleting ids: [Recipe.ID]) -> Bool {
    ids.allSatisfy { id in
      guard let recipe = expected.first(where: { $0.id == id }) else { return false }
      book.recipeTapped(recipe)
      guard let page = book.page, page.recipe == recipe else { return false }
      page.deleteButtonTapped()
      guard isAsking(page) else { return false }
      page.cancelButtonTapped()
      guard !page.isAlertUp, book.page === page, nothingChanged else { return false }
      page.deleteButtonTapped()
      guard isAsking(page) else { return false }
      page.confirmButtonTapped()
      expected.removeAll { $0.id == id }
      return book.page == nil && nothingChanged
    }
  }

  private func isAsking(_ page: any RecipePage) -> Bool {
    page.isAlertUp && book.page === page && nothingChanged
  }

  private var nothingChanged: Bool { book.recipes == expected && saved.value == expected }
}
