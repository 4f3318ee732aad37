// The same feature in an app, for Xcode: set the flag there. Without Xcode there is no `#Preview`.

#if VOICEMEMOS_IN_XCODE
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
      Text(model.isReady ? "Ready." : "It is not ready yet.")
        .task { try? await model.task() }
    }
  }

  #Preview {
    let model = withDependencies {
      $0.continuousClock = ImmediateClock()
    } operation: {
      ControlledVoiceMemos()
    }
    VoiceMemosView(model: model)
  }
#endif
