import Attendee
import ConcurrencyExtras
import CustomDump
import Dependencies
import DependenciesTestSupport
import Foundation
import PlantedCourses
import Testing

@testable import Toolchain
@testable import Workbook

@MainActor
@Suite(.dependencies { $0.date.now = Date(timeIntervalSince1970: 1_000) }) struct InAClass {
  let workbook = try! PlantedCourse.small()
  let told = LockIsolated<[ClassMessage]>([])
  let sent = LockIsolated(0)

  private func run(
    _ line: String,
    _ verdict: Verdict = .solved,
    _ tests: [TestOutcome] = [.passed("it boils")],
    at seconds: Double = 1_000,
    chapter: Int = 1,
    trouble: ClassAddress.Trouble? = nil,
    answer: Bool? = nil
  ) async -> Answer {
    await workbook.run(line) {
      $0.date.now = Date(timeIntervalSince1970: seconds)
      $0[Judge.self] = .saying(verdict, tests)
      $0[Confirmation.self] = Confirmation { _, _ in answer }
      $0[ClassMessenger.self] = ClassMessenger(
        send: { [sent] _ in sent.withValue { $0 += 1 } },
        hurry: { _ in trouble == nil },
        tell: { [told] _, message throws(ClassAddress.Trouble) in
          if let trouble { throw trouble }
          told.withValue { $0.append(message) }
          return ClassAnswer(chapter: chapter)
        }
      )
    }
  }

  private var membership: Membership? { Membership(in: workbook.root) }

  @Test func `who joins reads where the class is, and what it will hear`() async {
    let joined = await run("join 192.168.1.7 kqmtz Ada")
    expectNoDifference(
      joined,
      Answer(
        said: """
          You are in class KQMTZ, which is at 01 Kettle.
          check and watch tell it how many demands hold, and no code.
             swift run workbook hand                        "I need help"; again: taken down
             swift run workbook leave                       ends it
          """
      )
    )
    #expect(membership?.address == "192.168.1.7:4780")
    #expect(told.value.map(\.code) == ["KQMTZ"] && told.value.map(\.name) == ["Ada"])
  }

  @Test func `what is typed wrong, or nobody answers, leaves the attendee where they were`() async {
    let address = """
      "evil.example" is no address of a class: it is like 192.168.1.7 or 192.168.1.7:4780
      Type: swift run workbook --help
      """
    #expect(await run("join evil.example KQMTZ") == Answer(complaints: address, code: .usage))
    let unheard = await run("join 10.0.0.1 KQMTZ", trouble: .unreachable("No class answers."))
    let words = "No class answers. You are in no class."
    #expect(unheard == Answer(complaints: words, code: .unavailable))
    #expect(membership == nil)
  }

  @Test func `a late comer is offered the chapter of the class`() async throws {
    let offer = "To begin with its chapter: swift run workbook stage Oven problem"
    #expect(await run("join 10.0.0.1 KQMTZ", chapter: 2).said.hasSuffix(offer))
    #expect(await run("join 10.0.0.1 KQMTZ", chapter: 2, answer: false).said.hasSuffix(offer))
    try workbook.write("Chapters/02-Oven/Notes.md", "Mine.")
    let staged = await run("join 10.0.0.1 KQMTZ", chapter: 2, answer: true)
    #expect(staged.said.contains("which is at 02 Oven"))
    #expect((staged.said + staged.complaints).contains("Oven"))
    #expect(!staged.said.hasSuffix(offer))
  }

  @Test func `a check says that a class hears of it, and what it hears has no code in it`() async {
    _ = await run("join 10.0.0.1 KQMTZ Ada")
    let answer = await run("check Boil", .unsolved, [.passed("it stops"), .cold])
    #expect(
      answer.said.hasPrefix(
        """
        In class KQMTZ: it hears how many demands hold, and no code. swift run workbook leave ends it.
        1.1 Boil · guided
        """
      )
    )
    #expect(sent.value == 1)
    #expect(membership?.isTold == false)
    let work = ClassMessage.Work(exercise: "Boil", isSolved: false, holds: 1, of: 2, missing: 1)
    #expect(membership?.message.works == [work])
    let bytes = try? JSONEncoder().encode(membership?.message)
    let words = String(decoding: bytes ?? Data(), as: UTF8.self)
    #expect(!words.contains(workbook.root.lastPathComponent) && !words.contains("TODO"))
    #expect(!words.contains(ProcessInfo.processInfo.hostName))
  }

  @Test func `a program reads the same as without a class`() async {
    let alone = await run("check Boil --json")
    _ = await run("join 10.0.0.1 KQMTZ")
    #expect(await run("check Boil --json").said == alone.said)
    #expect(sent.value == 1)
  }

  @Test func `after ten minutes a check offers the next hint, and after the last one a hand`()
    async throws
  {
    try workbook.write("Exercises/01-Kettle/Hints.md", "## Boil\n\n### 1. A question\n\nWhy?\n")
    _ = await run("join 10.0.0.1 KQMTZ")
    let late = "10 minutes on this one. Go on with"
    #expect(!(await run("check Boil", .unsolved, [.cold])).said.contains(late))
    #expect(!(await run("check Boil", .unsolved, [.cold], at: 1_599)).said.contains(late))
    #expect(
      await run("check Boil", .unsolved, [.cold], at: 1_600).said.hasSuffix(
        "\(late)\n   swift run workbook hint Boil                   hint 1 of 1"
      )
    )
    #expect(membership?.message.works.map(\.minutes) == [10])
    _ = await run("hint Boil")
    let last = await run("check Boil", .unsolved, [.cold], at: 1_600).said
    #expect(last.contains("swift run workbook hand"))
  }

  @Test func `who is ahead of the class is shown the stretch of its chapter`() async throws {
    let text = try workbook.text("Exercises/01-Kettle/README.md")
    try workbook.write(
      "Exercises/01-Kettle/README.md",
      text.replacing("Whistle · applied", with: "Whistle · stretch")
    )
    _ = await run("join 10.0.0.1 KQMTZ")
    #expect(
      await run("check Boil").said.hasSuffix(
        """
        You are ahead of the class. There is more of its chapter:
           swift run workbook task Whistle                1.2 · stretch, about 5 minutes
        """
      )
    )
  }

  @Test func `a hand goes up and down, and needs a class`() async {
    let joining = "You are in no class. To be in one: swift run workbook join ADDRESS CODE"
    #expect(await run("hand").complaints == joining)
    _ = await run("join 10.0.0.1 KQMTZ")
    #expect(await run("hand").said == "Your hand is up.")
    #expect(membership?.message.isHandUp == true)
    #expect(sent.value == 0)
    #expect(
      await run("hand", trouble: .unreachable("")).said
        == "Your hand is down. The class does not answer; it hears of it when it does."
    )
    #expect(membership?.message.isHandUp == false)
    #expect(sent.value == 1)
    #expect(await run("check Boil").said.contains("It has not heard the last yet."))
  }

  @Test func `after leaving, nothing is told any more`() async {
    #expect(await run("leave").said == "You are in no class.")
    _ = await run("join 10.0.0.1 KQMTZ")
    #expect(await run("leave").said == "You have left class KQMTZ.")
    #expect(told.value.last?.hasLeft == true)
    #expect(membership == nil)
    #expect(await run("check Boil").said.hasPrefix("1.1 Boil"))
    #expect(sent.value == 0)
    _ = await run("join 10.0.0.1 KQMTZ")
    #expect(
      await run("leave", trouble: .unreachable("")).said
        == "You have left class KQMTZ. It could not be told, and sees you still."
    )
  }

  @Test func `a page to keep has what was solved and how, and nothing in it is markup`()
    async throws
  {
    #expect(await run("keepsake --quiet").code == .notYet)
    try workbook.write("Exercises/01-Kettle/Boil.swift", "//\nlet a = b < c && d\n")
    try workbook.write(
      "Chapters/01-Kettle/README.md",
      "# 01 Kettle\n\n## Where to go\n\nOne `is`. Two! Three? Four.\n\nAn experiment.\n"
    )
    _ = await run("check Boil")
    let answer = await run("keepsake --quiet --name <Ada>")
    #expect(answer.said.hasSuffix("1 exercise. To have it on paper, print it."))
    let page = try workbook.text(".workbook/keepsake.html")
    #expect(page.contains("<strong>&lt;Ada></strong> has solved 1 of 3 exercises"))
    #expect(page.contains("<p class=\"lesson\">One is. Two! Three?</p>"))
    #expect(page.contains("<ins>+let a = b &lt; c &amp;&amp; d</ins>"))
    #expect(page.contains("<del>-// TODO: Do it.</del>"))
    #expect(!page.contains("Whistle"))
    #expect(await run("keepsake --quiet").code == .success)
    try workbook.write("mine.html", "<p>Mine.</p>")
    let refused = await run("keepsake mine.html --quiet")
    #expect(
      refused.complaints == "mine.html is no keepsake, so it stays as it is: name another file."
    )
    #expect(try workbook.text("mine.html") == "<p>Mine.</p>")
    let unreadable = await run("keepsake Exercises --quiet")
    #expect(
      unreadable.complaints
        == "Exercises cannot be read: it is a folder or a pipe, and no file."
    )
  }
}
