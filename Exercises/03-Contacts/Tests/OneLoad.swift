import AddressCards
import Clocks

/// What a screen does when it is loaded.
enum OneLoad: String, CaseIterable, CustomStringConvertible {
  case neither = "the screen neither asks nor reads"
  case asks = "the screen asks, and reads after a yes"
  case asksTwice = "the screen asks again after a no, and reads after a yes"
  case asksTooLate = "the screen asks after its load has returned"
  case asksInATask = "the screen asks in a task, and reads after a yes"
  case readsAllTheSame = "the screen reads although the answer was no"
  case readsBefore = "the screen reads before it asks"
  case readsMeanwhile = "the screen reads while it asks"
  case knowsTwoTypes = "the screen takes only an error of the store or a cancellation for a no"
  case knowsOthersOnly = "the screen takes an error of the store for a yes"

  var description: String { rawValue }

  var isWrong: Bool { ![.neither, .asks, .asksTwice, .asksTooLate, .asksInATask].contains(self) }

  @MainActor
  func load(
    _ requestAccess: @escaping @Sendable () async throws -> Void,
    _ everyone: @Sendable () async throws -> [Contact]
  ) async throws {
    switch self {
    case .neither: return
    case .asks: try await requestAccess()
    case .asksTwice:
      do { try await requestAccess() } catch { try await requestAccess() }
    case .asksTooLate:
      // Everything has come to rest: the check has ended, or it waits for time to go by.
      Task {
        await TestClock().advance()
        try await requestAccess()
      }
      return
    case .asksInATask: try await Task { try await requestAccess() }.value
    case .readsAllTheSame:
      try? await requestAccess()
      // It takes its time: a check that does not wait for the load looks too soon.
      for _ in 1...10 { await Task.yield() }
    case .readsBefore:
      _ = try await everyone()
      try await requestAccess()
    case .readsMeanwhile:
      async let people = everyone()
      try await requestAccess()
      _ = try await people
    case .knowsTwoTypes:
      do { try await requestAccess() } catch let no {
        if no is ContactStoreError || no is CancellationError { throw no }
      }
    case .knowsOthersOnly:
      do { try await requestAccess() } catch is ContactStoreError {}
    }
    _ = try await everyone()
  }
}
