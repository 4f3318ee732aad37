import Dependencies
import Testing

@Suite struct Registration {
  @Test func `a key path leads to the value of its key, and further`() {
    @Dependency(\.greeter) var greeter
    @Dependency(\.greeter.source) var source
    #expect([greeter.source, source] == ["test", "test"])
  }

  @Test func `a property and its key are one dependency`() {
    withDependencies {
      $0[GreeterKey.self].source = "here"
    } operation: {
      @Dependency(\.greeter) var byPath
      @Dependency(GreeterKey.self) var byKey
      @Dependency(Greeter.self) var another
      #expect([byPath.source, byKey.source] == ["here", "here"])
      #expect(another.source == "test, by type")
    }
  }

  @Test func `the values may be had as a whole`() {
    withDependencies {
      $0.number = 7
    } operation: {
      @Dependency(\.self) var values
      #expect(values.number == 7)
      #expect(values.greeter.source == "test")
      let snapshot = values
      let number = withDependencies {
        $0.number = 8
      } operation: {
        withDependencies {
          $0 = snapshot
        } operation: {
          currentNumber()
        }
      }
      #expect(number == 7)
    }
  }
}
