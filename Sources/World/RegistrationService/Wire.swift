import HTTP

/// The JSON of a question and of its two answers.
enum Wire {
  struct Question: Codable, Equatable {
    /// Identifies the form that asks. A form's new question replaces the one before.
    var form: String
    var email: String?
    var password: String
  }

  struct Validation: Codable { var message: String }
  struct Registration: Codable { var registered: Bool }
}

// A question with an e-mail address is a registration.
extension Wire.Question {
  init(_ request: Request) throws(Refusal) {
    guard ["/validate", "/register"].contains(request.path) else {
      throw Refusal(.notFound, "There is /validate and /register.")
    }
    guard request.method == "POST", let question = try? JSON.decode(Self.self, from: request.body)
    else {
      throw Refusal(.badRequest, #"Post {"form": "…", "email": "…", "password": "…"}."#)
    }
    self = question
  }

  var answer: (message: String, body: any Encodable) {
    guard let email else {
      let message = PasswordRules.message(on: password)
      return (message, Wire.Validation(message: message))
    }
    let isValid = PasswordRules.isGood(password) && email.dropFirst().dropLast().contains("@")
    return (isValid ? "Registered." : "Not registered.", Wire.Registration(registered: isValid))
  }
}
