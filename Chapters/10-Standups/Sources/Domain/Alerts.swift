enum StandupDetailAction: Equatable, Sendable {
  case confirmDeletion
  case continueWithoutRecording
}

extension AlertState<StandupDetailAction> {
  static let deleteStandup = AlertState(
    title: "Delete?",
    message: "The stand-up and its past meetings will be gone.",
    buttons: [
      Button(label: "Delete", action: .confirmDeletion, isDestructive: true),
      Button(label: "Keep it", action: nil),
    ]
  )

  static let speechRecognitionDenied = AlertState(
    title: "Speech recognition denied",
    message: """
      You have denied it, so the meeting will have no transcript. You can allow it in the \
      settings of the system, or start all the same.
      """,
    buttons: [
      Button(label: "Start all the same", action: .continueWithoutRecording),
      Button(label: "Cancel", action: nil),
    ]
  )

  static let speechRecognitionRestricted = AlertState(
    title: "Speech recognition restricted",
    message: """
      This machine does not allow it, and you cannot change that. The meeting will have no \
      transcript.
      """,
    buttons: [
      Button(label: "Start all the same", action: .continueWithoutRecording),
      Button(label: "Cancel", action: nil),
    ]
  )
}

enum RecordMeetingAction: Equatable, Sendable {
  case confirmDiscard
  case confirmSave
}

extension AlertState<RecordMeetingAction> {
  static func endMeeting(isDiscardable: Bool) -> AlertState {
    let discard = Button(label: "Discard", action: .confirmDiscard, isDestructive: true)
    return AlertState(
      title: "End the meeting?",
      message: "You are ending it early. What was said so far can be saved.",
      buttons: [Button(label: "Save and end", action: .confirmSave)]
        + (isDiscardable ? [discard] : []) + [Button(label: "Resume", action: nil)]
    )
  }

  static func speechRecognizerFailed(_ sentence: String) -> AlertState {
    AlertState(
      title: "The speech recogniser has failed",
      message: "\(sentence) What was said so far is kept. From here on, nothing is written down.",
      buttons: [
        Button(label: "Go on", action: nil),
        Button(label: "Discard the meeting", action: .confirmDiscard, isDestructive: true),
      ]
    )
  }
}
