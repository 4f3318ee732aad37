// The same feature in an app, with its previews. `#Preview` needs Xcode: elsewhere, this is empty.

#if DEBUG && canImport(SwiftUI)
  import Dependencies
  import Foundation
  import SwiftUI

  @testable import PersistenceChapter

  struct StandupsView<Model: StandupsModel>: View {
    let model: Model

    var body: some View {
      VStack {
        List(model.standups.indices, id: \.self) { Text(model.standups[$0].title) }
        Text(model.saving.sentence)
        Button("Add") { model.addButtonTapped() }
      }
    }
  }

  /// The feature on a disk, after one tap.
  @MainActor private func standups(on disk: DataManager) -> some View {
    let model = withDependencies {
      $0.continuousClock = ImmediateClock()
      $0.dataManager = disk
    } operation: {
      ControlledStandups()
    }
    return StandupsView(model: model).onAppear { model.addButtonTapped() }
  }

  #Preview("Controlled: a memory of its own") { standups(on: .mock()) }

  #Preview("Controlled: a disk that refuses") { standups(on: .failToWrite) }

  #Preview("Controlled: corrupted data") {
    standups(on: .mock(initialData: Data("[{".utf8)))
  }
#endif
