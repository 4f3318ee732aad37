import Testing

@Suite struct SwiftAsSwiftTests {
  /// Literals and comments are no code, a declaration is no use, of what is broken a part is read.
  @Test(arguments: [literals, names, broken].flatMap(Case.all))
  func `Swift is read as Swift`(_ example: Case) {
    #expect(example.found == example.findings)
  }

  static let literals = ##"""
    // Date() ⇒
    /* a /* Date() */ Date() */ let id = UUID() ⇒ randomness UUID()
    let text = "a \"Date()\" b" ⇒
    let text = "now: \(format(Date(), "UUID()"))" ⇒ time Date()
    let text = "a \("b \(UUID()) c") d"; Date() ⇒ randomness UUID(); time Date()
    let text = "\\(Date())" ⇒
    let text = #"\(Date())"# ⇒
    let text = #"\#(Date())"# ⇒ time Date()
    let text = #"a " Date() "# + "\(UUID())" ⇒ randomness UUID()
    let text = """⏎Date() "quoted" \(UUID())⏎""" ⇒ randomness UUID()
    let text = """⏎say ""quoted"" \""" Date()⏎"""; UUID() ⇒ randomness UUID()
    let text = #"""⏎\(Date()) """ \#(UUID())⏎"""# ⇒ randomness UUID()
    let pattern = /a"b/; Date()⏎UUID() ⇒ randomness UUID()
    let half = a / b; let now = Date() / 2 ⇒ time Date()
    let a = x /* " */ + Date() ⇒ time Date()
    #!/usr/bin/swift Date()⏎UUID() ⇒ randomness UUID()
    let n = 0xFF.description; Date() ⇒ time Date()
    let größe = Date(), `class` = "👩‍👩‍👧 \(UUID())" ⇒ time Date(); randomness UUID()
    #if os(iOS)⏎if a {⏎#else⏎if b {⏎#endif⏎UUID()⏎}⏎Date() ⇒ randomness UUID(); time Date()
    """##

  static let names = #"""
    extension Date { var isPast: Bool { self < reference } } ⇒
    extension Date { static let moon = Date() } ⇒ time Date()
    struct Feed { struct Date {}⏎let now = Date() } ⇒
    typealias Date = String⏎let now = Date() ⇒
    func usleep(_ n: Int) {}⏎usleep(1) ⇒
    import struct Foundation.Date ⇒
    let now = calendar.Date() ⇒
    """#

  static let broken = #"""
    } } } func f( { Date() ⇒ time Date()
    let text = "never ends⏎Date() ⇒ time Date()
    /* never ends Date() ⇒
    let text = """⏎never ends Date() ⇒
    let text = "\(Date( ⇒
    Task<.sleep() ⇒
    #if ⏎ { ⏎ #else ⏎ Date() ⇒ time Date()
    #endif Date() ⇒ time Date()
    # ⇒
    """#
}
