#if DEBUG && canImport(SwiftUI)
  import SwiftUI

  @testable import ContactsChapter

  // Nobody has said in a preview why the app reads contacts, so the framework ends the process: the
  // canvas says that the preview crashed.
  #Preview("Uncontrolled: the process ends") { ContactsView(model: UncontrolledContacts()) }
#endif
