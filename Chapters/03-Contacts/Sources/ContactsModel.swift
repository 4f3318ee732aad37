import AddressCards

/// What the stage has to know of a list of people, of either version.
@MainActor
protocol ContactsModel: AnyObject {
  var list: ContactList { get }
  func load() async
}

/// Everything that can be seen on this screen.
enum ContactList: Equatable {
  case closed
  case loading
  case loaded(FetchResult)
  /// There are no people to show, and the sentence says why.
  case failed(String)

  var people: [Contact] {
    if case .loaded(let everyone) = self { everyone.contacts } else { [] }
  }
}
