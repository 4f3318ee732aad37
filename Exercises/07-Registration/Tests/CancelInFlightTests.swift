import Dependencies
import Dispatch
import RegistrationService
import Schedulers
import TestProbes
import Testing

@testable import RegistrationExercises

@MainActor
@Suite struct CancelInFlight {
  private let queue = DispatchQueue.test
  /// Its turn lets everything run that does not wait on the queue of the board.
  private let elsewhere = DispatchQueue.test
  private let trains = Trains()
  private let board: DepartureBoard

  init() { board = .made(with: trains, queue.eraseToAnyScheduler()) }

  // Demand 2
  @Test func `the answer to one question is shown, on the queue of the board`() async {
    let spinner = TestView { board.isLoading }
    let list = TestView { board.departures }
    board.choose("Uji")
    // Demand 3
    #expect(board.isLoading, "A question is under way, and the board does not load.")
    #expect(spinner.isTold, "The board loads, and a screen that shows it is not notified.")
    // Demand 2
    let long = oddTexts + oddTexts
    trains.answer(1, .success(long))
    await elsewhere.advance()
    #expect(board.departures == [], "The answer is shown before the turn of the board's queue.")
    await queue.advance()
    #expect(board.departures == long, "The answer has come, and is not shown as it came:")
    #expect(list.isTold, "The departures change, and the screen is not notified.")
    // Demand 3
    #expect(!board.isLoading, "The answer is there, and the board still loads.")
  }

  // Demand 1
  @Test func `another choice cancels the question`() async {
    board.choose("Uji")
    board.choose("Nara")
    #expect(trains.cancelled == [1], "Cancelled so far: \(trains.cancelled).")
    trains.answer(1, .success(["10:02"]))
    await queue.advance()
    board.choose("Kobe")
    #expect(trains.cancelled == [1, 2], "Cancelled so far: \(trains.cancelled).")
    for station in oddTexts { board.choose(station) }
    #expect(trains.asked == ["Uji", "Nara", "Kobe"] + oddTexts, "Each choice asks one question.")
  }

  // Demand 2
  @Test func `after three hundred choices, each earlier answer is an old one`() async {
    for _ in 1...300 { board.choose("Uji") }
    for number in 1..<300 { trains.answer(number, .success(["10:02"])) }
    await queue.advance()
    #expect(board.departures == [], "The last of 300 questions has no answer. The board shows:")
    // Demand 3
    #expect(board.isLoading, "The last of 300 questions has no answer, and nothing loads.")
    // Demand 2
    // You choose right after the turn of an answer: not even a task runs between.
    let turns = { [queue] in queue.advance() }
    var shown: [String] = []
    trains.answer(300, .success(["10:02", "10:17"]))
    queue.schedule { [board] in
      shown = board.departures
      board.choose("Uji")
    }
    turns()
    await queue.advance()
    #expect(shown == ["10:02", "10:17"], "The last answer has had its turn, and the board shows:")
    // Demand 3
    #expect(board.isLoading, "You choose right after the turn of an answer, and nothing loads.")
  }

  @Test func `two boards do not know each other`() async {
    let other = DepartureBoard.made(with: trains, queue.eraseToAnyScheduler())
    for board in [board, other] { board.choose("Uji") }
    #expect(trains.cancelled == [], "Two boards ask a question each. Cancelled were:")
    for number in [1, 2] { trains.answer(number, .success(["10:0\(number)"])) }
    await queue.advance()
    let shown = [board, other].map(\.departures)
    #expect(shown == [["10:01"], ["10:02"]], "Two boards have an answer each. They show:")
  }

  // Demand 4
  @Test func `a board that is closed cancels its question, and shows nothing more`() async {
    board.choose("Uji")
    board.close()
    #expect(trains.cancelled == [1], "The board is closed, and its question goes on.")
    #expect(!board.isLoading, "The board is closed, and still loads.")
    trains.answer(1, .success(["10:02"]))
    await queue.advance()
    #expect(board.departures == [], "The board is closed, and an answer changes it.")
  }

  // Demand 5
  @Test(arguments: [
    (DependencyContext.test, false), (.test, true), (.live, false), (.preview, false),
  ])
  func `in every order of choices and answers, only the last question counts`(
    context: DependencyContext,
    inTurn: Bool
  ) async {
    await everyOrder(
      in: context,
      upTo: inTurn ? 3 : context == .test ? 5 : 4,
      of: { inTurn ? BoardStep.inTurn : RightBoard(after: $0).next },
      fault: { await fault(after: $0, in: context, inTurn: inTurn) }
    )
  }

  private func fault(
    after steps: [BoardStep],
    in context: DependencyContext,
    inTurn: Bool
  ) async -> (says: String, at: SourceLocation)? {
    let trains = Trains(failsWhenCancelled: inTurn)
    let queue = inTurn ? AnySchedulerOf<DispatchQueue>.immediate : queue.eraseToAnyScheduler()
    let board = DepartureBoard.made(with: trains, queue, in: context)
    let departures = History("\(board.departures)")
    let problems = History(board.problem ?? "nil")
    for step in steps {
      switch step {
      case .choose(let station, let answer):
        trains.answerAtOnce.setValue(answer)
        board.choose(station)
      case .close: board.close()
      case .answer(let number, let answer): trains.answer(number, answer.result(of: number))
      case .turn: break
      }
      await (step == .turn ? self.queue : elsewhere).advance()
    }
    let right = RightBoard(after: steps, inTurn: inTurn)
    let seen = [
      ("The questions asked are", ["\(trains.asked)"], ["\(right.asked)"]),
      ("The questions cancelled are", ["\(trains.cancelled)"], ["\(right.cancelled)"]),
      ("On a screen, 'departures' is", departures.all, right.departures),
      ("On a screen, 'problem' is", problems.all, right.problems),
      ("'isLoading' is", ["\(board.isLoading)"], ["\(right.isLoading ?? board.isLoading)"]),
    ]
    guard let fault = seen.firstIndex(where: { $0.1 != $0.2 }) else { return nil }
    let isOld = !Set(departures.all + problems.all)
      .isSubset(of: right.departures + right.problems)
    let isLost = board.isLoading && right.isLoading == false
    let places = [
      // Demand 4
      steps.last == .close ? #_sourceLocation : nil,
      // Demand 1
      fault < 2 ? #_sourceLocation : nil,
      // Demand 2
      isOld || fault < 4 && isLost ? #_sourceLocation : nil,
      // Demand 5
      fault < 4 ? #_sourceLocation : nil,
      // Demand 3
      #_sourceLocation,
    ]
    let told = [seen[fault].1, seen[fault].2].map { $0.joined(separator: ", then ") }
    let scene = inTurn && !trains.cancelled.isEmpty ? "An answer comes as you cancel. " : ""
    let says = "\(scene)\(seen[fault].0) \(told[0]), and should be \(told[1])."
    return (says, places.compactMap(\.self)[0])
  }
}

extension DepartureBoard {
  fileprivate static func made(
    with trains: Trains,
    _ queue: AnySchedulerOf<DispatchQueue>,
    in context: DependencyContext = .test
  ) -> DepartureBoard {
    withDependencies {
      $0.context = context
      $0.mainQueue = queue
      $0[TrainsClient.self] = trains.client
    } operation: {
      DepartureBoard()
    }
  }
}

/// Trains that leave when the test says so.
private final class Trains: Sendable {
  private struct Question {
    let station: String
    let answer: @Sendable (Result<[String], any Error>) -> Void
    var isAnswered = false
    var isCancelled = false
  }

  private let questions = LockIsolated<[Question]>([])
  private let failsWhenCancelled: Bool
  /// What the next question is answered before `departures` returns.
  let answerAtOnce = LockIsolated<TrainsAnswer?>(nil)

  init(failsWhenCancelled: Bool = false) { self.failsWhenCancelled = failsWhenCancelled }

  var asked: [String] { questions.value.map(\.station) }
  /// The numbers of the questions that were cancelled before they had an answer. The first
  /// question is number 1. To cancel one that has its answer, or a second time, does no harm.
  var cancelled: [Int] {
    questions.value.enumerated().filter(\.element.isCancelled).map { $0.offset + 1 }
  }

  func answer(_ number: Int, _ result: Result<[String], any Error>) {
    guard questions.value.indices.contains(number - 1) else { return }
    questions.withValue { $0[number - 1].isAnswered = true }
    questions.value[number - 1].answer(result)
  }

  var client: TrainsClient {
    TrainsClient { [self] station, answer in
      let number = questions.withValue {
        $0.append(Question(station: station, answer: answer))
        return $0.count
      }
      if let now = answerAtOnce.value { self.answer(number, now.result(of: number)) }
      return ServiceCall { [self] in
        guard !questions.value[number - 1].isAnswered else { return }
        questions.withValue { $0[number - 1].isCancelled = true }
        if failsWhenCancelled { self.answer(number, .failure(CancellationError())) }
      }
    }
  }
}
