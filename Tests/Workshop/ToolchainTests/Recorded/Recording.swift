import OperatingSystem

@testable import Toolchain

/// What `swift test` of toolchain 6.3.1 wrote, word for word but for the times and the folder.
struct Recording {
  let stream: String
  let output: String
  let end: Program.End?

  /// What it told people of ends, which the recorded output leaves out where no test looks for it.
  var told: String {
    stream.matches(of: /"kind":"(?:testEnded|runEnded)".*?"text":"((?:\\.|[^"])*)"/)
      .map { "✔ \($0.1.replacing(#"\""#, with: #"""#))\n" }.joined()
  }
}

extension Recording {
  /// A suite whose tests end in every way there is, short of a crash.
  static let manyEndings = Recording(
    stream: #"""
      {"kind":"test","payload":{"id":"CountdownExercisesTests.TakeControl","kind":"suite","name":"TakeControl","sourceLocation":{"column":2,"filePath":"/home/you/workbook/Exercises/01-Countdown/Tests/TakeControlTests.swift","line":5}},"version":"6.3.0"}
      {"kind":"test","payload":{"displayName":"one is doubled","id":"CountdownExercisesTests.TakeControl/`one is doubled`()/TakeControlTests.swift:6:4","isParameterized":false,"kind":"function","name":"`one is doubled`()","sourceLocation":{"column":4,"filePath":"/home/you/workbook/Exercises/01-Countdown/Tests/TakeControlTests.swift","line":6}},"version":"6.3.0"}
      {"kind":"test","payload":{"displayName":"two things are wrong","id":"CountdownExercisesTests.TakeControl/`two things are wrong`()/TakeControlTests.swift:7:4","isParameterized":false,"kind":"function","name":"`two things are wrong`()","sourceLocation":{"column":4,"filePath":"/home/you/workbook/Exercises/01-Countdown/Tests/TakeControlTests.swift","line":7}},"version":"6.3.0"}
      {"kind":"test","payload":{"displayName":"arguments are told","id":"CountdownExercisesTests.TakeControl/`arguments are told`(n:s:)/TakeControlTests.swift:11:4","isParameterized":true,"kind":"function","name":"`arguments are told`(n:s:)","sourceLocation":{"column":4,"filePath":"/home/you/workbook/Exercises/01-Countdown/Tests/TakeControlTests.swift","line":11}},"version":"6.3.0"}
      {"kind":"test","payload":{"displayName":"what is known is no failure","id":"CountdownExercisesTests.TakeControl/`what is known is no failure`()/TakeControlTests.swift:14:4","isParameterized":false,"kind":"function","name":"`what is known is no failure`()","sourceLocation":{"column":4,"filePath":"/home/you/workbook/Exercises/01-Countdown/Tests/TakeControlTests.swift","line":14}},"version":"6.3.0"}
      {"kind":"test","payload":{"displayName":"a warning is no failure","id":"CountdownExercisesTests.TakeControl/`a warning is no failure`()/TakeControlTests.swift:15:4","isParameterized":false,"kind":"function","name":"`a warning is no failure`()","sourceLocation":{"column":4,"filePath":"/home/you/workbook/Exercises/01-Countdown/Tests/TakeControlTests.swift","line":15}},"version":"6.3.0"}
      {"kind":"test","payload":{"displayName":"this is left out","id":"CountdownExercisesTests.TakeControl/`this is left out`()/TakeControlTests.swift:16:4","isParameterized":false,"kind":"function","name":"`this is left out`()","sourceLocation":{"column":4,"filePath":"/home/you/workbook/Exercises/01-Countdown/Tests/TakeControlTests.swift","line":16}},"version":"6.3.0"}
      {"kind":"test","payload":{"displayName":"it throws","id":"CountdownExercisesTests.TakeControl/`it throws`()/TakeControlTests.swift:17:4","isParameterized":false,"kind":"function","name":"`it throws`()","sourceLocation":{"column":4,"filePath":"/home/you/workbook/Exercises/01-Countdown/Tests/TakeControlTests.swift","line":17}},"version":"6.3.0"}
      {"kind":"test","payload":{"displayName":"it is required","id":"CountdownExercisesTests.TakeControl/`it is required`()/TakeControlTests.swift:18:4","isParameterized":false,"kind":"function","name":"`it is required`()","sourceLocation":{"column":4,"filePath":"/home/you/workbook/Exercises/01-Countdown/Tests/TakeControlTests.swift","line":18}},"version":"6.3.0"}
      {"kind":"event","payload":{"kind":"runStarted","messages":[{"symbol":"default","text":"Test run started."},{"symbol":"details","text":"Testing Library Version: 6.3.1 (937120cbc281cf2)"},{"symbol":"details","text":"Target Platform: x86_64-unknown-linux-gnu"}]},"version":"6.3.0"}
      {"kind":"event","payload":{"kind":"testStarted","messages":[{"symbol":"default","text":"Suite TakeControl started."}],"testID":"CountdownExercisesTests.TakeControl"},"version":"6.3.0"}
      {"kind":"event","payload":{"kind":"testStarted","messages":[{"symbol":"default","text":"Test \"two things are wrong\" started."}],"testID":"CountdownExercisesTests.TakeControl/`two things are wrong`()/TakeControlTests.swift:7:4"},"version":"6.3.0"}
      {"kind":"event","payload":{"kind":"testStarted","messages":[{"symbol":"default","text":"Test \"what is known is no failure\" started."}],"testID":"CountdownExercisesTests.TakeControl/`what is known is no failure`()/TakeControlTests.swift:14:4"},"version":"6.3.0"}
      {"kind":"event","payload":{"kind":"testStarted","messages":[{"symbol":"default","text":"Test \"it is required\" started."}],"testID":"CountdownExercisesTests.TakeControl/`it is required`()/TakeControlTests.swift:18:4"},"version":"6.3.0"}
      {"kind":"event","payload":{"kind":"testStarted","messages":[{"symbol":"default","text":"Test \"it throws\" started."}],"testID":"CountdownExercisesTests.TakeControl/`it throws`()/TakeControlTests.swift:17:4"},"version":"6.3.0"}
      {"kind":"event","payload":{"kind":"testStarted","messages":[{"symbol":"default","text":"Test \"arguments are told\" started."}],"testID":"CountdownExercisesTests.TakeControl/`arguments are told`(n:s:)/TakeControlTests.swift:11:4"},"version":"6.3.0"}
      {"kind":"event","payload":{"kind":"testSkipped","messages":[{"symbol":"skip","text":"Test \"this is left out\" skipped: \"Not today.\""}],"testID":"CountdownExercisesTests.TakeControl/`this is left out`()/TakeControlTests.swift:16:4"},"version":"6.3.0"}
      {"kind":"event","payload":{"kind":"testStarted","messages":[{"symbol":"default","text":"Test \"a warning is no failure\" started."}],"testID":"CountdownExercisesTests.TakeControl/`a warning is no failure`()/TakeControlTests.swift:15:4"},"version":"6.3.0"}
      {"kind":"event","payload":{"kind":"testStarted","messages":[{"symbol":"default","text":"Test \"one is doubled\" started."}],"testID":"CountdownExercisesTests.TakeControl/`one is doubled`()/TakeControlTests.swift:6:4"},"version":"6.3.0"}
      {"kind":"event","payload":{"issue":{"isFailure":true,"isKnown":false,"severity":"error","sourceLocation":{"column":5,"filePath":"/home/you/workbook/Exercises/01-Countdown/Tests/TakeControlTests.swift","line":8}},"kind":"issueRecorded","messages":[{"symbol":"fail","text":"Expectation failed: (double(1) → 2) == 3"},{"symbol":"details","text":"One is not three."}],"testID":"CountdownExercisesTests.TakeControl/`two things are wrong`()/TakeControlTests.swift:7:4"},"version":"6.3.0"}
      {"kind":"event","payload":{"issue":{"isFailure":false,"isKnown":true,"severity":"error","sourceLocation":{"column":81,"filePath":"/home/you/workbook/Exercises/01-Countdown/Tests/TakeControlTests.swift","line":14}},"kind":"issueRecorded","messages":[{"symbol":"passWithKnownIssue","text":"Expectation failed: (double(1) → 2) == 3"},{"symbol":"details","text":"It is known."}],"testID":"CountdownExercisesTests.TakeControl/`what is known is no failure`()/TakeControlTests.swift:14:4"},"version":"6.3.0"}
      {"kind":"event","payload":{"issue":{"isFailure":true,"isKnown":false,"severity":"error","sourceLocation":{"column":5,"filePath":"/home/you/workbook/Exercises/01-Countdown/Tests/TakeControlTests.swift","line":9}},"kind":"issueRecorded","messages":[{"symbol":"fail","text":"Expectation failed: (double(2) → 4) == 5"}],"testID":"CountdownExercisesTests.TakeControl/`two things are wrong`()/TakeControlTests.swift:7:4"},"version":"6.3.0"}
      {"kind":"event","payload":{"issue":{"isFailure":true,"isKnown":false,"severity":"error","sourceLocation":{"column":4,"filePath":"/home/you/workbook/Exercises/01-Countdown/Tests/TakeControlTests.swift","line":17}},"kind":"issueRecorded","messages":[{"symbol":"fail","text":"Caught error: Error Domain=NSCocoaErrorDomain Code=4 \"The file doesn’t exist.\""}],"testID":"CountdownExercisesTests.TakeControl/`it throws`()/TakeControlTests.swift:17:4"},"version":"6.3.0"}
      {"kind":"event","payload":{"issue":{"isFailure":true,"isKnown":false,"severity":"error","sourceLocation":{"column":69,"filePath":"/home/you/workbook/Exercises/01-Countdown/Tests/TakeControlTests.swift","line":18}},"kind":"issueRecorded","messages":[{"symbol":"fail","text":"Expectation failed: x → nil"},{"symbol":"details","text":"There is no x."}],"testID":"CountdownExercisesTests.TakeControl/`it is required`()/TakeControlTests.swift:18:4"},"version":"6.3.0"}
      {"kind":"event","payload":{"kind":"testCaseStarted","messages":[{"symbol":"default","text":"Test case passing 2 arguments n → 1, s → \"a\" to \"arguments are told\" started."}],"testID":"CountdownExercisesTests.TakeControl/`arguments are told`(n:s:)/TakeControlTests.swift:11:4"},"version":"6.3.0"}
      {"kind":"event","payload":{"kind":"testCaseStarted","messages":[{"symbol":"default","text":"Test case passing 2 arguments n → 1, s → \"b\" to \"arguments are told\" started."}],"testID":"CountdownExercisesTests.TakeControl/`arguments are told`(n:s:)/TakeControlTests.swift:11:4"},"version":"6.3.0"}
      {"kind":"event","payload":{"kind":"testCaseStarted","messages":[{"symbol":"default","text":"Test case passing 2 arguments n → 2, s → \"a\" to \"arguments are told\" started."}],"testID":"CountdownExercisesTests.TakeControl/`arguments are told`(n:s:)/TakeControlTests.swift:11:4"},"version":"6.3.0"}
      {"kind":"event","payload":{"kind":"testCaseStarted","messages":[{"symbol":"default","text":"Test case passing 2 arguments n → 2, s → \"b\" to \"arguments are told\" started."}],"testID":"CountdownExercisesTests.TakeControl/`arguments are told`(n:s:)/TakeControlTests.swift:11:4"},"version":"6.3.0"}
      {"kind":"event","payload":{"issue":{"isFailure":true,"isKnown":false,"severity":"error","sourceLocation":{"column":5,"filePath":"/home/you/workbook/Exercises/01-Countdown/Tests/TakeControlTests.swift","line":12}},"kind":"issueRecorded","messages":[{"symbol":"fail","text":"Expectation failed: (n != 1 → false) || (s != \"b\" → false)"},{"symbol":"details","text":"One and b do not go together."}],"testID":"CountdownExercisesTests.TakeControl/`arguments are told`(n:s:)/TakeControlTests.swift:11:4"},"version":"6.3.0"}
      {"kind":"event","payload":{"issue":{"isFailure":false,"isKnown":false,"severity":"warning","sourceLocation":{"column":56,"filePath":"/home/you/workbook/Exercises/01-Countdown/Tests/TakeControlTests.swift","line":15}},"kind":"issueRecorded","messages":[{"symbol":"warning","text":"Issue recorded"},{"symbol":"details","text":"Mind the step."}],"testID":"CountdownExercisesTests.TakeControl/`a warning is no failure`()/TakeControlTests.swift:15:4"},"version":"6.3.0"}
      {"kind":"event","payload":{"kind":"testEnded","messages":[{"symbol":"fail","text":"Test \"two things are wrong\" failed after 0.002 seconds with 2 issues."}],"testID":"CountdownExercisesTests.TakeControl/`two things are wrong`()/TakeControlTests.swift:7:4"},"version":"6.3.0"}
      {"kind":"event","payload":{"kind":"testEnded","messages":[{"symbol":"passWithKnownIssue","text":"Test \"what is known is no failure\" passed after 0.002 seconds with 1 known issue."}],"testID":"CountdownExercisesTests.TakeControl/`what is known is no failure`()/TakeControlTests.swift:14:4"},"version":"6.3.0"}
      {"kind":"event","payload":{"kind":"testEnded","messages":[{"symbol":"fail","text":"Test \"it throws\" failed after 0.002 seconds with 1 issue."}],"testID":"CountdownExercisesTests.TakeControl/`it throws`()/TakeControlTests.swift:17:4"},"version":"6.3.0"}
      {"kind":"event","payload":{"kind":"testEnded","messages":[{"symbol":"fail","text":"Test \"it is required\" failed after 0.002 seconds with 1 issue."}],"testID":"CountdownExercisesTests.TakeControl/`it is required`()/TakeControlTests.swift:18:4"},"version":"6.3.0"}
      {"kind":"event","payload":{"kind":"testEnded","messages":[{"symbol":"fail","text":"Test \"arguments are told\" with 4 test cases failed after 0.002 seconds with 1 issue."}],"testID":"CountdownExercisesTests.TakeControl/`arguments are told`(n:s:)/TakeControlTests.swift:11:4"},"version":"6.3.0"}
      {"kind":"event","payload":{"kind":"testEnded","messages":[{"symbol":"pass","text":"Test \"a warning is no failure\" passed after 0.002 seconds with 1 warning."}],"testID":"CountdownExercisesTests.TakeControl/`a warning is no failure`()/TakeControlTests.swift:15:4"},"version":"6.3.0"}
      {"kind":"event","payload":{"kind":"testEnded","messages":[{"symbol":"pass","text":"Test \"one is doubled\" passed after 0.002 seconds."}],"testID":"CountdownExercisesTests.TakeControl/`one is doubled`()/TakeControlTests.swift:6:4"},"version":"6.3.0"}
      {"kind":"event","payload":{"kind":"testEnded","messages":[{"symbol":"fail","text":"Suite TakeControl failed after 0.003 seconds with 7 issues (including 1 warning and 1 known issue)."}],"testID":"CountdownExercisesTests.TakeControl"},"version":"6.3.0"}
      {"kind":"event","payload":{"kind":"runEnded","messages":[{"symbol":"fail","text":"Test run with 8 tests in 1 suite failed after 0.003 seconds with 7 issues (including 1 warning and 1 known issue)."}]},"version":"6.3.0"}

      """#,
    output: #"""
      Build complete! (10.57s)
      ◇ Test "arguments are told" started.
      ◇ Test case passing 2 arguments n → 1, s → "a" to "arguments are told" started.
      ◇ Test case passing 2 arguments n → 1, s → "b" to "arguments are told" started.
      ◇ Test case passing 2 arguments n → 2, s → "a" to "arguments are told" started.
      ◇ Test case passing 2 arguments n → 2, s → "b" to "arguments are told" started.
      ✘ Test "arguments are told" recorded an issue with 2 arguments n → 1, s → "b" at TakeControlTests.swift:12:5: Expectation failed: (n != 1 → false) || (s != "b" → false)
      ✘ Test "arguments are told" with 4 test cases failed after 0.002 seconds with 1 issue.

      """#,
    end: .exited(1)
  )

  /// A suite that fails before any of its tests begins.
  static let refusedSuite = Recording(
    stream: #"""
      {"kind":"test","payload":{"id":"CountdownExercisesTests.TakeControl","kind":"suite","name":"TakeControl","sourceLocation":{"column":2,"filePath":"/home/you/workbook/Exercises/01-Countdown/Tests/TakeControlTests.swift","line":25}},"version":"6.3.0"}
      {"kind":"test","payload":{"displayName":"never gets there","id":"CountdownExercisesTests.TakeControl/`never gets there`()/TakeControlTests.swift:25:40","isParameterized":false,"kind":"function","name":"`never gets there`()","sourceLocation":{"column":40,"filePath":"/home/you/workbook/Exercises/01-Countdown/Tests/TakeControlTests.swift","line":25}},"version":"6.3.0"}
      {"kind":"event","payload":{"kind":"runStarted","messages":[{"symbol":"default","text":"Test run started."},{"symbol":"details","text":"Testing Library Version: 6.3.1 (937120cbc281cf2)"},{"symbol":"details","text":"Target Platform: x86_64-unknown-linux-gnu"}]},"version":"6.3.0"}
      {"kind":"event","payload":{"kind":"testStarted","messages":[{"symbol":"default","text":"Suite TakeControl started."}],"testID":"CountdownExercisesTests.TakeControl"},"version":"6.3.0"}
      {"kind":"event","payload":{"issue":{"isFailure":true,"isKnown":false,"severity":"error","sourceLocation":{"column":2,"filePath":"/home/you/workbook/Exercises/01-Countdown/Tests/TakeControlTests.swift","line":25}},"kind":"issueRecorded","messages":[{"symbol":"fail","text":"Caught error: No()"}],"testID":"CountdownExercisesTests.TakeControl"},"version":"6.3.0"}
      {"kind":"event","payload":{"kind":"testEnded","messages":[{"symbol":"fail","text":"Suite TakeControl failed after 0.001 seconds with 1 issue."}],"testID":"CountdownExercisesTests.TakeControl"},"version":"6.3.0"}
      {"kind":"event","payload":{"kind":"runEnded","messages":[{"symbol":"fail","text":"Test run with 0 tests in 1 suite failed after 0.002 seconds with 1 issue."}]},"version":"6.3.0"}

      """#,
    output: "",
    end: .exited(1)
  )

  /// One of two tests reads beyond the end of an array.
  static let crash = Recording(
    stream: #"""
      {"kind":"test","payload":{"id":"CountdownExercisesTests.TakeControl","kind":"suite","name":"TakeControl","sourceLocation":{"column":2,"filePath":"/home/you/workbook/Exercises/01-Countdown/Tests/TakeControlTests.swift","line":27}},"version":"6.3.0"}
      {"kind":"test","payload":{"displayName":"it crashes","id":"CountdownExercisesTests.TakeControl/`it crashes`()/TakeControlTests.swift:28:4","isParameterized":false,"kind":"function","name":"`it crashes`()","sourceLocation":{"column":4,"filePath":"/home/you/workbook/Exercises/01-Countdown/Tests/TakeControlTests.swift","line":28}},"version":"6.3.0"}
      {"kind":"test","payload":{"displayName":"it is fine","id":"CountdownExercisesTests.TakeControl/`it is fine`()/TakeControlTests.swift:29:4","isParameterized":false,"kind":"function","name":"`it is fine`()","sourceLocation":{"column":4,"filePath":"/home/you/workbook/Exercises/01-Countdown/Tests/TakeControlTests.swift","line":29}},"version":"6.3.0"}
      {"kind":"event","payload":{"kind":"runStarted","messages":[{"symbol":"default","text":"Test run started."},{"symbol":"details","text":"Testing Library Version: 6.3.1 (937120cbc281cf2)"},{"symbol":"details","text":"Target Platform: x86_64-unknown-linux-gnu"}]},"version":"6.3.0"}
      {"kind":"event","payload":{"kind":"testStarted","messages":[{"symbol":"default","text":"Suite TakeControl started."}],"testID":"CountdownExercisesTests.TakeControl"},"version":"6.3.0"}
      {"kind":"event","payload":{"kind":"testStarted","messages":[{"symbol":"default","text":"Test \"it crashes\" started."}],"testID":"CountdownExercisesTests.TakeControl/`it crashes`()/TakeControlTests.swift:28:4"},"version":"6.3.0"}
      {"kind":"event","payload":{"kind":"testStarted","messages":[{"symbol":"default","text":"Test \"it is fine\" started."}],"testID":"CountdownExercisesTests.TakeControl/`it is fine`()/TakeControlTests.swift:29:4"},"version":"6.3.0"}
      {"kind":"event","payload":{"kind":"testEnded","messages":[{"symbol":"pass","text":"Test \"it is fine\" passed after 0.001 seconds."}],"testID":"CountdownExercisesTests.TakeControl/`it is fine`()/TakeControlTests.swift:29:4"},"version":"6.3.0"}

      """#,
    output: #"""
      Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range
      error: Process '/home/you/workbook/.build/x86_64-unknown-linux-gnu/debug/recPackageTests.xctest --skip-build --disable-xctest --filter TakeControl --event-stream-output-path events --testing-library swift-testing' exited with unexpected signal code 4

      """#,
    end: .exited(1)
  )

  /// A test calls `exit(0)`.
  static let departure = Recording(
    stream: #"""
      {"kind":"test","payload":{"id":"CountdownExercisesTests.TakeControl","kind":"suite","name":"TakeControl","sourceLocation":{"column":2,"filePath":"/home/you/workbook/Exercises/01-Countdown/Tests/TakeControlTests.swift","line":36}},"version":"6.3.0"}
      {"kind":"test","payload":{"displayName":"it exits","id":"CountdownExercisesTests.TakeControl/`it exits`()/TakeControlTests.swift:36:25","isParameterized":false,"kind":"function","name":"`it exits`()","sourceLocation":{"column":25,"filePath":"/home/you/workbook/Exercises/01-Countdown/Tests/TakeControlTests.swift","line":36}},"version":"6.3.0"}
      {"kind":"event","payload":{"kind":"runStarted","messages":[{"symbol":"default","text":"Test run started."},{"symbol":"details","text":"Testing Library Version: 6.3.1 (937120cbc281cf2)"},{"symbol":"details","text":"Target Platform: x86_64-unknown-linux-gnu"}]},"version":"6.3.0"}
      {"kind":"event","payload":{"kind":"testStarted","messages":[{"symbol":"default","text":"Suite TakeControl started."}],"testID":"CountdownExercisesTests.TakeControl"},"version":"6.3.0"}
      {"kind":"event","payload":{"kind":"testStarted","messages":[{"symbol":"default","text":"Test \"it exits\" started."}],"testID":"CountdownExercisesTests.TakeControl/`it exits`()/TakeControlTests.swift:36:25"},"version":"6.3.0"}

      """#,
    output: "",
    end: .exited(0)
  )

  /// One of two tests waits for what never comes; it is ended from outside.
  static let hang = Recording(
    stream: #"""
      {"kind":"test","payload":{"id":"CountdownExercisesTests.TakeControl","kind":"suite","name":"TakeControl","sourceLocation":{"column":2,"filePath":"/home/you/workbook/Exercises/01-Countdown/Tests/TakeControlTests.swift","line":31}},"version":"6.3.0"}
      {"kind":"test","payload":{"displayName":"it never ends","id":"CountdownExercisesTests.TakeControl/`it never ends`()/TakeControlTests.swift:32:4","isParameterized":false,"kind":"function","name":"`it never ends`()","sourceLocation":{"column":4,"filePath":"/home/you/workbook/Exercises/01-Countdown/Tests/TakeControlTests.swift","line":32}},"version":"6.3.0"}
      {"kind":"test","payload":{"displayName":"it is fine","id":"CountdownExercisesTests.TakeControl/`it is fine`()/TakeControlTests.swift:33:4","isParameterized":false,"kind":"function","name":"`it is fine`()","sourceLocation":{"column":4,"filePath":"/home/you/workbook/Exercises/01-Countdown/Tests/TakeControlTests.swift","line":33}},"version":"6.3.0"}
      {"kind":"event","payload":{"kind":"runStarted","messages":[{"symbol":"default","text":"Test run started."},{"symbol":"details","text":"Testing Library Version: 6.3.1 (937120cbc281cf2)"},{"symbol":"details","text":"Target Platform: x86_64-unknown-linux-gnu"}]},"version":"6.3.0"}
      {"kind":"event","payload":{"kind":"testStarted","messages":[{"symbol":"default","text":"Suite TakeControl started."}],"testID":"CountdownExercisesTests.TakeControl"},"version":"6.3.0"}
      {"kind":"event","payload":{"kind":"testStarted","messages":[{"symbol":"default","text":"Test \"it is fine\" started."}],"testID":"CountdownExercisesTests.TakeControl/`it is fine`()/TakeControlTests.swift:33:4"},"version":"6.3.0"}
      {"kind":"event","payload":{"kind":"testStarted","messages":[{"symbol":"default","text":"Test \"it never ends\" started."}],"testID":"CountdownExercisesTests.TakeControl/`it never ends`()/TakeControlTests.swift:32:4"},"version":"6.3.0"}
      {"kind":"event","payload":{"kind":"testEnded","messages":[{"symbol":"pass","text":"Test \"it is fine\" passed after 0.001 seconds."}],"testID":"CountdownExercisesTests.TakeControl/`it is fine`()/TakeControlTests.swift:33:4"},"version":"6.3.0"}

      """#,
    output: "",
    end: nil
  )

  /// The filter fits no test.
  static let nothing = Recording(
    stream: #"""
      {"kind":"event","payload":{"kind":"runStarted","messages":[{"symbol":"default","text":"Test run started."},{"symbol":"details","text":"Testing Library Version: 6.3.1 (937120cbc281cf2)"},{"symbol":"details","text":"Target Platform: x86_64-unknown-linux-gnu"}]},"version":"6.3.0"}
      {"kind":"event","payload":{"kind":"runEnded","messages":[{"symbol":"pass","text":"Test run with 0 tests in 0 suites passed after 0.001 seconds."}]},"version":"6.3.0"}

      """#,
    output: "",
    end: .exited(0)
  )
}
