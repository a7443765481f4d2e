/** Invented practices, cafés of partners and freelancers, held apart; columns as in ../dev-businesses.ts, in rounds of six like the hands. */
export const fifthHeldBusinesses = `
AT|Ordination Dr. Leitgeb||Dr. Klaus Leitgeb|Ordination Dr. Leitgeb/Dr. med. univ. Klaus Leitgeb|Klaus Leitgeb|Dorfstraße 9|8940 Liezen|Hausarzt|praxis-liezen.at|Wir behandeln Patienten jeden Alters und nehmen Blut ab.
DE|Café Siebenschläfer||Siebenschläfer|Lotte Kern und Emil Vogt GbR|Lotte Kern|Bergmannstr. 40|44791 Bochum|Café|fruehstueck-ehrenfeld.de|Wir servieren Frühstück bis in den Nachmittag.
DE|Kieferorthopädie Dr. Naumann||Dr. Petra Naumann;Praxis Dr. Naumann|Kieferorthopädie Dr. Naumann/Dr. Petra Naumann|Petra Naumann|Schillerstr. 11|70173 Stuttgart|Kieferorthopäde|kfo-naumann.de|Wir regulieren Zähne mit Spangen und Schienen.
DE|Lektorat Hofer||Hofer Lektorat;Mona Hofer|Lektorat Hofer/Mona Hofer|Mona Hofer|Türkenstr. 60|80799 München|Texterin|lektorat-hofer.de|Ich prüfe Romane und Doktorarbeiten auf Fehler.
CH|Zahnarztpraxis Dr. Sutter||Dr. Urs Sutter|Dr. med. dent. Urs Sutter/Zahnarzt|Urs Sutter|Marktgasse 21|9000 St. Gallen|Zahnarztpraxis|zahn-sg.ch|Wir behandeln Kinder und Erwachsene und setzen Implantate.
DE|Buchcafé Eselsohr||Eselsohr|Mira Thoma & Jan Busse GbR|Mira Thoma|Kirchstr. 12|26122 Oldenburg|Café|lesen-und-essen.de|Bei uns gibt es gebrauchte Bücher, Tee und Waffeln.
DE|Hausarztpraxis Dr. Brandes||Praxis Dr. Brandes;Dr. Heike Brandes|Hausarztpraxis Dr. Brandes/Dr. med. Heike Brandes|Heike Brandes|Ringstr. 33|38100 Braunschweig|Hausarztpraxis|praxis-brandes.de|Wir betreuen chronisch Kranke und impfen vor Reisen.
AT|Kaffeehaus Lichtblick||Lichtblick|Steiner & Wagner OG|Vera Steiner|Mariahilfer Straße 88|1070 Wien|Kaffeehaus|kaffee-neubau.at|Wir rösten selbst und backen Strudel.
DE|Grafikatelier Feldmann||Feldmann;Rosa Feldmann|Grafikatelier Feldmann/Rosa Feldmann|Rosa Feldmann|Hafenstr. 17|48153 Münster|Grafikdesign|grafik-feldmann.de|Ich gestalte Speisekarten, Schilder und Websites.
AT|Hautordination Dr. Riegler||Dr. Anja Riegler;Ordination Dr. Riegler|Dr. Anja Riegler/Fachärztin für Dermatologie|Anja Riegler|Landstraße 5|4020 Linz|Hautarzt|hautarzt-linz.at|Wir kontrollieren Muttermale und behandeln Akne.
DE|Suppenküche Löffelweise||Löffelweise|K. Brandt und S. Otto GbR|Katja Brandt|Sternstr. 70|01139 Dresden|Imbiss|suppe-pieschen.de|Wir kochen jeden Tag vier Suppen und backen Brot.
DE|Programmierung Falk Reuter||Falk Reuter|Falk Reuter/Softwareentwickler|Falk Reuter|Am Hügel 8|99423 Weimar|Softwareentwicklung|falkreuter.de|Ich entwickle Programme für Lager und Versand.
DE|Gemeinschaftspraxis Dr. Kohl & Dr. Maier||Praxis Dr. Kohl & Dr. Maier|Gemeinschaftspraxis Dr. Kohl & Dr. Maier/Dr. Sven Kohl|Sven Kohl|Bismarckstr. 2|67059 Ludwigshafen|Hausarzt|hausaerzte-lu.de|Wir versorgen Patienten in der Praxis und im Heim.
DE|Konditorei Zuckerstück||Zuckerstück|Elif Demir, Carla Wirth GbR|Elif Demir|Alte Gasse 19|86152 Augsburg|Konditorei|torten-augsburg.de|Wir backen Torten für Hochzeiten und Geburtstage.
CH|Texte Bürgi||Nadja Bürgi|Nadja Bürgi|Nadja Bürgi|Rosenweg 6|3007 Bern|Texterin|buergitext.ch|Ich schreibe Berichte und Broschüren für Vereine.
DE|Logopädie Wortreich||Wortreich|Logopädie Wortreich/Tina Scholz|Tina Scholz|Parkstr. 15|65189 Wiesbaden|Logopädie|wortreich-logopaedie.de|Wir üben Sprechen und Schlucken mit Kindern und Erwachsenen.
DE|Yogaraum Ankommen||Ankommen|Ben Ahrens und Lia Pohl GbR|Ben Ahrens|Talweg 4|79100 Freiburg|Yogastudio|yoga-freiburg-ost.de|Wir unterrichten Yoga in kleinen Gruppen.
AT|Psychotherapie Dr. Hölzl||Dr. Birgit Hölzl|Psychotherapie Dr. Hölzl/Dr. Birgit Hölzl|Birgit Hölzl|Herrengasse 3|6020 Innsbruck|Psychotherapie|psychotherapie-hoelzl.at|Ich begleite Menschen in Krisen und nach Verlusten.
`;
