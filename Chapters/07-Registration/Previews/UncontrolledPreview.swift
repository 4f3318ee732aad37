#if DEBUG && canImport(SwiftUI)
  import Dependencies
  import SwiftUI

  @testable import RegistrationChapter

  // It asks the real server, as a client without a preview value does. You wait for its answers,
  // and each time that you change a line, one more person is registered.
  #Preview("Uncontrolled: one more is registered") {
    let model = withDependencies {
      $0[RegistrationClient.self] = .liveValue
    } operation: {
      UncontrolledRegistration()
    }
    RegistrationView(model: model).onAppear {
      model.email = "ada@example.org"
      model.password = "blob is awesome"
      model.registerButtonTapped()
    }
  }
#endif
