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
        MapKit.Map {
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

  @MainActor private func screen(of client: LocationClient) -> some View {
    MapScreen(
      map: withDependencies {
        $0.locationClient = client
      } operation: {
        ControlledMap()
      }
    )
  }

  #Preview("Controlled: undetermined, then a yes") { screen(of: .mock(.notDetermined)) }

  #Preview("Controlled: undetermined, then a no") { screen(of: .refusing) }

  #Preview("Controlled: denied") { screen(of: .denied) }

  #Preview("Controlled: no fix") { screen(of: .withoutFix) }
#endif
