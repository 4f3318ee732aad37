/// What happened, in the order in which it happened.
@MainActor final class Log {
  private(set) var entries: [String] = []

  func add(_ entry: String) {
    entries.append(entry)
  }
}
