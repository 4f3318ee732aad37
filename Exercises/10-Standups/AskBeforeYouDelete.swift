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
  let book = withDependencies {
    // TODO: Hand over a storage with recipes in it, and keep what is saved there, in a
    // `LockIsolated`.
    $0.recipeStorage.load = { [] }
    $0.recipeStorage.save = { _ in }
  } operation: {
    makeBook()
  }
  expectNoDifference(book.page?.recipe, nil)
  // TODO: Open a recipe and tap: delete and cancel, then delete and confirm. Say what has to be on
  // the screen, in the list and in the storage while the page asks, and after each answer.
}
