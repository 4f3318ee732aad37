/// A stop on the Philosopher’s Path in Kyoto, from north to south.
enum Place: CaseIterable, Sendable {
  case silverPavilion, honenIn, otoyoShrine, eikanDo, nanzenJi

  var name: String {
    switch self {
    case .silverPavilion: "Silver Pavilion"
    case .honenIn: "Hōnen-in"
    case .otoyoShrine: "Ōtoyo Shrine"
    case .eikanDo: "Eikan-dō"
    case .nanzenJi: "Nanzen-ji"
    }
  }
}
