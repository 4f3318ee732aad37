/// A walk along the Philosopher’s Path in Kyoto, from the Silver Pavilion to the south and back.
///
/// It was written down every half minute; the simulator replays a point a second.
enum RecordedWalk {
  static let name = "the Philosopher’s Path in Kyoto"

  typealias Point = (latitude: Double, longitude: Double)

  /// There and back, so that the walk can go on for ever without a jump.
  static let points = recording.dropLast() + recording.dropFirst().reversed()

  private static let recording: [Point] = [
    (35.02689, 135.79438), (35.02682, 135.79467), (35.02676, 135.79493),
    (35.02672, 135.79517), (35.02644, 135.79534), (35.02616, 135.79544),
    (35.02590, 135.79554), (35.02552, 135.79564), (35.02515, 135.79566),
    (35.02481, 135.79573), (35.02444, 135.79579), (35.02405, 135.79582),
    (35.02371, 135.79590), (35.02334, 135.79588), (35.02298, 135.79588),
    (35.02260, 135.79585), (35.02224, 135.79575), (35.02185, 135.79568),
    (35.02149, 135.79560), (35.02114, 135.79560), (35.02078, 135.79556),
    (35.02040, 135.79555), (35.02005, 135.79564), (35.01967, 135.79566),
    (35.01931, 135.79578), (35.01892, 135.79573), (35.01855, 135.79571),
    (35.01818, 135.79567), (35.01782, 135.79555), (35.01748, 135.79541),
    (35.01710, 135.79532), (35.01675, 135.79519), (35.01636, 135.79512),
    (35.01599, 135.79498), (35.01562, 135.79490), (35.01526, 135.79477),
    (35.01490, 135.79470),
  ]
}
