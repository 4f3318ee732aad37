import Dependencies
import Testing

@testable import StandupsExercises

@MainActor
@Suite struct AskBeforeYouDelete {
  // Demand 1
  @Test(arguments: ScriptedBook.Shape.allCases)
  fileprivate func `a book that is right passes, each time`(_ shape: ScriptedBook.Shape) {
    for time in ["first", "second"] {
      let isRight = check { ScriptedBook(shape) }
      #expect(isRight, "The \(time) time, your check refuses a right book that \(shape.rawValue).")
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

  private func refuse(_ mistake: Mistake) {
    let isRight = check { ScriptedBook(mistake: mistake) }
    #expect(!isRight, "Your check accepts a book that \(mistake.testDescription).")
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

private enum Moment: String {
  case opens = "as you open"
  case asks = "as you tap “delete” on"
  case asksAgain = "as you tap “delete” after “cancel” on"
  case cancels = "as you cancel on"
  case confirms = "as you confirm on"
  case confirmsAtLast = "as you confirm after “cancel” on"
}

/// A change that is wrong, right after a tap. With the next tap, all is as it should be again.
private struct Mistake: Sendable, CustomTestStringConvertible {
  let change: Change
  let moment: Moment
  /// Of the pages that were opened; nil for each of them.
  let number: Int?

  var testDescription: String {
    let page = number.map { ["the first", "the second"][$0 - 1] } ?? "each"
    return "\(change.name) \(moment.rawValue) \(page) page"
  }

  static let beforeTheAnswer = asks(1) + all(.opens, nil, [.showsItsTwin])
  static let afterCancel = cancels(1)

  /// All of it again for another recipe, which has its page when the first one is deleted.
  static let afterConfirm =
    confirms(1) + all(.confirms, nil, Change.unlikeIt) + asks(2) + cancels(2) + confirms(2)

  private static func asks(_ number: Int) -> [Self] {
    all(.opens, number, [.showsAnother, .closesThePage, .turnsTheAlert])
      + all(.asks, number, Change.atOnce)
  }

  private static func cancels(_ number: Int) -> [Self] {
    all(.cancels, number, Change.atOnce) + all(.asksAgain, number, Change.atOnce)
  }

  private static func confirms(_ number: Int) -> [Self] {
    all(.confirms, number, [.staysOnThePage] + Change.instead)
      + all(.confirmsAtLast, number, [.doesNothing])
  }

  private static func all(_ moment: Moment, _ number: Int?, _ changes: [Change]) -> [Self] {
    changes.map { Self(change: $0, moment: moment, number: number) }
  }
}

private struct Change: Sendable {
  typealias Making = @Sendable (inout Sight, _ before: Sight, _ it: Recipe) -> Void
  typealias Left = @Sendable (_ now: [Recipe], _ before: [Recipe], _ it: Recipe) -> [Recipe]

  let name: String
  let make: Making

  init(_ name: String, _ make: @escaping Making) { (self.name, self.make) = (name, make) }

  static let closesThePage = Self("goes back to the list") { now, _, _ in now.page = nil }
  static let staysOnThePage = Self("stays on the page") { now, _, it in now.page = it }
  static let turnsTheAlert = Self("gets its alert wrong") { now, _, _ in now.isAlertUp.toggle() }
  static let deletes = Self("deletes the recipe") { $0 = $1.without($2) }
  static let doesNothing = Self("does nothing") { now, before, _ in now = before }
  static let showsAnother = Self("shows another recipe") { now, before, it in
    now.page = before.list.first { $0 != it }
  }
  static let showsItsTwin = Self("shows another recipe of the same title") { now, before, it in
    now.page = before.list.first { $0 != it && $0.title == it.title } ?? it
  }

  /// What is wrong whenever nothing has been confirmed.
  static let atOnce =
    [turnsTheAlert, closesThePage, showsAnother, deletes] + takesAnother + turns
    + everywhere("takes the recipe out of") { _, before, it in before.filter { $0 != it } }
  static let instead =
    takesAnother + everywhere("takes nothing out of") { _, before, _ in before }
    + everywhere("takes all recipes out of") { _, _, _ in [] }
  /// What may be right where it happens to take the same recipe.
  static let unlikeIt =
    turns
    + everywhere("takes the first recipe out of") { _, before, _ in Array(before.dropFirst()) }
    + everywhere("takes the last recipe out of") { _, before, _ in before.dropLast() }
    + everywhere("takes all but the recipe out of") { _, _, it in [it] }
    + everywhere("takes all recipes of its title out of") { _, before, it in
      before.filter { $0.title != it.title }
    }
    + everywhere("takes the first recipe of its title out of") { _, before, it in
      before.filter { [first = before.first { $0.title == it.title }] in $0 != first }
    }
    + everywhere("takes the titles out of") { now, _, _ in now.map { Recipe(id: $0.id, title: "") }
    }.dropLast()

  private static let takesAnother = everywhere("takes another recipe out of") { _, before, it in
    before.filter { [other = before.last { $0 != it }] in $0 != other }
  }
  private static let turns = everywhere("reverses the order of") { now, _, _ in now.reversed() }

  /// What is left then, is left in the list, in the storage, or in both.
  private static func everywhere(_ what: String, _ left: @escaping Left) -> [Self] {
    let list = Self("\(what) the list") { $0.list = left($0.list, $1.list, $2) }
    let storage = Self("\(what) the storage") { $0.stored = left($0.stored, $1.stored, $2) }
    let both = Self("\(what) list and storage") {
      list.make(&$0, $1, $2)
      storage.make(&$0, $1, $2)
    }
    return [list, storage, both]
  }
}

/// What is to be seen of a book.
private struct Sight {
  var list: [Recipe]
  var stored: [Recipe]
  var page: Recipe?
  var isAlertUp = false

  func without(_ recipe: Recipe) -> Self {
    Self(list: list.filter { $0 != recipe }, stored: stored.filter { $0 != recipe })
  }
}

@MainActor
private final class ScriptedBook: RecipeBook {
  enum Shape: String, CaseIterable {
    case saves = "saves when a recipe is deleted"
    case savesAlways = "saves after each tap"
    case keepsItsPages = "keeps its pages"
  }

  private let shape: Shape
  private let mistake: Mistake?
  private let storage: RecipeStorage
  /// What a right book shows, and what this one does.
  private(set) var right: Sight
  private(set) var shown: Sight
  private var pages: [ScriptedPage] = []
  private var current: ScriptedPage?

  init(_ shape: Shape = .saves, mistake: Mistake? = nil) {
    @Dependency(\.recipeStorage) var storage
    (self.shape, self.mistake, self.storage) = (shape, mistake, storage)
    let recipes = storage.load()
    right = Sight(list: recipes, stored: recipes)
    shown = right
  }

  var recipes: [Recipe] { shown.list }
  var page: (any RecipePage)? { shown.page.flatMap { _ in current } }

  func recipeTapped(_ recipe: Recipe) {
    guard right.list.contains(recipe) else { return }
    let known = pages.first { $0.opened == recipe }
    let page = ScriptedPage(recipe, number: known?.number ?? pages.count + 1, of: self)
    if known == nil { pages.append(page) }
    current = shape == .keepsItsPages ? known ?? page : page
    tapped([.opens], on: page) {
      $0.page = recipe
      $0.isAlertUp = false
    }
  }

  func tapped(_ moments: [Moment], on page: ScriptedPage, _ change: (inout Sight) -> Void) {
    let (before, stored) = (right, shown.stored)
    change(&right)
    shown = right
    if let mistake, moments.contains(mistake.moment),
      mistake.number ?? page.number == page.number
    {
      mistake.change.make(&shown, before, page.opened)
    }
    if shown.stored != stored || shape == .savesAlways { storage.save(shown.stored) }
  }
}

@MainActor
private final class ScriptedPage: RecipePage {
  let opened: Recipe
  let number: Int
  private let book: ScriptedBook
  private var isCancelled = false

  init(_ opened: Recipe, number: Int, of book: ScriptedBook) {
    (self.opened, self.number, self.book) = (opened, number, book)
  }

  var recipe: Recipe { book.shown.page ?? opened }
  var isAlertUp: Bool { book.shown.isAlertUp }

  func deleteButtonTapped() {
    guard book.right.page == opened else { return }
    book.tapped([isCancelled ? .asksAgain : .asks], on: self) { $0.isAlertUp = true }
  }

  func confirmButtonTapped() {
    guard book.right.page == opened, book.right.isAlertUp else { return }
    let moments: [Moment] = isCancelled ? [.confirms, .confirmsAtLast] : [.confirms]
    book.tapped(moments, on: self) { $0 = $0.without(opened) }
  }

  func cancelButtonTapped() {
    guard book.right.page == opened, book.right.isAlertUp else { return }
    isCancelled = true
    book.tapped([.cancels], on: self) { $0.isAlertUp = false }
  }
}
