import CustomDump
import Dependencies
import DependenciesTestSupport
import Testing

@testable import StandupsChapter

/// One minute for six people: ten seconds each.
@MainActor
@Suite struct Meetings {
  let clock = TestClock()
  let bells = LockIsolated(0)
  let endings = Endings()
  let speaker = Speaker()

  @Test func `each second counts, and it ends when the clock says so`() async {
    let (meeting, screen) = start(hearing: nil)
    await clock.advance(by: .milliseconds(999))
    #expect(meeting.secondsElapsed == 0)
    await clock.advance(by: .milliseconds(1))
    #expect(meeting.secondsElapsed == 1)
    await clock.advance(by: .milliseconds(58_999))
    #expect(meeting.secondsElapsed == 59)
    #expect(endings.all == [])
    await clock.advance(by: .milliseconds(1))
    #expect(endings.all == [.saved("")])
    await expectOver(screen)
  }

  @Test func `the bell rings when it is the next one's turn`() async {
    let (meeting, screen) = start(hearing: nil)
    await clock.advance(by: .milliseconds(9_999))
    #expect(meeting.speakerIndex == 0)
    #expect(bells.value == 0)
    await clock.advance(by: .milliseconds(1))
    #expect(meeting.speakerIndex == 1)
    #expect(bells.value == 1)
    await clock.advance(by: .seconds(50))
    #expect(meeting.speakerIndex == 5)
    #expect(bells.value == 5)
    await expectOver(screen)
  }

  @Test func `the next one may begin early, and the time is theirs`() async {
    let (meeting, screen) = start(hearing: nil)
    await clock.advance(by: .seconds(3))
    meeting.nextButtonTapped()
    #expect(meeting.speakerIndex == 1)
    #expect(meeting.secondsElapsed == 10)
    #expect(bells.value == 1)
    await clock.advance(by: .seconds(10))
    #expect(meeting.speakerIndex == 2)
    await clock.advance(by: .seconds(40))
    #expect(endings.all == [.saved("")])
    await expectOver(screen)
  }

  @Test func `the time stands still while the alert is up, to the millisecond`() async {
    let (meeting, screen) = start(hearing: nil)
    await clock.advance(by: .milliseconds(2_437))
    meeting.endMeetingButtonTapped()
    await clock.advance(by: .seconds(61))
    #expect(meeting.secondsElapsed == 2)
    meeting.alertButtonTapped(nil)
    await clock.advance(by: .milliseconds(562))
    #expect(meeting.secondsElapsed == 2)
    await clock.advance(by: .milliseconds(1))
    #expect(meeting.secondsElapsed == 3)
    await screen.leave()
  }

  @Test func `ended early, it is saved with what was said`() async {
    let (meeting, screen) = start(hearing: speaker)
    speaker.says("The list scrolls.")
    await clock.advance(by: .seconds(4))
    meeting.endMeetingButtonTapped()
    expectNoDifference(meeting.alert, .endMeeting(isDiscardable: true))
    meeting.alertButtonTapped(.confirmSave)
    #expect(endings.all == [.saved("The list scrolls.")])
    await expectOver(screen)
    await clock.advance(by: .seconds(90))
    #expect(endings.all.count == 1)
  }

  @Test func `a recogniser that fails takes nothing away from what was said`() async {
    let (meeting, screen) = start(hearing: speaker)
    speaker.says("The list scrolls.")
    await clock.advance(by: .milliseconds(3_500))
    speaker.isCutOff("The microphone was taken away.")
    await clock.advance(by: .seconds(20))
    expectNoDifference(
      meeting.alert,
      .speechRecognizerFailed("The microphone was taken away.")
    )
    #expect(meeting.hearing == .failed("The microphone was taken away."))
    #expect(meeting.secondsElapsed == 3)
    meeting.alertButtonTapped(nil)
    await clock.advance(by: .milliseconds(56_500))
    #expect(endings.all == [.saved("The list scrolls.")])
    await expectOver(screen)
  }

  @Test func `while the person is asked for the microphone, no time passes`() async {
    let answer = AsyncStream<SpeechAuthorization>.makeStream()
    let meeting = make {
      $0.speechClient.requestAuthorization = {
        for await answer in answer.stream { return answer }
        return .denied
      }
    }
    let screen = MeetingScreen(meeting)
    await clock.advance(by: .seconds(300))
    #expect(meeting.hearing == .asking)
    #expect(meeting.secondsElapsed == 0)
    answer.continuation.yield(.denied)
    await clock.advance(by: .seconds(1))
    #expect(meeting.secondsElapsed == 1)
    await screen.leave()
  }

  @Test func `when the screen goes away, the recogniser stops`() async {
    let isListening = LockIsolated(true)
    let speaker = Speaker { isListening.setValue(false) }
    let (meeting, screen) = start(hearing: speaker)
    await clock.advance(by: .seconds(2))
    await screen.leave()
    #expect(!isListening.value)
    await clock.advance(by: .seconds(90))
    #expect(meeting.secondsElapsed == 2)
    #expect(endings.all == [])
  }

  func start(hearing speaker: Speaker?) -> (RecordMeetingModel, MeetingScreen) {
    let meeting = make {
      $0.speechClient.requestAuthorization = { speaker == nil ? .denied : .authorized }
      if let speaker { $0.speechClient.startTask = { speaker.stream } }
    }
    return (meeting, MeetingScreen(meeting))
  }

  private func make(_ override: (inout DependencyValues) -> Void) -> RecordMeetingModel {
    let meeting = withDependencies {
      $0.continuousClock = clock
      $0.ringBell = { [bells] in bells.withValue { $0 += 1 } }
      override(&$0)
    } operation: {
      RecordMeetingModel(standup: .design)
    }
    meeting.onMeetingFinished = { [endings] in endings.add($0) }
    return meeting
  }

  private func expectOver(_ screen: MeetingScreen) async {
    await clock.advance()
    #expect(screen.isOver)
    await screen.leave()
  }
}

/// What became of a meeting: more than one ending is one too many.
@MainActor
final class Endings {
  private(set) var all: [Ending] = []

  enum Ending: Equatable {
    case saved(String)
    case discarded
  }

  func add(_ transcript: String?) { all.append(transcript.map(Ending.saved) ?? .discarded) }
}
