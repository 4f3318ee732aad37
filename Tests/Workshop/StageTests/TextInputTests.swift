import Stage
import Testing

@Suite struct TextInputs {
  private func typed(_ keys: Key..., into text: String = "") -> TextInput {
    var input = TextInput(text)
    for key in keys { _ = input.press(key) }
    return input
  }

  @Test func `what is removed is next to the cursor, or nothing`() {
    #expect(typed(.backspace, into: "Ada").text == "Ad")
    #expect(typed(.home, .backspace, into: "Ada").text == "Ada")
    #expect(typed(.home, .delete, into: "Ada").text == "da")
    #expect(typed(.delete, into: "Ada").text == "Ada")
    #expect(typed(.left, .control("u"), into: "Ada").text == "a")
  }

  @Test func `the cursor stays within the text`() {
    #expect(typed(.right, .right, into: "Ada").cursor == 3)
    #expect(typed(.home, .left, into: "Ada").cursor == 0)
  }

  @Test func `a mark joins the letter before it, and a wide letter is one letter`() {
    let input = typed(.character("e"), .character("\u{301}"), .character("漢"))
    #expect(input.text == "e\u{301}漢")
    #expect(input.cursor == 2)
    var other = input
    _ = other.press(.backspace)
    _ = other.press(.backspace)
    #expect(other.text == "")
  }

  @Test func `the cursor is seen, and as much of the text as there is space for`() {
    func picture(_ input: TextInput, columns: Int) -> Canvas {
      input.draw(in: Extent(columns: columns, rows: 1))
    }
    var input = TextInput("Design and research")
    #expect(picture(input, columns: 40).text == "Design and research▏")
    #expect(picture(input, columns: 9).text == "research▏")
    _ = input.press(.home)
    #expect(picture(input, columns: 9).text == "Design an")
    #expect(picture(input, columns: 9)[0, 0].style.isReversed)
    for _ in 1...12 { _ = input.press(.right) }
    #expect(picture(input, columns: 9).text == "gn and re")
    #expect(picture(input, columns: 9)[8, 0].style.isReversed)
  }
}
