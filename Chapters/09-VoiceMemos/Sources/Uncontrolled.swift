// Memos with the recorder and the player of the machine. Each preview and each test that records
// asks for the microphone, takes as long as the recording, and leaves a file.

import AudioPlayerClient
import AudioPlayerClientLive
import AudioRecorderClient
import AudioRecorderClientLive
import Clocks
import Foundation
import Observation

@MainActor @Observable
final class UncontrolledVoiceMemos: VoiceMemosModel {
  private(set) var memos: [Memo]
  private(set) var isAsking = false
  private(set) var recording: Recording?
  private(set) var playing: Playing?
  private(set) var alert: MemosAlert?
  @ObservationIgnored private var playback: Task<Void, Never>?
  private let player = AudioPlayerClient.liveValue
  private let recorder = AudioRecorderClient.liveValue
  private let clock = ContinuousClock()

  init(memos: [Memo] = []) { self.memos = memos }

  func recordButtonTapped() async {
    if recording == nil { await startRecording() } else { await stopRecording() }
  }

  func playButtonTapped(_ memo: Memo) async {
    guard playing?.id != memo.id else { return stopPlaying() }
    await play(memo, from: .zero)
  }

  func scrubbed(to position: Duration) async {
    guard let memo = memos.first(where: { $0.id == playing?.id }) else { return }
    await play(memo, from: min(max(.zero, position), memo.duration))
  }

  func titleChanged(_ id: Memo.ID, _ title: String) {
    guard let index = memos.firstIndex(where: { $0.id == id }) else { return }
    memos[index].title = title
  }

  func deleteButtonTapped(_ memo: Memo) async {
    if playing?.id == memo.id { stopPlaying() }
    memos.removeAll { $0.id == memo.id }
    await recorder.deleteRecording(memo.url)
  }

  func settingsButtonTapped() async {
    alert = nil
    Settings.open()
  }

  func alertDismissed() { alert = nil }

  private func startRecording() async {
    guard !isAsking else { return }
    stopPlaying()
    isAsking = true
    let mayRecord = await recorder.requestRecordPermission()
    isAsking = false
    guard mayRecord else {
      alert = .denied
      return
    }
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).wav")
    recording = Recording(to: url)
    do {
      async let _ = showLevel()
      _ = try await recorder.startRecording(url)
    } catch {
      alert = .recordingFailed("\(error)")
    }
    if let memo = recording?.memo { memos.insert(memo, at: 0) }
    recording = nil
  }

  private func showLevel() async {
    for await _ in clock.timer(interval: .milliseconds(100)) {
      let level = await recorder.level()
      guard let time = await recorder.currentTime() else { continue }
      recording?.note(level, at: time)
    }
  }

  private func stopRecording() async {
    if let time = await recorder.currentTime() { recording?.end(at: time) }
    await recorder.stopRecording()
  }

  private func play(_ memo: Memo, from start: Duration) async {
    guard recording == nil else { return }
    stopPlaying()
    playing = Playing(id: memo.id, position: start)
    let playback = Task {
      do {
        async let _ = showProgress(of: memo)
        _ = try await player.play(memo.url, start)
        if !Task.isCancelled { playing = nil }
      } catch {
        guard !Task.isCancelled else { return }
        (playing, alert) = (nil, .playingFailed("\(error)"))
      }
    }
    self.playback = playback
    await playback.value
  }

  private func showProgress(of memo: Memo) async {
    for await _ in clock.timer(interval: .milliseconds(100)) {
      guard let position = playing?.position, !Task.isCancelled else { return }
      playing?.position = min(position + .milliseconds(100), memo.duration)
    }
  }

  private func stopPlaying() {
    playback?.cancel()
    playing = nil
  }
}
