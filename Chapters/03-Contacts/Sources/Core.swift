// The workaround that most people know: the part of the screen that only holds data and draws it. A
// preview of it is safe, for it is a preview of something smaller than the screen.

import AddressBook
import Stage

struct ContactsCore: View {
  let people: [Contact]
  let selected: Int?

  init(_ people: [Contact], selected: Int? = nil) {
    self.people = people
    self.selected = selected
  }

  var heading: String { people.count == 1 ? "1 person" : "\(people.count) people" }
  var rows: [String] { people.map(\.row) }
  var growth: Axes { .both }

  func draw(in size: Size) -> Canvas {
    VStack {
      Text(heading, .bold)
      List(people, selected: selected) { Text($0.row) }
    }
    .draw(in: size)
  }
}

extension Contact {
  /// `Ines Amberg · +1 202-555-0101`
  fileprivate var row: String {
    let details = [phones.first?.value ?? emails.first?.value, organisation]
    return
      ([formattedName] + details.compactMap(\.self).filter { !$0.isEmpty && $0 != formattedName })
      .joined(separator: " · ")
  }
}
