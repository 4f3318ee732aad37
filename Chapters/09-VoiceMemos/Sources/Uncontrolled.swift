// Memos that use the microphone and the loudspeaker of the machine. Each preview and each test that
// records asks for the permission, takes as long as the recording, and leaves a file.

import Foundation
import Observation
import Sound

@MainActor @Observable
final class UncontrolledVoiceMemos: VoiceMemosModel {
  private(set) var memos: [Memo]
  private(set) var isAsking = false
  private(set) var recording: Recording?
  private(set) var playing: Playing?
  private(set) var alert: MemosAlert?
  @ObservationIgnored private var player: SoundPlayer?
  @ObservationIgnored private var recorder: SoundRecorder?

  init(memos: [Memo] = []) { self.memos = memos }

  func recordButtonTapped() async {
    if recording == nil { await startRecording() } else { stopRecording() }
  }

  func playButtonTapped(_ memo: Memo) async {
    guard playing?.id != memo.id else { return stopPlaying() }
    await play(memo)
  }

  func scrubbed(to position: Duration) async {
    player?.currentTime = position
    showPosition()
  }

  func titleChanged(_ id: Memo.ID, _ title: String) {
    guard let index = memos.firstIndex(where: { $0.id == id }) else { return }
    memos[index].title = title
  }

  func deleteButtonTapped(_ memo: Memo) async {
    if playing?.id == memo.id { stopPlaying() }
    memos.removeAll { $0.id == memo.id }
    SoundRecorder(to: memo.url).deleteRecording()
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
    let mayRecord = await withCheckedContinuation { answer in
      Microphone.requestPermission { answer.resume(returning: $0) }
    }
    isAsking = false
    guard mayRecord else {
      alert = .denied
      return
    }
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).wav")
    recording = Recording(to: url)
    let recorder = SoundRecorder(to: url)
    recorder.delegate = self
    recorder.record()
    self.recorder = recorder
    while recorder.isRecording {
      try? await Task.sleep(for: .milliseconds(100))
      if recorder.isRecording { recording?.note(recorder.level, at: recorder.currentTime) }
    }
    if let memo = recording?.memo { memos.insert(memo, at: 0) }
    recording = nil
  }

  private func stopRecording() {
    guard let recorder else { return }
    recording?.end(at: recorder.currentTime)
    recorder.stop()
  }

  private func play(_ memo: Memo) async {
    guard recording == nil else { return }
    stopPlaying()
    do {
      let player = try SoundPlayer(contentsOf: memo.url)
      player.delegate = self
      player.play()
      self.player = player
      playing = Playing(id: memo.id, position: .zero)
      while player.isPlaying {
        try? await Task.sleep(for: .milliseconds(100))
        if player.isPlaying { showPosition() }
      }
    } catch {
      alert = .playingFailed("\(error)")
    }
  }

  private func showPosition() {
    if let player { playing?.position = player.currentTime }
  }

  private func stopPlaying() {
    player?.stop()
    (player, playing) = (nil, nil)
  }
}

extension UncontrolledVoiceMemos: SoundRecorderDelegate, SoundPlayerDelegate {
  func soundRecorderDidFinishRecording(_ recorder: SoundRecorder, successfully flag: Bool) {}

  func soundRecorder(_ recorder: SoundRecorder, didFailWithError error: SoundError) {
    alert = .recordingFailed("\(error)")
  }

  func soundPlayerDidFinishPlaying(_ player: SoundPlayer, successfully flag: Bool) {
    playing = nil
  }

  func soundPlayer(_ player: SoundPlayer, didFailWithError error: SoundError) {
    alert = .playingFailed("\(error)")
  }
}
