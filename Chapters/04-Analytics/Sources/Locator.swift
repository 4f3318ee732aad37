import Synchronization

/// Finds out where you are. Each version is given one: chapter 02 took control of the location.
struct Locator: Sendable {
  var locate: @Sendable () async throws(LocatorError) -> Place
}

/// Why the map does not know where you are.
struct LocatorError: Error {
  let sentence: String
}

extension Locator {
  /// Walks along the path, one place further each time, and begins again at the end of it.
  static func walking() -> Locator {
    let steps = Steps()
    return Locator { steps.next() }
  }
}

private final class Steps: Sendable {
  private let taken = Mutex(0)

  func next() -> Place {
    taken.withLock { taken in
      defer { taken += 1 }
      return Place.allCases[taken % Place.allCases.count]
    }
  }
}
