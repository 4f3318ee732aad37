// The same feature in an app, with its previews. `#Preview` needs Xcode: elsewhere, this is empty.

#if DEBUG && canImport(SwiftUI)
  import AddressCards
  import Dependencies
  import SwiftUI

  @testable import ContactsChapter

  struct ContactsView<Model: ContactsModel>: View {
    let model: Model

    var body: some View {
      ZStack {
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

  /// The screen with an address book of your choice.
  @MainActor private func screen(_ client: ContactsClient) -> some View {
    let model = withDependencies {
      $0[ContactsClient.self] = client
    } operation: {
      ControlledContacts()
    }
    return ContactsView(model: model)
  }

  #Preview("Controlled: four hundred people") { ContactsView(model: ControlledContacts()) }

  #Preview("Controlled: refused") { screen(.refusing) }

  #Preview("Controlled: empty") { screen(.of([])) }
#endif
