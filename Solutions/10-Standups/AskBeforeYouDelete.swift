import CustomDump
import Dependencies

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

/// You delete a recipe and cancel, then delete and confirm. The test fails if the book is wrong.
@MainActor
func testDeletion(_ makeBook: () -> any RecipeBook) {
  let (dal, naan, pho) = (
    Recipe(id: 1, title: "Dal"), Recipe(id: 2, title: "Naan"), Recipe(id: 3, title: "Pho")
  )
  let stored = LockIsolated([dal, naan, pho])
  let book = withDependencies {
    $0.recipeStorage.load = { stored.value }
    $0.recipeStorage.save = { recipes in stored.setValue(recipes) }
  } operation: {
    makeBook()
  }

  book.recipeTapped(naan)
  book.page?.deleteButtonTapped()
  expectNoDifference(book.page?.isAlertUp, true)
  expectNoDifference(book.recipes, [dal, naan, pho])
  expectNoDifference(stored.value, [dal, naan, pho])

  book.page?.cancelButtonTapped()
  expectNoDifference(book.page?.recipe, naan)
  expectNoDifference(book.page?.isAlertUp, false)
  expectNoDifference(book.recipes, [dal, naan, pho])
  expectNoDifference(stored.value, [dal, naan, pho])

  book.page?.deleteButtonTapped()
  book.page?.confirmButtonTapped()
  expectNoDifference(book.page?.recipe, nil)
  expectNoDifference(book.recipes, [dal, pho])
  expectNoDifference(stored.value, [dal, pho])
}
