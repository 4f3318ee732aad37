// The same feature in an app, with its previews. `#Preview` needs Xcode: elsewhere, this is empty.

#if DEBUG && canImport(SwiftUI)
  import AudioPlayerClient
  import AudioRecorderClient
  import Dependencies
  import SwiftUI

  @testable import VoiceMemosChapter

  struct VoiceMemosView<Model: VoiceMemosModel>: View {
    let model: Model

    var body: some View {
      VStack {
        List(model.memos) { memo in
          Button {
            Task { await model.playButtonTapped(memo) }
          } label: {
            ProgressView(memo.shownTitle, value: fractionPlayed(of: memo))
          }
          .swipeActions {
            Button("Delete", role: .destructive) {
              Task { await model.deleteButtonTapped(memo) }
            }
          }
        }
        if model.isAsking { Text("Waiting for an answer: may it record?") }
        Button(model.recording == nil ? "Record" : "Stop") {
          Task { await model.recordButtonTapped() }
        }
      }
      .alert(model.alert?.title ?? "", isPresented: .constant(model.alert != nil)) {
        if model.alert == .denied {
          Button("Settings") { Task { await model.settingsButtonTapped() } }
        }
        Button("OK") { model.alertDismissed() }
      } message: {
        Text(model.alert?.message ?? "")
      }
    }

    private func fractionPlayed(of memo: Memo) -> Double {
      guard let playing = model.playing, playing.id == memo.id else { return 0 }
      return playing.position / memo.duration
    }
  }

  // No override: the preview values of the interface modules record and play nothing.
  #Preview("Controlled: records without a microphone") {
    let model = ControlledVoiceMemos()
    VoiceMemosView(model: model).task { await model.recordButtonTapped() }
  }

  #Preview("Controlled: a recording that plays") {
    let model = withDependencies {
      $0.audioPlayer.play = { _, _ in try await Task.never() }
    } operation: {
      ControlledVoiceMemos(memos: .invented)
    }
    VoiceMemosView(model: model).task { await model.playButtonTapped(model.memos[0]) }
  }

  #Preview("Controlled: denied") {
    let model = withDependencies {
      $0.audioRecorder.requestRecordPermission = { false }
    } operation: {
      ControlledVoiceMemos()
    }
    VoiceMemosView(model: model).task { await model.recordButtonTapped() }
  }
#endif
