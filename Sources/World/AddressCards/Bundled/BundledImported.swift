extension BundledContacts {
  /// Rescued from an old phone and from an address book that is long forgotten.
  static let imported = [
    file(
      "imported/old-phone.vcf",
      #"""
      BEGIN:VCARD
      VERSION:3.0
      N:Müller-Lüdenscheidt;Jürgen;;;
      FN:Jürgen Müller-Lüdensc
       heidt
      TEL;HOME;VOICE:+49 30 23125 180
      TEL;CELL;PREF:+49 171 3920 180
      EMAIL;INTERNET:juergen@mueller.example
      NOTE:Plumber.\nComes when it rains.
      END:VCARD
      BEGIN:VCARD
      VERSION:3.0
      N:Garage
      FN:Garage (ask for Mo)
      TEL;WORK:+1 202-555-0181
      END:VCARD
      BEGIN:VCARD
      VERSION:3.0
      N:Okafor;Blessing
      FN:Blessing Okafor
      TEL;CELL:+1 202-555-0182
      BDAY:19750803
      END:VCARD
      """#,
      lineEnd: "\r\n"
    ),
    file(
      "imported/shouting.vcf",
      #"""
      begin:vcard
      version:3.0
      fn:Tatiana
       na Konstantin
      	opolskaya
      n:Konstantinopolskaya;Tatianana
      a.tel;type=home:+7 000 000 01 83
      b.tel;type=work:+7 000 000 01 84
      b.x-ablabel:the dacha\, in summer
      x-shoe-size:39
      bday:1968
      end:vcard
      """#
    ),
    file(
      "imported/nameless.vcf",
      #"""
      BEGIN:VCARD
      VERSION:4.0
      FN:
      N:;;;;
      ORG:The Quiet Bookshop;Upstairs
      TEL;TYPE=work:+61 2 5550 0185
      END:VCARD

      BEGIN:VCARD
      VERSION:4.0
      FN:
      EMAIL:someone@pigeon-post.example
      NOTE:Met on the ferry. Never said a name.
      END:VCARD

      BEGIN:VCARD
      VERSION:4.0
      FN;ALTID=1;LANGUAGE=mi:Aotearoa Weather Line
      FN;ALTID=1;LANGUAGE=en:New Zealand Weather Line
      TEL;TYPE="voice,text":+64 4 000 0186
      NOTE:🌧 press 1\n☀️ press 2
      END:VCARD
      """#
    ),
  ]
}
