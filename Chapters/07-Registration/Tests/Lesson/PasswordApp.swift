// The preview and the test of the feature at work, for Xcode: set the flag there.

#if REGISTRATION_IN_XCODE
  import Combine
  import CombineSchedulers
  import Dependencies
  import SwiftUI
  import XCTest

  struct PasswordView: View {
    @ObservedObject var model: PasswordModel

    var body: some View {
      SecureField("Password", text: $model.password)
      Text(model.message)
    }
  }

  #Preview {
    PasswordView(
      model: withDependencies {
        $0.mainQueue = .immediate
      } operation: {
        PasswordModel { Just("\($0.count) characters").eraseToAnyPublisher() }
      }
    )
  }

  final class PasswordModelTests: XCTestCase {
    @MainActor
    func testItAsksAfter300Milliseconds() async {
      let queue = DispatchQueue.test
      let model = withDependencies {
        $0.mainQueue = queue.eraseToAnyScheduler()
      } operation: {
        PasswordModel { Just("\($0.count) characters").eraseToAnyPublisher() }
      }
      var messages: [String] = []
      let history = model.$message.sink { messages.append($0) }
      model.password = "blob"
      await queue.advance(by: .milliseconds(299))
      XCTAssertEqual(messages, [""])
      await queue.advance(by: .milliseconds(1))
      XCTAssertEqual(messages, ["", "4 characters"])
      history.cancel()
    }
  }
#endif
