// The same feature in an app, with its previews. `#Preview` needs Xcode: elsewhere, this is empty.

#if DEBUG && canImport(SwiftUI)
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
