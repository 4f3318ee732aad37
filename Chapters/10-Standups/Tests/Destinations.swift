@testable import StandupsChapter

// What the screens lead to, for tests to look into.

extension StandupsListScreen {
  var form: (any StandupFormScreen)? { if case .add(let form) = destination { form } else { nil } }
  var detail: (any StandupDetailScreen)? {
    if case .detail(let detail) = destination { detail } else { nil }
  }
}

extension StandupDetailScreen {
  var alert: AlertState<StandupDetailAction>? {
    if case .alert(let alert) = destination { alert } else { nil }
  }
  var form: (any StandupFormScreen)? { if case .edit(let form) = destination { form } else { nil } }
  var meeting: Meeting? { if case .meeting(let meeting) = destination { meeting } else { nil } }
  var recording: (any RecordMeetingScreen)? {
    if case .record(let model) = destination { model } else { nil }
  }
}

extension RecordMeetingScreen {
  var alert: AlertState<RecordMeetingAction>? {
    if case .alert(let alert) = destination { alert } else { nil }
  }
}
