// A meeting that takes its real minutes, and begins with a prompt: until a person has answered it,
// a preview shows nothing and a test hangs.

import IssueReporting
import Observation

@MainActor @Observable
final class UncontrolledRecordMeetingModel: RecordMeetingScreen {
  var destination: RecordMeetingDestination? { didSet { seconds.isPaused = destination != nil } }
  let standup: Standup
  private(set) var secondsElapsed = 0
  private(set) var speakerIndex = 0
  private(set) var transcript = ""
  private(set) var hearing = Hearing.asking
  @ObservationIgnored var onMeetingFinished: (String?) -> Void = unimplemented("onMeetingFinished")
  @ObservationIgnored private let seconds: PausableSeconds

  init(standup: Standup) {
    self.standup = standup
    seconds = PausableSeconds(on: ContinuousClock())
  }

  func task() async {
    let isAllowed = await Speech.requestAuthorization() == .authorized
    hearing = isAllowed ? .listening : .notAllowed
    async let _: Void = isAllowed ? listen() : ()
    await keepTime()
  }

  func nextButtonTapped() {
    guard speakerIndex < turns.speakers - 1 else {
      destination = .alert(.endMeeting(isDiscardable: false))
      return
    }
    secondsElapsed = turns.start(of: speakerIndex + 1)
    nextSpeaker()
  }

  func endMeetingButtonTapped() { destination = .alert(.endMeeting(isDiscardable: true)) }

  func alertButtonTapped(_ action: RecordMeetingAction?) {
    destination = nil
    switch action {
    case .confirmSave: finish(transcript)
    case .confirmDiscard: finish(nil)
    case nil: break
    }
  }

  private var turns: Turns { Turns(of: standup) }

  private func keepTime() async {
    while await seconds.next() {
      secondsElapsed += 1
      guard secondsElapsed < turns.seconds else { return finish(transcript) }
      if turns.speaker(at: secondsElapsed) > speakerIndex { nextSpeaker() }
    }
  }

  private func nextSpeaker() {
    speakerIndex += 1
    Bell.ring()
  }

  private func listen() async {
    do {
      for try await result in Speech.startTask() {
        transcript = result.transcript
      }
    } catch {
      hearing = .failed("\(error)")
      if destination == nil { destination = .alert(.speechRecognizerFailed("\(error)")) }
    }
  }

  private func finish(_ transcript: String?) {
    seconds.stop()
    onMeetingFinished(transcript)
  }
}
