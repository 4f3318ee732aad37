import CustomDump
import Observation
import Testing

@Suite struct DumpOfObservables {
  @Observable final class Counter {
    var count = 1
    @ObservationIgnored var isPaused = false
  }

  @Test func `an observable class shows its properties as you wrote them`() {
    #expect(
      String(customDumping: Counter()) == """
        DumpOfObservables.Counter(
          count: 1,
          isPaused: false
        )
        """
    )
  }
}
