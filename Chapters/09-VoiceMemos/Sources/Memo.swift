import Foundation

/// Something that was recorded.
struct Memo: Equatable, Identifiable, Sendable {
  let url: URL
  var title = ""
  let duration: Duration
  /// How loud it was, from 0 to 1, one tenth of a second after the other: what the meter showed.
  let levels: [Double]

  var id: URL { url }
  var shownTitle: String { title.isEmpty ? "Memo without a name" : title }
}

/// What is being recorded.
struct Recording: Equatable, Sendable {
  let url: URL
  private(set) var duration = Duration.zero
  private(set) var levels: [Double] = []

  init(to url: URL) { self.url = url }

  /// However often it is called, there is one level for each tenth of a second.
  mutating func note(_ level: Double, at time: Duration) {
    duration = time
    while levels.count < Int(time / .milliseconds(100)) { levels.append(level) }
  }

  mutating func end(at time: Duration) { duration = time }

  /// Nil where nothing was heard.
  var memo: Memo? {
    duration > .zero ? Memo(url: url, duration: duration, levels: levels) : nil
  }
}

/// Which memo is playing, and how far it has come.
struct Playing: Equatable, Sendable {
  let id: Memo.ID
  var position: Duration
}

/// What the person has to know.
enum MemosAlert: Equatable, Sendable {
  /// The microphone was not allowed: the settings are the way out.
  case denied
  case recordingFailed(String)
  case playingFailed(String)

  var title: String {
    switch self {
    case .denied: "The microphone is not allowed."
    case .recordingFailed: "The recording has failed."
    case .playingFailed: "The memo cannot be played."
    }
  }

  var message: String {
    switch self {
    case .denied: "To record, allow it in the settings."
    case .recordingFailed(let sentence), .playingFailed(let sentence): sentence
    }
  }
}
