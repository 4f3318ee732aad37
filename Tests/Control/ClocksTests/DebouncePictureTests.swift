import Clocks
import Testing

@Suite struct DebouncePicture {
  @Test(arguments: Tie.allCases)
  func `shows the last value before each quiet time`(tie: Tie) async throws {
    try await expect("ab-c-----d|", becomes: "------c---[d|]", tie)
  }

  @Test(arguments: Tie.allCases)
  func `shows each value that comes alone`(tie: Tie) async throws {
    try await expect("a----b----c-----|", becomes: "---a----b----c--|", tie)
  }

  @Test(arguments: Tie.allCases)
  func `shows nothing while values keep coming`(tie: Tie) async throws {
    try await expect("abcd-e-f-g-hijklmno", becomes: "---------------------o", tie)
  }

  @Test(arguments: Tie.allCases)
  func `shows the last of several at one instant`(tie: Tie) async throws {
    try await expect("[abc]", becomes: "---c", tie)
  }

  @Test(arguments: Tie.allCases)
  func `shows a value that the next one replaces one tick too late`(tie: Tie) async throws {
    try await expect("a-b-----|", becomes: "-----b--|", tie)
    try await expect("a--b----|", becomes: "---a--b-|", tie)
    try await expect("a---b---|", becomes: "---a---b|", tie)
  }

  @Test(arguments: Tie.allCases)
  func `ends with the value that was waiting, at once`(tie: Tie) async throws {
    try await expect("a|", becomes: "-[a|]", tie)
    try await expect("ab-|", becomes: "---[b|]", tie)
    try await expect("a--|", becomes: "---[a|]", tie)
    try await expect("[ab|]", becomes: "[b|]", tie)
  }

  @Test(arguments: Tie.allCases)
  func `ends when its input ends and nothing is waiting`(tie: Tie) async throws {
    try await expect("|", becomes: "|", tie)
    try await expect("---|", becomes: "---|", tie)
    try await expect("a----|", becomes: "---a-|", tie)
  }

  @Test(arguments: Tie.allCases)
  func `fails at once, and drops what was waiting`(tie: Tie) async throws {
    try await expect("^", becomes: "^", tie)
    try await expect("a^", becomes: "-^", tie)
    try await expect("ab-^", becomes: "---^", tie)
  }

  @Test(arguments: Tie.allCases)
  func `fails after what had waited long enough`(tie: Tie) async throws {
    try await expect("a--^", becomes: "---[a^]", tie)
    try await expect("a---^", becomes: "---a^", tie)
  }

  @Test(arguments: Tie.allCases)
  func `is its input where there is nothing to wait for`(tie: Tie) async throws {
    for interval in [0, -1] {
      try await expect("ab-[cde]--f|", becomes: "ab-[cde]--f|", every: interval, tie)
      try await expect("ab-^", becomes: "ab-^", every: interval, tie)
    }
  }

  @Test(arguments: Tie.allCases)
  func `spares a busy reader what is outdated`(tie: Tie) async throws {
    try await expect("a----b-c", becomes: "---a---------c", tie, busy: 10)
    try await expect("a----b-c|", becomes: "---a---------c---------|", tie, busy: 10)
  }

  @Test(arguments: Tie.allCases)
  func `lets a busy reader wait for a value that came late`(tie: Tie) async throws {
    try await expect("a----------b", becomes: "---a----------b", tie, busy: 10)
  }

  @Test(arguments: Tie.allCases)
  func `tells a busy reader of an error after what had waited long enough`(tie: Tie) async throws {
    try await expect("a----b---^", becomes: "---a---------b---------^", tie, busy: 10)
    try await expect("a----b-^", becomes: "---a---------^", tie, busy: 10)
  }

  private func expect(
    _ input: String,
    becomes output: String,
    every seconds: Int = 3,
    _ tie: Tie,
    busy: Int = 0,
    at sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let drawn = try await TimePictureStage(tie: tie, readerIsBusyFor: busy)
      .play(input) { $0.debounce(for: .seconds(seconds), clock: $1) }
    #expect(drawn == output, "drawn from \(input)", sourceLocation: sourceLocation)
  }
}
