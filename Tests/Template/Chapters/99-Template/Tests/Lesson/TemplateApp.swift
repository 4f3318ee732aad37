// The same feature in an app, for Xcode: set the flag there. Without Xcode there is no `#Preview`.

#if TEMPLATE_IN_XCODE
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
