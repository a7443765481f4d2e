/** Invented businesses of the third writing, development part; columns as in ../dev-businesses.ts, in rounds of ten like the hands. */
export const thirdDevBusinesses = `
DE|Schlüsseldienst Riegel|||Schlüsseldienst Riegel/Inh. Horst Brenner|Horst Brenner|Altstadt 20|84028 Landshut|Schlüsseldienst|schluesseldienst-riegel.de|Wir öffnen Türen und bauen Schlösser ein.
DE|Hofcafé Zwetschge||Zwetschge|Hofcafé Zwetschge/Inh. Karin Maurer|Karin Maurer|Seestr. 44|88662 Überlingen|Hofcafé|hofcafe-zwetschge.de|Wir backen Kuchen mit Obst aus dem eigenen Garten.
DE|Geigenbau Resonanz|||Geigenbau Resonanz/Matthias Kolb|Matthias Kolb|Alte Gasse 2|82481 Mittenwald|Geigenbauer|geigenbau-resonanz.de|Ich baue Geigen und Bratschen und richte alte Instrumente her.
DE|Elektro Hausmann|Elektro Hausmann GmbH||Elektro Hausmann GmbH|Bernd Hausmann|Kölner Str. 75|51645 Gummersbach|Elektrofachgeschäft|elektro-hausmann.de|Wir verkaufen Waschmaschinen und Fernseher und schließen sie an.
CH|Boulangerie Beck Rossel|Boulangerie Beck Rossel SA|Beck Rossel|Boulangerie Beck Rossel SA|Pascal Rossel|Murtenstrasse 8|2502 Biel/Bienne|Bäckerei|beck-rossel.ch|Wir backen Brot und Züpfe nach alter Art.
DE|Autoglas Klarsicht|Klarsicht Autoglas GmbH|Klarsicht|Klarsicht Autoglas GmbH|Mario Wendt|Dieselstr. 5|15517 Fürstenwalde/Spree|Autoglaserei|autoglas-klarsicht.de|Wir tauschen Scheiben und reparieren Steinschläge.
DE|Fräulein Faden||Fräulein Faden Maßschneiderei|Fräulein Faden/Luise Kranz|Luise Kranz|Görlitzer Str. 12|01099 Dresden|Maßschneiderei|fraeulein-faden.de|Ich nähe Brautkleider und ändere Abendmode.
DE|Coaching Birte Hansen||Birte Hansen|Birte Hansen|Birte Hansen|Holm 30|24937 Flensburg|Coach|birte-hansen-coaching.de|Ich begleite Menschen bei einem Wechsel im Beruf.
DE|Raumausstattung Vorhang Auf||Vorhang Auf|Raumausstattung Vorhang Auf/Inh. Klaus Ebert|Klaus Ebert|Lange Str. 9|78224 Singen|Raumausstatter|vorhang-auf-singen.de|Wir nähen Vorhänge, polstern Sessel und verlegen Teppich.
DE|SV Blau-Gelb Tannrode|SV Blau-Gelb Tannrode e.V.||SV Blau-Gelb Tannrode e.V.|Jörg Kühn|Am Stadion 3|99438 Bad Berka|Sportverein|svtannrode.de|Bei uns trainieren Kinder und Erwachsene Fußball und Turnen.
DE|Rohrreinigung Blitzblank|Blitzblank Rohrservice GmbH|Blitzblank|Blitzblank Rohrservice GmbH|Ali Demir|Hafenstr. 71|67061 Ludwigshafen am Rhein|Rohrreinigung|rohrreinigung-blitzblank.de|Wir befreien verstopfte Abflüsse und prüfen Kanäle mit Kamera.
AT|Beisl Zur Linde||Zur Linde|Beisl Zur Linde/Inh. Gerlinde Pichl|Gerlinde Pichl|Lindengasse 18|1070 Wien|Beisl|beislzurlinde.at|Wir kochen Wiener Küche und schenken Bier vom Fass aus.
DE|Bücherinsel Norderney||Bücherinsel|Bücherinsel Norderney/Inh. Tomke Eilers|Tomke Eilers|Poststr. 3|26548 Norderney|Buchhandlung|buecherinsel-norderney.de|Wir verkaufen Romane, Kinderbücher und Karten.
DE|Reifen Krüger|Reifen Krüger GmbH & Co. KG||Reifen Krüger GmbH & Co. KG|Thorsten Krüger|Rostocker Chaussee 9|18437 Stralsund|Reifenhändler|reifen-krueger-hst.de|Wir wechseln Reifen und lagern sie ein.
CH|Physio Matte|Physio Matte GmbH||Physio Matte GmbH|Nora Leuenberger|Gerberngasse 30|3011 Bern|Physiotherapie|physiomatte.ch|Wir behandeln Sportlerinnen und Menschen nach Operationen.
DE|Zimmerei Balkenwerk|Zimmerei Balkenwerk GmbH|Balkenwerk|Zimmerei Balkenwerk GmbH|Peter Zoller|Sägweg 4|77709 Wolfach|Zimmerei|zimmerei-balkenwerk.de|Wir richten Dachstühle auf und dämmen Häuser.
AT|Keramik Lehmgrube|||Lehmgrube/Eva Steindl|Eva Steindl|Töpfergasse 5|7331 Weppersdorf|Töpferei|lehmgrube.at|Ich drehe Geschirr und gebe Kurse an der Scheibe.
DE|Heilpraktikerin Anja Dorn||Anja Dorn;Naturheilpraxis Dorn|Anja Dorn/Heilpraktikerin|Anja Dorn|Parkstr. 2|61348 Bad Homburg vor der Höhe|Heilpraktikerin|naturheilpraxis-dorn.de|Ich behandle mit Akupunktur und Pflanzen.
DE|Copyshop Druckpunkt|Druckpunkt GmbH|Druckpunkt;Copyshop Druckpunkt GmbH|Druckpunkt GmbH|Elif Kara|Universitätsstr. 20|44789 Bochum|Copyshop|druckpunkt-bochum.de|Wir drucken Abschlussarbeiten, Plakate und Karten.
DE|Förderverein Freibad Eulenbach|Förderverein Freibad Eulenbach e.V.|Freibad Eulenbach|Förderverein Freibad Eulenbach e.V.|Anke Roth|Badweg 1|35684 Dillenburg|Förderverein|freibad-eulenbach.de|Wir erhalten das Freibad und veranstalten Schwimmkurse.
DE|Umzüge Packesel|Packesel Transporte GmbH|Packesel;Umzüge Packesel GmbH|Packesel Transporte GmbH|Goran Ilic|Frankenallee 200|60326 Frankfurt am Main|Umzugsunternehmen|umzuege-packesel.de|Wir tragen Möbel und lagern Hausrat ein.
DE|Eismanufaktur Polarfuchs||Polarfuchs|Eismanufaktur Polarfuchs/Inh. Nele Ott|Nele Ott|Kröpeliner Str. 33|18055 Rostock|Eisdiele|polarfuchs-eis.de|Wir rühren Eis aus Milch von der Küste.
AT|Uhrmacher Zeiger||Uhrmachermeister Zeiger|Uhrmachermeister Zeiger/Franz Zeiger|Franz Zeiger|Herrengasse 6|8010 Graz|Uhrmacher|uhren-zeiger.at|Ich repariere Armbanduhren und Pendeluhren.
DE|Getränke Süffig|Getränke Süffig GmbH||Getränke Süffig GmbH|Hartmut Wirth|Brauereistr. 1|92637 Weiden in der Oberpfalz|Getränkemarkt|getraenke-sueffig.de|Wir liefern Bier und Wasser in Häuser und Büros.
CH|Velo Pedalix|Velo Pedalix GmbH|Pedalix|Velo Pedalix GmbH|Yves Marti|Freiburgstrasse 90|3280 Murten|Velogeschäft|pedalix.ch|Wir verkaufen und flicken Velos aller Marken.
DE|Glaserei Scherbenglück||Scherbenglück|Glaserei Scherbenglück/Inh. Ronny Paul|Ronny Paul|Poststr. 55|08523 Plauen|Glaserei|glaserei-scherbenglueck.de|Wir setzen Fenster ein und schneiden Spiegel zu.
DE|Studio Wildblume|||Studio Wildblume/Pia Rehm|Pia Rehm|Brunnenstr. 71|13355 Berlin|Blumendesign|studio-wildblume.de|Wir schmücken Hochzeiten mit Blumen aus der Region.
DE|Anwaltskanzlei Torsten Weigel||Torsten Weigel;Rechtsanwalt Torsten Weigel;Kanzlei Weigel|Torsten Weigel/Rechtsanwalt|Torsten Weigel|Markt 6|07743 Jena|Rechtsanwalt|kanzlei-weigel.de|Ich berate im Mietrecht und im Erbrecht.
DE|Gartencenter Rosarium|Rosarium Gartencenter KG|Rosarium|Rosarium Gartencenter KG|Hubert Lenz|Bonner Str. 400|53332 Bornheim|Gartencenter|gartencenter-rosarium.de|Wir ziehen Rosen und verkaufen Stauden und Bäume.
DE|Kulturverein Alte Schmiede|Kulturverein Alte Schmiede e.V.|Alte Schmiede|Kulturverein Alte Schmiede e.V.|Renate Ohm|Schmiedegasse 4|37194 Bodenfelde|Kulturverein|alte-schmiede-bodenfelde.de|Wir veranstalten Lesungen und Konzerte im Dorf.
`;
