import CustomDump
import Testing

@Suite struct Expectations {
  @Test func `equal values pass`() {
    expectNoDifference(User(id: 1, name: "Blob"), User(id: 1, name: "Blob"))
  }
}
