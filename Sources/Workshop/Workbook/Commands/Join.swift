import Attendee
import Course
import Dependencies
import Foundation
import OperatingSystem
import Usage

extension CommandWord {
  static let join = CommandWord(
    "join",
    operands: "ADDRESS CODE [NAME]",
    count: 2...3,
    promise: "Join a class: the instructor sees how far you are.",
    options: [.yes],
    details: """
      ADDRESS and CODE are on the projector. From now on check and watch tell the
      class the names of exercises, how many of their demands hold, the number of the
      first that does not, and the minutes. They tell no code, no path, and not the
      name of your machine. Your NAME, if you give one, is seen by the instructor
      alone.

      No check waits for it. Where the network is gone, the class hears of it later.

      If the class is further than you are, it offers to put the chapter into its
      first state. With --yes it does so.
      """
  ) { typed, context in
    let course = try context.course()
    guard let address = ClassAddress(typed.words[0]) else {
      throw UsageError(
        """
        "\(typed.words[0].quotable(limit: 60))" is no address of a class: it is like 192.168.1.7 \
        or 192.168.1.7:4780
        """
      )
    }
    let code = typed.words[1].uppercased()
    let old = Membership(in: course.root)
    var message = ClassMessage(code: code, member: UUID().uuidString, number: 0)
    if let old, old.message.code == code { message = old.message }
    message.name = typed.words.count > 2 ? typed.words[2] : message.name
    (message.number, message.hasLeft) = (message.number + 1, false)
    let answer: ClassAnswer
    do throws(ClassAddress.Trouble) {
      @Dependency(ClassMessenger.self) var messenger
      answer = try messenger.tell(address, message)
    } catch {
      throw CommandFailure(
        "\(error.sentence) You are in \(old == nil ? "no class" : "the class that you were in").",
        .unavailable
      )
    }
    var membership = Membership(address: "\(address)", chapter: answer.chapter, message: message)
    if let old, old.message.code == code { membership.began = old.began }
    try context.keep(membership, in: course)
    let chapter = course.chapters.first { $0.number == answer.chapter }
    context.say(
      """
      You are in class \(code)\
      \(chapter.map { ", which is at \($0.folder.prefix(2)) \($0.name)" } ?? "").
      check and watch tell it how many demands hold, and no code.
         swift run workbook hand                        "I need help"; again: taken down
         swift run workbook leave                       ends it
      """
    )
    guard let chapter, chapter.number != course.chapters[0].number,
      CourseProgress(of: course).next?.chapterNumber != chapter.number
    else { return .success }
    return try await context.offer(chapter, typed)
  }

  static let leave = CommandWord(
    "leave",
    promise: "Leave the class: it hears nothing more.",
    details: """
      What it has heard goes with the class. Your work and your progress stay as they
      are.
      """
  ) { _, context in
    let course = try context.course()
    guard var message = Membership(in: course.root)?.message,
      let address = Membership(in: course.root).flatMap({ ClassAddress($0.address) })
    else {
      context.say("You are in no class.")
      return .success
    }
    try Membership.end(in: course.root)
    (message.number, message.hasLeft, message.isHandUp) = (message.number + 1, true, false)
    @Dependency(ClassMessenger.self) var messenger
    let isHeard = (try? messenger.tell(address, message)) != nil
    let rest = isHeard ? "" : ". It could not be told, and sees you still"
    context.say("You have left class \(message.code)\(rest).")
    return .success
  }

  static let hand = CommandWord(
    "hand",
    promise: "Put your hand up in a class; typed again, take it down."
  ) { _, context in
    var news = ClassNews(of: try context.course())
    let isSeen = try news.turnHand(isHurried: true)
    guard let isUp = news.hand else {
      throw CommandFailure(
        "You are in no class. To be in one: swift run workbook join ADDRESS CODE",
        .usage
      )
    }
    let fact = "Your hand is \(isUp ? "up" : "down")."
    context.say(isSeen ? fact : "\(fact) The class does not answer; it hears of it when it does.")
    return .success
  }
}

extension CommandContext {
  fileprivate func keep(_ membership: Membership, in course: Course) throws(CommandFailure) {
    do { try membership.save(in: course.root) } catch {
      throw CommandFailure(
        "You are in no class: \(Membership.path) cannot be written: \(error.localizedDescription)",
        .fileTrouble
      )
    }
  }

  /// Puts a late comer where the class is, if they want that.
  @MainActor
  fileprivate func offer(_ chapter: CourseChapter, _ typed: Typed) async throws -> ExitCode {
    @Dependency(Confirmation.self) var confirmation
    let question = """

      Put \(chapter.name) into its first state? What is there now is kept. Type y for yes:
      """
    let words = [chapter.name, "problem"]
    guard typed.has("--yes") || confirmation.ask(question, terminal) == true,
      let stage = CommandWord.stage.run
    else {
      say("To begin with its chapter: swift run workbook stage \(words.joined(separator: " "))")
      return .success
    }
    return try await stage(Typed(words: words, values: ["--yes": ""]), self)
  }
}
