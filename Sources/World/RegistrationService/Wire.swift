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
