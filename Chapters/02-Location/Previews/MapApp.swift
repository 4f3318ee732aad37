// The same feature in an app, with its previews. `#Preview` needs Xcode: elsewhere, this is empty.

#if DEBUG && canImport(SwiftUI)
  import Dependencies
  import LocationServices
  import MapKit
  import SwiftUI

  @testable import LocationChapter

  struct MapScreen: View {
    let map: ControlledMap

    var body: some View {
      VStack {
        MapKit.Map {
          if let pin = map.location {
            Marker("You", coordinate: .init(latitude: pin.latitude, longitude: pin.longitude))
          }
        }
        if let problem = map.problem { Text(problem) }
        Button("Where am I?") { map.locateButtonTapped() }
      }
      .task { await map.task() }
    }
  }

  #Preview("says yes") {
    MapScreen(map: ControlledMap())
  }

  #Preview("denied") {
    MapScreen(
      map: withDependencies {
        $0.locationClient = .denied
      } operation: {
        ControlledMap()
      }
    )
  }
#endif
