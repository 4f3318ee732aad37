import Foundation

/// The system that this runs on.
struct PlatformFacts: Equatable, Sendable {
  let system: String
  let version: String
  let architecture: String

  static var here: PlatformFacts {
    #if os(macOS)
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
      architecture: architecture
    )
  }

  var finding: DoctorFinding {
    let words = "\(system) \(version), \(architecture)."
    switch system {
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
