import Dictation
import OperatingSystem
import Sound
import Testing

@Suite struct DictationSourceTests {
  @Test(arguments: [
    ([], ["arecord"], "No program here listens"),
    ([], ["pocketsphinx_continuous"], "No program here records"),
    (["bundled"], ["pocketsphinx_continuous", "arecord"], "WORKBOOK_DICTATION=bundled"),
  ])
  func `the recorded talk is used where a program is missing, or where the person prefers it`(
    wish: [String],
    installed: [String],
    reason: String
  ) {
    #expect(
      source(wish, installed) == .recorded("\(reason): a recorded meeting is heard, and not you.")
    )
  }

  @Test func `a recogniser and a microphone that are installed are used`() {
    #expect(
      source([], ["pocketsphinx_continuous", "rec", "arecord"])
        == .live(LiveDictation.pipeline(from: SoundPrograms.recorders[1]))
    )
  }

  private func source(_ wish: [String], _ installed: [String]) -> DictationSource {
    let environment = Dictionary(uniqueKeysWithValues: wish.map { (DictationSource.variable, $0) })
    return DictationSource(environment: environment, isInstalled: installed.contains)
  }
}
