// The same feature in an app, with its previews. `#Preview` needs Xcode: elsewhere, this is empty.

#if DEBUG && canImport(SwiftUI)
  import Dependencies
  import SwiftUI

  @testable import StandupsChapter

  struct StandupsListView: View {
    @Bindable var model: StandupsListModel

    var body: some View {
      NavigationStack {
        List(model.standups) { standup in
          Button(standup.title) { model.standupTapped(id: standup.id) }
        }
        .toolbar { Button("Add") { model.addStandupButtonTapped() } }
        .navigationDestination(item: $model.shownDetail) { StandupDetailView(model: $0) }
      }
    }
  }

  struct StandupDetailView: View {
    let model: StandupDetailModel

    var body: some View {
      if case .record(let meeting as RecordMeetingModel) = model.destination {
        RecordMeetingView(model: meeting)
      } else {
        Button("Start") { model.startMeetingButtonTapped() }.navigationTitle(model.standup.title)
      }
    }
  }

  struct RecordMeetingView: View {
    let model: RecordMeetingModel

    var body: some View {
      VStack {
        ProgressView(value: Double(model.secondsElapsed), total: Double(model.standup.minutes * 60))
        Text(model.transcript)
        if case .alert(let alert) = model.destination {
          Button(alert.title) { model.alertButtonTapped(nil) }
        }
        Button("Next") { model.nextButtonTapped() }
        Button("End") { model.endMeetingButtonTapped() }
      }
      .task { await model.task() }
    }
  }

  extension StandupsListModel {
    /// What a stack wants to know: what it shows, and that the person has gone back.
    var shownDetail: StandupDetailModel? {
      get {
        if case .detail(let detail as StandupDetailModel) = destination { detail } else { nil }
      }
      set { destination = newValue.map { .detail($0) } }
    }
  }

  extension StandupDetailModel: Hashable {
    public nonisolated static func == (lhs: StandupDetailModel, rhs: StandupDetailModel) -> Bool {
      lhs === rhs
    }

    public nonisolated func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(self))
    }
  }

  #Preview("a meeting whose recogniser fails") {
    RecordMeetingView(
      model: withDependencies {
        $0.speechClient = .failInTheMiddle
      } operation: {
        RecordMeetingModel(standup: .design)
      }
    )
  }
#endif
