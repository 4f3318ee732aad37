// The same feature in an app, for Xcode: set the flag there. Without Xcode there is no `#Preview`.

#if COUNTDOWN_IN_XCODE
  import Dependencies
  import SwiftUI

  @testable import CountdownChapter

  struct CountdownApp: App {
    @State private var countdown = ControlledCountdown()

    var body: some Scene {
      WindowGroup { CountdownView(countdown: countdown) }
    }
  }

  struct CountdownView: View {
    let countdown: ControlledCountdown

    var body: some View {
      ZStack {
        Text("\(countdown.secondsLeft)").font(.system(size: 120))
        if countdown.isConfettiFalling { Text("🎉").font(.system(size: 200)) }
      }
      .task { try? await countdown.start() }
    }
  }

  #Preview {
    let countdown = withDependencies {
      $0.continuousClock = ImmediateClock()
    } operation: {
      ControlledCountdown()
    }
    CountdownView(countdown: countdown)
  }
#endif
