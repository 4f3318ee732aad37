import Dependencies
import Foundation
import TestProbes
import Testing

@testable import PersistenceExercises

@MainActor
@Suite struct CorruptData {
  private let recipes = oddTexts + (1...4).map { "Recipe \($0)" }

  // Demand 3
  @Test(arguments: RecipeDrawer.damaged, contexts)
  func `what holds no list of recipes is reported, and never written over`(
    contents: String,
    context: DependencyContext
  ) throws {
    let drawer = RecipeDrawer(contents, in: .isoLatin1)
    let box = drawer.open(in: context)
    try inContext(context) {
      #expect(
        box.problem.isASentence(besides: drawer.complaint),
        "The file holds “\(contents)”, and no sentence says so. \(box.told)"
      )
      #expect(box.recipes == [], "The file holds “\(contents)”, which is no list. The box shows:")
      // Demand 4
      #expect(drawer.writes == [], "The box was opened, and not changed. It writes:")
      try expectNoWrite(by: box, to: drawer)
      // Demand 5
      box.startAfreshButtonTapped()
      #expect(drawer.recipes == recipes, "The person has started afresh. The file holds:")
    }
  }

  // Demand 3
  @Test(arguments: RecipeDrawer.refusals)
  func `a file that the disk does not read is reported, and never written over`(
    refusal: any Error
  ) throws {
    let drawer = RecipeDrawer(#"["Bread"]"#)
    drawer.refuse(with: refusal)
    let box = drawer.open()
    #expect(
      box.problem.isASentence(besides: drawer.complaint),
      "The disk refuses with “\(refusal)”, and no sentence says so. \(box.told)"
    )
    // Demand 4
    #expect(drawer.writes == [], "The box was opened, and not changed. It writes:")
    box.addButtonTapped("Salad")
    #expect(drawer.writes == [], "The disk could not read the file, and it is written over.")
    drawer.refuse(with: nil)
    try expectNoWrite(by: box, to: drawer, already: ["Salad"])
  }

  // Demand 4
  @Test(arguments: [[1], [2]])
  func `a disk that reads only now and then loses no recipe`(refusedLoads: [Int]) {
    let drawer = RecipeDrawer(#"["Bread"]"#, refusedLoads: refusedLoads)
    let box = drawer.open()
    box.addButtonTapped("Tea")
    // Where no read has failed, the tests of a file that is fine say what is wrong.
    guard drawer.loads >= refusedLoads[0] else { return }
    let held = drawer.recipes ?? []
    #expect(held.first == "Bread", "Read \(refusedLoads[0]) fails. After a change, the file holds:")
    let isFine = box.problem == nil && held == ["Bread", "Tea"]
    #expect(
      isFine || box.problem != nil && held == ["Bread"],
      "Read \(refusedLoads[0]) fails. The file holds \(held), the box shows \(box.recipes). \(box.told)"
    )
  }

  private func expectNoWrite(
    by box: RecipeBox,
    to drawer: RecipeDrawer,
    already: [String] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for (index, recipe) in recipes.enumerated() {
      let isGone = index >= 6
      if isGone { drawer.takeTheFileAway() }
      box.addButtonTapped(recipe)
      try #require(
        drawer.writes == [],
        "Recipe \(index + 1): the unread file\(isGone ? ", gone by now," : "") is written over.",
        sourceLocation: sourceLocation
      )
      try #require(
        box.problem != nil && box.recipes == already + recipes.prefix(index + 1),
        "Recipe \(index + 1) was added. The screen shows \(box.recipes). \(box.told)",
        sourceLocation: sourceLocation
      )
    }
  }

  // Demand 5
  @Test(arguments: [0, 1, 3], contexts)
  func `a person who starts afresh has all that is on the screen saved`(
    count: Int,
    context: DependencyContext
  ) {
    let drawer = RecipeDrawer("no list")
    let box = drawer.open(in: context)
    for recipe in recipes.prefix(count) { box.addButtonTapped(recipe) }
    let view = TestView { box.problem }
    let hadProblem = box.problem != nil
    let loads = drawer.loads
    box.startAfreshButtonTapped()
    #expect(drawer.loads == loads, "Started afresh, it reads the file again. Loads:")
    #expect(box.problem == nil, "The person has started afresh, and the problem is still there.")
    #expect(view.isTold || !hadProblem, "The problem has gone away, and no view is notified.")
    #expect(
      drawer.recipes == Array(recipes.prefix(count)),
      "The person has started afresh with \(count) recipes on the screen. The file holds:"
    )
  }

  // Demand 6
  @Test(arguments: [false, true], contexts)
  func `after starting afresh, each change is saved`(
    refusesToRead: Bool,
    context: DependencyContext
  ) throws {
    for isFull in [false, true] {
      try expectSaves(afterARefusal: refusesToRead, onAFullDisk: isFull, in: context)
    }
  }

  private func expectSaves(
    afterARefusal isRefusing: Bool,
    onAFullDisk isFull: Bool,
    in context: DependencyContext
  ) throws {
    let drawer = RecipeDrawer(isRefusing ? #"["Bread"]"# : "no list")
    if isRefusing { drawer.refuse(with: CocoaError(.fileReadUnknown)) }
    let box = drawer.open(in: context)
    // The disk may read again by now. The person gives up what the file holds all the same.
    drawer.refuse(with: nil)
    drawer.fill(isFull)
    let disk = isFull ? " on a full disk, which has room by now" : ""
    let problem = box.problem
    box.startAfreshButtonTapped()
    // Demand 5
    let isLeft = box.problem != nil && box.problem == problem
    let scene = "Started afresh\(isFull ? " on a full disk" : "")"
    try #require(!isLeft, "\(scene), the person still reads of the problem.")
    // Demand 6
    drawer.fill(false)
    for (index, recipe) in recipes.enumerated() {
      box.addButtonTapped(recipe)
      try #require(
        drawer.recipes == Array(recipes.prefix(index + 1)),
        "Change \(index + 1) after starting afresh\(disk). The file holds:"
      )
      #expect(box.problem == nil, "Change \(index + 1) after starting afresh\(disk). \(box.told)")
    }
  }

  // Demand 1
  @Test(arguments: contexts)
  func `the first launch has no problem, and saves each change`(
    context: DependencyContext
  ) throws {
    let drawer = RecipeDrawer(nil)
    let box = drawer.open(in: context)
    #expect(box.problem == nil, "There is no file yet. \(box.told)")
    let view = TestView { box.recipes }
    // Demand 6
    for (index, recipe) in recipes.enumerated() {
      box.addButtonTapped(recipe)
      try #require(
        drawer.recipes == Array(recipes.prefix(index + 1)),
        "Change \(index + 1) after the first launch. The file holds:"
      )
    }
    #expect(view.isTold, "Recipes were added, and a view that shows them is not notified.")
  }

  // Demand 2
  @Test(arguments: [[], oddTexts, ["Bread", "Soup", "Bread"]], contexts)
  func `a list that was saved is there again, and each change is saved`(
    saved: [String],
    context: DependencyContext
  ) throws {
    let drawer = RecipeDrawer(String(decoding: try JSONEncoder().encode(saved), as: UTF8.self))
    let box = drawer.open(in: context)
    #expect(box.recipes == saved, "The file holds \(saved). The box shows:")
    #expect(box.problem == nil, "The file is whole. \(box.told)")
    // Demand 6
    for (index, recipe) in recipes.enumerated() {
      box.addButtonTapped(recipe)
      try #require(
        drawer.recipes == saved + recipes.prefix(index + 1),
        "Change \(index + 1). The file holds:"
      )
    }
    drawer.fill(true)
    box.addButtonTapped("Tea")
    drawer.fill(false)
    box.addButtonTapped("Tea")
    #expect(
      drawer.recipes == saved + recipes + ["Tea", "Tea"],
      "The disk was full once, and has room again. After the next change, the file holds:"
    )
  }

  // Demand 6
  @Test func `two boxes know nothing of each other`() {
    let damaged = RecipeDrawer("no list")
    let whole = RecipeDrawer(#"["Bread"]"#)
    let alsoDamaged = RecipeDrawer("no list")
    let boxes = [damaged, whole, alsoDamaged].map { $0.open() }
    #expect(
      boxes.map { $0.problem == nil } == [false, true, false],
      "The first file is damaged, the second whole, the third damaged. Which boxes are fine:"
    )
    boxes[0].startAfreshButtonTapped()
    for box in boxes { box.addButtonTapped("Tea") }
    #expect(damaged.recipes == ["Tea"], "This box was started afresh. Its file holds:")
    #expect(whole.recipes == ["Bread", "Tea"], "This box was fine. Its file holds:")
    #expect(alsoDamaged.writes == [], "Another box was started afresh, and this one writes.")
    #expect(boxes[2].problem != nil, "Another box was started afresh. \(boxes[2].told)")
  }
}

extension String? {
  /// Whether there are words that a person can read beside Swift's own text for an error.
  fileprivate func isASentence(besides complaint: [String]) -> Bool {
    complaint.reduce(self ?? "") { $0.replacing($1, with: "") }.split { !$0.isLetter }.count >= 2
  }
}

extension RecipeBox {
  fileprivate var told: String {
    "The person reads \(problem.map { "“\($0)”" } ?? "nothing")."
  }
}

extension RecipeDrawer {
  @MainActor
  fileprivate func open(in context: DependencyContext = .test) -> RecipeBox {
    withDependencies {
      $0.context = context
      $0.recipeFile = RecipeFile(load: load, save: save)
    } operation: {
      RecipeBox()
    }
  }
}
