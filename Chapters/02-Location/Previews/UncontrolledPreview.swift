#if DEBUG && canImport(SwiftUI)
  import SwiftUI

  @testable import LocationChapter

  // A tap asks for permission. A preview shows no prompt, so nobody answers, and no pin ever comes.
  #Preview("Uncontrolled: nothing answers") { MapScreen(map: UncontrolledMap()) }
#endif
