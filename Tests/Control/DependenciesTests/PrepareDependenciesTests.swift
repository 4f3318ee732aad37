import Dependencies
import TestTools
import Testing

@Suite struct PreparedDependencies {
  private let file = "DependenciesTests/PrepareDependenciesTests.swift"

  private let advice = """
    Prepare each dependency once, before anything uses it: at the start of 'main', or of a test. \
    To change one for a while, override it:

      withDependencies {
        $0[NumberKey.self] = …
      } operation: {
        …
      }
    """

  @Test func `it holds from then on, also where nothing is inherited`() async {
    prepareDependencies { $0.number = 7 }
    #expect(currentNumber() == 7)
    await Task.yield()
    #expect(currentNumber() == 7)
  }

  @Test func `an override is stronger`() {
    prepareDependencies { $0.number = 7 }
    let number = withDependencies {
      $0.number = 8
    } operation: {
      currentNumber()
    }
    #expect(number == 8)
    #expect(currentNumber() == 7)
  }

  @Test func `it may be set in parts, and read meanwhile`() {
    prepareDependencies {
      $0.greeter.hello = { "hi" }
      $0.greeter.source = "prepared"
      $0.number = 7
      $0.otherNumber = $0.number + 1
    }
    @Dependency(\.greeter) var greeter
    @Dependency(\.otherNumber) var otherNumber
    #expect(greeter.hello() == "hi")
    #expect(greeter.source == "prepared")
    #expect(otherNumber == 8)
  }

  @Test func `the context may be prepared`() {
    prepareDependencies { $0.context = .preview }
    @Dependency(\.greeter.source) var source
    #expect(source == "preview")
  }

  @Test func `an error leaves everything as it was`() {
    struct Failure: Error {}
    #expect(throws: Failure.self) {
      try prepareDependencies {
        $0.number = 7
        throw Failure()
      }
    }
    #expect(currentNumber() == 0)
  }

  @Test func `twice is an issue, and the first value stays`() {
    let line: UInt = #line + 2
    let issues = IssueLog.issues {
      prepareDependencies { $0.number = 7 }
      prepareDependencies { $0.number = 8 }
    }
    let message = """
      The dependency 'NumberKey' has been prepared twice, so the first value stays.

        prepared at:   \(file):\(line + 1)
        key:           NumberKey
        type:          Int
        first set at:  \(file):\(line)

      \(advice)
      """
    #expect(issues == [.init(message: message, fileID: file, line: line + 1)])
    #expect(currentNumber() == 7)
  }

  @Test func `after a use is an issue, and the used value stays`() {
    let line: UInt = #line + 2
    let issues = IssueLog.issues {
      @Dependency(\.number) var number
      #expect(number == 0)
      prepareDependencies { $0.number = 8 }
    }
    let message = """
      The dependency 'NumberKey' has been used before it was prepared, so the first value stays.

        prepared at:   \(file):\(line + 2)
        key:           NumberKey
        type:          Int
        first used at: \(file):\(line)

      \(advice)
      """
    #expect(issues == [.init(message: message, fileID: file, line: line + 2)])
    #expect(currentNumber() == 0)
  }

  @Test func `in a preview, after a use is no issue, and the prepared value counts`() {
    withDependencies {
      $0.context = .preview
    } operation: {
      #expect(currentNumber() == -1)
      prepareDependencies { $0.number = 8 }
      #expect(currentNumber() == 8)
    }
  }
}
