import Foundation

/// What the stage has to know of the memos, of any version.
@MainActor
protocol VoiceMemosModel: AnyObject, Sendable {
  /// The newest is the first.
  var memos: [Memo] { get }
  /// Whether the person has to say if it may record.
  var isAsking: Bool { get }
  var recording: Recording? { get }
  var playing: Playing? { get }
  var alert: MemosAlert? { get }

  /// Starts a recording, and returns when it is over; or stops the one that is under way.
  func recordButtonTapped() async
  /// Plays a memo, and returns when it is over; or stops it, where it plays already.
  func playButtonTapped(_ memo: Memo) async
  /// Goes on at another time of the memo that plays.
  func scrubbed(to position: Duration) async
  func titleChanged(_ id: Memo.ID, _ title: String)
  func deleteButtonTapped(_ memo: Memo) async
  func settingsButtonTapped() async
  func alertDismissed()
}
