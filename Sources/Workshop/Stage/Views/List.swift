/// One row for each element; it scrolls so that the selected one is in view.
///
/// Only the rows that are seen are made, so a list of thousands costs no more than a short one.
public struct List<Element>: View {
  let elements: [Element]
  let selected: Int?
  let row: (Element) -> any View

  public init(_ elements: [Element], selected: Int? = nil, row: @escaping (Element) -> any View) {
    self.elements = elements
    self.selected = selected
    self.row = row
  }

  public var growth: Axes { .both }

  public func draw(in size: Extent) -> Canvas {
    var canvas = Canvas(size)
    let first = firstVisible(rows: size.rows)
    let last = min(elements.count, first + size.rows)
    let scrolls = elements.count > size.rows
    let space = Extent(columns: size.columns - 2 - (scrolls ? 2 : 0), rows: 1)
    for index in first..<max(first, last) {
      var line = row(elements[index]).draw(in: space)
      if index == selected {
        canvas.write("▸", row: index - first, style: .bold)
        line.restyle { $0.over(.bold) }
      }
      canvas.draw(line, column: 2, row: index - first)
    }
    if scrolls { drawScrollBar(on: &canvas, first: first) }
    return canvas
  }

  private func firstVisible(rows: Int) -> Int {
    let middle = (selected ?? 0) - rows / 2
    return max(0, min(middle, elements.count - rows))
  }

  private func drawScrollBar(on canvas: inout Canvas, first: Int) {
    let rows = canvas.size.rows
    guard rows > 0, canvas.size.columns > 2 else { return }
    let thumb = max(1, rows * rows / elements.count)
    let top = first * (rows - thumb) / (elements.count - rows)
    for row in 0..<rows {
      let isThumb = (top..<top + thumb).contains(row)
      canvas.write(
        isThumb ? "█" : "│",
        column: canvas.size.columns - 1,
        row: row,
        style: isThumb ? .plain : .dim
      )
    }
  }
}
