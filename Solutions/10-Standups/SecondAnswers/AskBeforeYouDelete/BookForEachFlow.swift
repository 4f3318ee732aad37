// Right as well: a book for the cancelled flow, and another one for the two that are confirmed.

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
  cancels(makeBook) && confirmsTwice(makeBook)
}

private let all = [(7, "Tea"), (8, "Tea"), (5, "Rice"), (9, "Tea")].map {
  Recipe(id: $0, title: $1)
}

@MainActor
private func made(
  _ makeBook: () -> any RecipeBook
) -> (book: any RecipeBook, stored: LockIsolated<[Recipe]>) {
  let stored = LockIsolated(all)
  let book = withDependencies {
    $0.recipeStorage = RecipeStorage(load: { stored.value }, save: { stored.setValue($0) })
  } operation: {
    makeBook()
  }
  return (book, stored)
}

@MainActor
private func cancels(_ makeBook: () -> any RecipeBook) -> Bool {
  let (book, stored) = made(makeBook)
  book.recipeTapped(all[1])
  for _ in 1...2 {
    book.page?.deleteButtonTapped()
    guard book.page?.isAlertUp == true, book.recipes == all, stored.value == all else {
      return false
    }
    book.page?.cancelButtonTapped()
    guard let page = book.page, !page.isAlertUp, page.recipe == all[1] else { return false }
    guard book.recipes == all, stored.value == all else { return false }
  }
  book.page?.deleteButtonTapped()
  book.page?.confirmButtonTapped()
  return book.page == nil && book.recipes == [all[0], all[2], all[3]]
}

@MainActor
private func confirmsTwice(_ makeBook: () -> any RecipeBook) -> Bool {
  let (book, stored) = made(makeBook)
  var left = all
  for index in [3, 1] {
    let recipe = left[index]
    book.recipeTapped(recipe)
    guard let page = book.page, page.recipe == recipe, !page.isAlertUp else { return false }
    page.deleteButtonTapped()
    guard page.isAlertUp, book.recipes == left, stored.value == left else { return false }
    left.remove(at: index)
    page.confirmButtonTapped()
    guard book.page == nil, book.recipes == left, stored.value == left else { return false }
  }
  return true
}
