#if DEBUG && canImport(SwiftUI)
  import SwiftUI

  @testable import AnalyticsChapter

  // The map looks the same. Run the collector: each time that the preview starts again, one more
  // person has viewed the map.
  #Preview("Uncontrolled: each look is counted") {
    MapView(model: UncontrolledMap(.walking()))
  }
#endif
