extension RecordedTalk {
  /// Half a minute of an invented meeting. The recogniser corrects some of its words.
  static let standup = RecordedTalk([
    [
      (900, "good"), (300, "good mourning"), (500, "good morning every"),
      (300, "good morning everybody"),
    ],
    [
      (1100, "yes"), (200, "yesterday"), (400, "yesterday i finish"),
      (300, "yesterday i finished the"), (400, "yesterday i finished the least"),
      (300, "yesterday i finished the list of"),
      (500, "yesterday i finished the list of meetings"),
    ],
    [
      (900, "and"), (300, "and today"), (300, "and today i will"),
      (400, "and today i will right"), (300, "and today i will write the"),
      (400, "and today i will write the tests"),
    ],
    [
      (1300, "no"), (300, "nothing"), (300, "nothing is in"),
      (300, "nothing is in my"), (400, "nothing is in my way"),
    ],
    [
      (1800, "thank"), (300, "thank you"), (600, "thank you eye"),
      (400, "thank you i am still wait"), (300, "thank you i am still waiting"),
      (400, "thank you i am still waiting for the"),
      (400, "thank you i am still waiting for the kiss"),
      (300, "thank you i am still waiting for the keys of"),
      (400, "thank you i am still waiting for the keys of the server"),
    ],
    [
      (1200, "who"), (300, "who has"), (300, "who has them"),
    ],
    [
      (1500, "they"), (200, "they are"), (300, "they are on"), (300, "they are on my disk"),
      (400, "they are on my desk i will"), (500, "they are on my desk i will bring them"),
      (400, "they are on my desk i will bring them after lunch"),
    ],
    [
      (1400, "then"), (300, "then we"), (200, "then we are"), (300, "then we are done"),
      (600, "then we are done by fry"), (300, "then we are done by friday"),
    ],
  ])
}
