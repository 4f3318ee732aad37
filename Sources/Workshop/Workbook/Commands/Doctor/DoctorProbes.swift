import Dependencies
import Foundation

/// What the doctor asks of the machine.
struct DoctorProbes: Sendable {
  /// What `swift -print-target-info` says; nil when there is no `swift`.
  var targetInfo: @Sendable () async -> Data?
  /// Where Xcode or its command line tools are, as `xcode-select` says.
  var developerFolder: @Sendable () async -> String?
  var platform: @Sendable () -> PlatformFacts
  /// Whether a program is on the PATH of this environment.
  var hasProgram: @Sendable (_ name: String, _ environment: [String: String]) -> Bool
  /// In bytes; nil when the system does not say.
  var freeSpace: @Sendable (URL) async -> Int64?
  /// Whether a file can be made in a folder, or the folder itself where there is none yet.
  var canWrite: @Sendable (URL) async -> Bool
  /// Whether a package manager is at work in a scratch folder.
  var isLocked: @Sendable (URL) async -> Bool
  var connect: @Sendable (_ host: String, _ port: UInt16) async -> Greeting
  /// Why no location will come from a gpsd, in a sentence; nil where one will.
  var problemOfGPSD: @Sendable (_ host: String, _ port: UInt16) async -> String?
  var home: @Sendable () -> String

  /// What there is at an address.
  enum Greeting: Equatable, Sendable {
    case noProgram
    case unknownHost
    /// A program, and the first line that it said unasked, if it said one.
    case program(saying: String?)
    /// The right program, which cannot do what it is there for, and why.
    case useless(String)
    case noAnswer
  }
}

extension DoctorProbes: TestDependencyKey {
  static var testValue: DoctorProbes {
    DoctorProbes(
      targetInfo: unimplemented("DoctorProbes.targetInfo", placeholder: nil),
      developerFolder: unimplemented("DoctorProbes.developerFolder", placeholder: nil),
      platform: unimplemented(
        "DoctorProbes.platform",
        placeholder: PlatformFacts(system: "", version: "", architecture: "")
      ),
      hasProgram: unimplemented("DoctorProbes.hasProgram", placeholder: false),
      freeSpace: unimplemented("DoctorProbes.freeSpace", placeholder: nil),
      canWrite: unimplemented("DoctorProbes.canWrite", placeholder: false),
      isLocked: unimplemented("DoctorProbes.isLocked", placeholder: false),
      connect: unimplemented("DoctorProbes.connect", placeholder: .noProgram),
      problemOfGPSD: unimplemented("DoctorProbes.problemOfGPSD", placeholder: nil),
      home: unimplemented("DoctorProbes.home", placeholder: "")
    )
  }
}

extension DependencyValues {
  var doctorProbes: DoctorProbes {
    get { self[DoctorProbes.self] }
    set { self[DoctorProbes.self] = newValue }
  }
}
