import Dependencies
import DependenciesTestSupport
import Dispatch
import RegistrationService
import Schedulers
import Testing

@testable import RegistrationExercises

@MainActor
@Suite struct CancelInFlight {
  let queue = DispatchQueue.test
  let trains = Trains()
  let board: DepartureBoard

  init() { board = .made(with: trains, queue.eraseToAnyScheduler()) }

  // Demand 2
  @Test func `the answer to one question is shown, on the queue of the board`() async {
    let spinner = TestView { board.isLoading }
    let list = TestView { board.departures }
    let notice = TestView { board.problem }
    board.choose("Uji")
    // Demand 3
    #expect(board.isLoading, "A question is asked, and the board does not say so.")
    #expect(spinner.isTold, "The board loads, and a screen that shows it is not told.")
    // Demand 2
    trains.answer(1, .success(["10:02"]))
    #expect(board.departures == [], "The answer is shown before the queue had its turn.")
    await queue.advance()
    #expect(board.departures == ["10:02"], "The answer has come, and the board does not show it.")
    #expect(list.isTold, "The departures change, and the screen is not told.")
    // Demand 3
    #expect(!board.isLoading, "The answer is there, and the board still loads.")
    // Demand 5
    board.choose("Nara")
    #expect(board.departures == ["10:02"], "What is shown stays until something newer has come.")
    trains.answer(2, .failure(Outage(description: "Nara is asleep.")))
    await queue.advance()
    #expect(notice.isTold, "There is a problem, and a screen that shows it is not told.")
  }

  // Demand 1
  @Test func `another choice takes the question back`() async {
    board.choose("Uji")
    board.choose("Nara")
    #expect(trains.takenBack == [1], "Taken back so far: \(trains.takenBack).")
    trains.answer(1, .success(["10:02"]))
    await queue.advance()
    board.choose("Kobe")
    #expect(trains.takenBack == [1, 2], "Taken back so far: \(trains.takenBack).")
    #expect(trains.asked == ["Uji", "Nara", "Kobe"], "Each choice is a question.")
  }

  // Demand 2
  @Test func `an old answer is not shown, whenever it comes`() async {
    board.choose("Uji")
    board.choose("Nara")
    trains.answer(2, .success(["12:15", "11:45"]))
    await queue.advance()
    trains.answer(1, .success(["10:02"]))
    await queue.advance()
    #expect(board.departures == ["12:15", "11:45"], "The late answer to the first choice has won.")
  }

  @Test func `an old answer that waits on the queue is not shown`() async {
    board.choose("Uji")
    trains.answer(1, .success(["10:02"]))
    board.choose("Nara")
    await queue.advance()
    #expect(board.departures == [], "You chose Nara, and see a train from Uji.")
    // Demand 3
    #expect(board.isLoading, "Nara has not answered, and the board says that it has.")
  }

  // Demand 2
  @Test func `a station that is chosen again is a new question`() async {
    board.choose("Uji")
    board.choose("Nara")
    board.choose("Uji")
    trains.answer(1, .success(["10:02"]))
    await queue.advance()
    #expect(board.departures == [], "This is the answer to the first choice of Uji, not the third.")
    trains.answer(3, .success(["10:32"]))
    await queue.advance()
    #expect(board.departures == ["10:32"], "The answer to the last choice is not shown.")
  }

  // Demand 1
  @Test func `the same station can be chosen at any time`() async {
    board.choose("Uji")
    board.choose("Uji")
    #expect(trains.asked == ["Uji", "Uji"], "You chose the same station again. Asked was:")
    #expect(trains.takenBack == [1], "You chose the same station again. Taken back was:")
    trains.answer(2, .success(["10:02"]))
    await queue.advance()
    board.choose("Uji")
    #expect(trains.asked.count == 3, "Uji has answered, and you choose it again. It was asked:")
    #expect(board.isLoading, "You chose the same station again, and the board does not load.")
  }

  // Demand 5
  @Test func `a failure takes no departure away, and an answer without a train does`() async {
    board.choose("Uji")
    trains.answer(1, .success(["10:02"]))
    await queue.advance()
    board.choose("Nara")
    trains.answer(2, .failure(Outage(description: "Nara is asleep.")))
    await queue.advance()
    #expect(board.departures == ["10:02"], "A question has failed. The departures are:")
    board.choose("Nara")
    #expect(board.problem == "Nara is asleep.", "The next answer has not come. The board says:")
    trains.answer(3, .success([]))
    await queue.advance()
    #expect(board.departures == [], "The answer is that no train leaves. The departures are:")
    #expect(board.problem == nil, "The last question has its answer, and the board says:")
  }

  // Demand 2
  @Test func `an old failure is not shown, and a new one is`() async {
    board.choose("Uji")
    board.choose("Nara")
    trains.answer(1, .failure(Outage(description: "The line to Uji is down.")))
    await queue.advance()
    #expect(board.problem == nil, "You see the problem of a station that you left.")
    // Demand 3
    #expect(board.isLoading, "An old failure is no reason to stop loading.")
    // Demand 2
    trains.answer(2, .failure(Outage(description: "Nara is asleep.")))
    await queue.advance()
    #expect(
      board.problem == "Nara is asleep.",
      "The last question failed, and the board is silent."
    )
    // Demand 3
    #expect(!board.isLoading, "The last question failed, and the board still loads.")
  }

  // Demand 4
  @Test func `a board that is closed takes its question back, and shows nothing more`() async {
    board.choose("Uji")
    board.close()
    #expect(trains.takenBack == [1], "The board is closed, and its question goes on.")
    #expect(!board.isLoading, "The board is closed, and says that it loads.")
    trains.answer(1, .success(["10:02"]))
    await queue.advance()
    #expect(board.departures == [], "The board is closed, and an answer changes it.")
    board.choose("Nara")
    trains.answer(1, .success(["10:32"]))
    await queue.advance()
    #expect(board.departures == [], "The board is opened again, and shows what it had taken back.")
    #expect(board.isLoading, "Nara has not answered, and the board says that it has.")
    trains.answer(2, .success(["11:30"]))
    await queue.advance()
    #expect(board.departures == ["11:30"], "A board that is opened again does not show its answer.")
  }

  @Test func `a board that was closed twice shows nothing of before`() async {
    board.choose("Uji")
    board.close()
    board.close()
    board.choose("Nara")
    trains.answer(1, .success(["10:02"]))
    await queue.advance()
    #expect(board.departures == [], "You closed the board twice, and chose Nara. It shows:")
  }

  // Demand 3
  @Test func `a problem stays until the next answer, and a cancellation is one`() async {
    board.choose("Uji")
    trains.answer(1, .failure(CancellationError()))
    await queue.advance()
    #expect(!board.isLoading, "The last question was cancelled, and the board loads on.")
    // Demand 4
    let problem = board.problem
    board.close()
    #expect(board.problem == problem, "The board is closed, and what it says has changed. It says:")
  }

  // Demand 2
  @Test func `on a queue that does not wait, the same is true`() {
    let board = DepartureBoard.made(with: trains, .immediate, in: .preview)
    trains.onTakingBack { answer in answer(.failure(CancellationError())) }
    board.choose("Uji")
    board.choose("Nara")
    #expect(trains.takenBack == [1], "Taken back so far: \(trains.takenBack).")
    #expect(board.problem == nil, "Uji fails while it is taken back, and the board says:")
    #expect(board.isLoading, "Uji fails while it is taken back, and the board waits no longer.")
    board.close()
    #expect(board.problem == nil, "Nara fails while the board closes, and the board says:")
    trains.onAsking { answer in answer(.success(["11:30"])) }
    board.choose("Kobe")
    #expect(board.departures == ["11:30"], "The answer has come at once. The board shows:")
    #expect(!board.isLoading, "The answer has come at once, and the board still loads.")
  }

  @Test(arguments: [DependencyContext.live, .preview])
  func `elsewhere than in a test, the same is true`(_ context: DependencyContext) async {
    let board = DepartureBoard.made(with: trains, queue.eraseToAnyScheduler(), in: context)
    await inContext(context) {
      board.choose("Uji")
      board.choose("Nara")
      #expect(trains.takenBack == [1], "In context '\(context)', taken back: \(trains.takenBack).")
      trains.answer(2, .success(["11:30"]))
      trains.answer(1, .success(["10:02"]))
      #expect(board.departures == [], "In context '\(context)', the queue had no turn yet.")
      await queue.advance()
      #expect(board.departures == ["11:30"], "In context '\(context)', Nara is what you chose.")
      board.choose("Uji")
      board.close()
      #expect(
        trains.takenBack == [1, 3],
        "In context '\(context)', the board is closed. Taken back: \(trains.takenBack)."
      )
    }
  }

  @Test func `two boards do not know each other`() async {
    let other = DepartureBoard.made(with: trains, queue.eraseToAnyScheduler())
    board.choose("Uji")
    other.choose("Uji")
    #expect(trains.takenBack == [], "Two boards ask a question each. Taken back was:")
    trains.answer(1, .success(["10:02"]))
    await queue.advance()
    #expect(
      [board, other].map(\.departures) == [["10:02"], []],
      "The question of the first board is answered. The two boards show:"
    )
    #expect([board, other].map(\.isLoading) == [false, true], "Only the second one still loads.")
    board.close()
    trains.answer(2, .success(["10:02", "10:32"]))
    await queue.advance()
    #expect(
      [board, other].map(\.departures) == [["10:02"], ["10:02", "10:32"]],
      "The first board is closed, and the second one gets its answer. They show:"
    )
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
final class Trains: Sendable {
  typealias Answer = @Sendable (Result<[String], any Error>) -> Void

  private let questions = LockIsolated<[(station: String, answer: Answer)]>([])
  private let taken = LockIsolated<[Int]>([])
  private let answered = LockIsolated<Set<Int>>([])
  private let asking = LockIsolated<@Sendable (Answer) -> Void> { _ in }
  private let takingBack = LockIsolated<@Sendable (Answer) -> Void> { _ in }

  var asked: [String] { questions.value.map(\.station) }
  /// The numbers of the questions that were taken back before they had an answer. The first question
  /// is number 1. To take one back that has its answer, or a second time, does no harm.
  var takenBack: [Int] { taken.value }

  func answer(_ number: Int, _ result: Result<[String], any Error>) {
    guard questions.value.indices.contains(number - 1) else { return }
    answered.withValue { _ = $0.insert(number) }
    questions.value[number - 1].answer(result)
  }

  /// What happens in each call that asks, from now on.
  func onAsking(_ operation: @escaping @Sendable (Answer) -> Void) { asking.setValue(operation) }

  /// What happens in each call that takes a question back, from now on.
  func onTakingBack(_ operation: @escaping @Sendable (Answer) -> Void) {
    takingBack.setValue(operation)
  }

  var client: TrainsClient {
    TrainsClient { [self] station, answer in
      let number = questions.withValue {
        $0.append((station, answer))
        return $0.count
      }
      asking.value(answer)
      return ServiceCall { [self] in
        let hasAnswer = answered.value.contains(number)
        taken.withValue { if !hasAnswer, !$0.contains(number) { $0.append(number) } }
        takingBack.value(answer)
      }
    }
  }
}

private struct Outage: Error, CustomStringConvertible {
  let description: String
}
