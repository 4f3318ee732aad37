import AudioPlayerClient
import AudioRecorderClient
import Clocks
import Dependencies
import DependenciesTestSupport
import Foundation
import Stage
import Testing

@testable import VoiceMemosChapter

@MainActor
@Suite struct VoiceMemosStage {
  let clock = TestClock()

  private func console(_ memos: [Memo]) -> MemosConsole {
    withDependencies {
      $0.audioPlayer.play = { _, _ in try await Task.never() }
      $0.audioRecorder.deleteRecording = { _ in }
      $0.audioRecorder.requestRecordPermission = { false }
      $0.continuousClock = clock
      $0.openSettings = {}
    } operation: {
      MemosConsole(ControlledVoiceMemos(memos: memos))
    }
  }

  private func press(_ keys: Key..., on console: MemosConsole) async {
    for key in keys {
      #expect(console.press(key) == .handled)
      await clock.advance()
    }
  }

  @Test func `keys choose, play, move, name and delete`() async {
    let console = console([.song, .shopping])
    await press(.right, .down, .down, .up, .up, .character(" "), on: console)
    #expect(console.app.playing == Playing(id: Memo.song.id, position: .zero))
    await press(.right, .right, .left, on: console)
    #expect(console.app.playing?.position == .seconds(1))
    await press(.left, .left, .enter, on: console)
    #expect(console.app.playing == nil)

    await press(.down, .character("n"), .character("q"), .character("!"), .enter, on: console)
    await press(.character("n"), .character("?"), .escape, on: console)
    #expect(console.app.memos.map(\.title) == ["A song", "q!"])
    await press(.character("d"), .character("d"), .enter, .character("d"), .escape, on: console)
    #expect(console.app.memos.count == 2)
    await press(.character("d"), on: console)
    #expect(console.leaving?.title == "q!")
    await press(.character("y"), .character("d"), .character("y"), .character("d"), on: console)
    #expect(console.leaving == nil)
    await press(.character("n"), on: console)
    #expect(console.app.memos == [])
    #expect(console.title == nil)
    #expect(console.press(.character("q")) == .ignored)
  }

  @Test func `an alert has the keys until it is answered`() async {
    let console = console([.song])
    await press(.character("r"), .character("d"), on: console)
    #expect(console.app.alert == .denied)
    #expect(console.press(.character("q")) == .ignored)
    await press(.enter, on: console)
    #expect(console.app.alert == nil)
    await press(.character("r"), .character("s"), on: console)
    #expect(console.app.alert == nil)
    #expect(console.app.memos == [.song])
  }

  @Test func `a waveform has a bar for each column, as high as the loudest moment in it`() {
    let levels = [0, 0.1, 0.2, 0.4, 0.6, 0.9, 1, 0.3]
    #expect(String(Waveform(levels: levels).bars(8)) == "▁▁▂▄▅██▃")
    #expect(String(Waveform(levels: levels).bars(4)) == "▁▄██")
    #expect(String(Waveform(levels: [0.5, 1]).bars(6)) == "▅▅▅███")
    #expect(String(Waveform(levels: []).bars(6)) == "")
    #expect(String(Waveform(levels: [-1, 7, .nan]).bars(3)) == "▁█▁")
  }

  @Test func `a time has minutes, seconds and tenths`() {
    #expect(Duration.milliseconds(1_249).clock == "0:01.2")
    #expect(Duration.seconds(754).clock == "12:34.0")
  }

  @Test func `the script records, names and plays`() async {
    let model = withDependencies { [clock] in
      $0.context = .preview
      $0.audioPlayer.play = { _, _ in true }
      $0.continuousClock = clock
    } operation: {
      ControlledVoiceMemos()
    }
    let script = Task { await model.perform(for: .milliseconds(700)) }
    await clock.advance(by: .milliseconds(699))
    #expect(model.recording?.duration == .milliseconds(600))
    await clock.advance(by: .milliseconds(1))
    await script.value
    #expect(model.memos.map(\.duration) == [.milliseconds(700)])
    #expect(model.memos.map(\.title) == ["An idea for the kitchen"])
  }

  @Test func `where the microphone is denied, the script ends`() async {
    let model = withDependencies {
      $0.audioRecorder.requestRecordPermission = { false }
    } operation: {
      ControlledVoiceMemos()
    }
    await model.perform()
    #expect(model.alert == .denied)
  }
}
