import Course
import Dependencies
import Foundation
import OperatingSystem
import Programs
import Usage

extension Command {
  static let doctor = Command(
    "doctor",
    promise: "What is in the way here, and what to do.",
    details: """
      ! is worth knowing. ✗ keeps you from working, and makes the exit code 1. It
      changes nothing. A demo says itself what it cannot reach of the outside world.
      """
  ) { _, context in
    @Dependency(MachineProbe.self) var probe
    let machine = await probe.look(try context.course().root)
    let findings = machine.findings + context.environment.forgottenVariables
    for finding in findings {
      context.say("\(finding.isBlocking ? "✗" : "!") \(finding.fact)\n  \(finding.advice)")
    }
    if findings.contains(where: \.isBlocking) { return .notYet }
    context.say("Nothing keeps you from working. To begin, type: swift run workbook")
    return .success
  }
}

/// What is in the way, and what to do about it.
private struct Obstacle {
  var isBlocking = false
  let fact: String
  let advice: String
}

/// What the doctor knows of a machine. That there is a toolchain and that the clone can be written
/// is certain: this program was built with it, there.
struct Machine: Sendable {
  /// Whether this is a Mac with the command line tools alone, which cannot build tests.
  var lacksXcode = false
  /// In bytes; nil if the system does not say.
  var freeSpace: Int64?
}

struct MachineProbe: Sendable {
  var look: @Sendable (_ clone: URL) async -> Machine
}

extension MachineProbe: DependencyKey {
  static let liveValue = MachineProbe { clone in
    let facts = try? FileManager.default.attributesOfFileSystem(forPath: clone.path)
    var machine = Machine(freeSpace: (facts?[.systemFreeSize] as? NSNumber)?.int64Value)
    // Only a Mac has this program.
    if let result = try? await Program("xcode-select", ["-p"]).result(within: .seconds(10)) {
      let xcode = String(decoding: result.output, as: UTF8.self).trimmingCharacters(in: .newlines)
      let library = URL(filePath: "\(xcode)/Platforms/MacOSX.platform/Developer/Library")
      machine.lacksXcode = !library.has("Frameworks/XCTest.framework")
    }
    return machine
  }
}

extension Machine {
  fileprivate var findings: [Obstacle] {
    var findings: [Obstacle] = []
    if lacksXcode {
      findings.append(
        Obstacle(
          isBlocking: true,
          fact: "Swift has no XCTest, so no test can be built.",
          advice: """
            Install Xcode 26.4 or newer, and type:
              sudo xcode-select --switch /Applications/Xcode.app
            """
        )
      )
    }
    if let freeSpace, freeSpace < 2_000_000_000 {
      let tenths = freeSpace / 100_000_000
      findings.append(
        Obstacle(
          isBlocking: tenths < 5,
          fact: "\(tenths / 10).\(tenths % 10) GB are free.",
          advice: "What is built takes up to 2 GB: make room."
        )
      )
    }
    return findings
  }
}

extension [String: String] {
  /// Variables that change what is built or reached, and are easily forgotten.
  fileprivate var forgottenVariables: [Obstacle] {
    [
      ("WORKBOOK_SOLUTIONS", "other answers are judged, not yours"),
      ("WORKBOOK_ONLY", "nothing else is built"),
      ("SWIFT_DEPENDENCIES_CONTEXT", "every program runs in that context"),
      ("TELEMETRY_URL", "events are posted there"),
      ("WORKBOOK_CONTACTS", "the people in that folder are shown"),
    ]
    .compactMap { name, effect in
      guard let value = self[name], !value.isEmpty else { return nil }
      return Obstacle(
        fact: "\(name)=\(value): \(effect).",
        advice: "To change that: unset \(name)"
      )
    }
  }
}
