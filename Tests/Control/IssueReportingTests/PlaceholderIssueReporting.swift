import Testing

@Suite struct IssueReportingPlaceholder {
  @Test func `builds`() {
    #expect(Bool(true))
  }
}
