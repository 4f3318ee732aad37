/// First in, first out, without moving the elements at each step.
struct Queue<Element> {
  private var elements: [Element] = []
  private var head = 0

  var isEmpty: Bool { head == elements.count }
  var count: Int { elements.count - head }
  var first: Element? { isEmpty ? nil : elements[head] }

  mutating func append(_ element: Element) {
    elements.append(element)
  }

  mutating func prepend(_ first: [Element]) {
    elements.replaceSubrange(..<head, with: first)
    head = 0
  }

  mutating func removeFirst() -> Element {
    defer {
      head += 1
      if head == elements.count {
        elements.removeAll(keepingCapacity: true)
        head = 0
      } else if head >= 1_024, head * 2 >= elements.count {
        elements.removeFirst(head)
        head = 0
      }
    }
    return elements[head]
  }

  mutating func removeFirst(where isWanted: (Element) -> Bool) -> Element? {
    guard let index = elements[head...].firstIndex(where: isWanted) else { return nil }
    return index == head ? removeFirst() : elements.remove(at: index)
  }
}
