#if DEBUG && canImport(SwiftUI)
  import SwiftUI

  @testable import ContactsChapter

  // It runs without the app's launch, where the app says why it needs contacts. So the store ends
  // the process, and the canvas says that the preview crashed.
  #Preview("Uncontrolled: a crash") {
    ContactsView(model: UncontrolledContacts())
  }
#endif
