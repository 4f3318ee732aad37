// The same feature in an app, with its previews. `#Preview` needs Xcode: elsewhere, this is empty.

#if DEBUG && canImport(SwiftUI)
  import AddressCards
  import Dependencies
  import SwiftUI

  @testable import ContactsChapter

  struct ContactsView<Model: ContactsModel>: View {
    let model: Model

    var body: some View {
      Group {
        switch model.list {
        case .closed: Color.clear
        case .loading: ProgressView()
        case .loaded(let everyone): List(everyone.contacts) { Text($0.formattedName) }
        case .failed(let sentence): Text(sentence)
        }
      }
      .task { await model.load() }
    }
  }

  #Preview("Controlled: four hundred invented people") {
    ContactsView(model: ControlledContacts())
  }

  #Preview("Controlled: access is refused") {
    ContactsView(
      model: withDependencies {
        $0[ContactsClient.self] = .refusing
      } operation: {
        ControlledContacts()
      }
    )
  }

  #Preview("Controlled: it is read for ever") {
    ContactsView(
      model: withDependencies {
        $0[ContactsClient.self] = .endless
      } operation: {
        ControlledContacts()
      }
    )
  }
#endif
