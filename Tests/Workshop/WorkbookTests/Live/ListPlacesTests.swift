import ConcurrencyExtras
import Course
import Dependencies
import DependenciesTestSupport
import Foundation
import PlantedCourses
import Stage
import Testing

@testable import Toolchain
@testable import Workbook

/// What takes the place of the list: a text, a demo, an exercise that is watched.
extension Lists {
  @Test func `a lesson is read in place of the list`() throws {
    let model = try list()
    #expect(model.press(.character("l")) == .handled)
    guard case .reading(let reading) = model.destination else {
      Issue.record("There is no lesson.")
      return
    }
    #expect(reading.title == "Chapters/01-Kettle/README.md")
    #expect(reading.picture(columns: 40, keepsBackticks: false).text.hasPrefix("Kettle"))
    #expect(model.press(.character("q")) == .handled)
    #expect(model.destination == nil)
    #expect(model.press(.character("q")) == .ignored)
  }

  @Test func `the demo is run in the version that was chosen`() async throws {
    let ran = LockIsolated<[String]>([])
    let model = try list {
      $0[OtherPrograms.self].demo = { chapter, words in
        ran.withValue { $0.append("\(chapter.name) \(words.joined(separator: " "))") }
        return nil
      }
    }
    for key: Key in [.character("d"), .enter, .character("d"), .right, .enter] {
      _ = model.press(key)
    }
    for key: Key in [.character("d"), .character("c"), .character("d"), .escape] {
      _ = model.press(key)
    }
    await clock.advance()
    #expect(ran.value == ["Kettle uncontrolled", "Kettle controlled", "Kettle controlled"])
    #expect(model.destination == nil)
  }

  @Test func `every demo of the lesson is offered`() async throws {
    try workbook.write(
      "Chapters/01-Kettle/README.md",
      "# Kettle\n```sh\nswift run Kettle uncontrolled\nswift run Kettle compare --speed 4\n```\n"
    )
    let ran = LockIsolated<[[String]]>([])
    let model = try list {
      $0[OtherPrograms.self].demo = { _, words in
        ran.withValue { $0.append(words) }
        return nil
      }
    }
    for key: Key in [.character("d"), .down, .down, .enter] { _ = model.press(key) }
    await clock.advance()
    #expect(ran.value == [["compare", "--speed", "4"]])
  }

  @Test func `the opening is shown first, and the end last`() throws {
    try workbook.write("Chapters/00-Opening/README.md", "# Welcome\n\nA dependency is a thing.\n")
    try workbook.write("Chapters/09-End/README.md", "# Your own code\n")
    let model = try list()
    #expect(model.page?.title == "Welcome")
    _ = model.press(.enter)
    guard case .reading(let reading) = model.destination else {
      Issue.record("Nothing is read.")
      return
    }
    #expect(reading.title == "Chapters/00-Opening/README.md")
    _ = model.press(.character("q"))
    model.moved(by: -1)
    #expect(model.page?.title == "Welcome")
    model.moved(by: 1)
    #expect(model.page == nil)
    #expect(model.exercise.name == "Boil")
    for _ in 1...3 { model.moved(by: 1) }
    #expect(model.page?.title == "Your own code")
    model.moved(by: 1)
    #expect(model.page?.title == "Your own code")
    model.moved(by: -1)
    #expect(model.exercise.name == "Bake")
    try workbook.solve("01-Kettle/Boil")
    #expect(try list().page == nil)
  }

  @Test func `watching begins with the selected exercise, and ends where it is then`() async throws
  {
    let model = try list()
    model.watchTapped()
    guard case .watch(let watch) = model.destination else {
      Issue.record("Nothing is watched.")
      return
    }
    await clock.advance(by: TimedJudge.buildTime)
    #expect(watch.judgement?.exercise.name == "Boil")
    #expect(model.press(.character("n")) == .handled)
    await clock.advance()
    #expect(model.press(.control("c")) == .handled)
    #expect(model.destination == nil)
    #expect(model.exercise.name == "Whistle")
    await model.disappeared()
    #expect(judge.asked.value == ["Boil", "Whistle"])
    #expect(judge.ended.value == 1)
  }

  @Test func `what was found out while watching is there in the list`() async throws {
    let model = try list()
    try write("// Done.")
    model.watchTapped()
    await clock.advance(by: TimedJudge.buildTime)
    model.backTapped()
    #expect(model.lastResult?.judgement.isSolved == true)
    #expect(model.states[0] == .solved)
    await model.disappeared()
  }

  @Test func `a check that runs gives way to watching`() async throws {
    let model = try list()
    model.checkTapped()
    await clock.advance(by: .seconds(1))
    model.watchTapped()
    await clock.advance()
    #expect(judge.ended.value == 1)
    await clock.advance(by: TimedJudge.buildTime)
    guard case .watch(let watch) = model.destination else { return }
    #expect(watch.isCurrent)
    model.backTapped()
    await model.disappeared()
  }
}
