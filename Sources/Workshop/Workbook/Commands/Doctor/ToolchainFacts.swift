import Course
import Foundation

/// The toolchain that `swift` means here.
struct ToolchainFacts: Equatable, Sendable {
  enum Version: Equatable, Sendable {
    case number(String)
    case noSwift
    case noAnswer
  }

  let swift: Version
  /// Whether the module Testing is where the compiler looks for it.
  let hasTesting: Bool
  let isOnMac: Bool

  /// - Parameters:
  ///   - info: What `swift -print-target-info` says: nil inside when it does not run, nil when it does
  ///     not answer.
  ///   - developerFolder: Where Xcode or its command line tools are, on a Mac.
  init(_ info: Data??, developerFolder: String??) {
    let said = (info ?? nil).flatMap { try? JSONDecoder().decode(TargetInfo.self, from: $0) }
    guard let said, let match = said.compilerVersion.firstMatch(of: /Swift version (\d+(\.\d+)*)/)
    else {
      swift = info == nil ? .noAnswer : .noSwift
      hasTesting = false
      isOnMac = (developerFolder ?? nil) != nil
      return
    }
    swift = .number(String(match.1))
    isOnMac = said.target.triple.contains("apple")
    let ofXcode = (developerFolder ?? nil).map {
      [
        "\($0)/Platforms/MacOSX.platform/Developer/Library/Frameworks/Testing.framework",
        "\($0)/Library/Developer/Frameworks/Testing.framework",
      ]
    }
    let paths = said.paths.runtimeLibraryImportPaths.flatMap {
      ["\($0)/Testing.swiftmodule", "\($0)/testing/Testing.swiftmodule"]
    }
    hasTesting = (paths + (ofXcode ?? [])).contains {
      FileManager.default.fileExists(atPath: $0)
    }
  }

  var version: DoctorFinding {
    switch swift {
    case .noSwift:
      .trouble(
        "Swift",
        "There is no swift on your PATH, or it does not run.",
        "Install a toolchain from https://www.swift.org/install, and open a new terminal."
      )
    case .noAnswer:
      .note(
        "Swift",
        "It does not answer in time.",
        "Type swift --version, and see what it waits for."
      )
    case .number(let number) where !ToolsVersion.needed.isMet(by: number):
      .trouble(
        "Swift",
        "\(number), and the workbook needs \(ToolsVersion.needed.text) or newer.",
        isOnMac ? XcodeFacts.advice : "Install one from https://www.swift.org/install."
      )
    case .number(let number):
      .fine("Swift", "\(number). The workbook needs \(ToolsVersion.needed.text) or newer.")
    }
  }

  var testing: DoctorFinding {
    if hasTesting { return .fine("Swift Testing", "It comes with this toolchain.") }
    if case .number = swift {
      return .trouble(
        "Swift Testing",
        "This toolchain has no module Testing, so no test can be built.",
        isOnMac
          ? XcodeFacts.advice : "Install a whole toolchain from https://www.swift.org/install."
      )
    }
    return .note("Swift Testing", "Not known without a toolchain.", "See the line above.")
  }

  private struct TargetInfo: Decodable {
    struct Target: Decodable { let triple: String }
    struct Paths: Decodable { let runtimeLibraryImportPaths: [String] }
    let compilerVersion: String
    let target: Target
    let paths: Paths
  }
}

/// The oldest toolchain that the manifest lets through.
struct ToolsVersion: Sendable {
  static let needed = ToolsVersion("6.3")

  let text: String

  init(_ text: String) { self.text = text }

  func isMet(by version: String) -> Bool {
    let (mine, theirs) = (numbers(text), numbers(version))
    return !theirs.lexicographicallyPrecedes(mine)
  }

  private func numbers(_ text: String) -> [Int] {
    text.split(separator: ".").compactMap { Int($0) }
  }
}
