import TestTools
import Testing

@testable import TemplateChapter

@MainActor
@Suite(.enabled(if: Pain.isWanted, "It takes a real second. To feel it, set WORKBOOK_PAIN=1."))
struct TemplatePain {
  @Test func `the only way to see the end is to wait for a second`() async throws {
    let model = UncontrolledTemplate()
    let duration = try await ContinuousClock().measure { try await model.task() }
    #expect(model.isReady)
    #expect(duration >= .seconds(1))
  }
}
