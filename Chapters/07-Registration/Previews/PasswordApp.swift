// The preview of the feature with Combine. It needs Xcode and combine-schedulers.

#if DEBUG && canImport(CombineSchedulers)
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
