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
      || folders.contains("Mocks") || name == "TestKey" || name.hasSuffix("Mocks")
      || name.isName(with: "Mock")
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
  /// With `Live`: `ContactsClientLive`, `LiveContacts`, `Live`; but not `Liveness` or `Olive`.
  func isName(with word: String) -> Bool {
    hasSuffix(word) || hasPrefix(word) && dropFirst(word.count).first?.isUppercase == true
  }

  var isNameOfLiveCode: Bool { isName(with: "Live") }
}
