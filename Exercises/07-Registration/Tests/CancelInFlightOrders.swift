struct Outage: Error, CustomStringConvertible {
  let description: String
}

enum TrainsAnswer {
  case trains, noTrain, failure, cancellation

  func result(of number: Int) -> Result<[String], any Error> {
    switch self {
    case .trains: .success(["\(number):45"])
    case .noTrain: .success([])
    case .failure: .failure(Outage(description: "Line \(number) is down"))
    case .cancellation: .failure(CancellationError())
    }
  }
}

enum BoardStep: Equatable, CustomStringConvertible {
  case choose(String, TrainsAnswer? = nil)
  case answer(Int, TrainsAnswer)
  case close, turn

  /// Where each answer has its turn at once.
  static let inTurn: [Self] = [
    .choose("Uji"), .choose("Uji", .trains), .choose("Nara", .noTrain), .choose("Uji", .failure),
    .choose("Nara", .cancellation), .choose("Nara"), .close,
  ]

  var description: String {
    switch self {
    case .choose(let station, nil): "you choose \(station)"
    case .choose(_, let answer?): "you choose a station that answers at once: \(answer)"
    case .close: "you close the board"
    case .answer(let number, let answer): "question \(number) is answered: \(answer)"
    case .turn: "the queue has its turn"
    }
  }
}

/// What the demands say of a board.
struct RightBoard {
  /// What a screen of it has shown, the present value at the end.
  private(set) var departures = ["[]"]
  private(set) var problems = ["nil"]
  private(set) var asked: [String] = []
  private(set) var cancelled: [Int] = []
  /// The question that the board waits for.
  private var last: Int?
  private var unanswered: [Int] = []
  private var waiting: [(number: Int, answer: TrainsAnswer)] = []

  /// Whether it loads; nil while the last answer waits for the queue.
  var isLoading: Bool? { last.map { unanswered.contains($0) ? true : nil } ?? false }

  /// What may come next, where answers wait for the queue.
  var next: [BoardStep] {
    guard !asked.isEmpty else { return [.choose("Uji")] }
    let answers = Set([unanswered.first, unanswered.last].compactMap(\.self)).sorted().flatMap {
      [BoardStep.answer($0, .trains), .answer($0, .failure)]
        + ($0 == last ? [] : [.answer($0, .cancellation)])
    }
    return [.choose("Uji"), .choose("Nara"), .close] + answers + (waiting.isEmpty ? [] : [.turn])
  }

  init(after steps: [BoardStep], inTurn: Bool = false) {
    for step in steps {
      switch step {
      case .choose(let station, let answer):
        cancel()
        asked.append(station)
        last = asked.count
        unanswered.append(asked.count)
        if let answer { take(answer, to: asked.count) }
      case .close: cancel()
      case .answer(let number, let answer): take(answer, to: number)
      case .turn: turn()
      }
      if inTurn { turn() }
    }
  }

  private mutating func cancel() {
    cancelled += unanswered.filter { $0 == last }
    last = nil
  }

  private mutating func take(_ answer: TrainsAnswer, to number: Int) {
    unanswered.removeAll { $0 == number }
    waiting.append((number, answer))
  }

  private mutating func turn() {
    for (number, answer) in waiting where number == last {
      last = nil
      var (shown, problem) = (departures.last, "nil")
      switch answer.result(of: number) {
      case .success(let trains): shown = "\(trains)"
      case .failure(let error): problem = "\(error)"
      }
      if let shown, shown != departures.last { departures.append(shown) }
      if problem != problems.last { problems.append(problem) }
    }
    waiting = []
  }
}
