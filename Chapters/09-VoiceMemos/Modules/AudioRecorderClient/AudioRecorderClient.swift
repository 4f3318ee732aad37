public import Dependencies
public import Foundation

/// Records what the microphone hears, one recording at a time.
///
/// This module has what a feature needs to be built, previewed and tested. What asks for the
/// microphone and writes a file is in another one, which imports this one.
public struct AudioRecorderClient: Sendable {
  /// Asks the person, unless they were asked before: whether it may record.
  public var requestRecordPermission: @Sendable () async -> Bool

  /// Records into a file, and returns when the recording is over: whether the file is whole. If its
  /// task is cancelled, the recording stops.
  public var startRecording: @Sendable (_ memo: URL) async throws -> Bool

  /// How long the recording is that is under way; nil where there is none.
  public var currentTime: @Sendable () async -> Duration?

  /// How loud it is, from 0 to 1; 0 where nothing is recorded.
  public var level: @Sendable () async -> Double

  /// Stops the recording that is under way.
  public var stopRecording: @Sendable () async -> Void

  /// Removes the file of a recording.
  public var deleteRecording: @Sendable (_ memo: URL) async -> Void

  public init(
    requestRecordPermission: @escaping @Sendable () async -> Bool,
    startRecording: @escaping @Sendable (_ memo: URL) async throws -> Bool,
    currentTime: @escaping @Sendable () async -> Duration?,
    level: @escaping @Sendable () async -> Double,
    stopRecording: @escaping @Sendable () async -> Void,
    deleteRecording: @escaping @Sendable (_ memo: URL) async -> Void
  ) {
    self.requestRecordPermission = requestRecordPermission
    self.startRecording = startRecording
    self.currentTime = currentTime
    self.level = level
    self.stopRecording = stopRecording
    self.deleteRecording = deleteRecording
  }
}

extension AudioRecorderClient: TestDependencyKey {
  public static var previewValue: AudioRecorderClient { .invented() }

  /// A test overrides what it expects to be used. The others report that they were called.
  public static let testValue = AudioRecorderClient(
    requestRecordPermission: unimplemented(
      "AudioRecorderClient.requestRecordPermission",
      placeholder: false
    ),
    startRecording: unimplemented("AudioRecorderClient.startRecording"),
    currentTime: unimplemented("AudioRecorderClient.currentTime", placeholder: nil),
    level: unimplemented("AudioRecorderClient.level", placeholder: 0),
    stopRecording: unimplemented("AudioRecorderClient.stopRecording"),
    deleteRecording: unimplemented("AudioRecorderClient.deleteRecording")
  )
}

extension DependencyValues {
  public var audioRecorder: AudioRecorderClient {
    get { self[AudioRecorderClient.self] }
    set { self[AudioRecorderClient.self] = newValue }
  }
}
