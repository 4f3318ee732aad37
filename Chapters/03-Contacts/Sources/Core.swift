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
  var rows: [String] { people.map(\.row) }
  var growth: Axes { .both }

  func draw(in size: Extent) -> Canvas {
    VStack {
      Text(heading, .bold)
      List(people, selected: selected) { $0.rowView }
    }
    .draw(in: size)
  }
}

extension Contact {
  /// `Inês Amberg · +1 202-555-0101`
  fileprivate var row: String { ([formattedName] + details).joined(separator: " · ") }

  fileprivate var rowView: any View {
    HStack {
      Text(formattedName)
      Text(details.map { "· \($0)" }.joined(separator: " "), .dim)
    }
  }

  /// How to reach them and where they work, where the card says so.
  private var details: [String] {
    [phones.first ?? emails.first, organisation]
      .compactMap(\.self)
      .filter { !$0.isEmpty && $0 != formattedName }
  }
}
