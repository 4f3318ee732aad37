import Testing

@Suite struct LocationServicesPlaceholder {
  @Test func `builds`() {
    #expect(Bool(true))
  }
}
