import Testing

@testable import Stage

@Suite struct Decorations {
  private let stage = Extent(columns: 34, rows: 8)

  @Test func `digits are large where there is room`() {
    #expect(
      BigDigits(10).draw(in: stage).text == """
         ▗▟██   ▗▟███▙▖
        ▟████   ██▘ ▝██
           ██   ██   ██
           ██   ██   ██
           ██   ██▖ ▗██
        ▐█████▌ ▝▜███▛▘
        """
    )
  }

  @Test func `digits fill the stage, enlarged by a whole factor`() {
    #expect(
      BigDigits("7.").draw(in: Extent(columns: 40, rows: 13)).text == """
        ██████████████
        ██████████████
                  ████
                 ████
                ████
               ████
              ████
             ████
            ████
           ████
          █████         ████
          ████          ████
        """
    )
    #expect(
      BigDigits(10).draw(in: Extent(columns: 139, rows: 42)).size == Extent(columns: 105, rows: 42)
    )
    #expect(
      BigDigits(9).draw(in: Extent(columns: 38, rows: 40)).size == Extent(columns: 14, rows: 12)
    )
  }

  @Test func `digits are ordinary where there is none`() {
    #expect(BigDigits(10).draw(in: Extent(columns: 14, rows: 8)).text == "10")
    #expect(BigDigits(10).draw(in: Extent(columns: 80, rows: 5)).text == "10")
    #expect(BigDigits("").draw(in: stage).text == "")
  }

  @Test(arguments: Array("0123456789:.-"))
  func `every digit has a whole shape`(character: Character) throws {
    let shape = try #require(BigDigits.shapes[character])
    #expect(shape.count == BigDigits.rows)
    #expect(Set(shape.map(\.count)).count == 1)
    #expect(shape.allSatisfy { $0.allSatisfy { $0.columns == 1 } })
  }

  @Test func `what is behind digits shows through`() {
    let canvas = ZStack {
      Text(Array(repeating: String(repeating: "·", count: 7), count: 6).joined(separator: "\n"))
      BigDigits(7)
    }
    .draw(in: stage)
    #expect(canvas.text == "███████\n····▗█▛\n···▗█▛·\n··▗█▛··\n·▗█▛···\n·██▘···")
  }

  @Test func `confetti is in the air from the first moment`() {
    #expect(
      Confetti(seed: 7, time: .zero).draw(in: stage).text == """
                    ▄▄▌            ▄▄▄▄  ▄
                █◤          ◥█         ◥◣
         ██ ██◥◣             ▐       ▌   ▀
                 ▄▀      █ ▐
                 █◤        ▌    ▄▄    ▀▄
                                    ▄▄  ██
                    ▀▀
                      ▞▚  ▄▄           ██
        """
    )
  }

  @Test func `confetti falls, repeats itself for a seed, and differs for another`() {
    let picture = Confetti(seed: 1, time: .seconds(2)).draw(in: stage)
    #expect(Confetti(seed: 1, time: .seconds(2)).draw(in: stage) == picture)
    #expect(Confetti(seed: 2, time: .seconds(2)).draw(in: stage) != picture)
    #expect(Confetti(seed: 1, time: .milliseconds(2_500)).draw(in: stage) != picture)
  }

  @Test func `confetti comes to rest`() {
    func canvas(_ seconds: Double) -> Canvas {
      Confetti(time: .seconds(seconds)).draw(in: stage)
    }
    #expect(canvas(3.9).isMoving)
    #expect(!canvas(4).isMoving)
    #expect(canvas(4) == canvas(1000))
    #expect(canvas(4).text.contains("█"))
  }
}
