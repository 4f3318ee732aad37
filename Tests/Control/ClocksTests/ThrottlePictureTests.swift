import Clocks
import Testing

@Suite struct ThrottlePicture {
  @Test(arguments: Tie.allCases)
  func `shows the latest value of each interval`(tie: Tie) async throws {
    try await expect("abcd-----e|", becomes: "a--c--d--e|", tie)
    try await expect("abcdefghijk|", becomes: "a--c--f--i--[k|]", tie)
  }

  @Test(arguments: Tie.allCases)
  func `shows the first value of each interval, if asked to`(tie: Tie) async throws {
    try await expect("abcd-----e|", becomes: "a--b--d--e|", latest: false, tie)
    try await expect("abcdefghijk|", becomes: "a--b--d--g--[j|]", latest: false, tie)
  }

  @Test(arguments: Tie.allCases, [true, false])
  func `shows each value that comes alone, at once`(tie: Tie, latest: Bool) async throws {
    try await expect("-a---b--c----d", becomes: "-a---b--c----d", latest: latest, tie)
  }

  @Test(arguments: Tie.allCases)
  func `shows two of several at one instant`(tie: Tie) async throws {
    try await expect("[abc]", becomes: "a--c", tie)
    try await expect("[abc]", becomes: "a--b", latest: false, tie)
  }

  @Test(arguments: Tie.allCases)
  func `gives a value at the end of an interval to the next`(tie: Tie) async throws {
    try await expect("ab-c", becomes: "a--b--c", tie)
    try await expect("ab-c", becomes: "a--b--c", latest: false, tie)
  }

  @Test(arguments: Tie.allCases)
  func `ends with the value that was waiting, when its time has come`(tie: Tie) async throws {
    try await expect("ab|", becomes: "a--[b|]", tie)
    try await expect("ab-|", becomes: "a--[b|]", tie)
    try await expect("[abc|]", becomes: "a--[c|]", tie)
  }

  @Test(arguments: Tie.allCases)
  func `ends when its input ends and nothing is waiting`(tie: Tie) async throws {
    try await expect("|", becomes: "|", tie)
    try await expect("a|", becomes: "a|", tie)
    try await expect("ab--|", becomes: "a--b|", tie)
  }

  @Test(arguments: Tie.allCases)
  func `fails at once, and drops what was waiting`(tie: Tie) async throws {
    try await expect("^", becomes: "^", tie)
    try await expect("ab^", becomes: "a-^", tie)
  }

  @Test(arguments: Tie.allCases)
  func `fails after what had waited long enough`(tie: Tie) async throws {
    try await expect("ab-^", becomes: "a--[b^]", tie)
  }

  @Test(arguments: Tie.allCases)
  func `is its input where there is nothing to wait for`(tie: Tie) async throws {
    for interval in [0, -1] {
      try await expect("ab-[cde]--f|", becomes: "ab-[cde]--f|", every: interval, tie)
      try await expect("ab-^", becomes: "ab-^", every: interval, tie)
    }
  }

  @Test(arguments: Tie.allCases)
  func `holds one value for a busy reader`(tie: Tie) async throws {
    try await expect("abcde", becomes: "a---------e", tie, busy: 10)
    try await expect("abcde", becomes: "a---------b", latest: false, tie, busy: 10)
    try await expect("abcde|", becomes: "a---------e---------|", tie, busy: 10)
  }

  @Test(arguments: Tie.allCases)
  func `tells a busy reader of an error after what had waited long enough`(tie: Tie) async throws {
    try await expect("ab--^", becomes: "a---------b---------^", tie, busy: 10)
    try await expect("ab^", becomes: "a---------^", tie, busy: 10)
  }

  private func expect(
    _ input: String,
    becomes output: String,
    every seconds: Int = 3,
    latest: Bool = true,
    _ tie: Tie,
    busy: Int = 0,
    at sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let drawn = try await TimePictureStage(tie: tie, readerIsBusyFor: busy)
      .play(input) { $0.throttle(for: .seconds(seconds), clock: $1, latest: latest) }
    #expect(drawn == output, "drawn from \(input)", sourceLocation: sourceLocation)
  }
}
