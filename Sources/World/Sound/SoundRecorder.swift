import Foundation
import OutsideWorld

/// Called by a recorder, always on the main actor.
@MainActor
public protocol SoundRecorderDelegate: AnyObject {
  /// The recording is over. False when it ended before it was stopped, or never began.
  func soundRecorderDidFinishRecording(_ recorder: SoundRecorder, successfully flag: Bool)

  /// There is no recording, or no more of it; called before the one above.
  func soundRecorder(_ recorder: SoundRecorder, didFailWithError error: SoundError)
}

/// Records what the microphone hears into a WAV file.
///
/// It is what a vendor's framework is: it asks the person before the first sound, it ends a process
/// that has not declared why it listens, it writes a file wherever it is run, and it offers no
/// place to put another microphone in.
///
/// ```swift
/// UsageDescriptions.declare(.microphone, "To record your memos.")
/// let recorder = SoundRecorder(to: url)
/// recorder.record()
/// ```
///
/// Nothing is ever called before the method that caused it has returned. A recorder that is let go
/// of is stopped.
@MainActor
public final class SoundRecorder {
  public weak var delegate: (any SoundRecorderDelegate)?
  public nonisolated let url: URL
  /// How loud it is, between 0 and 1.
  public private(set) var level = 0.0
  private let system: SoundSystem
  private var recording: Task<Void, Never>?
  private var file: TapeFile?

  /// Nothing is written before the first sound.
  public nonisolated init(to url: URL) {
    self.url = url
    system = .current
  }

  deinit { recording?.cancel() }

  public var isRecording: Bool { recording != nil }

  /// How much has been recorded.
  public var currentTime: Duration { file?.duration ?? .zero }

  /// Records until it is stopped. Where the person has not been asked yet, it asks them first, and
  /// records when they allow it.
  public func record() {
    guard recording == nil else { return }
    file = nil
    system.world.stopUndeclaredUse(of: .microphone)
    recording = Task { [weak self, system] in
      do throws(SoundError) {
        try await system.requireMicrophone()
        try await forEach(of: system.device.capture()) { piece throws(SoundError) in
          try self?.take(piece)
        }
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

  /// Removes the file; one that is not there is as good as removed.
  public func deleteRecording() {
    stop()
    try? FileManager.default.removeItem(at: url)
  }

  private func take(_ piece: [Int16]) throws(SoundError) {
    // A piece that was on its way when it was stopped.
    guard isRecording, !Task.isCancelled else { return }
    if file == nil { file = try TapeFile(at: url, footprint: system.world.footprint) }
    try file?.append(piece)
    level = Loudness.level(of: piece)
  }

  private func fail(_ error: SoundError) {
    guard isRecording, !Task.isCancelled else { return }
    end()
    delegate?.soundRecorder(self, didFailWithError: error)
    delegate?.soundRecorderDidFinishRecording(self, successfully: false)
  }

  private func end() { (recording, level) = (nil, 0) }
}

/// Takes one piece after the other, until the task is cancelled.
@MainActor
private func forEach(
  of pieces: AsyncThrowingStream<[Int16], any Error>,
  _ take: @MainActor ([Int16]) throws(SoundError) -> Void
) async throws(SoundError) {
  do {
    for try await piece in pieces { try take(piece) }
  } catch let error as SoundError {
    throw error
  } catch {
    throw SoundError("\(error)")
  }
}

/// The microphone, which belongs to the person and not to this app.
public enum Microphone {
  /// Asks the person, once in the life of the app; later calls repeat the answer.
  ///
  /// The app says why beforehand, with `UsageDescriptions.declare(.microphone, "…")`. Without that
  /// the process ends here. Calls back from any thread when the person has answered: never, if they
  /// do not.
  public static func requestPermission(_ answered: @escaping @Sendable (Bool) -> Void) {
    SoundSystem.current.world.request(.microphone) { answered($0 == .allowed) }
  }
}
