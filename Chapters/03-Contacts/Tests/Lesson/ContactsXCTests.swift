import AddressCards
import Dependencies
import DependenciesTestSupport
import XCTest

@testable import ContactsChapter

/// The test of a refusal, for a test target that still has XCTest.
final class ContactsXCTests: XCTestCase {
  @MainActor
  func testARefusalIsShownAndNothingIsRead() async {
    let screen = withDependencies {
      $0[ContactsClient.self].requestAccess = { throw ContactStoreError.accessRefused }
    } operation: {
      ControlledContacts()
    }
    await screen.load()
    XCTAssertEqual(screen.list, .failed("\(ContactStoreError.accessRefused)"))
  }
}
