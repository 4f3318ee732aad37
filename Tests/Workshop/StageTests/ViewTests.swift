import Testing

@testable import Stage

@Suite struct Views {
  @Test func `text wraps between words`() {
    expect(Text("Where are you now?"), 9, 5, "Where are\nyou now?")
    expect(Text("  indented\n\nlines"), 20, 5, "  indented\n\nlines")
    expect(Text("unbreakable"), 4, 5, "unbr\neaka\nble")
    expect(Text("  abcdefghij"), 6, 5, "  abcd\n  efgh\n  ij")
    expect(Text("山田太郎"), 5, 5, "山田\n太郎")
    expect(Text("山"), 1, 1, "…")
  }

  @Test func `a line keeps its looks where it is broken, and what is below is further in`() {
    let line = StyledLine("   edit  ", .dim) + StyledLine("one two three", .bold)
    #expect(
      line.wrapped(columns: 14, hanging: 2) == [
        StyledLine("   edit  ", .dim) + StyledLine("one", .bold),
        StyledLine("     ") + StyledLine("two three", .bold),
      ]
    )
    #expect(line.wrapped(columns: 80, hanging: 2) == [line])
  }

  @Test func `text that does not fit says so`() {
    expect(Text("one two three"), 3, 2, "one\ntw…")
    expect(Text("one two"), 5, 1, "one…")
    expect(Text("山田太郎"), 6, 1, "山田…")
    expect(Text("x"), 0, 3, "")
  }

  @Test func `a view that grows gets what the others leave`() {
    let stack = VStack {
      Text("top")
      Text("middle").centered()
      Text("bottom")
    }
    expect(stack, 10, 5, "top\n\n  middle\n\nbottom")
    let bars = HStack {
      Text("a")
      Bar()
      Text("z")
    }
    expect(bars, 14, 1, "a ██████████ z")
  }

  @Test func `later views cover earlier ones`() {
    let layers = ZStack {
      Text("back-back-back")
      Box { Text("x") }
    }
    expect(layers, 20, 5, "    ╭───╮\nback│ x │-back\n    ╰───╯")
  }

  @Test func `a box has a title`() {
    let box = Box("Contacts") { Text("400 people") }
    expect(
      box,
      30,
      9,
      """
      ╭─ Contacts ─╮
      │ 400 people │
      ╰────────────╯
      """
    )
    expect(
      box,
      12,
      9,
      """
      ╭─ Conta… ─╮
      │ 400      │
      │ people   │
      ╰──────────╯
      """
    )
    expect(box, 4, 9, "400\npeop\nle")
  }

  @Test func `an alert asks, and shows the answer that is chosen`() {
    expect(
      Alert(
        "“Map” would like to know where you are",
        message: "To move the pin.",
        buttons: ["Don't allow", "Allow"],
        selected: 1
      ),
      80,
      24,
      """
      ╭────────────────────────────────────────╮
      │ “Map” would like to know where you are │
      │            To move the pin.            │
      │                                        │
      │         Don't allow    [ Allow ]       │
      ╰────────────────────────────────────────╯
      """
    )
    // Buttons that do not fit into a row.
    let buttons = ["Start all the same", "Settings", "Cancel"]
    expect(
      Alert("Denied", buttons: buttons, selected: 1),
      60,
      9,
      """
      ╭────────────────────────╮
      │         Denied         │
      │                        │
      │   Start all the same   │
      │      [ Settings ]      │
      │         Cancel         │
      ╰────────────────────────╯
      """
    )
  }

  @Test func `a list scrolls to the selected row`() {
    func rows(_ selected: Int?) -> any View {
      List(Array(1...9), selected: selected) { Text("row \($0)") }
    }
    expect(rows(nil), 9, 3, "  row 1 █\n  row 2 │\n  row 3 │")
    expect(rows(0), 9, 3, "▸ row 1 █\n  row 2 │\n  row 3 │")
    expect(rows(4), 9, 3, "  row 4 │\n▸ row 5 █\n  row 6 │")
    expect(rows(8), 9, 3, "  row 7 │\n  row 8 │\n▸ row 9 █")
    expect(rows(8), 7, 1, "▸ ro… █")
    expect(rows(8), 0, 0, "")
  }

  @Test func `a long list makes only the rows that are seen`() {
    var made = 0
    let list = List(Array(0..<1_000_000), selected: 500_000) {
      made += 1
      return Text("\($0)")
    }
    _ = list.draw(in: Extent(columns: 20, rows: 10))
    #expect(made == 10)
  }

  @Test(arguments: [
    (Note.Mood.neutral, "hm"), (.good, "✓ hm"), (.bad, "✗ hm"), (.busy, "… hm"),
  ])
  func `a note is understood without colours`(mood: Note.Mood, text: String) {
    expect(Note("hm", mood), 20, 1, text)
  }

  @Test func `a colour is for what does not have its own`() {
    let view = HStack(spacing: 0) {
      Text("a")
      Text("b", TextStyle(foreground: .blue))
    }
    let canvas = view.foreground(.red).background(.black).draw(in: Extent(columns: 9, rows: 1))
    for (column, color) in [Color.red, .blue].enumerated() {
      #expect(canvas[column, 0].style == TextStyle(foreground: color, background: .black))
    }
  }

  @Test(
    arguments: [
      (2, 80, 24, [0, 41]), (2, 40, 24, [0]), (4, 140, 45, [0, 71]), (7, 140, 45, [0, 47, 95]),
      (6, 80, 24, [0, 27, 55]),
    ]
  )
  func `as many columns stand in a row as makes them large`(
    count: Int,
    columns: Int,
    rows: Int,
    starts: [Int]
  ) {
    let column = Columns.Column(title: "", content: Text("x").aligned(.leading, .leading))
    let canvas = Columns(columns: Array(repeating: column, count: count))
      .draw(in: Extent(columns: columns, rows: rows))
    let places = canvas.rows.flatMap { row in row.indices.filter { row[$0].character == "x" } }
    #expect(places.count == count && Set(places).sorted() == starts)
  }

  @Test func `nothing needs more space than there is`() {
    let everything: [any View] = [
      Text("some words"), BigDigits("12:34.5-6"), Bar(),
      Box("box") { Text("in it") }, Alert("title", message: "why", buttons: ["a", "b"]),
      List([1, 2, 3]) { Text("\($0)") },
      Columns(columns: [
        .init(title: "a", content: Text("b")), .init(title: "c", content: Text("d")),
      ]),
      Text("x").padding(columns: 3, rows: 3),
      TextInput("typed"),
      Canvas(Extent(columns: 7, rows: 7)), Note("note", .bad), Text("c").centered(),
    ]
    for view in everything + [VStack { for view in everything { view } }] {
      for columns in 0...9 {
        for rows in 0...9 {
          let size = view.draw(in: Extent(columns: columns, rows: rows)).size
          #expect(size.columns <= columns && size.rows <= rows, "\(type(of: view))")
        }
      }
    }
  }

  private func expect(
    _ view: any View,
    _ columns: Int,
    _ rows: Int,
    _ text: String,
    _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(
      view.draw(in: Extent(columns: columns, rows: rows)).text == text,
      sourceLocation: location
    )
  }
}

private struct Bar: View {
  var growth: Axes { .horizontal }

  func draw(in size: Extent) -> Canvas {
    Text(String(repeating: "█", count: size.columns)).draw(in: size)
  }
}
