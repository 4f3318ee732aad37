extension BundledContacts {
  /// One file for everyone, as a mailing list exports it.
  static let orchestra = [
    file(
      "orchestra.vcf",
      #"""
      BEGIN:VCARD
      VERSION:4.0
      UID:orch-01
      FN:Orquesta del Río
      N:;;;;
      ORG:Orquesta del Río\, A.C.
      EMAIL;TYPE=work:hola@orquesta-del-rio.example
      TEL;TYPE=work:+52 55 0000 0160
      URL:https://orquesta-del-rio.example/?a=1;b=2
      NOTE:Rehearsals:\nTuesday 19:00\nSaturday 10:00
      END:VCARD
      BEGIN:VCARD
      VERSION:4.0
      UID:orch-02
      FN:Noémie Lefèvre-Ó Dálaigh
      N:Lefèvre-Ó Dálaigh;Noémie;;;
      ORG:Orquesta del Río\, A.C.;Strings;First violins
      TITLE:Leader
      EMAIL;TYPE=work:noemie@orquesta-del-rio.example
      TEL;TYPE=cell:+33 6 39 98 01 61
      BDAY:19790109
      END:VCARD
      BEGIN:VCARD
      VERSION:4.0
      UID:orch-03
      FN:Đặng Thị Thu Hà
      N:Đặng;Thu Hà;Thị;;
      ORG:Orquesta del Río\, A.C.;Strings;Cellos
      TEL;TYPE=cell:+84 90 000 0162
      EMAIL;TYPE=home:thuha@dang.example
      BDAY:20000101
      END:VCARD
      BEGIN:VCARD
      VERSION:4.0
      UID:orch-04
      FN:Ґалина Євтушенко
      N:Євтушенко;Ґалина;;;
      ORG:Orquesta del Río\, A.C.;Winds
      TITLE:Oboe
      TEL;TYPE=cell:+380 00 000 0163
      BDAY:19830430
      END:VCARD
      BEGIN:VCARD
      VERSION:4.0
      UID:orch-05
      FN:Παναγιώτα Ξενάκη
      N:Ξενάκη;Παναγιώτα;;;
      NICKNAME:Γιώτα
      ORG:Orquesta del Río\, A.C.;Percussion
      EMAIL:yota@xenaki.example
      BDAY:--0115
      END:VCARD
      BEGIN:VCARD
      VERSION:4.0
      UID:orch-06
      FN:Kealiʻi Kahananui
      N:Kahananui;Kealiʻi;;;
      ORG:Orquesta del Río\, A.C.;Brass
      TITLE:Horn\, and the bus
      TEL;TYPE=cell:+1 808-555-0164
      END:VCARD
      BEGIN:VCARD
      VERSION:4.0
      UID:orch-07
      FN:김서연
      N:김;서연;;;
      ORG:Orquesta del Río\, A.C.;Strings;Violas
      TEL;TYPE=cell:+82 10-0000-0165
      EMAIL;TYPE=home:seoyeon@kim.example
      BDAY:19981224
      END:VCARD
      BEGIN:VCARD
      VERSION:4.0
      UID:orch-08
      FN:Dr. Amélie Ngo Bassong\, OBE
      N:Ngo Bassong;Amélie;;Dr.;OBE
      ORG:Orquesta del Río\, A.C.
      TITLE:Chair of the board
      EMAIL;TYPE=work:amelie@orquesta-del-rio.example
      TEL;TYPE=work:+237 600 000 166
      END:VCARD
      """#
    )
  ]
}
