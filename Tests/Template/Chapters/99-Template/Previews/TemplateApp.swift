// The same feature in an app, with its previews. `#Preview` needs Xcode: elsewhere, this is empty.

#if DEBUG && canImport(SwiftUI)
  import Dependencies
  import SwiftUI

  @testable import TemplateChapter

  struct TemplateApp: App {
    @State private var model = ControlledTemplate()

    var body: some Scene {
      WindowGroup { TemplateView(model: model) }
    }
  }

  struct TemplateView: View {
    let model: ControlledTemplate

    var body: some View {
      Text(model.isReady ? "Ready." : "It is not ready yet.")
        .task { try? await model.task() }
    }
  }

  #Preview {
    let model = withDependencies {
      $0.continuousClock = ImmediateClock()
    } operation: {
      ControlledTemplate()
    }
    TemplateView(model: model)
  }
#endif
