/// The role of a piece of code, which decides whether it may reach out.
package enum CodeRole: String, Sendable {
  /// Code that should ask for what it needs.
  case feature

  /// A live value: reaching out belongs here.
  case live

  case test, preview

  /// The role that the path of a file implies.
  init(path: String) {
    let parts = path.split(separator: "/").map(String.init)
    let name = parts.last.map { String($0.dropLast(".swift".count)) } ?? ""
    let folders = parts.dropLast()
    // The tests of a live value reach what it reaches.
    if folders.contains(where: { $0.hasSuffix("LiveTests") }) {
      self = .live
    } else if folders.contains(where: { $0.hasSuffix("Tests") }) || name.hasSuffix("Tests")
      || name.hasSuffix("Test")
    {
      self = .test
    } else if folders.contains(where: { $0.hasSuffix("Previews") || $0 == "Preview Content" })
      || name == "TestKey" || name.hasSuffix("Mocks")
    {
      self = .preview
    } else if folders.contains(where: \.isNameOfLiveCode)
      || name.split(separator: "+").contains(where: { String($0).isNameOfLiveCode })
      || ["Bootstrap", "CompositionRoot"].contains(where: name.hasSuffix)
    {
      self = .live
    } else {
      self = .feature
    }
  }
}

extension String {
  /// `ContactsClientLive`, `LiveContacts`, `Live`; but not `Liveness` or `Olive`.
  var isNameOfLiveCode: Bool {
    if self == "Live" || hasSuffix("Live") { return true }
    return hasPrefix("Live") && dropFirst(4).first?.isUppercase == true
  }
}
