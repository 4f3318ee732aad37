// The same feature in an app, with its previews. `#Preview` needs Xcode: elsewhere, this is empty.

#if DEBUG && canImport(SwiftUI)
  import Dependencies
  import SwiftUI

  @testable import StandupsChapter

  struct StandupsListView<Model: StandupsListScreen & Observable>: View {
    @Bindable var model: Model

    var body: some View {
      NavigationStack {
        VStack {
          List(model.standups) { standup in
            Button(standup.title) { model.standupTapped(id: standup.id) }
          }
          if let problem = model.saving.problem { Text(problem) }
        }
        .navigationDestination(isPresented: $model.isDetailShown) {
          if case .detail(let detail) = model.destination { StandupDetailView(model: detail) }
        }
      }
    }
  }

  extension StandupsListScreen {
    /// What a stack wants to know: whether it shows a stand-up, and that the person has gone back.
    var isDetailShown: Bool {
      get { if case .detail = destination { true } else { false } }
      set { if !newValue { destination = nil } }
    }
  }

  struct StandupDetailView: View {
    let model: any StandupDetailScreen

    var body: some View {
      if case .record(let meeting) = model.destination {
        RecordMeetingView(model: meeting)
      } else {
        VStack {
          List(model.standup.attendees) { Text($0.name) }
          Button("Start") { model.startMeetingButtonTapped() }
        }
        .navigationTitle(model.standup.title)
        .alert(alert) { model.alertButtonTapped($0) }
      }
    }

    private var alert: AlertState<StandupDetailAction>? {
      if case .alert(let alert) = model.destination { alert } else { nil }
    }
  }

  struct RecordMeetingView: View {
    let model: any RecordMeetingScreen

    var body: some View {
      VStack {
        ProgressView(value: Double(model.secondsElapsed), total: Double(model.standup.minutes * 60))
        Text(model.transcript)
        Button("Next") { model.nextButtonTapped() }
        Button("End") { model.endMeetingButtonTapped() }
      }
      .alert(alert) { model.alertButtonTapped($0) }
      .task { await model.task() }
    }

    private var alert: AlertState<RecordMeetingAction>? {
      if case .alert(let alert) = model.destination { alert } else { nil }
    }
  }

  extension View {
    fileprivate func alert<Action>(
      _ alert: AlertState<Action>?,
      tapped: @escaping @MainActor (Action?) -> Void
    ) -> some View {
      self.alert(alert?.title ?? "", isPresented: .constant(alert != nil)) {
        ForEach(alert?.buttons ?? [], id: \.label) { button in
          Button(button.label, role: button.isDestructive ? .destructive : nil) {
            tapped(button.action)
          }
        }
      } message: {
        Text(alert?.message ?? "")
      }
    }
  }

  #Preview("Controlled: the list") {
    StandupsListView(model: StandupsListModel())
  }

  #Preview("Controlled: a stand-up") {
    let detail = StandupDetailModel(standup: .design)
    StandupsListView(model: StandupsListModel(destination: .detail(detail)))
  }

  #Preview("Controlled: straight into a meeting") {
    let meeting = RecordMeetingModel(standup: .design)
    let detail = StandupDetailModel(standup: .design, destination: .record(meeting))
    StandupsListView(model: StandupsListModel(destination: .detail(detail)))
  }

  #Preview("Controlled: a meeting whose recogniser fails") {
    RecordMeetingView(
      model: withDependencies {
        $0.speechClient = .failInTheMiddle
      } operation: {
        RecordMeetingModel(standup: .design)
      }
    )
  }
#endif
