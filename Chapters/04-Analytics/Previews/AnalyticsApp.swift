// The same feature in an app, with its previews. `#Preview` needs Xcode: elsewhere, this is empty.

#if DEBUG && canImport(SwiftUI)
  import Dependencies
  import SwiftUI

  @testable import AnalyticsChapter

  struct MapView<Model: MapModel>: View {
    let model: Model

    var body: some View {
      VStack {
        Text(model.place?.name ?? "Where are you?")
        Button("Locate me") { Task { await model.locateButtonTapped() } }
      }
      .onAppear { model.screenAppeared() }
    }
  }

  #Preview("Controlled: nothing is tracked") {
    MapView(model: ControlledMap(.walking()))
  }

  #Preview("Controlled: tracked in the console") {
    let model = withDependencies {
      $0.analytics.track = { print($0.name, $0.properties) }
    } operation: {
      ControlledMap(.walking())
    }
    MapView(model: model)
  }
#endif
