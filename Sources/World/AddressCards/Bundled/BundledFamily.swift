extension BundledContacts {
  /// As khard writes them: one person a file, CRLF, the UID first.
  static let family = [
    file(
      "family/ines.vcf",
      #"""
      BEGIN:VCARD
      VERSION:4.0
      UID:f1c0-ines
      BDAY:19910518
      EMAIL;PREF=1;TYPE=home:ines@oliveira-lund.example
      FN:Inês Oliveira Lund
      N:Oliveira Lund;Inês;;;
      NICKNAME:Nê
      NOTE:Keeps the spare key.\nAllergic to walnuts\, not to peanuts.
      TEL;TYPE=cell;VALUE=uri:tel:+351 910 000 118
      END:VCARD
      """#,
      lineEnd: "\r\n"
    ),
    file(
      "family/anders.vcf",
      #"""
      BEGIN:VCARD
      VERSION:3.0
      UID:f1c0-anders
      BDAY:1958-11-30
      EMAIL;TYPE=home:anders@lund.example
      FN:Anders Lund
      N:Lund;Anders;;;
      NOTE:Rings on Sundays\, never before ten.
      TEL;TYPE=home,voice:+46 8 465 004 11
      TEL;TYPE=cell,pref:+46 70 174 06 11
      END:VCARD
      """#,
      lineEnd: "\r\n"
    ),
    file(
      "family/åsa.vcf",
      #"""
      BEGIN:VCARD
      VERSION:4.0
      UID:f1c0-asa
      BDAY:--0229
      FN:Åsa Lund-Björklund
      N:Lund-Björklund;Åsa;Märta,Linnéa;;
      NICKNAME:Farmor
      itemtel1.TEL;TYPE=X-sommarstugan;VALUE=uri:tel:+46 8 465 004 12
      itemtel1.X-ABLABEL:sommarstugan
      END:VCARD
      """#,
      lineEnd: "\r\n"
    ),
    file(
      "family/mae.vcf",
      #"""
      BEGIN:VCARD
      VERSION:3.0
      UID:f1c0-mae
      BDAY:1961-04-02
      EMAIL;TYPE=home:teresa@oliveira.example
      FN:Teresa de Jesus Oliveira
      N:Oliveira;Teresa;de Jesus;;
      NICKNAME:Mãe
      NOTE:Arroz de pato\, para seis pessoas: um pato inteiro\, meio quilo de arr
       oz\, um chouriço\, duas cebolas\, louro\, vinho branco. Cozer o pato com a
        cebola e o louro\; desfiar\; cozer o arroz no caldo\; ao forno até dourar
       .\nEla diz sempre «a olho».
      TEL;TYPE=home:+351 210 000 131
      END:VCARD
      """#,
      lineEnd: "\r\n"
    ),
    file(
      "family/nils.vcf",
      #"""
      BEGIN:VCARD
      VERSION:4.0
      UID:f1c0-nils
      BDAY:20190607
      FN:Nils
      N:;Nils;;;
      NOTE:Class 2b. Loves otters.
      END:VCARD
      """#,
      lineEnd: "\r\n"
    ),
    file(
      "family/great-grandfather.vcf",
      #"""
      BEGIN:VCARD
      VERSION:4.0
      UID:f1c0-olof
      BDAY;VALUE=text:spring of 1899\, or so it is told
      FN:Olof Lund
      N:Lund;Olof;;;
      NOTE:Built the boat house.
      END:VCARD
      """#,
      lineEnd: "\r\n"
    ),
  ]
}
