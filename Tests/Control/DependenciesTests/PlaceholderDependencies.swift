import Testing

@Suite struct DependenciesPlaceholder {
  @Test func `builds`() {
    #expect(Bool(true))
  }
}
