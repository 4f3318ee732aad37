import Dependencies
import Dispatch
import Schedulers
import TestProbes
import Testing

@testable import RegistrationExercises

@MainActor
@Suite struct Debounce {
  private let queue = DispatchQueue.test
  private let asked = LockIsolated<[String]>([])

  /// Its first name is taken, the second one is free, and so on.
  private func field(
    on queue: AnySchedulerOf<DispatchQueue>,
    in context: DependencyContext = .test
  ) -> NameField {
    withDependencies { [asked] in
      $0.context = context
      $0.mainQueue = queue
      $0[NamesClient.self].isFree = { name in
        asked.withValue {
          $0.append(name)
          return $0.count.isMultiple(of: 2)
        }
      }
    } operation: {
      NameField()
    }
  }

  // Demand 1
  @Test func `it asks when the name has been left alone for 300 ms`() async {
    let field = field(on: queue.eraseToAnyScheduler())
    field.name = "ada"
    await queue.advance(by: .milliseconds(300) - .nanoseconds(1))
    #expect(asked.value == [], "A nanosecond before 300 ms, it asked about \(asked.value).")
    let view = TestView { field.isFree }
    await queue.advance(by: .nanoseconds(1))
    #expect(asked.value == ["ada"], "At 300 ms, it has asked about \(asked.value).")
    #expect(field.isFree == false, "The answer is no, and the field says otherwise.")
    #expect(view.isTold, "The field has an answer, and its screen is not notified.")
    await queue.advance(by: .seconds(60))
    #expect(asked.value == ["ada"], "One name is one question.")
  }

  // Demand 2
  @Test func `each change begins the 300 ms anew`() async {
    let field = field(on: queue.eraseToAnyScheduler())
    for _ in 1...9 {
      for letter in "brewster" { field.name.append(letter) }
      await queue.advance(by: .microseconds(299_563))
    }
    #expect(asked.value == [], "While you typed, it asked \(asked.value.count) times.")
    await queue.advance(by: .microseconds(437))
    let name = String(repeating: "brewster", count: 9)
    #expect(asked.value == [name], "300 ms after the last letter, it asked about \(asked.value).")
  }

  // Demand 3
  @Test func `while it waits, it knows nothing`() async {
    let field = field(on: queue.eraseToAnyScheduler())
    for name in ["grace", "Grace", "Grade", "gra"] {
      field.name = name
      #expect(field.isFree == nil, "The field still shows the answer about another name.")
      await queue.advance(by: .milliseconds(300))
    }
    field.name = "grace"
    await queue.advance(by: .milliseconds(299))
    // It asks at that moment, and its name goes and comes back before the queue or a task goes on.
    queue.schedule(after: queue.now.advanced(by: .milliseconds(1))) {
      for name in ["gra", "grace"] { field.name = name }
    }
    let end = { [queue] in queue.advance(by: .milliseconds(1)) }
    end()
    await queue.advance()
    #expect(field.isFree == nil, "It asked, the name changed and came back, and the field says:")
  }

  // Demand 4
  @Test(arguments: [
    (DependencyContext.test, true), (.live, true), (.preview, true), (.test, false),
  ])
  func `in every order, the last change counts`(context: DependencyContext, waits: Bool) async {
    await everyOrder(
      in: context,
      upTo: !waits ? 4 : context == .test ? 5 : 3,
      of: { waits ? Step.following($0) : Step.following($0, times: []) },
      fault: { await fault(after: $0, in: context, waits: waits) }
    )
  }

  private func fault(
    after steps: [Step],
    in context: DependencyContext,
    waits: Bool
  ) async -> (says: String, at: SourceLocation)? {
    let queue = DispatchQueue.test
    let field = field(on: waits ? queue.eraseToAnyScheduler() : .immediate, in: context)
    let shown = History(field.isFree.map { "\($0)" } ?? "nil")
    asked.setValue([])
    for step in steps {
      await step.happens(to: field, on: queue)
      if !waits { await queue.advance() }
    }
    // The same name once more may be a change, or none: with an answer, and without.
    let all = [[true, false], [], [true], [false]]
      .map { RightField(after: steps, waits: waits, equalCounts: $0) }
    if all.contains(where: { $0.asked == asked.value && $0.shown == shown.all }) { return nil }
    let right =
      all.first { $0.shown.count == shown.all.count } ?? all.first { $0.asked == asked.value }
      ?? all[0]
    let names = asked.value.filter { !$0.isEmpty }
    let places = [
      // Demand 1
      Set(names) != Set(right.asked) ? #_sourceLocation : nil,
      // Demand 2
      names != right.asked ? #_sourceLocation : nil,
      // Demand 3
      asked.value == names && !field.name.isEmpty ? #_sourceLocation : nil,
      // Demand 4
      #_sourceLocation,
    ]
    let told = [shown.all, right.shown].map { $0.joined(separator: ", then ") }
    let fault =
      asked.value == right.asked
      ? "On a screen, 'isFree' is \(told[0]), and should be \(told[1])."
      : "The names asked about are \(asked.value), and should be \(right.asked)."
    let says = waits ? fault : "On a queue that does not wait: \(fault)"
    return (says, places.compactMap(\.self)[0])
  }

  // Demand 5
  @Test func `two fields wait independently, each on its own queue`() async {
    let other = DispatchQueue.test
    let fields = [queue, other].map { field(on: $0.eraseToAnyScheduler()) }
    fields[0].name = "ada"
    await queue.advance(by: .milliseconds(200))
    fields[1].name = "root"
    await other.advance(by: .milliseconds(300))
    #expect(asked.value == ["root"], "The second field does not wait on its own queue.")
    await queue.advance(by: .milliseconds(100))
    #expect(asked.value == ["root", "ada"], "The second field delayed the question of the first.")
    #expect(fields.map(\.isFree) == [true, false], "Two fields have an answer each:")
  }

  // Demand 6
  @Test func `a field that is closed asks nothing, and is not kept`() async {
    await everyOrder(upTo: 4, of: { Step.following($0) }, fault: { await faultOnceClosed($0) })
  }

  private func faultOnceClosed(_ steps: [Step]) async -> String? {
    weak var closed: NameField?
    let before: Int
    asked.setValue([])
    do {
      let field = field(on: queue.eraseToAnyScheduler())
      closed = field
      for step in steps { await step.happens(to: field, on: queue) }
      before = asked.value.count
    }
    if closed != nil { return "The screen is closed, and a waiting question keeps the field." }
    await queue.advance(by: .seconds(1))
    let late = asked.value.dropFirst(before)
    return late.isEmpty ? nil : "The screen is closed, and the field still asks about \(late)."
  }
}

private struct RightField {
  private(set) var asked: [String] = []
  /// What a screen of it has shown, the present value at the end.
  private(set) var shown = ["nil"]

  init(after steps: [Step], waits: Bool, equalCounts: [Bool]) {
    var name = ""
    // For how long the name was left alone, where it has to be asked.
    var alone: Int?
    for step in steps {
      switch step {
      case .name(let new) where new == name && !equalCounts.contains(shown.last != "nil"): break
      case .name(let new):
        (name, alone) = (new, new.isEmpty ? nil : 0)
        if shown.last != "nil" { shown.append("nil") }
      case .pass(let microseconds): alone = alone.map { $0 + microseconds }
      }
      guard let left = alone, left >= (waits ? 300_000 : 0) else { continue }
      asked.append(name)
      shown.append("\(asked.count.isMultiple(of: 2))")
      alone = nil
    }
  }
}

private enum Step: Equatable, CustomStringConvertible {
  case name(String)
  case pass(Int)

  /// What may come next: no time that says nothing new.
  static func following(_ steps: [Self], times: [Int] = [299_563, 437, 300_000]) -> [Self] {
    let times = steps.isEmpty ? [] : times.map(Self.pass).filter { $0 != steps.last }
    return ["Ada ", " ", ""].map(Self.name) + times
  }

  @MainActor
  func happens(to field: NameField, on queue: TestSchedulerOf<DispatchQueue>) async {
    switch self {
    case .name(let name): field.name = name
    case .pass(let microseconds): await queue.advance(by: .microseconds(microseconds))
    }
  }

  var description: String {
    switch self {
    case .name(let name): "the name is '\(name)'"
    case .pass(let microseconds): "\(Double(microseconds) / 1000) ms pass"
    }
  }
}
