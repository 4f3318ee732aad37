/// The server's rules for passwords.
public enum PasswordRules {
  public static func message(on password: String) -> String {
    let count = "\(password.count) \(password.count == 1 ? "character" : "characters")"
    if password.count < 5 { return "Too short: \(count)." }
    return isGood(password) ? "Good: \(count)." : "Too long: \(count)."
  }

  public static func isGood(_ password: String) -> Bool { (5...20).contains(password.count) }
}
