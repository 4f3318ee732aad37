import HTTP

/// What a form wants to know, read from a request.
struct Question: Sendable {
  enum Kind: Sendable {
    case validate
    case register(email: String)
  }

  let kind: Kind
  let form: String
  let password: String

  init(_ kind: Kind, form: String, password: String) {
    self.kind = kind
    self.form = form
    self.password = password
  }

  init(_ request: Request) throws(Refusal) {
    guard ["/validate", "/register"].contains(request.path) else {
      throw Refusal(.notFound, "There is /validate and /register.")
    }
    guard request.method == "POST" else {
      throw Refusal(.methodNotAllowed, "\(request.path) understands POST.")
    }
    guard let question = Wire.read(Wire.Question.self, request.body),
      question.form.utf8.count <= 64
    else {
      throw Refusal(.badRequest, #"Post {"form": "…", "email": "…", "password": "…"}."#)
    }
    (form, password) = (question.form, question.password)
    guard request.path == "/register" else {
      kind = .validate
      return
    }
    guard let email = question.email else {
      throw Refusal(.badRequest, "To register takes an e-mail address.")
    }
    kind = .register(email: email)
  }

  var answer: (words: String, body: [UInt8]) {
    switch kind {
    case .validate:
      let message = PasswordRules.message(on: password)
      return (message, Wire.bytes(Wire.Validation(message: message)))
    case .register(let email):
      let isFine = PasswordRules.isGood(password) && email.dropFirst().dropLast().contains("@")
      return (
        isFine ? "Registered." : "Not registered.",
        Wire.bytes(Wire.Registration(registered: isFine))
      )
    }
  }
}
