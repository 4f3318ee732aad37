import ChapterKit
import Stage

extension StandupsConsole {
  /// The whole app. While a script has it in hand, no key of it is the person's.
  func picture(for driver: Version.Driver = .person) -> any View {
    var page = page
    // While it is up, no key reaches what is behind it, and `q` does not quit.
    if alert != nil { page.keys = ["←→": "choose", "enter": "answer", "^C": "quit"] }
    if driver == .script { page.keys = [:] }
    guard let alert else { return page }
    return ZStack {
      page
      alert
    }
  }

  private var page: Page {
    switch app.destination {
    case .add(let form): return formPage("New stand-up", form.standup)
    case .detail(let detail):
      switch detail.destination {
      case .edit(let form): return formPage("Edit \(detail.standup.name)", form.standup)
      case .meeting(let meeting): return meetingPage(of: meeting, in: detail.standup)
      case .record(let meeting): return meeting.page
      case .alert, nil: return detailPage(of: detail.standup)
      }
    case nil: return listPage
    }
  }

  /// The question that is over the screen.
  private var alert: Alert? {
    guard case .detail(let detail) = app.destination else { return nil }
    if case .alert(let alert) = detail.destination { return picture(of: alert) }
    if case .record(let meeting) = detail.destination,
      case .alert(let alert) = meeting.destination
    {
      return picture(of: alert)
    }
    return nil
  }

  private func picture<Action>(of alert: AlertState<Action>) -> Alert {
    Alert(
      alert.title,
      message: alert.message,
      buttons: alert.buttons.map(\.label),
      selected: button(of: alert)
    )
  }
}
