/// What travels: a question and its answer, each a small piece of JSON.
enum Wire {
  struct Question: Codable, Equatable {
    /// Which form asks, so that the server knows which question replaces which.
    var form: String
    var email: String?
    var password: String
  }

  struct Validation: Codable { var message: String }
  struct Registration: Codable { var registered: Bool }
}
