import Foundation
import OperatingSystem

/// The system that this runs on.
struct PlatformFacts: Equatable, Sendable {
  let system: String
  let version: String
  let architecture: String
  /// Whether it runs as on another processor: what is built then is built for that one.
  var isTranslated = false

  static var here: PlatformFacts {
    #if canImport(Darwin)
      let system = "macOS"
    #elseif os(Linux)
      let system = "Linux"
    #else
      let system = "another system"
    #endif
    #if arch(arm64)
      let architecture = "arm64"
    #elseif arch(x86_64)
      let architecture = "x86_64"
    #else
      let architecture = "another processor"
    #endif
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return PlatformFacts(
      system: system,
      version: "\(version.majorVersion).\(version.minorVersion)",
      architecture: architecture,
      isTranslated: isTranslatedProcess
    )
  }

  var finding: DoctorFinding {
    let words = "\(system) \(version), \(architecture)\(isTranslated ? " under Rosetta" : "")."
    switch system {
    case "macOS" where isTranslated:
      return .note(
        "platform",
        words,
        """
        All takes longer: switch off “Open using Rosetta” in your terminal's information in the \
        Finder, and remove .build.
        """
      )
    case "Linux":
      return .fine("platform", words)
    case "macOS" where (Int(version.prefix { $0 != "." }) ?? 0) >= 15:
      return .fine("platform", words)
    case "macOS":
      return .trouble("platform", words, "macOS 15 or newer is needed: update it.")
    default:
      return .note("platform", words, "Only Linux and macOS are known to work: use one of them.")
    }
  }
}
