/// Whose turn it is, and how long: each attendee of a meeting has the same share of its time.
struct Turns: Equatable, Sendable {
  let seconds: Int
  let speakers: Int

  init(of standup: Standup) {
    seconds = standup.minutes * 60
    speakers = max(1, standup.attendees.count)
  }

  /// The speaker at a second of the meeting; the last one keeps the turn.
  func speaker(at second: Int) -> Int { min(speakers - 1, second * speakers / seconds) }

  /// The first full second of a turn.
  func start(of speaker: Int) -> Int { (speaker * seconds + speakers - 1) / speakers }
}
