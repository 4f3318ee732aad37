import OperatingSystem
import TestWorlds
import Testing

@testable import Dictation

@Suite struct DictationSourceTests {
  let world = TestWorld()

  @Test(arguments: [
    ("", ["arecord"], "No program here listens"),
    ("", ["pocketsphinx_continuous"], "No program here records"),
    ("bundled", ["pocketsphinx_continuous", "arecord"], "WORKBOOK_DICTATION=bundled"),
  ])
  func `the recorded talk is used where a program is missing, or where the person prefers it`(
    wish: String,
    installed: [String],
    reason: String
  ) throws {
    #expect(
      DictationSource(
        environment: ["WORKBOOK_DICTATION": wish, "PATH": try world.install(installed)]
      ) == .recorded("\(reason): a recorded meeting is heard, and not you.")
    )
  }

  @Test func `the words are those of the installed programs, the microphone piped into the other`()
    throws
  {
    let folder = try world.install(["pocketsphinx_continuous", "rec", "arecord"])
    guard case .live(let pipeline) = DictationSource(environment: ["PATH": folder]) else {
      Issue.record("It does not listen.")
      return
    }
    #expect(pipeline.name == "sh")
    #expect(pipeline.arguments[1].hasPrefix("'\(folder)/arecord' -q"))
    #expect(pipeline.arguments[1].contains(" | 'pocketsphinx_continuous' -infile /dev/stdin "))
  }
}
