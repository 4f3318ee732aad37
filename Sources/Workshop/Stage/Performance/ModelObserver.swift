import Observation

/// Calls back once for each `observe()`: before the next change of a model.
@MainActor
final class ModelObserver {
  private let read: () -> Void
  private let willChange: (ModelObserver) -> Void
  private var readings = 0

  /// - Parameters:
  ///   - read: Reads the model. All that it reads is observed.
  ///   - willChange: A change has begun, and what was there before is still complete. From the next
  ///     turn of the main actor on, the new values can be read.
  init(read: @escaping () -> Void, willChange: @escaping (ModelObserver) -> Void) {
    self.read = read
    self.willChange = willChange
  }

  func observe() {
    readings += 1
    let number = readings
    withObservationTracking(read) { [weak self] in
      MainActor.assumeIsolated {
        // Only the last of several readings is observed.
        if let self, number == self.readings { self.willChange(self) }
      }
    }
  }
}
