#if DEBUG && canImport(SwiftUI)
  import SwiftUI

  @testable import AnalyticsChapter

  // While `swift run Analytics collector` runs, its page counts a user each time that this is drawn.
  #Preview("Uncontrolled: you are counted as a user") {
    MapView(model: UncontrolledMap(.walking()))
  }
#endif
