import HTTP

/// What a form wants to know, read from a request: with an e-mail address, it wants to register.
extension Wire.Question {
  init(_ request: Request) throws(Refusal) {
    guard ["/validate", "/register"].contains(request.path) else {
      throw Refusal(.notFound, "There is /validate and /register.")
    }
    guard request.method == "POST" else {
      throw Refusal(.methodNotAllowed, "\(request.path) understands POST.")
    }
    guard let question = try? JSON.decode(Self.self, from: request.body),
      question.form.utf8.count <= 64
    else {
      throw Refusal(.badRequest, #"Post {"form": "…", "email": "…", "password": "…"}."#)
    }
    self = question
    if request.path == "/validate" {
      email = nil
    } else if email == nil {
      throw Refusal(.badRequest, "To register takes an e-mail address.")
    }
  }

  var answer: (words: String, body: any Encodable) {
    guard let email else {
      let message = PasswordRules.message(on: password)
      return (message, Wire.Validation(message: message))
    }
    let isFine = PasswordRules.isGood(password) && email.dropFirst().dropLast().contains("@")
    return (isFine ? "Registered." : "Not registered.", Wire.Registration(registered: isFine))
  }
}
