import Dictation
import OperatingSystem
import Testing

@Suite struct DictationSourceTests {
  @Test func `a recogniser and a microphone that are installed are used`() {
    #expect(
      source(installed: ["pocketsphinx_continuous", "rec", "arecord"])
        == .live(LiveDictation(microphone: LiveDictation.microphones[1]))
    )
  }

  @Test func `without a recogniser a recording is heard`() {
    #expect(
      source(installed: ["arecord"])
        == .recorded("No program here listens: a recorded meeting is heard, and not you.")
    )
  }

  @Test func `without a program that records a recording is heard`() {
    #expect(
      source(installed: ["pocketsphinx_continuous"])
        == .recorded("No program here records: a recorded meeting is heard, and not you.")
    )
  }

  @Test func `the person may prefer the recording`() {
    let wish = [DictationSource.variable: "bundled"]
    #expect(
      source(wish, installed: ["pocketsphinx_continuous", "arecord"])
        == .recorded("WORKBOOK_DICTATION=bundled: a recorded meeting is heard, and not you.")
    )
  }

  private func source(
    _ environment: [String: String] = [:],
    installed: Set<String>
  ) -> DictationSource {
    DictationSource(environment: environment, isInstalled: installed.contains)
  }
}
