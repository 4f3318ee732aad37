// The same meeting, with a clock, a recogniser and a bell that it asks for. Where you make the
// model, you choose how long a second is, who speaks, and what a person has answered.

import Dependencies
import IssueReporting
import Observation

@MainActor @Observable
final class RecordMeetingModel: RecordMeetingScreen {
  var destination: RecordMeetingDestination? { didSet { seconds.isPaused = destination != nil } }
  let standup: Standup
  private(set) var secondsElapsed = 0
  private(set) var speakerIndex = 0
  private(set) var transcript = ""
  private(set) var hearing = Hearing.asking
  @ObservationIgnored var onMeetingFinished: (String?) -> Void = unimplemented("onMeetingFinished")
  @ObservationIgnored private let seconds: PausableSeconds
  @ObservationIgnored @Dependency(\.ringBell) private var ringBell
  @ObservationIgnored @Dependency(\.speechClient) private var speechClient

  init(standup: Standup) {
    @Dependency(\.continuousClock) var clock
    self.standup = standup
    seconds = PausableSeconds(on: clock)
  }

  func task() async {
    let isAllowed = await speechClient.requestAuthorization() == .authorized
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
    ringBell()
  }

  private func listen() async {
    do {
      for try await result in await speechClient.startTask() {
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
