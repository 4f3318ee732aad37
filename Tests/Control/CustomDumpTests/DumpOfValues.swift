import CustomDump
import Testing

@Suite struct DumpOfValues {
  @Test func `numbers and truth values are as you write them`() {
    #expect(String(customDumping: 42) == "42")
    #expect(String(customDumping: -1.5) == "-1.5")
    #expect(String(customDumping: Double.nan) == "nan")
    #expect(String(customDumping: UInt8.max) == "255")
    #expect(String(customDumping: UInt128.max) == "\(UInt128.max)")
    #if !os(macOS)
      #expect(String(customDumping: Float16(1.5)) == "1.5")
    #endif
    #expect(String(customDumping: true) == "true")
  }

  @Test func `a struct with one small field is on one line`() {
    struct Page { var number: Int? }
    #expect(String(customDumping: Page(number: 1)) == "DumpOfValues.Page(number: 1)")
    #expect(String(customDumping: Page(number: nil)) == "DumpOfValues.Page(number: nil)")
  }

  @Test func `a struct without fields has empty parentheses`() {
    struct Nothing {}
    #expect(String(customDumping: Nothing()) == "DumpOfValues.Nothing()")
  }

  @Test func `generic arguments are left out`() {
    struct Box<Value> { var value: Value }
    #expect(String(customDumping: Box(value: [Int: String]())) == "DumpOfValues.Box(value: [:])")
    #expect(String(customDumping: Box { (_: Int) in "" }).hasPrefix("DumpOfValues.Box(value: "))
  }

  @Test func `optionals are what they wrap`() {
    #expect(String(customDumping: Int?.none) == "nil")
    #expect(String(customDumping: Int?.some(1)) == "1")
    #expect(String(customDumping: Int???.some(.some(.some(1)))) == "1")
  }

  @Test func `a nil inside an optional is not nil`() {
    #expect(String(customDumping: Int??.some(nil)) == ".some(nil)")
    #expect(String(customDumping: Int???.some(.some(nil))) == ".some(.some(nil))")
    #expect(String(customDumping: Int??.none) == "nil")
  }

  @Test func `tuples keep their labels`() {
    #expect(
      String(customDumping: (x: 1, y: 2, ())) == """
        (
          x: 1,
          y: 2,
          ()
        )
        """
    )
  }

  @Test func `enums show the case, and the type only at the root`() {
    #expect(String(customDumping: Route.home) == "Route.home")
    #expect(String(customDumping: Route.page(1)) == "Route.page(1)")
    #expect(String(customDumping: Route.search(query: "a")) == #"Route.search(query: "a")"#)
    #expect(
      String(customDumping: [Route.move(1, by: 2), .home]) == """
        [
          [0]: .move(
            1,
            by: 2
          ),
          [1]: .home
        ]
        """
    )
  }

  @Test func `a case is named, whatever the enum says of itself`() {
    #expect(String(customDumping: Masked.two) == "Masked.two")
  }

  @Test func `results and errors are enums like others`() {
    let success: Result<Result<Int, any Error>, any Error> = .success(.success(42))
    #expect(
      String(customDumping: success) == """
        Result.success(
          .success(42)
        )
        """
    )
    let failure: Result<Int, any Error> = .failure(Failure.offline)
    #expect(String(customDumping: failure) == "Result.failure(.offline)")
    let error: any Error = Failure.status(404)
    #expect(String(customDumping: error) == "Failure.status(404)")
  }

  @Test func `functions are shown by type`() {
    let plain: (Int) -> String = { _ in "" }
    #expect(String(customDumping: plain) == "(Int) -> String")
    let effect: @Sendable (User) throws -> Void = { _ in }
    #expect(String(customDumping: effect) == "@Sendable (User) throws -> ()")
  }

  @Test func `types are shown as you write them`() {
    struct Local {}
    #expect(String(customDumping: User.self) == "User.self")
    #expect(String(customDumping: Local.self) == "DumpOfValues.Local.self")
    #expect(String(customDumping: (any Clock<Duration>).self) == "any Clock<Duration>.self")
    #expect(
      String(customDumping: [String: Result<User, any Error>].self)
        == "[String: Result<User, Error>].self"
    )
  }

  @Test func `key paths are shown by name, and what is computed by type`() {
    #expect(String(customDumping: \Team.lead.name) == #"\Team.lead.name"#)
    #expect(String(customDumping: \User.name.count) == #"\User.name.<computed (Int)>"#)
  }

  @Test func `ranges are as you write them`() {
    #expect(String(customDumping: 1..<4) == "1..<4")
    #expect(String(customDumping: "a"..."f") == #""a"..."f""#)
  }
}
