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
  /// Whether the page is asking if you really want to delete the recipe.
  var isAlertUp: Bool { get }
  func deleteButtonTapped()
  /// The two buttons of the alert.
  func confirmButtonTapped()
  func cancelButtonTapped()
}

/// Whether a book asks before it deletes a recipe, and then deletes it for good.
@MainActor
func bookAsksBeforeItDeletes(_ makeBook: () -> any RecipeBook) -> Bool {
  let stored = LockIsolated([
    Recipe(id: 1, title: "Dal"), Recipe(id: 2, title: "Naan"), Recipe(id: 3, title: "Scones"),
    Recipe(id: 4, title: "Pho"),
  ])
  let book = withDependencies {
    $0.recipeStorage.load = { stored.value }
    $0.recipeStorage.save = { recipes in stored.setValue(recipes) }
  } operation: {
    makeBook()
  }
  var expected = stored.value
  for recipe in [expected[2], expected[1]] {
    func isThere(page: Recipe?, alert: Bool) -> Bool {
      book.page?.recipe == page && (book.page?.isAlertUp ?? false) == alert
        && book.recipes == expected && stored.value == expected
    }
    book.recipeTapped(recipe)
    guard isThere(page: recipe, alert: false) else { return false }
    book.page?.deleteButtonTapped()
    guard isThere(page: recipe, alert: true) else { return false }
    book.page?.cancelButtonTapped()
    guard isThere(page: recipe, alert: false) else { return false }
    book.page?.deleteButtonTapped()
    guard isThere(page: recipe, alert: true) else { return false }
    expected.removeAll { $0 == recipe }
    book.page?.confirmButtonTapped()
    guard isThere(page: nil, alert: false) else { return false }
  }
  return true
}
