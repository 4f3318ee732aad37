#if DEBUG && canImport(SwiftUI)
  import OutsideWorld
  import SwiftUI

  @testable import StandupsChapter

  // A preview shows no prompt, so nobody can allow the recogniser: the timer never starts.
  #Preview("Uncontrolled: a meeting that never begins") {
    let _ = UsageDescriptions.declare(.speechRecognition, "To write down what is said.")
    let meeting = UncontrolledRecordMeetingModel(standup: .design)
    let detail = UncontrolledStandupDetailModel(standup: .design, destination: .record(meeting))
    StandupsListView(model: UncontrolledStandupsListModel(destination: .detail(detail)))
  }
#endif
