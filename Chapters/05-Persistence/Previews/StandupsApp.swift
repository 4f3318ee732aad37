// The same feature in an app, with its previews. `#Preview` needs Xcode: elsewhere, this is empty.

#if DEBUG && canImport(SwiftUI)
  import Clocks
  import Dependencies
  import SwiftUI

  @testable import PersistenceChapter

  struct StandupsView: View {
    let model: ControlledStandups

    var body: some View {
      List(model.standups.indices, id: \.self) { Text(model.standups[$0].title) }
        .toolbar { Button("Add") { model.addButtonTapped() } }
        .safeAreaInset(edge: .bottom) {
          if case .failed(let sentence) = model.saving { Text(sentence) }
          if case .refused(let sentence) = model.saving { Text(sentence) }
        }
    }
  }

  #Preview("a memory of its own") {
    StandupsView(
      model: withDependencies {
        $0.dataManager = .mock()
      } operation: {
        ControlledStandups()
      }
    )
  }

  #Preview("the disk is full") {
    StandupsView(
      model: withDependencies {
        $0.continuousClock = ImmediateClock()
        $0.dataManager = .failToWrite
      } operation: {
        ControlledStandups()
      }
    )
  }
#endif
