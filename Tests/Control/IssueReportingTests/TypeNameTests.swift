import IssueReporting
import Testing

@Suite struct TypeNames {
  struct Inner {}
  private struct Hidden {}

  @Test func `a type is named as one writes it`() {
    #expect(typeName(Int.self) == "Int")
    #expect(typeName(Inner.self) == "TypeNames.Inner")
    #expect(typeName(Hidden.self) == "TypeNames.Hidden")
    #expect(typeName(AsyncStream<Int>.Continuation.self) == "AsyncStream<Int>.Continuation")
    #expect(typeName([[String: Inner?]].self) == "[[String: TypeNames.Inner?]]")
    #expect(typeName((() -> Int)?.self) == "(() -> Int)?")
    #expect(typeName([Int: Int]?.self) == "[Int: Int]?")
    #expect(typeName((any Clock<Duration>).self) == "any Clock<Duration>")
    #expect(typeName(((Int) -> String).self) == "(Int) -> String")
  }
}
