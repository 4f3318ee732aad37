import Testing

@testable import Benchmarks

@Suite struct BenchmarkCommand {
  @Test func `measures everything within a minute, unless told otherwise`() throws {
    #expect(try Command(arguments: []) == .measure(Options(filter: nil, pace: .usual)))
    #expect(
      try Command(arguments: ["--quick", "--filter", "read"])
        == .measure(Options(filter: "read", pace: .quick))
    )
    #expect(try Command(arguments: ["--thorough"]) == .measure(Options(pace: .thorough)))
    #expect(try Command(arguments: ["--quick", "--help"]) == .help)
  }

  @Test func `a filter finds names in upper and lower case`() {
    let options = Options(filter: "testclock")
    #expect(options.matches("TestClock.advance"))
    #expect(!options.matches("ImmediateClock.sleep"))
    #expect(Options().matches("anything"))
  }

  @Test func `an unknown option is quoted`() {
    #expect(throws: UsageError.unknownArgument("--fast")) { try Command(arguments: ["--fast"]) }
    #expect(
      "\(UsageError.unknownArgument("--fast"))"
        == """
        There is no option '--fast'. The options are --filter TEXT, --quick, --thorough and --help.
        """
    )
  }

  @Test func `a filter needs a text`() {
    #expect(throws: UsageError.missingText) { try Command(arguments: ["--filter"]) }
    #expect(
      "\(UsageError.missingText)"
        == "'--filter' needs a text to look for, such as '--filter withDependencies'."
    )
  }

  @Test func `a filter that finds nothing lists what there is`() {
    let error = UsageError.nothingMatches("tide", ["read", "write"])
    #expect(throws: error) { try Options(filter: "tide").check(against: ["read", "write"]) }
    #expect(
      "\(error)" == """
        No operation's name contains 'tide'. These are measured:

          read
          write
        """
    )
  }
}
