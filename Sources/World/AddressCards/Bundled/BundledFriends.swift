extension BundledContacts {
  /// As a synchronised collection keeps them.
  static let friends = [
    file(
      "friends/koharu.vcf",
      #"""
      BEGIN:VCARD
      VERSION:3.0
      UID:a7d2-koharu
      FN:山田 小春
      N:山田;小春;;;
      EMAIL;TYPE=INTERNET,HOME:koharu@hidamari.example
      TEL;TYPE=CELL:+81 90-0000-0142
      BDAY:1994-03-21
      NOTE:猫アレルギー。
      END:VCARD
      """#
    ),
    file(
      "friends/chidi.vcf",
      #"""
      BEGIN:VCARD
      VERSION:4.0
      UID:urn:uuid:4fbe8971-0bc3-424c-9c26-36c3e1eff6b1
      FN:Chidiebere Nwachukwu
      N:Nwachukwu;Chidiebere;;;
      NICKNAME:Chidi,Chi
      TEL;VALUE=uri;PREF=1;TYPE="cell,voice":tel:+234-800-000-0143
      EMAIL;TYPE=home:mailto:chidi@nwachukwu.example
      BDAY:19880912
      END:VCARD
      """#
    ),
    file(
      "friends/maire.vcf",
      #"""
      BEGIN:VCARD
      VERSION:3.0
      UID:a7d2-maire
      FN:Máire Ní Bhraonáin
      N:Ní Bhraonáin;Máire;;;
      TEL;TYPE=CELL:+353 20 913 0144
      EMAIL;TYPE=HOME:maire@braonain.example
      BDAY:1990-02-01
      NOTE:Vegetarian\; brings the tent.
      END:VCARD
      """#
    ),
    file(
      "friends/jose-maria.vcf",
      #"""
      BEGIN:VCARD
      VERSION:3.0
      UID:a7d2-josemaria
      FN:José María de la Cruz y O'Neill\, Jr.
      N:de la Cruz y O'Neill;José,María;;;Jr.
      TEL;TYPE=HOME;TYPE=VOICE:+34 910 000 145
      EMAIL:jm@cruz-oneill.example
      END:VCARD
      """#
    ),
    file(
      "friends/wojciech.vcf",
      #"""
      BEGIN:VCARD
      VERSION:4.0
      UID:a7d2-wojciech
      FN:Wojciech Łukasiewicz
      N:Łukasiewicz;Wojciech;;;
      NICKNAME:Wojtek
      TEL;TYPE=cell:+48 500 000 146
      BDAY:--1103
      END:VCARD
      """#
    ),
    file(
      "friends/layla.vcf",
      #"""
      BEGIN:VCARD
      VERSION:4.0
      UID:a7d2-layla
      FN:ليلى حدّاد
      N:حدّاد;ليلى;;;
      TEL;TYPE=cell:+961 70 000 147
      EMAIL;TYPE=home:layla@haddad.example
      BDAY:19960717
      NOTE:تحب الشطرنج
      END:VCARD
      """#
    ),
    file(
      "friends/bjartur.vcf",
      #"""
      BEGIN:VCARD
      VERSION:4.0
      UID:a7d2-bjartur
      FN:Bjartur
      N:;Bjartur;;;
      EMAIL:bjartur@sumarhus.example
      NOTE:One name\, no telephone\, many sheep.
      END:VCARD
      """#
    ),
    file(
      "friends/ananya.vcf",
      #"""
      BEGIN:VCARD
      VERSION:3.0
      UID:a7d2-ananya
      FN:அனன்யா வெங்கடேசன்
      N:வெங்கடேசன்;அனன்யா;;;
      NICKNAME:Anu
      TEL;TYPE=CELL,PREF:+91 00000 00148
      TEL;TYPE=HOME:+91 00000 00149
      EMAIL;TYPE=HOME:anu@naatiya.example
      BDAY:1992-08-15
      END:VCARD
      """#
    ),
    file(
      "friends/walkers.vcf",
      #"""
      BEGIN:VCARD
      VERSION:3.0
      FN:Hamish MacAskill
      N:MacAskill;Hamish;;;
      TEL;TYPE=CELL:+44 7700 900150
      END:VCARD

      BEGIN:VCARD
      VERSION:3.0
      FN:Siân Llewellyn-Pugh
      N:Llewellyn-Pugh;Siân;;;
      TEL;TYPE=CELL:+44 7700 900151
      NOTE:Lives in
        Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch.
      END:VCARD

      BEGIN:VCARD
      VERSION:3.0
      FN:Zoë van 't Hoff
      N:van 't Hoff;Zoë;;;
      TEL;TYPE=CELL:+31 85 000 0152
      BDAY:1985-12-31
      END:VCARD
      """#
    ),
  ]
}
