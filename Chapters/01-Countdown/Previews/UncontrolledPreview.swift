#if DEBUG && canImport(SwiftUI)
  import SwiftUI

  @testable import CountdownChapter

  #Preview("Uncontrolled: wait ten seconds") {
    CountdownView(countdown: UncontrolledCountdown())
  }
#endif
