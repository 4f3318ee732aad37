/// What kind of dependency a piece of code reaches out to.
package enum DependencyKind: String, CaseIterable, Sendable {
  case time, randomness, files, network, frameworks, locale, environment, singletons, threads

  /// What it costs to leave it uncontrolled, and how it is taken under control.
  package var explanation: String {
    switch self {
    case .time:
      """
      Code that asks the machine for the time, or lets it pass, is as slow in a test as it is in \
      the app, and different each time. Ask for a clock to wait, and for the date to know when.
      """
    case .randomness:
      """
      A value that is new in each run cannot be expected in a test: you assert around it, or not \
      at all. Ask for a generator, and hand the test one that counts.
      """
    case .files:
      """
      What one run leaves on the disk or in the defaults, the next one finds. Tests then pass \
      once, depend on their order, and write over what belongs to you. Put a client of closures \
      between.
      """
    case .network:
      """
      A request is slow, fails for reasons of its own, and reaches a server that counts it. Put a \
      client of closures between: its mock answers at once, or fails as you wish.
      """
    case .frameworks:
      """
      A framework asks for permission, needs a device, and ends the process when a declaration is \
      missing. Its states that are hard to reach are the ones that you ship untested. Wrap what \
      you use of it in a client.
      """
    case .locale:
      """
      The machine's language, calendar and time zone decide what is shown. A test then passes on \
      your machine and fails on another. Ask for the locale, the calendar and the time zone.
      """
    case .environment:
      """
      Arguments, variables and other programs differ from machine to machine, and a test cannot \
      choose them. Read them once, where the program begins, and hand on what they say.
      """
    case .singletons:
      """
      One instance for the whole process cannot be another one in a preview or a test. What you \
      try out there is counted as if a user had done it. Register it as a dependency with a test \
      value.
      """
    case .threads:
      """
      Work that is sent to a queue or a thread is done later, and a test has to wait for it \
      without knowing how long. Ask for a scheduler, or use tasks and a clock.
      """
    }
  }

  /// What to write in a test that reaches out itself.
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
