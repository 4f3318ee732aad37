import Dependencies
import DependenciesTestSupport
import Testing

@testable import StandupsExercises

@MainActor
@Suite struct AskBeforeYouDelete {
  // Demand 1
  @Test(arguments: RightBook.all)
  fileprivate func `a book that is right passes, each time`(_ book: RightBook) {
    for time in ["first", "second"] {
      let isRight = check { book.make() }
      #expect(isRight, "A book that \(book.name) is right, and does not pass the \(time) time.")
    }
  }

  // Demand 2
  @Test(arguments: Mistake.beforeTheAnswer)
  fileprivate func `one that does not wait for the answer does not pass`(_ mistake: Mistake) {
    refuse(mistake)
  }

  // Demand 3
  @Test(arguments: Mistake.afterCancel)
  fileprivate func `one that is wrong after "cancel" does not pass`(_ mistake: Mistake) {
    refuse(mistake)
  }

  // Demand 4
  @Test(arguments: Mistake.afterConfirm)
  fileprivate func `one that is wrong after "confirm" does not pass`(_ mistake: Mistake) {
    refuse(mistake)
  }

  @Test(arguments: Mistake.ofTheSecondTime)
  fileprivate func `one that is wrong the second time does not pass`(_ mistake: Mistake) {
    refuse(mistake)
  }

  private func refuse(_ mistake: Mistake) {
    let isRight = check { ScriptedBook(mistake.rules) }
    #expect(!isRight, "A book that \(mistake.name) passes your check.")
  }

  private func check(_ makeBook: () -> any RecipeBook) -> Bool {
    var isMade = false
    let result = bookAsksBeforeItDeletes {
      isMade = true
      return makeBook()
    }
    #expect(isMade, "Your check makes no book.")
    return result
  }
}

private struct RightBook: Sendable, CustomTestStringConvertible {
  let name: String
  let make: @MainActor @Sendable () -> any RecipeBook

  var testDescription: String { name }

  static let all = [
    Self(name: "saves when a recipe is deleted") { ScriptedBook(Rules()) },
    Self(name: "saves after each tap") { ScriptedBook(Rules(savesAfterEachTap: true)) },
    Self(name: "keeps its pages") { ScriptedBook(Rules(keepsItsPages: true)) },
  ]
}

private struct Rules: Sendable {
  // What is right as well.
  var savesAfterEachTap = false
  var keepsItsPages = false

  // What is wrong.
  var asks = true
  var hidesTheAlert = false
  var deletesFromTheListAtOnce = false
  var deletesFromTheStorageAtOnce = false
  var cancelPutsItBack = false
  var goesBackAtOnce = false
  var cancelDeletes = false
  var cancelDeletesFromTheStorage = false
  var cancelLeavesTheAlert = false
  var cancelGoesBack = false
  var cancelDeletesOnTheSecondPage = false
  var confirmStaysOnThePage = false
  var confirmLeavesTheList = false
  var listsItForAnother = false
  var confirmLeavesTheStorage = false
  var savesBeforeItDeletes = false
  var savesOnlyWhatIsDeleted = false
  var turnsTheList = false
  var turnsTheStorage = false
  var turnsTheStorageWhileItAsks = false
  var isRightUntilYouCancel = false
  var renamesInTheStorage = false
  var deletesTheFirst = false
  var deletesTheLast = false
  var deletesAllOfTheTitle = false
  var deletesOneOfTheTitle = false
  var deletesOneOfTheTitleFromTheStorage = false
  var deletesAll = false
  var deletesAllTheSecondTime = false
  var opensWithTheAlert = false
  var opensTheSecondWithTheAlert = false
  var asksOnce = false
  var savesOnce = false
  var deletesOnce = false
  var listsTheSecond = false
  var cancelIsForGood = false
  var deletesTheSameAgain = false
  var opensAnotherPage = false
  var showsAnotherRecipe = false
  var showsOneOfTheTitle = false
}

private struct Mistake: Sendable, CustomTestStringConvertible {
  let name: String
  var rules = Rules()

  init(_ name: String, _ change: (inout Rules) -> Void) {
    self.name = name
    change(&rules)
  }

  var testDescription: String { name }

  static let beforeTheAnswer = [
    Self("opens a page with its alert up") { $0.opensWithTheAlert = true },
    Self("opens the page of another recipe with the same title") { $0.showsOneOfTheTitle = true },
    Self("deletes without asking") { $0.asks = false },
    Self("waits for an answer, and puts no alert up") { $0.hidesTheAlert = true },
    Self("asks, and deletes from the list at once") { $0.deletesFromTheListAtOnce = true },
    Self("asks, and deletes from the storage at once") { $0.deletesFromTheStorageAtOnce = true },
    Self("asks, deletes from the list at once, and puts it back when you cancel") {
      $0.deletesFromTheListAtOnce = true
      $0.cancelPutsItBack = true
    },
    Self("asks, deletes from the storage at once, and puts it back when you cancel") {
      $0.deletesFromTheStorageAtOnce = true
      $0.cancelPutsItBack = true
    },
    Self("asks, and goes back to the list at once") { $0.goesBackAtOnce = true },
    Self("asks, and turns the order in the storage until you confirm") {
      $0.turnsTheStorageWhileItAsks = true
    },
  ]

  static let afterCancel = [
    Self("deletes when you cancel") { $0.cancelDeletes = true },
    Self("deletes from the storage when you cancel") { $0.cancelDeletesFromTheStorage = true },
    Self("leaves the alert up when you cancel") { $0.cancelLeavesTheAlert = true },
    Self("goes back to the list when you cancel") { $0.cancelGoesBack = true },
    Self("deletes no more when you have cancelled once") { $0.cancelIsForGood = true },
    Self("puts no alert up when you have cancelled once") {
      $0.hidesTheAlert = true
      $0.isRightUntilYouCancel = true
    },
    Self("deletes from the list before you answer, when you have cancelled once") {
      $0.deletesFromTheListAtOnce = true
      $0.isRightUntilYouCancel = true
    },
    Self("deletes from the storage before you answer, when you have cancelled once") {
      $0.deletesFromTheStorageAtOnce = true
      $0.isRightUntilYouCancel = true
    },
  ]

  static let afterConfirm = [
    Self("stays on the page of what is deleted") { $0.confirmStaysOnThePage = true },
    Self("leaves the recipe in the list") { $0.confirmLeavesTheList = true },
    Self("leaves the recipe in the storage") { $0.confirmLeavesTheStorage = true },
    Self("saves, and then deletes") { $0.savesBeforeItDeletes = true },
    Self("saves what is deleted, and nothing else") { $0.savesOnlyWhatIsDeleted = true },
    Self("turns the order of the list") { $0.turnsTheList = true },
    Self("turns the order in the storage") { $0.turnsTheStorage = true },
    Self("saves the recipes that are left without their titles") { $0.renamesInTheStorage = true },
    Self("deletes the first recipe, whichever is open") { $0.deletesTheFirst = true },
    Self("deletes the last recipe, whichever is open") { $0.deletesTheLast = true },
    Self("deletes all recipes of the same title") { $0.deletesAllOfTheTitle = true },
    Self("deletes the first recipe of the same title") { $0.deletesOneOfTheTitle = true },
    Self("deletes the first recipe of the same title from the storage") {
      $0.deletesOneOfTheTitleFromTheStorage = true
    },
    Self("deletes all recipes") { $0.deletesAll = true },
  ]

  static let ofTheSecondTime = [
    Self("asks before the first deletion alone") { $0.asksOnce = true },
    Self("saves the first deletion alone") { $0.savesOnce = true },
    Self("deletes one recipe, and then none") { $0.deletesOnce = true },
    Self("deletes one recipe, and then all") { $0.deletesAllTheSecondTime = true },
    Self("deletes the second recipe from the storage alone") { $0.listsTheSecond = true },
    Self("takes another recipe out of the list, the second time") { $0.listsItForAnother = true },
    Self("has the second page delete what the first one did") { $0.deletesTheSameAgain = true },
    Self("deletes when you cancel on the second page") { $0.cancelDeletesOnTheSecondPage = true },
    Self("opens the second page with its alert up") { $0.opensTheSecondWithTheAlert = true },
    Self("opens the page of another recipe") { $0.opensAnotherPage = true },
    Self("shows another recipe on the page of the one that it deletes") {
      $0.showsAnotherRecipe = true
    },
  ]
}

@MainActor
private final class ScriptedBook: RecipeBook {
  var recipes: [Recipe]
  var page: (any RecipePage)?
  let rules: Rules
  private let storage: RecipeStorage
  private var pages: [Recipe.ID: ScriptedPage] = [:]
  private var deletions = 0
  private var firstDeleted: Recipe?
  private(set) var firstOpened: Recipe?

  init(_ rules: Rules) {
    @Dependency(\.recipeStorage) var storage
    self.rules = rules
    self.storage = storage
    recipes = storage.load()
  }

  func recipeTapped(_ recipe: Recipe) {
    guard recipes.contains(recipe) else { return }
    let opened = rules.opensAnotherPage && deletions > 0 ? another(than: recipe) : recipe
    let known = rules.keepsItsPages ? pages[opened.id] : nil
    let page = known ?? ScriptedPage(opened, of: self)
    pages[opened.id] = page
    firstOpened = firstOpened ?? opened
    self.page = page
    if rules.savesAfterEachTap { storage.save(recipes) }
  }

  func another(than recipe: Recipe) -> Recipe { recipes.first { $0 != recipe } ?? recipe }

  var hasDeleted: Bool { deletions > 0 }

  func tapped() {
    if rules.savesAfterEachTap { storage.save(recipes) }
  }

  func putBack(_ recipes: [Recipe]) {
    self.recipes = recipes
    storage.save(recipes)
  }

  func deleteFromTheStorage(_ recipe: Recipe) { storage.save(recipes.filter { $0 != recipe }) }

  func turnTheStorage() { storage.save(recipes.reversed()) }

  func delete(_ recipe: Recipe) {
    var recipe = recipe
    deletions += 1
    if rules.deletesOnce, deletions > 1 {
      page = nil
      return
    }
    if rules.deletesTheSameAgain, let firstDeleted { recipe = firstDeleted }
    firstDeleted = firstDeleted ?? recipe
    if rules.savesBeforeItDeletes { storage.save(recipes) }
    let before = recipes
    switch rules {
    case _ where rules.deletesTheFirst: recipes.removeFirst()
    case _ where rules.deletesTheLast: recipes.removeLast()
    case _ where rules.deletesAll || rules.deletesAllTheSecondTime && deletions > 1: recipes = []
    case _ where rules.deletesAllOfTheTitle: recipes.removeAll { $0.title == recipe.title }
    case _ where rules.deletesOneOfTheTitle:
      recipes.firstIndex { $0.title == recipe.title }.map { _ = recipes.remove(at: $0) }
    default: recipes.removeAll { $0 == recipe }
    }
    save(recipe)
    if rules.turnsTheList { recipes.reverse() }
    if rules.listsItForAnother, deletions > 1, let other = recipes.last {
      recipes = before.filter { $0 != other }
    }
    if rules.confirmLeavesTheList || rules.listsTheSecond && deletions > 1 { recipes = before }
    if !rules.confirmStaysOnThePage { page = nil }
  }

  private func save(_ deleted: Recipe) {
    guard !rules.confirmLeavesTheStorage, !rules.savesBeforeItDeletes else { return }
    if rules.savesOnce, deletions > 1 { return }
    if rules.savesOnlyWhatIsDeleted { return storage.save([deleted]) }
    if rules.deletesOneOfTheTitleFromTheStorage {
      let twin = recipes.first { $0.title == deleted.title }
      return storage.save(recipes.map { $0 == twin ? deleted : $0 })
    }
    if rules.renamesInTheStorage {
      return storage.save(recipes.map { Recipe(id: $0.id, title: "") })
    }
    storage.save(rules.turnsTheStorage ? recipes.reversed() : recipes)
  }
}

@MainActor
private final class ScriptedPage: RecipePage {
  var recipe: Recipe {
    if book.rules.showsAnotherRecipe && book.hasDeleted { return book.another(than: opened) }
    guard book.rules.showsOneOfTheTitle else { return opened }
    return book.recipes.first { $0 != opened && $0.title == opened.title } ?? opened
  }
  private let opened: Recipe
  var isAlertUp: Bool { asks && !(book.rules.hidesTheAlert && isWrongNow) }
  private var isWrongNow: Bool { isCancelled || !book.rules.isRightUntilYouCancel }
  private var asks = false
  private let book: ScriptedBook
  private var before: [Recipe] = []
  private var isCancelled = false

  init(_ recipe: Recipe, of book: ScriptedBook) {
    opened = recipe
    self.book = book
    let rules = book.rules
    asks = rules.opensWithTheAlert || rules.opensTheSecondWithTheAlert && book.hasDeleted
  }

  func deleteButtonTapped() {
    let rules = book.rules
    guard rules.asks, !(rules.asksOnce && book.hasDeleted) else { return book.delete(opened) }
    asks = true
    before = book.recipes
    if rules.deletesFromTheStorageAtOnce, isWrongNow { book.deleteFromTheStorage(opened) }
    if rules.deletesFromTheListAtOnce, isWrongNow { book.recipes.removeAll { $0 == opened } }
    if rules.goesBackAtOnce { book.page = nil }
    if rules.turnsTheStorageWhileItAsks { book.turnTheStorage() }
    book.tapped()
  }

  func confirmButtonTapped() {
    guard asks else { return }
    asks = false
    guard !(book.rules.cancelIsForGood && isCancelled) else { return }
    book.delete(opened)
  }

  func cancelButtonTapped() {
    guard asks else { return }
    let rules = book.rules
    asks = rules.cancelLeavesTheAlert
    isCancelled = true
    let isOnTheSecondPage = opened != book.firstOpened
    if rules.cancelDeletes || rules.cancelDeletesOnTheSecondPage && isOnTheSecondPage {
      book.delete(opened)
    }
    if rules.cancelDeletesFromTheStorage { book.deleteFromTheStorage(opened) }
    if rules.cancelPutsItBack { book.putBack(before) }
    if rules.cancelGoesBack { book.page = nil }
    book.tapped()
  }
}
