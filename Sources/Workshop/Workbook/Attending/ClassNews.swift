import Attendee
import Course
import Dependencies
import Foundation
import Stage
import Toolchain

/// What a check tells the class, and what it tells the attendee because they are in one.
struct ClassNews {
  let course: Course
  /// Nil if the attendee is in no class.
  private(set) var membership: Membership?
  @Dependency(ClassMessenger.self) private var messenger
  @Dependency(\.date) private var date

  init(of course: Course) {
    self.course = course
    membership = Membership(in: course.root)
  }

  /// The first line of a check: what a class hears of it.
  var line: StyledLine? {
    membership.map { membership in
      if let refusal = membership.refusal {
        return StyledLine("The class at \(membership.address) does not listen: \(refusal)", .bad)
      }
      return StyledLine(
        """
        In class \(membership.message.code): it hears how many demands hold, and no code. swift \
        run workbook leave ends it.\(membership.isTold ? "" : " It has not heard the last yet.")
        """,
        .dim
      )
    }
  }

  /// Tells the class what was found, and does not wait. If the membership cannot be written, the
  /// check goes on: the class hears of the next one.
  mutating func learn(from judgements: [Judgement]) {
    membership = Membership(in: course.root)
    guard membership != nil else { return }
    let time = date.now.timeIntervalSince1970
    membership =
      (try? Membership.change(in: course.root) { membership in
        for judgement in judgements { membership.learn(judgement.work, at: time) }
      }) ?? membership
    messenger.send(course.root)
  }

  /// Whether the attendee's hand is up; nil if there is no class.
  var hand: Bool? { membership?.message.isHandUp }

  /// Puts the hand up, or takes it down.
  ///
  /// - Parameter isHurried: Whether the person waits to hear that it was seen.
  /// - Returns: Whether it was.
  @discardableResult
  mutating func turnHand(isHurried: Bool = false) throws -> Bool {
    membership = try Membership.change(in: course.root) {
      $0.message.isHandUp.toggle()
      $0.isNew()
    }
    guard membership != nil else { return false }
    if isHurried, messenger.hurry(course.root) { return true }
    messenger.send(course.root)
    return false
  }

  /// The next hint for an attendee who is slow, and the stretch for one who is ahead.
  func advice(after judgement: Judgement) -> [StyledLine] {
    guard let membership else { return [] }
    let exercise = judgement.exercise
    if judgement.isSolved { return stretch(for: membership) }
    let work = membership.message.works.first { $0.exercise == exercise.name }
    guard let minutes = work?.minutes, minutes >= 10 else { return [] }
    let hint = try? HintShown(of: exercise, in: course)
    return [
      "", StyledLine("\(minutes) minutes on this one. Go on with", .bold),
      hint?.isAgain == false
        ? NextStep.command("hint \(exercise.name)", "hint \(hint?.number ?? 1) of \(hint?.of ?? 3)")
        : NextStep.command("hand", "you have seen all hints: somebody comes"),
    ]
  }

  private func stretch(for membership: Membership) -> [StyledLine] {
    let chapter = course.chapters.first { $0.number == membership.chapter }
    let progress = CourseProgress(of: course)
    let open = chapter?.exercises.filter { progress.state(of: $0) != .solved } ?? []
    guard let stretch = open.first, open.allSatisfy({ $0.grade == "stretch" }) else { return [] }
    return [
      "", StyledLine("You are ahead of the class. There is more of its chapter:", .bold),
      NextStep.command("task \(stretch.name)", "\(stretch.label)\(stretch.about)"),
    ]
  }
}

extension Judgement {
  /// What a class hears of it.
  fileprivate var work: ClassMessage.Work {
    ClassMessage.Work(
      exercise: exercise.name,
      isSolved: isSolved,
      holds: held,
      of: demands.count,
      missing: firstOpen?.number
    )
  }
}
