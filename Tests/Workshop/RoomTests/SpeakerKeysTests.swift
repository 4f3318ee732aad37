import Stage
import Testing

@testable import Room

@Suite struct SpeakerKeys {
  @Test(arguments: ["\u{1C}", "\u{1B}[24~", "\u{1B}[92;5u", "\u{1B}[27;5;92~"])
  func `a key after the prefix is the speaker's, and all others are typed`(prefix: String) {
    var input = PrefixKeyParser()
    #expect(
      input.read(Array("a\(prefix)nb".utf8)) == [.typed([97]), .pressed(.next), .typed([98])]
    )
    #expect(input.read(Array(prefix.utf8)) == [] && input.isPrefixPressed)
    #expect(input.read(Array("\u{1B}[A".utf8)) == [.pressed(.up)] && !input.isPrefixPressed)
    // Twice, it is for the program.
    let twice = Array("\(prefix)\(prefix)x".utf8)
    #expect(input.read(twice) == [.typed(Array(prefix.utf8)), .typed([120])])
  }

  @Test(arguments: ["?", "\u{1B}", "\u{1B}[1;5A", "\u{3}"])
  func `a key that means nothing ends the prefix`(key: String) {
    var input = PrefixKeyParser()
    #expect(input.read(Array("\u{1C}\(key)".utf8)) == [] && !input.isPrefixPressed)
    #expect(input.read(Array("n".utf8)) == [.typed([110])])
  }

  @Test(arguments: [40, 60, 100])
  func `each key is one key, and all of them stand in the rows of the speaker`(columns: Int) {
    let keys = SpeakerKey.allCases.map(\.help.key)
    #expect(Set(keys).count == keys.count)
    let rows = StatusLines.keys(columns: columns).map { String($0.compactMap(\.character)) }
    let text = rows.joined().split(separator: " ").joined(separator: " ")
    for key in SpeakerKey.allCases { #expect(text.contains("\(key.help.key) \(key.help.does)")) }
  }
}
