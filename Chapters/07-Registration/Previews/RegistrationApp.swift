// The same feature in an app, with its previews. `#Preview` needs Xcode: elsewhere, this is empty.

#if DEBUG && canImport(SwiftUI)
  import Dependencies
  import RegistrationService
  import Schedulers
  import SwiftUI

  @testable import RegistrationChapter

  struct RegistrationView<Model: RegistrationModel & Observable>: View {
    @Bindable var model: Model

    var body: some View {
      Form {
        TextField("E-mail", text: $model.email)
        SecureField("Password", text: $model.password)
        Text(model.isValidating ? "The server is asked." : model.message)
        if model.isRegistering {
          Text("Registering")
        } else if model.isRegistered {
          Text("Welcome!")
        } else {
          Button("Register") { model.registerButtonTapped() }
        }
      }
      .alert(model.alert ?? "", isPresented: .constant(model.alert != nil)) {
        Button("OK") { model.alert = nil }
      }
    }
  }

  #Preview("Controlled: at once") {
    let model = withDependencies {
      $0.mainQueue = .immediate
    } operation: {
      ControlledRegistration()
    }
    RegistrationView(model: model).onAppear {
      model.email = "ada@example.org"
      model.password = "blob is awesome"
      model.registerButtonTapped()
    }
  }

  #Preview("Controlled: the server says no") {
    let model = withDependencies {
      $0.mainQueue = .immediate
    } operation: {
      ControlledRegistration()
    }
    RegistrationView(model: model).onAppear {
      model.password = "blob"
      model.registerButtonTapped()
    }
  }

  #Preview("Controlled: the server thinks") {
    let model = withDependencies {
      $0.mainQueue = .immediate
      $0[RegistrationClient.self].register = { _, _, _ in ServiceCall() }
    } operation: {
      ControlledRegistration()
    }
    RegistrationView(model: model).onAppear { model.registerButtonTapped() }
  }
#endif
