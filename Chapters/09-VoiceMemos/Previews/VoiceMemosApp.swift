// The same feature in an app, with its previews. `#Preview` needs Xcode: elsewhere, this is empty.

#if DEBUG && canImport(SwiftUI)
  import AudioPlayerClientLive
  import AudioRecorderClientLive
  import Dependencies
  import SwiftUI

  @testable import VoiceMemosChapter

  struct VoiceMemosApp: App {
    @State private var model = ControlledVoiceMemos()

    var body: some Scene {
      WindowGroup { VoiceMemosView(model: model) }
    }
  }

  struct VoiceMemosView: View {
    let model: ControlledVoiceMemos

    var body: some View {
      List(model.memos) { memo in
        Button {
          Task { await model.playButtonTapped(memo) }
        } label: {
          ProgressView(memo.title, value: fractionPlayed(of: memo))
        }
        .swipeActions {
          Button("Delete", role: .destructive) {
            Task { await model.deleteButtonTapped(memo) }
          }
        }
      }
      .toolbar {
        Button(model.recording == nil ? "Record" : "Stop") {
          Task { await model.recordButtonTapped() }
        }
      }
      .alert("The microphone is not allowed.", isPresented: isDenied) {
        Button("Settings") { Task { await model.settingsButtonTapped() } }
      }
    }

    private func fractionPlayed(of memo: Memo) -> Double {
      guard let playing = model.playing, playing.id == memo.id else { return 0 }
      return playing.position / memo.duration
    }

    private var isDenied: Binding<Bool> {
      Binding {
        model.alert == .denied
      } set: { _ in
        model.alertDismissed()
      }
    }
  }

  // No override: the preview values of the interface modules record and play nothing.
  #Preview {
    VoiceMemosView(model: ControlledVoiceMemos())
  }
#endif
