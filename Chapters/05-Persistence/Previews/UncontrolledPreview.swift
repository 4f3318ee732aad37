#if DEBUG && canImport(SwiftUI)
  import SwiftUI

  @testable import PersistenceChapter

  // It finds the file of the last preview. Change a line, and the list has one row more.
  #Preview("Uncontrolled: one more each time") {
    let model = UncontrolledStandups()
    StandupsView(model: model).onAppear { model.addButtonTapped() }
  }
#endif
