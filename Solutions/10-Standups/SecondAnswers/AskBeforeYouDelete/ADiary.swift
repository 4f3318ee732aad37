// Right as well: what is to be seen is written down after each tap, and compared as a whole.

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
  let storage = LockIsolated([1, 2, 3].map { Recipe(id: $0, title: "Soup") })
  let book = withDependencies {
    $0.recipeStorage.load = { storage.value }
    $0.recipeStorage.save = { recipes in storage.withValue { $0 = recipes } }
  } operation: {
    makeBook()
  }
  let all = storage.value
  var seen: [String] = []
  func look() {
    let page = book.page.map { "\($0.recipe.id)\($0.isAlertUp ? "?" : "")" } ?? "-"
    let (listed, stored) = (book.recipes.map(\.id), storage.value.map(\.id))
    seen.append("\(page) \(listed)" + (listed == stored ? "" : " but \(stored)"))
  }
  for recipe in [all[1], all[2]] {
    book.recipeTapped(recipe)
    look()
    for _ in 1...2 {
      book.page?.deleteButtonTapped()
      look()
      book.page?.cancelButtonTapped()
      look()
    }
    book.page?.deleteButtonTapped()
    look()
    book.page?.confirmButtonTapped()
    look()
  }
  return seen == [
    "2 [1, 2, 3]", "2? [1, 2, 3]", "2 [1, 2, 3]", "2? [1, 2, 3]", "2 [1, 2, 3]", "2? [1, 2, 3]",
    "- [1, 3]",
    "3 [1, 3]", "3? [1, 3]", "3 [1, 3]", "3? [1, 3]", "3 [1, 3]", "3? [1, 3]",
    "- [1]",
  ]
}
