// The same feature in an app, with its previews. `#Preview` needs Xcode: elsewhere, this is empty.

#if DEBUG && canImport(SwiftUI)
  import Dependencies
  import SwiftUI

  @testable import CountdownChapter

  struct CountdownApp: App {
    @State private var countdown = ControlledCountdown()

    var body: some Scene {
      WindowGroup { CountdownView(countdown: countdown) }
    }
  }

  struct CountdownView<Model: CountdownModel>: View {
    let countdown: Model

    var body: some View {
      ZStack {
        Text("\(countdown.secondsLeft)").font(.system(size: 120))
        if countdown.isConfettiFalling { Text("🎉").font(.system(size: 200)) }
      }
      .task { try? await countdown.start() }
    }
  }

  #Preview("Controlled: at once") {
    let countdown = withDependencies {
      $0.continuousClock = ImmediateClock()
    } operation: {
      ControlledCountdown()
    }
    CountdownView(countdown: countdown)
  }
#endif
