/// Forty invented people, for a machine without an address book of its own.
///
/// They are part of the program, so no file has to be found. They become cards, so they are read as
/// the cards of a folder are.
enum BundledContacts {
  static let file = CardFile(
    path: "bundled.vcf",
    bytes: Array(people.split(separator: "\n").map(card).joined().utf8)
  )

  private static func card(_ person: Substring) -> String {
    let fields = person.split(separator: " | ")
    return "BEGIN:VCARD\nVERSION:4.0\nN:\(fields[0])\nFN:\(fields[1])\nEND:VCARD\n"
  }

  /// For each, the values of `N` and of `FN`.
  private static let people = #"""
    Oliveira Lund;Inês | Inês Oliveira Lund
    Lund;Anders | Anders Lund
    Lund-Björklund;Åsa | Åsa Lund-Björklund
    Oliveira;Teresa | Teresa de Jesus Oliveira
    ;Nils | Nils
    Lund;Olof | Olof Lund
    山田;小春 | 山田 小春
    Nwachukwu;Chidiebere | Chidiebere Nwachukwu
    Ní Bhraonáin;Máire | Máire Ní Bhraonáin
    de la Cruz y O'Neill;José,María | José María de la Cruz y O'Neill\, Jr.
    Łukasiewicz;Wojciech | Wojciech Łukasiewicz
    حدّاد;ليلى | ليلى حدّاد
    ;Bjartur | Bjartur
    வெங்கடேசன்;அனன்யா | அனன்யா வெங்கடேசன்
    MacAskill;Hamish | Hamish MacAskill
    Llewellyn-Pugh;Siân | Siân Llewellyn-Pugh
    van 't Hoff;Zoë | Zoë van 't Hoff
    ; | Orquesta del Río
    Lefèvre-Ó Dálaigh;Noémie | Noémie Lefèvre-Ó Dálaigh
    Đặng;Thu Hà | Đặng Thị Thu Hà
    Євтушенко;Ґалина | Ґалина Євтушенко
    Ξενάκη;Παναγιώτα | Παναγιώτα Ξενάκη
    Kahananui;Kealiʻi | Kealiʻi Kahananui
    김;서연 | 김서연
    Ngo Bassong;Amélie | Dr. Amélie Ngo Bassong\, OBE
    Brontë-Ångström;Zelda | Prof. Zelda Brontë-Ångström
    ; | Harbour Office
    Raghunathan;Priya | Priya Raghunathan
    Rāwiri;Tāne | Tāne Rāwiri
    Işık;Çağla | Çağla Işık
    Featherstonehaugh-Cholmondeley;Barty | Barty Featherstonehaugh-Cholmondeley
    周;玲 | 周 玲
    Nordahl;X | X Æ Nordahl
    Müller-Lüdenscheidt;Jürgen | Jürgen Müller-Lüdenscheidt
    Garage; | Garage (ask for Mo)
    Okafor;Blessing | Blessing Okafor
    Konstantinopolskaya;Tatianana | Tatianana Konstantinopolskaya
    ; | The Quiet Bookshop
    ; | someone@pigeon-post.example
    ; | Aotearoa Weather Line
    """#
}
