import Dependencies
import DependenciesTestSupport
import Dispatch
import Schedulers
import Testing

@testable import RegistrationExercises

@MainActor
@Suite struct Debounce {
  let queue = DispatchQueue.test
  let asked = LockIsolated<[String]>([])

  private func field(
    on queue: TestSchedulerOf<DispatchQueue>,
    in context: DependencyContext = .test
  ) -> NameField {
    withDependencies { [asked] in
      $0.context = context
      $0.mainQueue = queue.eraseToAnyScheduler()
      $0[NamesClient.self].isFree = { name in
        asked.withValue { $0.append(name) }
        return name.count > 3
      }
    } operation: {
      NameField()
    }
  }

  // Demand 1
  @Test(arguments: [DependencyContext.live, .preview, .test])
  func `it asks when the name has been left alone for 300 ms`(context: DependencyContext) async {
    let field = field(on: queue, in: context)
    await inContext(context) {
      field.name = "ada"
      await queue.advance(by: .milliseconds(300) - .nanoseconds(1))
      #expect(asked.value == [], "A nanosecond before 300 ms, \(asked.value) was asked.")
      let view = TestView { field.isFree }
      await queue.advance(by: .nanoseconds(1))
      #expect(asked.value == ["ada"], "At 300 ms, \(asked.value) was asked.")
      #expect(field.isFree == false, "The answer is no, and the field says otherwise.")
      #expect(view.isTold, "The field has an answer, and its screen is not told.")
      await queue.advance(by: .seconds(60))
      #expect(asked.value == ["ada"], "One name is one question.")
    }
  }

  // Demand 2
  @Test func `each change begins the 300 ms anew`() async {
    let field = field(on: queue)
    let name = "grace brewster murray hopper"
    for letter in name {
      field.name.append(letter)
      await queue.advance(by: .microseconds(299_563))
    }
    #expect(asked.value == [], "While you typed, \(asked.value) was asked.")
    await queue.advance(by: .microseconds(437))
    #expect(asked.value == [name], "300 ms after the last letter, \(asked.value) was asked.")
    // Demand 1
    field.name = "hopper"
    await queue.advance(by: .milliseconds(300))
    #expect(asked.value == [name, "hopper"], "The second name has to be asked too.")
    for name in ["Ö", " "] {
      field.name = name
      await queue.advance(by: .milliseconds(300))
      #expect(asked.value.last == name, "'\(name)' has to be asked as it was typed.")
    }
  }

  @Test func `two changes in one moment are one question`() async {
    let field = field(on: queue)
    field.name = "ada"
    field.name = "adal"
    await queue.advance(by: .milliseconds(300))
    #expect(asked.value == ["adal"], "'ada' became 'adal' in the same moment. Asked was:")
  }

  @Test func `on a queue that does not wait, it asks at once`() async {
    let field = withDependencies { [asked] in
      $0.mainQueue = .immediate
      $0[NamesClient.self].isFree = { name in
        asked.withValue { $0.append(name) }
        return true
      }
    } operation: {
      NameField()
    }
    for name in ["ada", "grace"] {
      field.name = name
      await queue.advance()
    }
    #expect(asked.value == ["ada", "grace"], "The queue does not wait. Two changes ask:")
    #expect(field.isFree == true, "The queue does not wait, and the field has its answer. It says:")
  }

  // Demand 2
  @Test func `a name that comes back begins anew too`() async {
    let field = field(on: queue)
    field.name = "ada"
    await queue.advance(by: .milliseconds(100))
    field.name = "adal"
    await queue.advance(by: .milliseconds(100))
    field.name = "ada"
    await queue.advance(by: .milliseconds(299))
    #expect(asked.value == [], "'ada' was asked too soon: it came back 299 ms ago.")
    await queue.advance(by: .milliseconds(1))
    #expect(asked.value == ["ada"], "300 ms after the last change, \(asked.value) was asked.")
    field.name = "adal"
    await queue.advance(by: .milliseconds(100))
    field.name = "ada"
    #expect(field.isFree == nil, "The name came back, and the field shows an answer from before.")
    await queue.advance(by: .milliseconds(299))
    #expect(asked.value == ["ada"], "'ada' was asked too soon: it came back again 299 ms ago.")
    await queue.advance(by: .milliseconds(1))
    #expect(asked.value == ["ada", "ada"], "The name came back, and has to be asked anew.")
  }

  // Demand 3
  @Test func `while it waits, it knows nothing`() async {
    let field = field(on: queue)
    field.name = "grace"
    await queue.advance(by: .milliseconds(300))
    #expect(field.isFree == true, "The answer is yes, and the field says otherwise.")
    field.name = "gra"
    #expect(field.isFree == nil, "The field still shows its verdict on another name.")
    field.name = "grace"
    // It asks at that moment, and its name goes and comes back before the queue does anything else.
    queue.schedule(after: queue.now.advanced(by: .milliseconds(300))) {
      for name in ["gra", "grace"] { field.name = name }
    }
    await queue.advance(by: .milliseconds(300))
    #expect(field.isFree == nil, "It asked, the name changed and came back, and the field says:")
  }

  // Demand 4
  @Test func `an empty name is no question`() async {
    let field = field(on: queue)
    field.name = "ada"
    await queue.advance(by: .milliseconds(200))
    field.name = ""
    await queue.advance(by: .seconds(1))
    #expect(asked.value == [], "The name is empty, and \(asked.value) was asked.")
    #expect(field.isFree == nil, "The name is empty, and the field has a verdict.")

    field.name = "grace"
    await queue.advance(by: .milliseconds(300))
    #expect(field.isFree == true, "The answer is yes, and the field says otherwise.")
    field.name = ""
    #expect(field.isFree == nil, "The name is empty, and the field keeps its verdict on 'grace'.")
  }

  // Demand 5
  @Test func `two fields wait for themselves, each on its own queue`() async {
    let other = DispatchQueue.test
    let (first, second) = (field(on: queue), field(on: other))
    first.name = "ada"
    await queue.advance(by: .milliseconds(200))
    second.name = "root"
    await other.advance(by: .milliseconds(300))
    #expect(asked.value == ["root"], "The second field waits on another queue than its own.")
    await queue.advance(by: .milliseconds(100))
    #expect(asked.value == ["root", "ada"], "The first field was put off by the second one.")
    #expect(second.isFree == true)
    #expect(first.isFree == false)
  }

  // Demand 6
  @Test func `a field that is closed asks nothing, and is not kept`() async {
    weak var closed: NameField?
    do {
      let field = field(on: queue)
      closed = field
      field.name = "ada"
      await queue.advance(by: .milliseconds(100))
    }
    #expect(closed == nil, "The question that waits keeps the field, though its screen is closed.")
    await queue.advance(by: .seconds(1))
    #expect(asked.value == [], "The screen is closed, and \(asked.value) was asked.")
  }
}
