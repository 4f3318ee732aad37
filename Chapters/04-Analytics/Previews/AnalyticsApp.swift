// The same feature in an app, with its previews. `#Preview` needs Xcode: elsewhere, this is empty.

#if DEBUG && canImport(SwiftUI)
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
