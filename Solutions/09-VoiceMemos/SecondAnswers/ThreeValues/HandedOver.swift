import Dependencies
import Foundation
import Observation

/// What a dictaphone asks of a microphone.
struct LevelMeter: Sendable {
  var open: @Sendable () -> Void
  var level: @Sendable () -> Double
  var close: @Sendable () -> Void

  static let device = LevelMeter(
    open: { DeviceMicrophone.shared.open() },
    level: { DeviceMicrophone.shared.level() },
    close: { DeviceMicrophone.shared.close() }
  )

  /// A voice that rises and falls, and begins anew each time.
  static var invented: LevelMeter {
    let phase = LockIsolated(0.0)
    return LevelMeter(
      open: { phase.setValue(0) },
      level: {
        phase.withValue { phase in
          phase += 0.3
          return (1 + sin(phase)) / 2
        }
      },
      close: {}
    )
  }

  static func failing() -> LevelMeter {
    LevelMeter(
      open: unimplemented("LevelMeter.open"),
      level: unimplemented("LevelMeter.level", placeholder: 0),
      close: unimplemented("LevelMeter.close")
    )
  }
}

private enum LevelMeterKey: DependencyKey {
  static let liveValue = LevelMeter.device
  static var previewValue: LevelMeter { .invented }
  static var testValue: LevelMeter { .failing() }
}

extension DependencyValues {
  var levelMeter: LevelMeter {
    get { self[LevelMeterKey.self] }
    set { self[LevelMeterKey.self] = newValue }
  }
}

@MainActor @Observable
final class Dictaphone {
  private enum State {
    case idle([Double])
    case recording([Double])
  }
  private var state = State.idle([])
  @ObservationIgnored private let meter: LevelMeter

  init(meter: LevelMeter = Dependency(\.levelMeter).wrappedValue) { self.meter = meter }

  var levels: [Double] {
    switch state {
    case .idle(let levels), .recording(let levels): levels
    }
  }

  var isRecording: Bool {
    if case .recording = state { true } else { false }
  }

  func recordButtonTapped() {
    meter.open()
    state = .recording([])
  }

  func frameDrawn() {
    guard case .recording(let levels) = state else { return }
    state = .recording(levels + [meter.level()])
  }

  func stopButtonTapped() {
    guard case .recording(let levels) = state else { return }
    meter.close()
    state = .idle(levels)
  }
}

extension Dictaphone {
  static func hearing(_ level: @escaping @Sendable () -> Double) -> Dictaphone {
    @Dependency(\.levelMeter) var meter
    return Dictaphone(meter: LevelMeter(open: meter.open, level: level, close: meter.close))
  }
}
