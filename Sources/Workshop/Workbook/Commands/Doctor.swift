import Course
import Foundation
import Usage

extension CommandWord {
  static let doctor = CommandWord(
    "doctor",
    promise: "What is missing here, and what to do.",
    options: [.json],
    details: """
      ✓ is fine. ! is worth knowing. ✗ keeps you from working, and makes the exit code
      1. It changes nothing, and takes two seconds at most. What a demo reaches of the
      world outside, and why not, it says itself when it runs.
      """
  ) { typed, context in
    let root = try context.course().root
    let findings = await Checkup(root: root, environment: context.environment).findings()
    context.say(typed.has("--json") ? try findings.json : DoctorFinding.lines(findings))
    return findings.contains { $0.mark == .trouble } ? .notYet : .success
  }
}
