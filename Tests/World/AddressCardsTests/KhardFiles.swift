/// Files as khard 0.18 wrote them, of invented people. khard ends its lines with CRLF.
enum KhardFiles {
  /// Two given names, two titles, a label of her own, a note of several lines: version 3.0.
  static let zoe3 = crlf(
    #"""
    BEGIN:VCARD
    VERSION:3.0
    UID:b8vtufb9urzxilzanzk6bj8j7aiv37n3g50b
    ADR;TYPE=home:;;12\, rue du Phare;Ouessant;Bretagne;29242;France
    BDAY:1984-02-29
    CATEGORIES:friends,sea\, salt\; wind
    EMAIL;TYPE=work,pref:z.bronte@societe.example
    itememail1.EMAIL;TYPE=X-klub:zo+klub@danse.example
    FN:Zoë Brontë-Ångström
    N:Brontë-Ångström;Zoë;Marie,Désirée;Dr.;PhD
    NICKNAME:Zo
    NICKNAME:Ző\, the tall\; one
    NOTE:Première ligne: allumer la lampe.\nDeuxième ligne\; avec\, ponctuati
     on \\ et barre oblique.\n\nQuatrième ligne\, très longue\, pour que le f
     ichier soit plié plusieurs fois: le vent souffle de l'ouest\, la mer est\#u{20}
     grise\, les goélands crient\, et la lampe tourne\, tourne\, tourne —\#u{20}
     海は広いな大きいな 月がのぼるし 日が沈む 🌊🌊🌊
     🌊🌊🌊🌊🌊🌊🌊🌊🌊🌊🌊🌊🌊🌊🌊🌊🌊🌊
     🌊🌊.
    ORG:Société Générale des Phares\, S.A.;Optique\; Lentilles
    REV:20261120T235459Z
    ROLE:chef
    TEL;TYPE=home,voice:+33 1 23 45 67 89
    TEL;TYPE=work,pref:(02) 555-0100\;ext=12
    itemtel1.TEL;TYPE=X-bateau:+870 773 111 632
    TITLE:Gardienne de phare
    URL:https://phare.example/zoe?a=1\;b=2\,c
    itemtel1.X-ABLABEL:bateau
    itememail1.X-ABLABEL:klub
    X-JABBER:zoe@jabber.example
    END:VCARD
    """#
  )

  /// A note with tabs, indents, quotes and backslashes.
  static let ananya4 = crlf(
    #"""
    BEGIN:VCARD
    VERSION:4.0
    UID:na9yeqdwdkfolin68a4df00ye9yvf70iudtb
    EMAIL;PREF=1;TYPE=work:ananya@naatiya.example
    FN:Ananya வெங்கடேசன்
    N:வெங்கடேசன்;Ananya;;;
    NICKNAME:அனு
    NOTE:Erste Zeile\, mit Komma\; und Strichpunkt: und Doppelpunkt.\n\#teingerü
     ckt mit Tabulator\n  eingerückt mit Leerzeichen\n"quoted" 'single' back\\
     nslash-n \\\, \\\; end\\
    REV:20261121T000137Z
    TEL;PREF=1;TYPE=cell;VALUE=uri:tel:+91 98400 54321
    END:VCARD
    """#
  )

  private static func crlf(_ text: String) -> [UInt8] {
    (text + "\n").utf8.flatMap { $0 == UInt8(ascii: "\n") ? [0x0D, 0x0A] : [$0] }
  }
}
