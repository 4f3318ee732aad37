import OperatingSystem
import Sound

/// The source of the words: a recogniser that is installed, or a recorded talk.
package enum DictationSource: Equatable, Sendable {
  /// A recorded talk, and the notice that says so.
  case recorded(String)
  /// A program that listens, and writes a line for each phrase.
  case live(Program)

  /// With `bundled`, the recorded talk is used even where a recogniser is installed.
  package static let variable = "WORKBOOK_DICTATION"

  package init(environment: [String: String]) {
    let recogniser = Program.path(of: Self.recogniser.name, in: environment["PATH"])
    if environment[Self.variable] == "bundled" {
      self = .recorded("\(Self.variable)=bundled: a recorded meeting is heard, and not you.")
    } else if recogniser == nil {
      self = .recorded("No program here listens: a recorded meeting is heard, and not you.")
    } else if let microphone = SoundPrograms(environment: environment).recorder {
      self = .live(Self.pipeline(from: microphone))
    } else {
      self = .recorded("No program here records: a recorded meeting is heard, and not you.")
    }
  }

  /// Reads samples, and writes a line for each phrase. An eighth of a second of silence ends a
  /// phrase. With a longer silence, the words of a quick speaker come late.
  private static let recogniser = Program(
    "pocketsphinx_continuous",
    ["-infile", "/dev/stdin", "-logfn", "/dev/null", "-vad_postspeech", "12"]
  )

  /// The shell pipes the microphone's samples into the recogniser.
  private static func pipeline(from microphone: Program) -> Program {
    let commands = [microphone, recogniser].map {
      (["'\($0.name)'"] + $0.arguments).joined(separator: " ")
    }
    return Program("sh", ["-c", commands.joined(separator: " | ")])
  }
}
