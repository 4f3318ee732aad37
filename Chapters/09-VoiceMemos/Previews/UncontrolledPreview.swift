#if DEBUG && canImport(SwiftUI)
  import OutsideWorld
  import SwiftUI

  @testable import VoiceMemosChapter

  // A preview shows no prompt, so nobody can allow the microphone: nothing is ever recorded.
  #Preview("Uncontrolled: waits for an answer") {
    let _ = UsageDescriptions.declare(.microphone, "To record your memos.")
    let model = UncontrolledVoiceMemos()
    VoiceMemosView(model: model).task { await model.recordButtonTapped() }
  }
#endif
