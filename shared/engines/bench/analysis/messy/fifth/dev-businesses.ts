/** Invented practices, cafés of partners and freelancers, development part; columns as in ../dev-businesses.ts, in rounds of eight like the hands. */
export const fifthDevBusinesses = `
AT|Ordination Dr. Huber||Dr. Maria Huber;Dr. med. univ. Maria Huber|Ordination Dr. Huber/Dr. med. univ. Maria Huber|Maria Huber|Hauptplatz 4|8280 Fürstenfeld|Hausarzt|hausarzt-fuerstenfeld.at|Wir begleiten Familien vom Impftermin bis zur Vorsorgeuntersuchung.
DE|Zahnarztpraxis Dr. Aydin||Dr. Deniz Aydin;Praxis Dr. Aydin|Zahnarztpraxis Dr. Aydin/Dr. med. dent. Deniz Aydin|Deniz Aydin|Lortzingstr. 7|50931 Köln|Zahnarztpraxis|zahn-suelz.de|Wir behandeln Zähne schonend und erklären jeden Schritt.
DE|Kaffee & Kante||Café Kaffee & Kante|Sina Lehm & Paul Ortner GbR|Sina Lehm|Zschochersche Str. 18|04229 Leipzig|Café|kk-leipzig.de|Bei uns gibt es Filterkaffee, Kuchen und belegte Brote.
DE|Café Wildwuchs||Wildwuchs|Anna Beck und Jonas Wolf GbR|Anna Beck|Bahnstr. 22|34117 Kassel|Café|cafe-vorderer-westen.de|Wir backen Kuchen mit Obst aus den Gärten der Nachbarschaft.
DE|Jana Brix||Jana Brix Texte;Texterin Jana Brix;Jana Brix Texterin|Jana Brix|Jana Brix|Fehrbelliner Str. 9|10119 Berlin|Texterin|janabrix.de|Ich schreibe Texte für Websites, Kataloge und Reden.
DE|Studio Nordlicht||Nordlicht|Studio Nordlicht/Jette Harms|Jette Harms|Speicherstr. 3|24937 Flensburg|Grafikdesign|studio-nordlicht.design|Ich gestalte Logos, Plakate und Bücher für kleine Betriebe.
AT|Kinderordination Sonnblick||Sonnblick|Kinderordination Sonnblick/Dr. Eva Moser|Eva Moser|Bahnhofstraße 15|5700 Zell am See|Kinderarzt|kinderordination-sonnblick.at|Wir betreuen Säuglinge, Kinder und Jugendliche.
DE|Praxis Dr. Wendt||Hautarztpraxis Dr. Wendt;Dr. Silke Wendt|Praxis Dr. Wendt/Dr. med. Silke Wendt|Silke Wendt|Marienplatz 2|19053 Schwerin|Hautarztpraxis|haut-schwerin.de|Wir untersuchen die Haut und behandeln Allergien.
AT|Zahnarzt Dr. Pichler||Ordination Dr. Pichler;Dr. Georg Pichler|Dr. Georg Pichler/Zahnarzt|Georg Pichler|Kirchengasse 8|4020 Linz|Zahnarzt|zahnarzt-linz-mitte.at|Wir setzen Kronen und Implantate und reinigen Zähne.
DE|Bistro Zimt & Salz||Zimt & Salz|M. Krause und T. Lang GbR|Mara Krause|Neugasse 5|07743 Jena|Restaurant|mittagstisch-jena.de|Wir kochen mittags zwei Gerichte mit Gemüse aus der Region.
DE|Teestube Morgentau||Morgentau|Gül Arslan, Nele Voigt GbR|Gül Arslan|Lindenallee 31|20259 Hamburg|Café|teestube-morgentau.de|Wir schenken Tee aus und backen Scones.
DE|Wortschmiede Kaltwasser||Wortschmiede|Tim Kaltwasser|Tim Kaltwasser|Gartenstr. 44|72074 Tübingen|Texterin|wortschmiede-kaltwasser.de|Ich lektoriere Sachbücher und schreibe Festreden.
CH|Hausarztpraxis am Bach||Praxis am Bach|Hausarztpraxis am Bach/Dr. med. Reto Frei|Reto Frei|Bachstrasse 12|8910 Affoltern am Albis|Hausarztpraxis|praxisambach.ch|Wir behandeln Erwachsene und machen Hausbesuche.
DE|Kinderarztpraxis Dr. Lorenz||Praxis Dr. Lorenz;Dr. Uwe Lorenz|Dr. med. Uwe Lorenz/Facharzt für Kinder- und Jugendmedizin|Uwe Lorenz|Am Anger 6|99084 Erfurt|Kinderarzt|kinderarzt-am-anger.de|Wir impfen, untersuchen und beraten Eltern.
DE|Fotografie Lena Amsel||Lena Amsel;Lena Amsel Fotografie|Lena Amsel|Lena Amsel|Uferweg 2|54290 Trier|Fotografin|lena-amsel.de|Ich fotografiere Menschen bei der Arbeit und Hochzeiten.
AT|Weinbar Zweierlei||Zweierlei|Moser & Lackner OG|Ines Moser|Lange Gasse 20|1080 Wien|Weinbar|weinbar-josefstadt.at|Wir schenken Wein aus dem Burgenland aus und reichen Käse dazu.
DE|Eisdiele Kugelrund||Kugelrund|Beck & Sauer GbR|Theo Beck|Marktstr. 8|76829 Landau|Eisdiele|eis-landau.de|Wir rühren jeden Morgen zwölf Sorten Eis.
DE|Grafikbüro Punktgenau||Punktgenau|Grafikbüro Punktgenau/Silvia Rauch|Silvia Rauch|Hansaring 50|48155 Münster|Grafikdesign|punktgenau-ms.de|Ich setze Broschüren und gestalte Verpackungen.
DE|Hebamme Ronja Kiefer||Ronja Kiefer|Ronja Kiefer/Hebamme|Ronja Kiefer|Steinweg 3|37213 Witzenhausen|Hebamme|geborgen-witzenhausen.de|Ich begleite Frauen vor und nach der Geburt zu Hause.
CH|Coaching Ammann||Ammann Coaching|Coaching Ammann/Beat Ammann|Beat Ammann|Seeweg 4|6300 Zug|Coach|coaching-ammann.ch|Ich berate Menschen, die beruflich neu anfangen.
DE|HNO-Zentrum Dr. Seidel & Kollegen||HNO-Zentrum Dr. Seidel|HNO-Zentrum Dr. Seidel & Kollegen/Dr. med. Ingo Seidel|Ingo Seidel|Königstr. 14|90402 Nürnberg|HNO-Arzt|hno-koenigstrasse.de|Wir prüfen das Gehör und behandeln Nase und Hals.
DE|Atelier Mohnblau||Mohnblau|Nora Stein und Ilka Roth GbR|Nora Stein|Wallstr. 27|01067 Dresden|Maßschneiderei|schneidern-dresden.de|Wir nähen Kleider nach Maß und ändern Mäntel.
AT|IT Brandl||IT Brandl e.U.|IT Brandl/Stefan Brandl|Stefan Brandl|Wiener Straße 71|3500 Krems|IT-Dienstleister|it-brandl.at|Ich richte Netzwerke ein und sichere Daten kleiner Betriebe.
DE|Gasthaus Zur Alten Post||Zur Alten Post|Familie Ruf und Sohn GbR|Karl Ruf|Poststr. 1|88662 Überlingen|Gasthaus|altepost-ueberlingen.de|Unsere Küche kocht Maultaschen, Felchen und Spätzle.
`;
