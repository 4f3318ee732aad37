import Dependencies
import TestTools
import Testing

private class Model {
  @Dependency(\.number) var number
  @Dependency(\.otherNumber) var otherNumber

  func child() -> Model { withDependencies(from: self) { Model() } }
}

private final class SpecialModel: Model {
  let title = "special"
}

private final class PlainModel {
  let title = "plain"
  lazy var child = withDependencies(from: self) { Model() }
}

private actor Worker {
  let lock = LockIsolated(0)
  @Dependency(\.number) var number

  func childNumber() -> Int { withDependencies(from: self) { Model() }.number }
}

@Suite struct Models {
  private let model = withDependencies {
    $0.number = 7
  } operation: {
    Model()
  }

  @Test func `a model keeps the dependencies that it was made with`() {
    #expect(model.number == 7)
    #expect(currentNumber() == 0)
  }

  @Test func `where a model is used may override what it was made with`() {
    withDependencies {
      $0.number = 8
    } operation: {
      #expect(model.number == 8)
      #expect(model.otherNumber == 0)
    }
    withDependencies {
      $0.otherNumber = 8
    } operation: {
      #expect(model.number == 7)
      #expect(model.otherNumber == 8)
    }
  }

  @Test func `a child gets the dependencies of its parent`() {
    #expect(model.child().number == 7)
    #expect(model.child().child().child().number == 7)
    #expect(Model().number == 0)
  }

  @Test func `a child's dependencies may differ from its parent's`() {
    let child = withDependencies(from: model) {
      $0.otherNumber = $0.number + 1
    } operation: {
      Model()
    }
    #expect([child.number, child.otherNumber] == [7, 8])
    #expect([model.number, model.otherNumber] == [7, 0])
  }

  @Test func `what holds where a child is made comes before what its parent was made with`() {
    let child = withDependencies {
      $0.otherNumber = 9
    } operation: {
      model.child()
    }
    #expect([child.number, child.otherNumber] == [7, 9])
    let other = withDependencies {
      $0.number = 9
    } operation: {
      model.child()
    }
    #expect(other.number == 9)
  }

  @Test func `an asynchronous operation gets the dependencies of a model`() async {
    let number = await withDependencies(from: model) {
      await Task.yield()
      return currentNumber()
    }
    let other = await withDependencies(from: model) {
      await Task.yield()
      $0.number += 1
    } operation: {
      await Task.yield()
      return currentNumber()
    }
    #expect([number, other] == [7, 8])
  }

  @Test func `a subclass inherits the place of its dependencies`() throws {
    var special: SpecialModel?
    withDependencies {
      $0.number = 6
    } operation: {
      special = SpecialModel()
    }
    #expect(try #require(special).child().number == 6)
  }

  @Test func `an actor has dependencies`() async {
    let worker = withDependencies {
      $0.number = 6
    } operation: {
      Worker()
    }
    #expect(await worker.number == 6)
    #expect(await worker.childNumber() == 6)
  }

  @Test func `a model without a property has the dependencies that it was returned with`() {
    let plain = withDependencies {
      $0.number = 6
    } operation: {
      PlainModel()
    }
    #expect(plain.child.number == 6)
  }

  @Test func `a model with no dependencies is an issue`() {
    let plain = PlainModel()
    let line: UInt = #line + 2
    let issues = IssueLog.issues {
      let number = withDependencies(from: plain) { currentNumber() }
      #expect(number == 0)
    }
    let message = """
      'PlainModel' has no dependencies to pass on.

      Give it a '@Dependency' property, or return it from 'withDependencies': either way it \
      remembers what it was made with.
      """
    #expect(
      issues == [.init(message: message, fileID: "DependenciesTests/ModelTests.swift", line: line)]
    )
  }
}
