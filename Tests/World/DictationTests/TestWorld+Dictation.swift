import Dictation
import OutsideWorld
import TestWorlds

extension TestWorld {
  func system(
    _ source: DictationSource = .recorded("A recorded meeting is heard."),
    clock: any Clock<Duration> = ContinuousClock()
  ) -> DictationSystem {
    DictationSystem(services: services(), clock: clock) { source }
  }
}
