import Testing
import Usage

@Suite struct NearMisses {
  @Test(
    arguments: [
      ("chek", "check"), ("hcek", "check"), ("CHECK", "check"), ("wat", "watch"), ("zebra", nil),
      ("", nil), ("hnt", "hint"), ("hints", "hint"), ("che", "check"), ("checkthis", nil),
      ("ch", nil), ("w", nil), ("🙂", nil), ("no", nil),
    ] as [(String, String?)]
  )
  func `a slip or two lead to the word that was meant`(typed: String, meant: String?) {
    #expect(typed.nearest(among: ["check", "watch", "hint", "xy"]) == meant)
  }
}
