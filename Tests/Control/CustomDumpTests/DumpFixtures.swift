struct User: Equatable {
  var id: Int
  var name: String
}

struct Team: Equatable {
  var lead: User
  var deputy: User
}

struct Track: Equatable, Identifiable {
  var id: Int
  var title: String
}

final class Account {
  var id: Int
  var name: String

  init(id: Int, name: String) {
    self.id = id
    self.name = name
  }
}

class Animal {
  var name: String
  init(name: String) { self.name = name }
}

final class Dog: Animal {
  var tricks: Int
  init(name: String, tricks: Int) {
    self.tricks = tricks
    super.init(name: name)
  }
}

final class Person {
  var name: String
  var friend: Person?
  init(name: String) { self.name = name }

  /// Two people who know each other. Undo with `part`.
  static func pair(_ one: String, _ other: String) -> Person {
    let (first, second) = (Person(name: one), Person(name: other))
    first.friend = second
    second.friend = first
    return first
  }

  /// Lets both go, so that nothing leaks.
  func part() {
    friend?.friend = nil
    friend = nil
  }
}

enum Route: Equatable {
  case home
  case page(Int)
  case search(query: String)
  case move(Int, by: Int)
  indirect case then(Route)
}

/// An enum that hides its case when it is printed.
enum Masked: CustomStringConvertible {
  case one, two
  var description: String { "masked" }
}

enum Failure: Error, Equatable {
  case offline
  case status(Int)
}

/// A type that says that it never is equal.
struct Loner: Equatable {
  var name = "Blob"
  static func == (lhs: Self, rhs: Self) -> Bool { false }
}
