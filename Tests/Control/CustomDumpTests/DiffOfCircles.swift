import CustomDump
import Testing

@Suite struct DiffOfCircles {
  @Test func `equal circles have no difference`() {
    let (one, other) = (Person.pair("Blob", "Blob Jr."), Person.pair("Blob", "Blob Jr."))
    defer {
      one.part()
      other.part()
    }
    #expect(diff(one, other) == nil)
    #expect(diff(one, one) == nil)
  }

  @Test func `a web in which everyone knows everyone ends`() {
    final class Node {
      var id: Int
      var others: [Node] = []
      init(id: Int) { self.id = id }
    }
    func web(last: Int) -> [Node] {
      let nodes = (0..<11).map { Node(id: $0) } + [Node(id: last)]
      for node in nodes { node.others = nodes }
      return nodes
    }
    let (one, other) = (web(last: 11), web(last: 12))
    defer { for node in one + other { node.others = [] } }
    let difference = diff(one, other) ?? ""
    #expect(difference.contains("id: 11"))
    #expect(difference.contains("id: 12"))
    #expect(difference.split(separator: "\n").count < 1_000)
  }

  @Test func `chains that are too deep for any screen fit on the stack`() {
    func chain(_ last: Route) -> Route { (0..<5_000).reduce(last) { route, _ in .then(route) } }
    let difference = diff(chain(.page(1)), chain(.page(2))) ?? ""
    #expect(difference.contains("- "))
    #expect(difference.contains("+ "))
  }
}
