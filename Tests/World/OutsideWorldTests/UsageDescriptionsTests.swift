import OperatingSystem
import Testing

@testable import OutsideWorld

@Suite struct UsageDescriptionsTests {
  @Test func `reaching for private data without a purpose ends the process`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
        _ = UsageDescriptions().purposeOrAbort(for: .contacts)
      }
    )
    let said = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      said.hasPrefix(
        """
        This app has crashed because it tried to access your contacts without a usage \
        description. Say why, before the first use: \
        UsageDescriptions.declare(.contacts, "why the app needs this")

        """
      )
    )
  }
}
