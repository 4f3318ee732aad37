#if DEBUG && canImport(SwiftUI)
  import SwiftUI

  @testable import InjectionChapter

  // It compiles, and its defaults are live: a tap is counted, and waits for a prompt that does not
  // come up here.
  #Preview("Uncontrolled: its defaults are live") {
    CheckInSheet(leaf: DefaultsLeaf())
  }
#endif
