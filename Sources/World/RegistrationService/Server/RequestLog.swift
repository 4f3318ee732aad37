/// The requests that the server has received, each with its result.
public struct RequestLog: Sendable {
  /// The newest is the last one.
  public private(set) var requests: [ServedRequest] = []
  private var questions: [String: [Int]] = [:]

  public var count: Int { requests.count }
  public private(set) var outOfDate = 0
  /// The number of changes of the list. Of two copies, the one with more changes is newer.
  public private(set) var changes = 0
  /// The request that changed last.
  public private(set) var latest: ServedRequest?

  public init() {}

  mutating func ask(_ question: Wire.Question) -> Int {
    let characters = question.password.count
    guard question.email == nil else { return add(.register(characters: characters), form: nil) }
    for number in questions[question.form] ?? [] where self[number].end == nil {
      markOutOfDate(number)
    }
    return add(.validate(characters: characters), form: question.form)
  }

  mutating func answer(_ number: Int, _ message: String) {
    self[number].end = .answered(message)
  }

  mutating func cancel(_ number: Int) {
    self[number].end = .cancelled
  }

  /// Whether this is the first question of its form, and a later one must be answered before it.
  func isHeld(_ number: Int) -> Bool {
    guard let numbers = questions.values.first(where: { $0.first == number }) else { return false }
    let later = numbers.dropFirst().map { self[$0] }
    return later.isEmpty || later.contains { $0.end == nil }
  }

  /// Whether its form has asked no other question.
  func isAlone(_ number: Int) -> Bool { questions.values.contains([number]) }

  private mutating func add(_ kind: ServedRequest.Kind, form: String?) -> Int {
    changes += 1
    requests.append(ServedRequest(number: count + 1, kind: kind))
    latest = requests.last
    if let form { questions[form, default: []].append(count) }
    return count
  }

  private mutating func markOutOfDate(_ number: Int) {
    guard !self[number].isOutOfDate else { return }
    self[number].isOutOfDate = true
    outOfDate += 1
  }

  private subscript(number: Int) -> ServedRequest {
    get { requests[number - 1] }
    set {
      requests[number - 1] = newValue
      latest = newValue
      changes += 1
    }
  }
}

/// A request in the list on the server's screen. It does not contain the password.
public struct ServedRequest: Equatable, Sendable {
  public enum Kind: Equatable, Sendable {
    case validate(characters: Int)
    case register(characters: Int)
  }

  public enum End: Equatable, Sendable {
    case answered(String)
    case cancelled
  }

  public let number: Int
  public let kind: Kind
  public internal(set) var end: End?
  /// Whether the form asked again before this question had its answer.
  public internal(set) var isOutOfDate = false
}
