import Foundation

/// What the doctor asks of the machine.
struct DoctorProbes: Sendable {
  /// What `swift -print-target-info` says; nil when there is no `swift`.
  var targetInfo: @Sendable () async -> Data?
  /// Where Xcode or its command line tools are, as `xcode-select` says.
  var developerFolder: @Sendable () async -> String?
  /// Whether this program is built for another processor, and with it all that it builds.
  var isTranslated: @Sendable () -> Bool
  /// In bytes; nil when the system does not say.
  var freeSpace: @Sendable (URL) async -> Int64?
  /// Whether a file can be made in a folder, or the folder itself if there is none yet.
  var canWrite: @Sendable (URL) async -> Bool
}
