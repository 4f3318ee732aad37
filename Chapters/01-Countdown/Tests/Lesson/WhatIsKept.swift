import Dependencies

// Where a dependency is asked for, and what it then is: the table of AtWork.md, as code.

@MainActor
final class Screen {
  @Dependency(\.continuousClock) var clock

  func childMadeAlone() -> Screen { Screen() }

  func childMadeByItsParent() -> Screen {
    withDependencies(from: self) { Screen() }
  }

  func clockOfATask() async -> any Clock<Duration> {
    await Task { clock }.value
  }

  func clockInAFunction() -> any Clock<Duration> {
    @Dependency(\.continuousClock) var clock
    return clock
  }
}
