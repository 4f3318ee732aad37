import Dependencies
import Stage

extension Chapter {
  /// The scenes that a command shows.
  @MainActor
  func scenes(for invocation: Invocation) -> [Scene] {
    switch invocation.word {
    case .uncontrolled: [uncontrolled.scene("uncontrolled")]
    case .controlled: [controlledScene("controlled", invocation)]
    case .compare: [uncontrolled.scene("uncontrolled"), controlledScene("controlled", invocation)]
    case .overview, .help, .own: []
    }
  }

  /// The model is made in a scope, and keeps what it was made with.
  @MainActor
  private func controlledScene(_ title: String, _ invocation: Invocation) -> Scene {
    let context = invocation.context ?? (invocation.word == .compare ? .preview : nil)
    return withDependencies {
      if let context { $0.context = context }
      if context == .preview { preview(&$0) }
      if let speed = invocation.speed {
        $0.continuousClock = SpeedClock(ContinuousClock(), speed: speed)
        $0.suspendingClock = SpeedClock(SuspendingClock(), speed: speed)
      }
    } operation: {
      controlled.scene(title)
    }
  }
}
