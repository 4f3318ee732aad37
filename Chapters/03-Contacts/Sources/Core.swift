// The workaround that most people know: the part of the screen that only holds data and draws it. A
// preview of it is safe, for it is a preview of something smaller than the screen.

import AddressCards
import Stage

struct ContactsCore: View {
  let people: [Contact]
  let selected: Int?

  init(_ people: [Contact], selected: Int? = nil) {
    self.people = people
    self.selected = selected
  }

  var heading: String { people.count == 1 ? "1 person" : "\(people.count) people" }
  var rows: [String] { people.map(\.formattedName) }
  var growth: Axes { .both }

  func draw(in size: Extent) -> Canvas {
    VStack {
      Text(heading, .bold)
      List(people, selected: selected) { Text($0.formattedName) }
    }
    .draw(in: size)
  }
}
