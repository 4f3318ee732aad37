// The same feature in an app, for Xcode: set the flag there. Without Xcode there is no `#Preview`.

#if CONTACTS_IN_XCODE
  import AddressCards
  import Dependencies
  import SwiftUI

  @testable import ContactsChapter

  struct ContactsView: View {
    let model: ControlledContacts

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

  #Preview("people") {
    ContactsView(model: ControlledContacts())
  }

  #Preview("access is refused") {
    ContactsView(
      model: withDependencies {
        $0[ContactsClient.self] = .refusing
      } operation: {
        ControlledContacts()
      }
    )
  }
#endif
