// The same feature in an app, with its previews. `#Preview` needs Xcode: elsewhere, this is empty.

#if DEBUG && canImport(SwiftUI)
  import Dependencies
  import LocationServices
  import SwiftUI

  @testable import InjectionChapter

  struct CheckInSheet<Leaf: LeafScreen>: View {
    let leaf: Leaf

    var body: some View {
      VStack {
        if let place = leaf.checkIn?.place { Text(place.coordinates) }
        if let problem = leaf.problem { Text(problem) }
        Button("Where am I?") { Task { await leaf.locateTapped() } }
      }
    }
  }

  #Preview("Controlled: the preview values") {
    CheckInSheet(leaf: LibraryLeaf())
  }

  #Preview("Controlled: no signal") {
    CheckInSheet(
      leaf: withDependencies {
        $0.location.locate = { throw LocationError(.locationUnknown, "No signal.") }
      } operation: {
        LibraryLeaf()
      }
    )
  }
#endif
