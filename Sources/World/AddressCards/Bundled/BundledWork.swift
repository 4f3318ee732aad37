extension BundledContacts {
  /// As a phone shares them: groups, labels of one's own, a photograph.
  static let work = [
    file(
      "work/lighthouse.vcf",
      #"""
      BEGIN:VCARD
      VERSION:3.0
      PRODID:-//Nobody//Phone 1.0//EN
      N:Brontë-Ångström;Zelda;Marie;Prof.;
      FN:Prof. Zelda Brontë-Ångström
      ORG:Société Générale des Phares\, S.A.;Optique\; Lentilles;
      TITLE:Gardienne
      item1.EMAIL;type=INTERNET;type=pref:zelda@phares.example
      item1.X-ABLabel:_$!<Work>!$_
      item2.TEL:+870 773 000 170
      item2.X-ABLabel:le bateau
      TEL;type=CELL;type=VOICE:+33 6 39 98 01 71
      ADR;type=WORK;LABEL="1, rue du Phare; Ouessant: Bretagne":;;1\, rue du Phare;Ou
       essant;Bretagne;29242;France
      PHOTO;ENCODING=b;TYPE=PNG:iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0
       lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=
      BDAY;X-APPLE-OMIT-YEAR=1604:1604-06-21
      NOTE:Answers by lamp: two short\, one long.
      UID:w0rk-zelda
      END:VCARD
      """#,
      lineEnd: "\r\n"
    ),
    file(
      "work/harbour.vcf",
      #"""
      BEGIN:VCARD
      VERSION:3.0
      UID:w0rk-harbour
      FN:Harbour Office
      N:;;;;
      ORG:Port Authority
      TEL;TYPE=WORK,VOICE:+44 20 7946 0172
      TEL;TYPE=WORK,FAX:+44 20 7946 0173
      itemtel1.TEL;TYPE=X-pier 9:+44 20 7946 0174
      itemtel1.X-ABLABEL:pier 9
      NOTE:Closed on Sundays\nand at high tide
      END:VCARD
      """#,
      lineEnd: "\r\n"
    ),
    file(
      "work/colleagues.vcf",
      #"""
      BEGIN:VCARD
      VERSION:3.0
      UID:w0rk-01
      FN:Priya Raghunathan
      N:Raghunathan;Priya;;;
      ORG:Fernweh Maps;Engineering
      TITLE:Cartographer
      EMAIL;TYPE=WORK:priya@fernweh.example
      TEL;TYPE=WORK:+49 30 23125 175
      BDAY:1986-10-09
      END:VCARD
      BEGIN:VCARD
      VERSION:3.0
      UID:w0rk-02
      FN:Tāne Rāwiri
      N:Rāwiri;Tāne;;;
      ORG:Fernweh Maps;Field survey
      TITLE:Surveyor
      EMAIL;TYPE=WORK:tane@fernweh.example
      TEL;TYPE=CELL:+64 20 000 0176
      END:VCARD
      BEGIN:VCARD
      VERSION:3.0
      UID:w0rk-03
      FN:Çağla Işık
      N:Işık;Çağla;;;
      ORG:Fernweh Maps;Design
      TITLE:Colours\, mostly blue
      EMAIL;TYPE=WORK:cagla@fernweh.example
      BDAY:1993-05-19
      END:VCARD
      BEGIN:VCARD
      VERSION:3.0
      UID:w0rk-04
      FN:Bartholomew Featherstonehaugh-Cholmondeley
      N:Featherstonehaugh-Cholmondeley;Bartholomew;;;
      NICKNAME:Barty
      ORG:Fernweh Maps;Legal
      EMAIL;TYPE=WORK:bartholomew.featherstonehaugh-cholmondeley@fernweh.example
      TEL;TYPE=WORK:+44 20 7946 0177
      NOTE:Pronounced “Fanshaw-Chumley”.
      END:VCARD
      BEGIN:VCARD
      VERSION:3.0
      UID:w0rk-05
      FN:周 玲
      N:周;玲;;;
      ORG:Fernweh Maps;Engineering
      EMAIL;TYPE=WORK:zhou.ling@fernweh.example
      TEL;TYPE=WORK:+49 30 23125 178
      TEL;TYPE=CELL:+86 100 0000 0178
      END:VCARD
      BEGIN:VCARD
      VERSION:3.0
      UID:w0rk-06
      FN:X Æ Nordahl
      N:Nordahl;X;Æ;;
      ORG:Fernweh Maps;Intern
      EMAIL;TYPE=WORK:x@fernweh.example
      BDAY:2004-02-29
      END:VCARD
      """#
    ),
  ]
}
