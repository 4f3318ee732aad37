/// A walk along the Philosopher’s Path in Kyoto, from the Silver Pavilion to the south and back.
///
/// It was written down every half minute; the simulator replays a point a second.
enum RecordedWalk {
  static let name = "the Philosopher’s Path in Kyoto"

  struct Point: Equatable, Sendable {
    var latitude: Double
    var longitude: Double
    /// In metres above sea level.
    var altitude: Double
    /// In degrees clockwise from north, the way to the next point.
    var course: Double
  }

  /// There and back, so that the walk can go on for ever without a jump.
  static let points = recording.dropLast() + wayBack

  private static let wayBack = zip(recording, recording.dropFirst()).reversed().map { next, here in
    var point = here
    point.course = (next.course + 180).truncatingRemainder(dividingBy: 360)
    return point
  }

  private static let recording = [
    (35.02689, 135.79438, 63.1, 106),
    (35.02682, 135.79467, 63.6, 106),
    (35.02676, 135.79493, 64.1, 102),
    (35.02672, 135.79517, 64.8, 154),
    (35.02644, 135.79534, 65.1, 164),
    (35.02616, 135.79544, 65.9, 163),
    (35.02590, 135.79554, 66.3, 168),
    (35.02552, 135.79564, 65.9, 177),
    (35.02515, 135.79566, 65.9, 170),
    (35.02481, 135.79573, 66.0, 172),
    (35.02444, 135.79579, 66.0, 176),
    (35.02405, 135.79582, 65.8, 169),
    (35.02371, 135.79590, 65.9, 183),
    (35.02334, 135.79588, 65.5, 180),
    (35.02298, 135.79588, 65.2, 184),
    (35.02260, 135.79585, 65.2, 193),
    (35.02224, 135.79575, 65.3, 188),
    (35.02185, 135.79568, 65.2, 190),
    (35.02149, 135.79560, 64.7, 180),
    (35.02114, 135.79560, 65.0, 185),
    (35.02078, 135.79556, 65.1, 181),
    (35.02040, 135.79555, 65.0, 168),
    (35.02005, 135.79564, 65.0, 178),
    (35.01967, 135.79566, 65.1, 165),
    (35.01931, 135.79578, 65.2, 186),
    (35.01892, 135.79573, 64.8, 183),
    (35.01855, 135.79571, 64.1, 185),
    (35.01818, 135.79567, 64.2, 195),
    (35.01782, 135.79555, 63.9, 199),
    (35.01748, 135.79541, 64.0, 191),
    (35.01710, 135.79532, 64.2, 197),
    (35.01675, 135.79519, 63.9, 188),
    (35.01636, 135.79512, 64.3, 197),
    (35.01599, 135.79498, 63.8, 190),
    (35.01562, 135.79490, 64.1, 196),
    (35.01526, 135.79477, 64.0, 189),
    (35.01490, 135.79470, 64.0, 189),
  ].map { (latitude: Double, longitude: Double, altitude: Double, course: Double) in
    Point(latitude: latitude, longitude: longitude, altitude: altitude, course: course)
  }
}
