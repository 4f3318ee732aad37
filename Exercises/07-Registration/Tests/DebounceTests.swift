import Dependencies
import Dispatch
import Schedulers
import Testing

@testable import RegistrationExercises

@MainActor
@Suite struct Debounce {
  private let queue = DispatchQueue.test
  private let asked = LockIsolated<[String]>([])

  private func makeField() -> NameField {
    withDependencies {
      $0.mainQueue = queue.eraseToAnyScheduler()
      $0[NamesClient.self].isFree = { [asked] name in
        asked.withValue { $0.append(name) }
        return name == "ada"
      }
    } operation: {
      NameField()
    }
  }

  @Test func `it asks once, when the name has been left alone for 300 ms`() async {
    let field = makeField()
    field.name = "ada"
    await queue.advance(by: .milliseconds(299))
    #expect(asked.value == [], "Only 299 ms have passed, and it has asked.")
    await queue.advance(by: .milliseconds(1))
    #expect(asked.value == ["ada"], "300 ms have passed, so it should have asked once.")
    #expect(field.isFree == true)
  }

  @Test func `each change begins the 300 ms anew, even one that brings a name back`() async {
    let field = makeField()
    field.name = "ada"
    await queue.advance(by: .milliseconds(200))
    field.name = "adam"
    field.name = "ada"
    await queue.advance(by: .milliseconds(299))
    #expect(asked.value == [], "ada, adam, ada: the last change was 299 ms ago, and it has asked.")
    await queue.advance(by: .milliseconds(1))
    #expect(
      asked.value == ["ada"],
      "ada, adam, ada: the last change was 300 ms ago, so it should have asked once."
    )
  }

  @Test func `from a change until its answer it knows nothing, and then the answer`() async {
    let field = makeField()
    field.name = "ada"
    await queue.advance(by: .milliseconds(300))
    field.name = "adam"
    #expect(field.isFree == nil, "The name is adam, and the answer about ada is still there.")
    await queue.advance(by: .milliseconds(300))
    #expect(field.isFree == false, "The answer about adam is no, and the field does not say so.")
  }

  @Test func `about an empty name nothing is asked`() async {
    let field = makeField()
    field.name = "ada"
    await queue.advance(by: .milliseconds(300))
    field.name = ""
    #expect(field.isFree == nil, "The field is empty, and the answer about ada is still there.")
    field.name = "adam"
    field.name = ""
    await queue.advance(by: .seconds(60))
    #expect(asked.value == ["ada"], "The field is empty, and it asks all the same.")
  }

  @Test func `nothing keeps a released field alive, and it asks nothing more`() async {
    var field: NameField? = makeField()
    weak let gone = field
    field?.name = "ada"
    field = nil
    #expect(gone == nil, "Something that waits still holds the field.")
    await queue.advance(by: .seconds(1))
    #expect(asked.value == [], "The field is gone, and it asks all the same.")
  }
}
