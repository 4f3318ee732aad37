import Dependencies
import XCTest

final class CachedDefaultsXCTests: XCTestCase {
  func testHasAValueOfItsOwn() {
    XCTAssertEqual([visit(), visit()], [1, 2])
  }

  func testHasAValueOfItsOwnToo() {
    XCTAssertEqual([visit(), visit()], [1, 2])
  }
}

final class ModelXCTests: XCTestCase {
  private struct Model {
    @Dependency(\.number) var number
    @Dependency(\.visits) var visits
  }

  private var model: Model?

  override func setUp() {
    model = withDependencies {
      $0.number = 7
    } operation: {
      Model()
    }
  }

  func testAModelOfTheSetUpKeepsItsDependencies() throws {
    let model = try XCTUnwrap(model)
    XCTAssertEqual(model.number, 7)
    XCTAssertEqual([model.visits.visit(), visit()], [1, 2])
  }
}
