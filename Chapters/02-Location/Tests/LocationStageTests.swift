import OutsideWorld
import Testing

@testable import LocationChapter

@Suite struct LocationStage {
  @Test func `where no person sees the preview, a prompt ends the demo`() async {
    await #expect(processExitsWith: .exitCode(1)) {
      let prompt = PermissionPrompt(app: "Map", permission: .location, purpose: "")
      PromptPresenter.inPreview.present(prompt) { _ in }
    }
  }
}
