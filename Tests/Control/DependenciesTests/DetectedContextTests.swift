import Testing

@testable import Dependencies

@Suite struct DetectedContext {
  private func detect(
    isTesting: Bool = false,
    _ variables: [String: String] = [:]
  ) -> (DependencyContext, String?) {
    DependencyContext.detect(isTesting: isTesting) { variables[$0] }
  }

  @Test func `a program is live, and a test process a test`() {
    #expect(detect() == (.live, nil))
    #expect(detect(isTesting: true) == (.test, nil))
  }

  @Test func `this process is a test`() {
    #expect(DependencyContext.detected == .test)
    @Dependency(\.context) var context
    #expect(context == .test)
  }

  @Test func `an editor's preview is a preview`() {
    #expect(detect(["XCODE_RUNNING_FOR_PREVIEWS": "1"]) == (.preview, nil))
    #expect(detect(["XCODE_RUNNING_FOR_PREVIEWS": "0"]) == (.live, nil))
  }

  @Test(arguments: [("live", DependencyContext.live), ("preview", .preview), ("test", .test)])
  func `the environment decides`(name: String, context: DependencyContext) {
    let variables = ["SWIFT_DEPENDENCIES_CONTEXT": name, "XCODE_RUNNING_FOR_PREVIEWS": "1"]
    #expect(detect(variables) == (context, nil))
    #expect(detect(isTesting: true, variables) == (context, nil))
  }

  @Test func `another word is reported`() {
    let found = detect(isTesting: true, ["SWIFT_DEPENDENCIES_CONTEXT": "production"])
    #expect(found.0 == .test)
    #expect(
      found.1 == """
        SWIFT_DEPENDENCIES_CONTEXT is "production", which is not a context. \
        It may be "live", "preview" or "test". This process goes on as "test", which it would be \
        without the variable.
        """
    )
  }
}
