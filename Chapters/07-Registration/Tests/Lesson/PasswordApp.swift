// The preview of the feature at work, for Xcode: set the flag there.

#if REGISTRATION_IN_XCODE
  import Combine
  import CombineSchedulers
  import Dependencies
  import SwiftUI

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
#endif
