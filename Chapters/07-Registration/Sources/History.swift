import Observation

/// All values that a field has had, the present one at the end.
///
/// Observation speaks up before a value changes. So what a change replaces can be kept, and no
/// value is missed, also where two changes follow each other at once.
@MainActor
final class History<Value: Equatable & Sendable> {
  private var replaced: [Value] = []
  private let value: @MainActor () -> Value

  init(_ value: @escaping @autoclosure @MainActor () -> Value) {
    self.value = value
    keepNext()
  }

  var all: [Value] { replaced.last == value() ? replaced : replaced + [value()] }

  private func keepNext() {
    withObservationTracking {
      _ = value()
    } onChange: { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.replaced = self.all
        self.keepNext()
      }
    }
  }
}
