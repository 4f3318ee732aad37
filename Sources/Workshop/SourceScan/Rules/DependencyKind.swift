/// The kind of dependency that a piece of code reaches out to.
package enum DependencyKind: String, CaseIterable, Sendable {
  case time, randomness, files, network, frameworks, locale, environment, singletons, threads

  /// The cost of leaving it uncontrolled, and the way to control it.
  package var explanation: String {
    switch self {
    case .time:
      """
      Code that asks the machine for the time, or waits for it, is slow in a test and different \
      each time. Ask for a clock to wait, and for the date to know when.
      """
    case .randomness:
      """
      A test cannot expect a value that is new in each run. Ask for a generator, and give the \
      test one that counts.
      """
    case .files:
      """
      What one run leaves on the disk or in the defaults, the next one finds: tests pass once, \
      depend on their order, and overwrite your files. Put a client of closures between.
      """
    case .network:
      """
      A request is slow, fails for reasons of its own, and reaches a real server. Put a client of \
      closures between: its mock answers at once, or fails as you wish.
      """
    case .frameworks:
      """
      A framework asks for permission, needs a device, and ends the process when a declaration is \
      missing. Wrap what you use of it in a client, and you see its rare states in a preview.
      """
    case .locale:
      """
      The machine's language, calendar and time zone decide what is shown, so a test passes on \
      your machine and fails on another. Ask for the locale, the calendar and the time zone.
      """
    case .environment:
      """
      Arguments, variables and other programs differ from machine to machine, and a test cannot \
      choose them. Read them once, where the program begins, and pass on what they say.
      """
    case .singletons:
      """
      One instance for the whole process is the same one in a preview and in a test: what you try \
      out there counts as if a user had done it. Make it a dependency with a test value.
      """
    case .threads:
      """
      Work that is sent to a queue or a thread is done later, and a test does not know when. Ask \
      for a scheduler, or use tasks and a clock.
      """
    }
  }

  /// The code to write in a test that reaches out itself.
  var adviceInTests: String {
    switch self {
    case .time: "a test clock, or a fixed date"
    case .randomness: "a fixed value, a seeded generator"
    case .files: "a client that keeps it in memory"
    case .network: "a client that answers at once"
    case .frameworks: "a mock of a client"
    case .locale: "a fixed locale and time zone"
    case .environment: "pass in what the test needs"
    case .singletons: "an instance of the test's own"
    case .threads: "a test scheduler"
    }
  }
}
