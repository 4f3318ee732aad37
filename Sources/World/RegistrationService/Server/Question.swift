import HTTP

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

  var answer: (words: String, body: any Encodable) {
    guard let email else {
      let message = PasswordRules.message(on: password)
      return (message, Wire.Validation(message: message))
    }
    let isValid = PasswordRules.isGood(password) && email.dropFirst().dropLast().contains("@")
    return (isValid ? "Registered." : "Not registered.", Wire.Registration(registered: isValid))
  }
}
