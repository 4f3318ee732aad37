import Testing

@Suite struct CustomDumpPlaceholder {
  @Test func `builds`() {
    #expect(Bool(true))
  }
}
