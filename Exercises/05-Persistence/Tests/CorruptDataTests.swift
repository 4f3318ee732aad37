import Dependencies
import DependenciesTestSupport
import Foundation
import Testing

@testable import PersistenceExercises

@MainActor
@Suite struct CorruptData {
  private let recipes = oddTexts + (1...4).map { "Recipe \($0)" }

  // Demand 3
  @Test(arguments: Drawer.damaged, [DependencyContext.live, .preview, .test])
  func `what holds no list of recipes is reported, and never written over`(
    contents: String,
    context: DependencyContext
  ) throws {
    let drawer = Drawer(contents, in: .isoLatin1)
    let box = drawer.open(in: context)
    try inContext(context) {
      #expect(box.problem.isASentence, "The file holds “\(contents)”. \(box.told)")
      #expect(box.recipes == [], "The file holds “\(contents)”: what it says is guessed.")
      // Demand 4
      #expect(drawer.writes == [], "The box was opened and not changed, and it writes.")
      try expectNoWrite(by: box, to: drawer)
      // Demand 5
      box.startAfreshButtonTapped()
      #expect(drawer.recipes == recipes, "The person has started afresh. The file holds:")
    }
  }

  // Demand 3
  @Test(arguments: Drawer.refusals)
  func `a file that the disk does not read is reported, and never written over`(
    refusal: any Error
  ) throws {
    let drawer = Drawer(#"["Bread"]"#)
    drawer.refuse(with: refusal)
    let box = drawer.open()
    #expect(box.problem.isASentence, "The disk refuses with “\(refusal)”. \(box.told)")
    // Demand 4
    #expect(drawer.writes == [], "The box was opened and not changed, and it writes.")
    box.addButtonTapped("Salad")
    #expect(drawer.writes == [], "The disk could not read the file, and it is written over.")
    drawer.refuse(with: nil)
    try expectNoWrite(by: box, to: drawer, already: ["Salad"])
  }

  // Demand 4
  @Test(arguments: [[1], [2]])
  func `a disk that reads only now and then loses no recipe`(refusedLoads: [Int]) {
    let drawer = Drawer(#"["Bread"]"#, refusedLoads: refusedLoads)
    let box = drawer.open()
    box.addButtonTapped("Tea")
    let held = drawer.recipes ?? []
    #expect(held.first == "Bread", "Read \(refusedLoads[0]) fails, and a recipe is added. Held is:")
    let isFine = box.problem == nil && held == ["Bread", "Tea"]
    #expect(
      isFine || box.problem.isASentence && held == ["Bread"],
      "Read \(refusedLoads[0]) fails. The file holds \(held), the box shows \(box.recipes). \(box.told)"
    )
  }

  private func expectNoWrite(
    by box: RecipeBox,
    to drawer: Drawer,
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
        box.problem.isASentence && box.recipes == already + recipes.prefix(index + 1),
        "Recipe \(index + 1) was added. The screen shows \(box.recipes). \(box.told)",
        sourceLocation: sourceLocation
      )
    }
  }

  // Demand 5
  @Test(arguments: [0, 1, 3])
  func `a person who starts afresh has all that is on the screen saved`(count: Int) {
    let drawer = Drawer("no list")
    let box = drawer.open()
    for recipe in recipes.prefix(count) { box.addButtonTapped(recipe) }
    let view = TestView { box.problem }
    let hadProblem = box.problem != nil
    let loads = drawer.loads
    box.startAfreshButtonTapped()
    #expect(drawer.loads == loads, "Started afresh, it reads the file again. Loads:")
    #expect(box.problem == nil, "The person has started afresh, and still reads of a problem.")
    #expect(view.isTold || !hadProblem, "The problem has gone away, and no view hears of it.")
    #expect(
      drawer.recipes == Array(recipes.prefix(count)),
      "The person has started afresh with \(count) recipes on the screen. The file holds:"
    )
  }

  // Demand 6
  @Test(arguments: [false, true], [false, true])
  func `after starting afresh, each change is saved`(isRefusing: Bool, isFull: Bool) throws {
    let drawer = Drawer(isRefusing ? #"["Bread"]"# : "no list")
    if isRefusing { drawer.refuse(with: CocoaError(.fileReadUnknown)) }
    let box = drawer.open()
    // The disk may read again by now. The person gives up what the file holds all the same.
    drawer.refuse(with: nil)
    drawer.fill(isFull)
    box.startAfreshButtonTapped()
    drawer.fill(false)
    for (index, recipe) in recipes.enumerated() {
      box.addButtonTapped(recipe)
      try #require(
        drawer.recipes == Array(recipes.prefix(index + 1)),
        "Change \(index + 1) after starting afresh. The file holds:"
      )
      #expect(box.problem == nil, "Change \(index + 1) after starting afresh. \(box.told)")
    }
  }

  // Demand 1
  @Test func `the first launch has no problem, and saves each change`() throws {
    let drawer = Drawer(nil)
    let box = drawer.open()
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
    #expect(view.isTold, "Recipes were added, and a view that shows them is not told.")
  }

  // Demand 2
  @Test(arguments: [[], oddTexts, ["Bread", "Soup", "Bread"]])
  func `a list that was saved is there again, and each change is saved`(saved: [String]) throws {
    let drawer = Drawer(String(decoding: try JSONEncoder().encode(saved), as: UTF8.self))
    let box = drawer.open()
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
    let damaged = Drawer("no list")
    let whole = Drawer(#"["Bread"]"#)
    let alsoDamaged = Drawer("no list")
    let boxes = [damaged, whole, alsoDamaged].map { $0.open() }
    #expect(boxes.map { $0.problem == nil } == [false, true, false], "Which boxes are fine:")
    boxes[0].startAfreshButtonTapped()
    for box in boxes { box.addButtonTapped("Tea") }
    #expect(damaged.recipes == ["Tea"], "This box was started afresh. Its file holds:")
    #expect(whole.recipes == ["Bread", "Tea"], "This box was fine. Its file holds:")
    #expect(alsoDamaged.writes == [], "Another box was started afresh, and this one writes.")
    #expect(boxes[2].problem.isASentence, "Another box was started afresh. \(boxes[2].told)")
  }
}

extension String? {
  /// Some words that a person can read.
  fileprivate var isASentence: Bool {
    (self ?? "").split { !$0.isLetter }.count >= 2
  }
}

extension RecipeBox {
  fileprivate var told: String {
    "The person reads \(problem.map { "“\($0)”" } ?? "nothing")."
  }
}

/// What the recipes are in: a file that the disk may refuse to read, and all that is written to it.
private struct Drawer: Sendable {
  private let state: LockIsolated<State>

  private struct State {
    var contents: Data?
    var writes: [Data] = []
    var refusal: (any Error)?
    var isFull = false
    var loads = 0
    /// The first load is 1.
    var refusedLoads: [Int] = []
  }

  struct Jam: Error {}

  static let refusals: [any Error] = [Jam(), CocoaError(.fileReadUnknown), CancellationError()]
  static let damaged = [
    "", " ", "[", #"["Bread", "So"#, #"["Bread"] ["Soup"]"#, "{}", "null", "1", #""Bread""#,
    #"["Bread", 7]"#, #"["Bread", null]"#, #"[["Bread"]]"#,
    #"{"version": 2, "recipes": ["Bread"]}"#, #"[{"name": "Bread"}]"#, "no list", #"["Crème"]"#,
  ]

  init(_ contents: String?, in encoding: String.Encoding = .utf8, refusedLoads: [Int] = []) {
    let contents = contents?.data(using: encoding)
    state = LockIsolated(State(contents: contents, refusedLoads: refusedLoads))
  }

  var writes: [Data] { state.withValue { $0.writes } }
  var loads: Int { state.withValue { $0.loads } }

  func refuse(with refusal: (any Error)?) { state.withValue { $0.refusal = refusal } }
  func fill(_ isFull: Bool) { state.withValue { $0.isFull = isFull } }
  func takeTheFileAway() { state.withValue { $0.contents = nil } }

  /// What the file holds by now; nil where that is no list.
  var recipes: [String]? {
    state.withValue { state in
      state.contents.flatMap { try? JSONDecoder().decode([String].self, from: $0) }
    }
  }

  @MainActor
  func open(in context: DependencyContext = .test) -> RecipeBox {
    withDependencies { [state] in
      $0.context = context
      $0.recipeFile = RecipeFile(
        load: {
          try state.withValue {
            $0.loads += 1
            if let refusal = $0.refusal { throw refusal }
            if $0.refusedLoads.contains($0.loads) { throw Jam() }
            return $0.contents
          }
        },
        save: { data in
          try state.withValue {
            if $0.isFull { throw CocoaError(.fileWriteOutOfSpace) }
            $0.writes.append(data)
            $0.contents = data
          }
        }
      )
    } operation: {
      RecipeBox()
    }
  }
}
