import IssueReporting
import OperatingSystem
import Stillness
import Usage

/// Prints how long operations of the shared module take, and whether that is as much faster than the
/// real library as it has to be.
///
/// First what a program does. Then this process becomes one that runs tests, since a process finds
/// out only once what it is.
@main struct Benchmarks {
  static func main() async {
    do {
      try await measure(Array(CommandLine.arguments.dropFirst()))
    } catch {
      StandardError.write("\(error.sentence)\n\nUsage: swift run -c release benchmarks [TEXT]")
      exit(UsageError.exitCode)
    }
  }

  /// Not on the main actor: going to and from the main thread would be most of what is measured.
  @concurrent private static func measure(_ words: [String]) async throws(UsageError) {
    let rows = try chosen(by: words)
    if !isTesting {
      print(line("operation, ns", "here", "theirs", "ratio", "at least", "met"))
    } else {
      InstalledTestSupport.install(LoneTest())
      Stillness.watch()
    }
    for row in rows where row.isInTest == isTesting {
      let unit = await Row.floor.measure() / Row.floorOfTheirs
      let here = await row.measure()
      print(row.line(here: here, unit: unit))
      fflush(nil)
    }
    guard isTesting else { becomeTestProcess() }
    print("\n\(legend)")
  }

  static func chosen(by words: [String]) throws(UsageError) -> [Row] {
    guard words.count < 2 else { throw UsageError("\"\(words[1])\" is one word too many.") }
    let rows = Row.all.filter { words.isEmpty || $0.name.contains(words[0]) }
    guard !rows.isEmpty else {
      let names = Row.all.map { "  \($0.name)" }.joined(separator: "\n")
      throw UsageError(
        "No operation's name contains \"\(words[0])\". These are measured:\n\n\(names)"
      )
    }
    return rows
  }

  static func line(_ name: String, _ cells: String...) -> String {
    cells.reduce(name.padding(to: 46)) { $0 + " " + $1.leftPadding(to: 10) }
  }

  private static let legend = """
    'here' is the median of what the processors spent on one operation. 'theirs' is what the real
    library spent on it, beside this one and with the same source, on a machine where a task-local
    value took \(Int(Row.floorOfTheirs)) ns. That value is measured beside each row, and 'theirs' is
    scaled by it. Where nothing was measured there, the row compares with another row here.
    """

  private static func becomeTestProcess() -> Never {
    fflush(nil)
    var pointers = (["benchmarks.xctest"] + CommandLine.arguments.dropFirst()).map { strdup($0) }
    pointers.append(nil)
    execv(pathOfThisProgram, pointers)
    StandardError.write("This system does not let the benchmarks run as a test process.")
    exit(1)
  }
}

private var pathOfThisProgram: String {
  #if canImport(Darwin)
    var size = UInt32(PATH_MAX)
    let path = [CChar](unsafeUninitializedCapacity: Int(size)) { buffer, count in
      _NSGetExecutablePath(buffer.baseAddress!, &size)
      count = strlen(buffer.baseAddress!) + 1
    }
    return path.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
  #else
    "/proc/self/exe"
  #endif
}

/// Stands in for a test framework that runs one case of a parameterized test: to say which one
/// takes it long.
private struct LoneTest: TestSupport {
  private let test = TestIdentity()

  var context: TestContext { .swiftTesting }
  var identity: (test: TestIdentity?, isOfTask: Bool) {
    keep(String(reflecting: Array(0..<500)).count)
    return (test, true)
  }

  var isBetweenCases: Bool { false }

  func record(_ issue: ReportedIssue) { StandardError.write(issue.text) }
}
