import Testing
import Usage

@testable import Benchmarks

@Suite struct BenchmarkCommand {
  @Test func `measures everything within a minute, unless told otherwise`() throws {
    #expect(try BenchmarkOrder(arguments: []) == .measure(Options(filter: nil, pace: .usual)))
    #expect(
      try BenchmarkOrder(arguments: ["--quick", "--filter", "read"])
        == .measure(Options(filter: "read", pace: .quick))
    )
    #expect(try BenchmarkOrder(arguments: ["--quick", "--help"]) == .help)
  }

  @Test func `a filter finds names in upper and lower case`() {
    let options = Options(filter: "testclock")
    #expect(options.matches("TestClock.advance"))
    #expect(!options.matches("ImmediateClock.sleep"))
    #expect(Options().matches("anything"))
  }

  @Test func `what cannot be done is said in one sentence`() {
    #expect(throws: UsageError(#"There is no option "--fast"."#)) {
      try BenchmarkOrder(arguments: ["--fast"])
    }
    #expect(throws: UsageError("--filter needs a value: --filter TEXT.")) {
      try BenchmarkOrder(arguments: ["--filter"])
    }
  }

  @Test func `a filter that finds nothing lists what there is`() {
    let error = UsageError(
      """
      No operation's name contains "tide". These are measured:

        read
        write
      """
    )
    #expect(throws: error) { try Options(filter: "tide").check(against: ["read", "write"]) }
  }
}
