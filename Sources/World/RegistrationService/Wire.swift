import HTTP

/// The JSON of a question and of its answer. A question with an e-mail address is a registration.
enum Wire {
  struct Question: Codable, Equatable {
    /// Identifies the form that asks. A form's new question replaces the one before.
    var form: String
    var email: String?
    var password: String

    var answer: Answer {
      let isGood = PasswordRules.isGood(password)
      guard let email else {
        return Answer(message: PasswordRules.message(on: password), isAccepted: isGood)
      }
      let isAccepted = isGood && email.dropFirst().dropLast().contains("@")
      return Answer(message: isAccepted ? "Registered." : "Not registered.", isAccepted: isAccepted)
    }
  }

  struct Answer: Codable {
    var message: String
    var isAccepted: Bool
  }
}

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
}
