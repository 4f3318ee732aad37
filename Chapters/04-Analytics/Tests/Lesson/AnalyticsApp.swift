// The same feature in an app, for Xcode: set the flag there. Without Xcode there is no `#Preview`.

#if ANALYTICS_IN_XCODE
  import Dependencies
  import SwiftUI

  @testable import AnalyticsChapter

  struct MapView: View {
    let model: ControlledMap

    var body: some View {
      VStack {
        Text(model.place?.name ?? "Where are you?")
        Button("Locate me") { Task { await model.locateButtonTapped() } }
      }
      .onAppear { model.screenAppeared() }
    }
  }

  #Preview("nothing is tracked") {
    MapView(model: ControlledMap(.walking()))
  }

  #Preview("what is tracked, in the console") {
    MapView(
      model: withDependencies {
        $0.analytics.track = { print($0.name, $0.properties) }
      } operation: {
        ControlledMap(.walking())
      }
    )
  }
#endif
