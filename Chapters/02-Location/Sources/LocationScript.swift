import Dependencies
import LocationServices
import Observation

extension MapModel {
  /// What a demo does by itself: it taps the button until the pin has been in three places, or until
  /// there is a problem, or until the map can hear no answer any more.
  func perform(pace clock: any Clock<Duration>) async {
    await withTaskGroup(of: Void.self) { group in
      group.addTask { @MainActor in await self.listen() }
      group.addTask { @MainActor in try? await self.tapThreeTimes(clock) }
      await group.next()
      group.cancelAll()
    }
  }

  /// A delegate hears as long as it exists; any other map, as long as its task runs.
  private func listen() async {
    await task()
    if self is any LocationManagerDelegate { try? await Task.never() }
  }

  private func tapThreeTimes(_ clock: any Clock<Duration>) async throws {
    for tap in 1...3 where problem == nil {
      if tap > 1 { try await clock.sleep(for: .seconds(1)) }
      locateButtonTapped()
      while activity != .idle { try await activityChange() }
    }
  }

  private func activityChange() async throws {
    let (changes, change) = AsyncStream.makeStream(of: Void.self)
    withObservationTracking {
      _ = activity
    } onChange: {
      change.finish()
    }
    for await _ in changes {}
    try Task.checkCancellation()
  }
}
