import Stage
import Testing

@testable import CountdownChapter

@Suite struct ConfettiOnStage {
  private let stage = Extent(columns: 34, rows: 8)

  @Test func `confetti is in the air from the first moment`() {
    #expect(
      Confetti(time: .zero).draw(in: stage).text == """
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

  @Test func `confetti comes to rest`() {
    func canvas(_ seconds: Double) -> Canvas {
      Confetti(time: .seconds(seconds)).draw(in: stage)
    }
    #expect(canvas(3.9).isMoving && canvas(3.9) != canvas(3))
    #expect(!canvas(4).isMoving)
    #expect(canvas(4) == canvas(1000))
    #expect(canvas(4).text.contains("█"))
  }
}
