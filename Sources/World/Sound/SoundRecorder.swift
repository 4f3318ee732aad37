import Foundation
import OutsideWorld

/// Called by a recorder, always on the main actor.
@MainActor
public protocol SoundRecorderDelegate: AnyObject {
  /// The recording is over. False when it ended before it was stopped, or never began.
  func soundRecorderDidFinishRecording(_ recorder: SoundRecorder, successfully flag: Bool)

  /// The recording cannot begin or go on; called before the method above.
  func soundRecorder(_ recorder: SoundRecorder, didFailWithError error: SoundError)
}

/// Records the microphone into a WAV file. It stands for `AVAudioRecorder`.
///
/// It behaves as such a framework does. It asks the person before the first sound. It ends a
/// process that has not declared why it records. And it offers no place to put another microphone
/// in.
///
/// ```swift
/// UsageDescriptions.declare(.microphone, "To record your memos.")
/// let recorder = SoundRecorder(to: url)
/// recorder.record()
/// ```
///
/// The delegate is never called before the method that caused the call has returned. A recorder
/// stops when the last reference to it goes away. Behind it is a program for sound
/// (``SoundPrograms``), or a ``BundledTune`` where none is installed.
@MainActor
public final class SoundRecorder {
  public weak var delegate: (any SoundRecorderDelegate)?
  public nonisolated let url: URL
  /// The loudness, between 0 and 1.
  public private(set) var level = 0.0
  private let system: SystemServices
  private var recording: Task<Void, Never>?
  private var file: WaveFileWriter?

  /// The file is made at the first sound.
  public nonisolated init(to url: URL) {
    self.url = url
    system = .current
  }

  deinit { recording?.cancel() }

  public var isRecording: Bool { recording != nil }

  /// The length of the recording.
  public var currentTime: Duration { file?.duration ?? .zero }

  /// Records until it is stopped. It asks the person first, unless the answer is known.
  public func record() {
    guard recording == nil else { return }
    file = nil
    system.requireUsageDescription(of: .microphone)
    recording = Task { [weak self, system] in
      do throws(SoundError) {
        try await system.requireMicrophone()
        for await piece in system.capture() { try self?.take(piece.get()) }
      } catch {
        self?.fail(error)
      }
    }
  }

  /// The file is complete when this returns.
  public func stop() {
    guard let recording else { return }
    recording.cancel()
    let hasBegun = file != nil
    end()
    Task {
      delegate?.soundRecorderDidFinishRecording(self, successfully: hasBegun)
    }
  }

  /// Stops, and removes the file if there is one.
  public func deleteRecording() {
    stop()
    try? FileManager.default.removeItem(at: url)
  }

  private func take(_ piece: [Int16]) throws(SoundError) {
    // A piece may arrive after the recorder has been stopped.
    guard isRecording, !Task.isCancelled else { return }
    if file == nil { file = try WaveFileWriter(at: url, footprint: system.footprint) }
    try file?.append(piece)
    level = SampleBuffer.level(of: piece)
  }

  private func fail(_ error: SoundError) {
    guard isRecording, !Task.isCancelled else { return }
    end()
    delegate?.soundRecorder(self, didFailWithError: error)
    delegate?.soundRecorderDidFinishRecording(self, successfully: false)
  }

  private func end() { (recording, level) = (nil, 0) }
}

/// The microphone, which belongs to the person and not to this app.
public enum Microphone {
  /// Asks the person, once in the life of the app; later calls repeat the answer.
  ///
  /// The app has to declare its reason before, with `UsageDescriptions.declare(.microphone, "…")`.
  /// Otherwise the process ends here. Calls back from any thread when the person has answered:
  /// never, if they do not.
  public static func requestPermission(_ answered: @escaping @Sendable (Bool) -> Void) {
    SystemServices.current.request(.microphone) { answered($0 == .allowed) }
  }
}
