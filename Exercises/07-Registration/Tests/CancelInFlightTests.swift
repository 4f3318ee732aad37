import Dependencies
import Dispatch
import RegistrationService
import Schedulers
import Testing

@testable import RegistrationExercises

@MainActor
@Suite struct CancelInFlight {
  private let queue = DispatchQueue.test
  private let answers = LockIsolated<[String: @Sendable (Result<[String], any Error>) -> Void]>([:])
  private let cancelled = LockIsolated<[String]>([])

  private func makeBoard(on mainQueue: AnySchedulerOf<DispatchQueue>? = nil) -> DepartureBoard {
    withDependencies { [queue, answers, cancelled] in
      $0.mainQueue = mainQueue ?? queue.eraseToAnyScheduler()
      $0[TrainsClient.self].departures = { station, answer in
        answers.withValue { $0[station] = answer }
        return ServiceCall {
          cancelled.withValue { $0.append(station) }
          if station == "Kobe" { answer(.success(["10:31"])) }
        }
      }
    } operation: {
      DepartureBoard()
    }
  }

  private func answer(_ station: String, _ time: String) async {
    answers.value[station]?(.success([time]))
    await queue.advance()
  }

  @Test func `another choice cancels the question before it`() async {
    let board = makeBoard()
    board.choose("Uji")
    board.choose("Nara")
    #expect(cancelled.value == ["Uji"], "The server still works on Uji.")
    await answer("Nara", "10:45")
    #expect(board.departures == ["10:45"])
  }

  @Test func `an answer to an earlier question changes nothing`() async {
    let board = makeBoard()
    board.choose("Uji")
    board.choose("Nara")
    await answer("Uji", "10:02")
    #expect(board.departures == [], "You chose Uji, then Nara, and Uji's answer is shown.")
    #expect(board.isLoading, "Nara has no answer yet, and the board does not load.")
    // The answer of Nara waits on the queue while you choose Himeji.
    answers.value["Nara"]?(.success(["10:45"]))
    board.choose("Himeji")
    await queue.advance()
    #expect(board.departures == [], "You have chosen Himeji, and Nara's answer is shown.")
  }

  @Test func `nor does an answer that comes while its question is cancelled`() {
    let board = makeBoard(on: .immediate)
    board.choose("Kobe")
    board.choose("Nara")
    #expect(cancelled.value == ["Kobe"], "The server still works on Kobe.")
    #expect(board.departures == [], "Kobe was answered inside of 'cancel()'. That answer is shown.")
  }

  @Test func `the same station, chosen once more, is a new question`() {
    let board = makeBoard(on: .immediate)
    board.choose("Uji")
    let first = answers.value["Uji"]
    board.choose("Uji")
    first?(.success(["10:02"]))
    #expect(board.departures == [], "Uji was asked twice, and the first answer is shown.")
  }

  @Test func `a board that is closed cancels its question, and shows no answer`() async {
    let board = makeBoard(on: .immediate)
    board.choose("Kobe")
    board.close()
    #expect(cancelled.value == ["Kobe"], "The server still works on Kobe.")
    #expect(!board.isLoading, "The board is closed, and still loads.")
    #expect(board.departures == [], "Kobe was answered inside of 'cancel()'. That answer is shown.")
    await answer("Kobe", "10:02")
    #expect(board.departures == [], "The board is closed, and Kobe's answer is shown.")
  }
}
