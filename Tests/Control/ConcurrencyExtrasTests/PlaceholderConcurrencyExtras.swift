import Testing

@Suite struct ConcurrencyExtrasPlaceholder {
  @Test func `builds`() {
    #expect(Bool(true))
  }
}
