import OperatingSystem
import Testing

@Suite struct Durations {
  @Test(arguments: [(0, "0.0 s"), (49, "0.0 s"), (50, "0.1 s"), (9_951, "10.0 s")])
  func `time is written in tenths of a second`(milliseconds: Int, text: String) {
    #expect(Duration.milliseconds(milliseconds).inTenths == text)
  }
}
