import Dependencies
import DependenciesTestSupport
import Dispatch
import IssueReporting
import TestTools
import Testing

private struct Mailer: Sendable {
  var send: @Sendable () -> String = { "sent" }
  var receive: @Sendable () -> String = { "received" }
}

private enum MailerKey: DependencyKey {
  static let liveValue = Mailer()
}

private struct Printer: DependencyKey {
  var name: String
  static let liveValue = Printer(name: "live")
}

private let mailerLine: UInt = #line + 4

extension DependencyValues {
  fileprivate var mailer: Mailer {
    get { self[MailerKey.self] }
    set { self[MailerKey.self] = newValue }
  }
}

private let propertyLine: UInt = #line + 3

private struct Office: Sendable {
  @Dependency(\.mailer) var mailer
}

@Suite struct MissingTestValue {
  private let file = "DependenciesTests/MissingTestValueTests.swift"

  private static let overrideIt = """
    To override it in this test:

      withDependencies {
        $0.mailer = …
      } operation: {
        …
      }
    """

  private func message(
    _ headline: String = """
    @Dependency(\\.mailer) is not overridden in a test, and has no test value. The test gets its \
    preview value, or its live value if it has none.
    """,
    _ verb: String = "asked for at:  ",
    line: UInt,
    overriddenAt overrideLine: UInt? = nil,
    advice: String = overrideIt
  ) -> String {
    """
    \(headline)

      \(verb)\(file):\(line)
    \(overrideLine.map { "  overridden at: \(file):\($0)\n" } ?? "")\
      declared at:   \(file):\(mailerLine)
      key:           MailerKey
      type:          Mailer

    \(advice)

    To give it a value in every test, add one to MailerKey:

      static let testValue: Mailer = …
    """
  }

  @Test func `it is one issue, at the line of the property, however often it is read`() {
    let issues = IssueLog.issues {
      let office = Office()
      for _ in 1...100 { #expect(office.mailer.send() == "sent") }
      #expect(Office().mailer.send() == "sent")
    }
    let expected = message(line: propertyLine)
    #expect(issues == [.init(message: expected, fileID: file, line: propertyLine)])
  }

  @Test func `a function that no override is written for needs one`() {
    let line: UInt = #line + 2
    func send() -> String {
      @Dependency(\.mailer) var mailer
      return mailer.send()
    }
    let issues = IssueLog.issues { #expect(send() == "sent") }
    #expect(issues == [.init(message: message(line: line), fileID: file, line: line)])
  }

  @Test func `a property that is made inside of a function is better one of the model`() {
    let line: UInt = #line + 3
    final class Player {
      func play() -> String {
        @Dependency(\.mailer) var mailer
        return mailer.send()
      }
    }
    let issues = IssueLog.issues {
      let player = withDependencies {
        $0.mailer = Mailer(send: { "not sent" })
      } operation: {
        Player()
      }
      #expect(player.play() == "sent")
    }
    let advice = """
      Your test overrides it there, but the override does not reach this '@Dependency'. It is made \
      in 'play()', each time that this runs. Make it a property of the model, after \
      '@ObservationIgnored' in an '@Observable' class:

        final class Model {
          @Dependency(\\.mailer) var …
        }

      Then it keeps what the model was made with. Or call 'play()' in the 'operation:' of \
      'withDependencies'.
      """
    let expected = message(line: line, overriddenAt: line + 5, advice: advice)
    #expect(issues == [.init(message: expected, fileID: file, line: line)])
  }

  @Test func `the initializer that Swift writes is not taken for a function`() {
    struct Sorter {
      var isQuick = false
      @Dependency(\.mailer) var mailer
    }
    let messages = IssueLog.messages { _ = Sorter(isQuick: true).mailer }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("inside of") == false)
  }

  @Test func `a child that is made without what its parent has is named`() {
    final class EventHandler {
      @Dependency(\.mailer) var mailer
    }
    let line: UInt = #line - 2
    final class Chief {
      @Dependency(\.mailer) var mailer
      func hired() -> EventHandler { EventHandler() }
      func trained() -> EventHandler { withDependencies(from: self) { EventHandler() } }
    }
    let issues = IssueLog.issues {
      let chief = withDependencies {
        $0.mailer = Mailer(send: { "not sent" })
      } operation: {
        Chief()
      }
      #expect(chief.trained().mailer.send() == "not sent")
      #expect(chief.hired().mailer.send() == "sent")
    }
    let advice = """
      Your test overrides it there, but the override does not reach this '@Dependency'.

      Did another model make this one? Let that model pass on its dependencies:

        withDependencies(from: self) { … }

      Did the test make it? Make it in the 'operation:' of 'withDependencies'.
      Did a closure make it that ran later? See 'withEscapedDependencies'.
      """
    let expected = message(line: line, overriddenAt: line + 9, advice: advice)
    #expect(issues == [.init(message: expected, fileID: file, line: line)])
  }

  @Test func `a key of the library needs no change`() {
    struct Wall: Sendable {
      @Dependency(\.locale) var locale
    }
    let messages = IssueLog.messages { _ = Wall().locale }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("$0.locale = …") == true)
    #expect(messages.first?.contains("static let testValue") == false)
  }

  @Test func `a key that is its own type is named by its type`() {
    struct Desk: Sendable {
      @Dependency(Printer.self) var printer
    }
    let line: UInt = #line - 2
    let issues = IssueLog.issues {
      #expect(Desk().printer.name == "live")
    }
    let expected = """
      @Dependency(Printer.self) is not overridden in a test, and has no test value. \
      The test gets its preview value, or its live value if it has none.

        asked for at:  \(file):\(line)
        key:           Printer
        type:          Printer

      To override it in this test:

        withDependencies {
          $0[Printer.self] = …
        } operation: {
          …
        }

      To give it a value in every test, add one to Printer:

        static let testValue: Printer = …
      """
    #expect(issues == [.init(message: expected, fileID: file, line: line)])
  }

  @Test func `overriding a part of it says that the rest is live`() {
    let line: UInt = #line + 2
    let issues = IssueLog.issues {
      withDependencies {
        $0.mailer.send = { "not sent" }
      } operation: {
        let office = Office()
        #expect(office.mailer.send() == "not sent")
        #expect(office.mailer.receive() == "received")
      }
    }
    let expected = message(
      "A part of @Dependency(\\.mailer) is overridden in a test. "
        + "The rest has no test value, and is its preview value, or its live value if it has none. "
        + "Override all of it, or give it a test value.",
      "overridden at: ",
      line: line
    )
    #expect(issues == [.init(message: expected, fileID: file, line: line)])
  }

  /// Both tests ask outside of a test, where they share the values.
  @Test(.dependency(\.mailer, Mailer(send: { "not sent" })), arguments: ["first", "second"])
  func `on a queue it says how an override gets there, in each test`(test: String) async {
    let office = await withCheckedContinuation { made in
      DispatchQueue.global().async { made.resume(returning: Office()) }
    }
    let issues = await withCheckedContinuation { done in
      DispatchQueue.global().async {
        done.resume(returning: IssueLog.issues { #expect(office.mailer.send() == "sent") })
      }
    }
    let advice = """
      No test is running where it was asked for: on a thread or a queue, in a detached task, or \
      outside of all tests. Overrides do not get there by themselves. Take them along:

        withEscapedDependencies { dependencies in
          queue.async {
            dependencies.yield { … }
          }
        }
      """
    let expected = message(line: propertyLine, advice: advice)
    #expect(issues == [.init(message: expected, fileID: file, line: propertyLine)])
  }

  @Test func `the test value of a key may be asked for directly`() {
    let issues = IssueLog.issues { _ = MailerKey.testValue }
    #expect(
      issues.map(\.message) == [
        "'MailerKey' has no test value, and something asked for it. "
          + "It gets its preview value, or its live value if it has none."
      ]
    )
  }
}
