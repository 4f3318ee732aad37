/// The requests that the server has received, each with its result.
public struct RequestLog: Sendable {
  /// The newest is the last one.
  public private(set) var requests: [ServedRequest] = []
  /// The number of changes of the list. Of two copies, the one with more changes is newer.
  public private(set) var changes = 0
  /// The request that changed last.
  public private(set) var latest: ServedRequest?

  public init() {}

  public var count: Int { requests.count }
  public var outOfDate: Int { requests.count(where: \.isOutOfDate) }

  /// Adds a question, and returns its number.
  mutating func ask(_ question: Wire.Question) -> Int {
    let characters = question.password.count
    let isRegistration = question.email != nil
    for earlier in isRegistration ? [] : questions(of: question.form) where earlier.end == nil {
      self[earlier.number].isOutOfDate = true
    }
    let request = ServedRequest(
      number: count + 1,
      form: question.form,
      kind: isRegistration ? .register(characters: characters) : .validate(characters: characters)
    )
    requests.append(request)
    latest = request
    changes += 1
    return request.number
  }

  mutating func answer(_ number: Int, _ message: String) {
    self[number].end = .answered(message)
  }

  mutating func cancel(_ number: Int) {
    self[number].end = .cancelled
  }

  /// Whether this is the first question of its form, and a later one must be answered before it.
  func isHeld(_ number: Int) -> Bool {
    let ofForm = questions(of: self[number].form)
    let later = ofForm.dropFirst()
    return ofForm.first?.number == number
      && (later.isEmpty || later.contains { $0.end == nil })
  }

  /// Whether its form has asked no other question.
  func isAlone(_ number: Int) -> Bool { questions(of: self[number].form).count == 1 }

  private func questions(of form: String) -> [ServedRequest] {
    requests.filter { request in
      if case .validate = request.kind { request.form == form } else { false }
    }
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
  let form: String
  public let kind: Kind
  public internal(set) var end: End?
  /// Whether the form asked again before this question had its answer.
  public internal(set) var isOutOfDate = false
}
