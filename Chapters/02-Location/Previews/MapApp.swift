// The same feature in an app, with its previews. `#Preview` needs Xcode: elsewhere, this is empty.

#if DEBUG && canImport(SwiftUI)
  import Dependencies
  import LocationServices
  import MapKit
  import SwiftUI

  @testable import LocationChapter

  struct MapScreen<Model: MapModel>: View {
    let map: Model

    var body: some View {
      VStack {
        Map {
          if let pin = map.location {
            Marker("You", coordinate: .init(latitude: pin.latitude, longitude: pin.longitude))
          }
        }
        Text(map.words)
        Button("Where am I?") { map.locateButtonTapped() }
      }
      .task { await map.task() }
    }
  }

  /// The screen on a device of your choice.
  @MainActor private func screen(_ client: LocationClient) -> some View {
    let map = withDependencies {
      $0.locationClient = client
    } operation: {
      ControlledMap()
    }
    return MapScreen(map: map)
  }

  #Preview("Controlled: undetermined") { MapScreen(map: ControlledMap()) }

  #Preview("Controlled: denied") { screen(.denied) }

  #Preview("Controlled: fails") { screen(.withoutFix) }
#endif
