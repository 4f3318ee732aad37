import Course
import Dependencies
import Foundation
import OperatingSystem
import Programs
import Usage

extension CommandWord {
  static let doctor = CommandWord(
    "doctor",
    promise: "What is in the way here, and what to do.",
    details: """
      ! is worth knowing. ✗ keeps you from working, and makes the exit code 1. It
      changes nothing. A demo says itself what it cannot reach of the outside world.
      """
  ) { _, context in
    @Dependency(MachineProbe.self) var probe
    let root = try context.course().root
    let machine = await probe.look(root, context.stateFolder)
    let findings = machine.findings(root, context.stateFolder, context.environment)
    for finding in findings {
      context.say("\(finding.isTrouble ? "✗" : "!") \(finding.fact)\n  \(finding.advice)")
    }
    let isTrouble = findings.contains(where: \.isTrouble)
    if !isTrouble {
      context.say("Nothing keeps you from working. To begin, type: swift run workbook")
    }
    return isTrouble ? .notYet : .success
  }
}

/// What is in the way, and what to do about it.
private struct Finding {
  var isTrouble = false
  let fact: String
  let advice: String
}

/// What the doctor knows of a machine.
struct Machine: Sendable {
  /// What `swift -print-target-info` says; nil if it does not run.
  var targetInfo: Data?
  /// Where Xcode or its command line tools are, on a Mac.
  var developerFolder: String?
  /// In bytes; nil if the system does not say.
  var freeSpace: Int64?
  var canWriteClone = true
  var canWriteState = true
}

struct MachineProbe: Sendable {
  var look: @Sendable (_ clone: URL, _ state: URL) async -> Machine
}

extension MachineProbe: DependencyKey {
  static let liveValue = MachineProbe { clone, state in
    let facts = try? FileManager.default.attributesOfFileSystem(forPath: clone.pathText)
    let developer = await output(of: "xcode-select", "-p").map {
      String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .newlines)
    }
    return Machine(
      targetInfo: await output(of: "swift", "-print-target-info").map { Data($0) },
      developerFolder: developer,
      freeSpace: (facts?[.systemFreeSize] as? NSNumber)?.int64Value,
      canWriteClone: isWritable(clone),
      canWriteState: isWritable(state)
    )
  }
}

private func output(of program: String, _ arguments: String...) async -> [UInt8]? {
  let result = try? await Program(program, arguments).result(within: .seconds(10))
  return result?.end == .exited(0) ? result?.output : nil
}

/// By trying: rights, a full disk and a read-only volume all show in the same way.
private func isWritable(_ folder: URL) -> Bool {
  var folder = folder
  while !folder.isThere, folder.pathComponents.count > 1 {
    folder.deleteLastPathComponent()
  }
  let file = folder.appending(path: ".workbook-doctor-\(UUID())")
  defer { try? FileManager.default.removeItem(at: file) }
  return (try? Data("?".utf8).write(to: file)) != nil
}

extension Machine {
  fileprivate func findings(
    _ clone: URL,
    _ state: URL,
    _ environment: [String: String]
  ) -> [Finding] {
    var findings = [toolchainFinding].compactMap(\.self)
    if !canWriteClone {
      findings.append(
        Finding(
          isTrouble: true,
          fact: "\(clone.pathText) cannot be written.",
          advice: "Make it yours, or clone to a folder that is."
        )
      )
    }
    if let freeSpace, freeSpace < 2_000_000_000 {
      let tenths = freeSpace / 100_000_000
      findings.append(
        Finding(
          isTrouble: tenths < 5,
          fact: "\(tenths / 10).\(tenths % 10) GB are free.",
          advice: "What is built takes up to 2 GB: make room."
        )
      )
    }
    if !canWriteState {
      findings.append(
        Finding(
          fact: "\(state.pathText) cannot be written: the demos forget permissions and data.",
          advice: "Make it writable, or export WORKBOOK_STATE with another folder."
        )
      )
    }
    return findings
      + Self.effects.compactMap { name, effect in
        guard let value = environment[name], !value.isEmpty else { return nil }
        return Finding(
          fact: "\(name)=\(value): \(effect).",
          advice: "To change that: unset \(name)"
        )
      }
  }

  /// Variables that change what is built or reached, and are easily forgotten.
  private static let effects = [
    ("WORKBOOK_SOLUTIONS", "other answers are judged, not yours"),
    ("WORKBOOK_ONLY", "nothing else is built"),
    ("SWIFT_DEPENDENCIES_CONTEXT", "every program runs in that context"),
    ("TELEMETRY_URL", "events are posted there"),
    ("WORKBOOK_CONTACTS", "the people in that folder are shown"),
  ]

  /// Whether the toolchain can build tests: the command line tools of Xcode alone cannot.
  private var toolchainFinding: Finding? {
    guard let info = targetInfo.flatMap({ try? JSONDecoder().decode(TargetInfo.self, from: $0) })
    else {
      return Finding(
        isTrouble: true,
        fact: "There is no swift on your PATH, or it does not run.",
        advice: "Install a toolchain from https://www.swift.org/install, and open a new terminal."
      )
    }
    let isOnMac = info.target.triple.contains("apple")
    let frameworks = ["Platforms/MacOSX.platform/Developer/Library", "Library/Developer"].map {
      "\(developerFolder ?? "")/\($0)/Frameworks"
    }
    let missing = (isOnMac ? ["Testing", "XCTest"] : ["Testing"]).filter { name in
      let modules = info.paths.runtimeLibraryImportPaths.flatMap {
        ["\($0)/\(name).swiftmodule", "\($0)/testing/\(name).swiftmodule"]
      }
      return !(modules + frameworks.map { "\($0)/\(name).framework" })
        .contains(where: FileManager.default.fileExists)
    }
    guard !missing.isEmpty else { return nil }
    return Finding(
      isTrouble: true,
      fact: "Swift has no \(missing.joined(separator: " and no ")), so no test can be built.",
      advice: isOnMac
        ? """
        Install Xcode 26.4 or newer, and type: \
        sudo xcode-select --switch /Applications/Xcode.app
        """
        : "Install a whole toolchain from https://www.swift.org/install."
    )
  }

  private struct TargetInfo: Decodable {
    struct Target: Decodable { let triple: String }
    struct Paths: Decodable { let runtimeLibraryImportPaths: [String] }
    let target: Target
    let paths: Paths
  }
}
