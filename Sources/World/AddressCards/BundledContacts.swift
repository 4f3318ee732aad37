/// Forty invented people, for a machine without an address book of its own.
///
/// They are in the program, so nothing has to be found or installed, and they become cards, so they
/// go through the same reader as everybody else's. Every number is from a range that is kept free
/// for stories, or as good as that.
enum BundledContacts {
  static let file = CardFile(
    path: "bundled.vcf",
    bytes: Array(people.split(separator: "\n").map(card).joined().utf8)
  )

  private static func card(_ person: Substring) -> String {
    let fields = person.split(separator: "|", omittingEmptySubsequences: false)
    let names = ["N", "FN", person.contains("@") ? "EMAIL" : "TEL", "ORG"]
    let lines = zip(names, fields).map { "\($0):\($1)\n" }
    return "BEGIN:VCARD\nVERSION:4.0\n\(lines.joined())END:VCARD\n"
  }

  /// Their names as a list sorts them and as they write them, a number or an address, and where
  /// they work.
  private static let people = #"""
    Oliveira Lund;Inês | Inês Oliveira Lund | +351 910 000 118
    Lund;Anders | Anders Lund | +46 8 465 004 11
    Lund-Björklund;Åsa | Åsa Lund-Björklund | +46 8 465 004 12
    Oliveira;Teresa | Teresa de Jesus Oliveira | +351 210 000 131
    ;Nils | Nils
    Lund;Olof | Olof Lund
    山田;小春 | 山田 小春 | +81 90-0000-0142
    Nwachukwu;Chidiebere | Chidiebere Nwachukwu | +234-800-000-0143
    Ní Bhraonáin;Máire | Máire Ní Bhraonáin | +353 20 913 0144
    de la Cruz y O'Neill;José,María | José María de la Cruz y O'Neill\, Jr. | +34 910 000 145
    Łukasiewicz;Wojciech | Wojciech Łukasiewicz | +48 500 000 146
    حدّاد;ليلى | ليلى حدّاد | +961 70 000 147
    ;Bjartur | Bjartur | bjartur@sumarhus.example
    வெங்கடேசன்;அனன்யா | அனன்யா வெங்கடேசன் | +91 00000 00148
    MacAskill;Hamish | Hamish MacAskill | +44 7700 900150
    Llewellyn-Pugh;Siân | Siân Llewellyn-Pugh | +44 7700 900151
    van 't Hoff;Zoë | Zoë van 't Hoff | +31 85 000 0152
    ; | Orquesta del Río | +52 55 0000 0160 | Orquesta del Río
    Lefèvre-Ó Dálaigh;Noémie | Noémie Lefèvre-Ó Dálaigh | +33 6 39 98 01 61 | Orquesta del Río
    Đặng;Thu Hà | Đặng Thị Thu Hà | +84 90 000 0162 | Orquesta del Río
    Євтушенко;Ґалина | Ґалина Євтушенко | +380 00 000 0163 | Orquesta del Río
    Ξενάκη;Παναγιώτα | Παναγιώτα Ξενάκη | yota@xenaki.example | Orquesta del Río
    Kahananui;Kealiʻi | Kealiʻi Kahananui | +1 808-555-0164 | Orquesta del Río
    김;서연 | 김서연 | +82 10-0000-0165 | Orquesta del Río
    Ngo Bassong;Amélie | Dr. Amélie Ngo Bassong\, OBE | +237 600 000 166 | Orquesta del Río
    Brontë-Ångström;Zelda | Prof. Zelda Brontë-Ångström | +870 773 000 170 | Société des Phares
    ; | Harbour Office | +44 20 7946 0172 | Port Authority
    Raghunathan;Priya | Priya Raghunathan | +49 30 23125 175 | Fernweh Maps
    Rāwiri;Tāne | Tāne Rāwiri | +64 20 000 0176 | Fernweh Maps
    Işık;Çağla | Çağla Işık | cagla@fernweh.example | Fernweh Maps
    Featherstonehaugh-Cholmondeley;Barty | Barty Featherstonehaugh-Cholmondeley | +44 20 7946 0177
    周;玲 | 周 玲 | +49 30 23125 178 | Fernweh Maps
    Nordahl;X | X Æ Nordahl | x@fernweh.example | Fernweh Maps
    Müller-Lüdenscheidt;Jürgen | Jürgen Müller-Lüdenscheidt | +49 30 23125 180
    Garage; | Garage (ask for Mo) | +1 202-555-0181
    Okafor;Blessing | Blessing Okafor | +1 202-555-0182
    Konstantinopolskaya;Tatianana | Tatianana Konstantinopolskaya | +7 000 000 01 83
    ; |  | +61 2 5550 0185 | The Quiet Bookshop
    ; |  | someone@pigeon-post.example
    ; | Aotearoa Weather Line | +64 4 000 0186
    """#
}
