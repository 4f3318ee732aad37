#if DEBUG && canImport(SwiftUI)
  import SwiftUI

  @testable import LocationChapter

  // Tap the button: the map asks for permission, no prompt comes up, and it waits for the answer.
  #Preview("Uncontrolled: nothing answers") {
    MapScreen(map: UncontrolledMap())
  }
#endif
