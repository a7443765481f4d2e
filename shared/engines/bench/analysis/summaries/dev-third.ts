import type { ToldSite } from './told-site.ts';

/** For making: written on 2026-11-27 after the first rules, to find what they miss. */
export const devThird: readonly ToldSite[] = [
  {
    domain: 'tierphysio-pfotenwerk.de',
    pages: {
      '/': `<html lang="de"><head><title>Pfotenwerk – Tierphysiotherapie Bamberg</title><meta name="description" content="Pfotenwerk: Mobile Tierphysiotherapie in Bamberg und Umgebung. Jetzt Termin vereinbaren!"></head><body><section class="hero"><h1>Wieder laufen. Wieder toben.</h1><a class="btn" href="/kontakt">Termin anfragen</a></section><section><h2>Was ich mache</h2><div class="card"><h3>Nach der OP</h3><p>Nach Kreuzbandriss oder Bandscheibenvorfall baue ich mit deinem Hund Muskeln auf.</p></div><div class="card"><h3>Im Alter</h3><p>Arthrose behandle ich mit Massage, Wärme und Laser.</p></div></section><section><h2>Über mich</h2><p>Ich bin Svenja, 34, und lebe mit zwei Podencos in Hallstadt.</p></section></body></html>`,
    },
    told: ['Mobile Tierphysiotherapie in Bamberg', 'baue ich mit deinem Hund Muskeln auf', 'Arthrose behandle ich'],
    never: ['Podencos', 'Jetzt Termin'],
    audience: ['Hund', 'Tier', ''],
    audienceNever: ['Patient', 'Geschäftskunden'],
  },
  {
    domain: 'rohrpost-sanitaer.de',
    pages: {
      '/': `<html lang="de"><head><title>Rohrpost Sanitär &amp; Heizung Kiel</title></head><body><div class="topbar">24h-Notdienst: 0431 998877</div><h1>Warm. Trocken. Sicher.</h1><p>Seit 1987 sind wir Ihr kompetenter Partner für alle Fragen rund um Bad und Heizung.</p><ul class="icons"><li>Bäder</li><li>Heizungen</li><li>Wärmepumpen</li><li>Notdienst</li></ul><h2>Barrierefreies Bad</h2><p>Bodengleiche Duschen, Haltegriffe und unterfahrbare Waschtische bauen wir in einer Woche ein, und den Antrag bei der Pflegekasse füllen wir mit Ihnen aus.</p></body></html>`,
    },
    told: ['Bodengleiche Duschen', 'rund um Bad und Heizung'],
    never: ['0431'],
    audience: ['Hausbesitzer', 'Privat', ''],
  },
  {
    domain: 'fischers-fritze-imbiss.de',
    pages: {
      '/': `<html><head><title>Fischers Fritze</title></head><body><h1>Moin!</h1><p>Schön, dass du da bist. Wir sind Fritze und Kim. Wir lieben Fisch.</p><p>Von April bis Oktober stehen wir mit dem Wagen am Alten Hafen.</p><p>Es gibt Krabbenbrötchen, Backfisch, Matjes und vegane Fischstäbchen.</p></body></html>`,
    },
    told: ['Krabbenbrötchen, Backfisch'],
    never: ['Schön, dass'],
    audience: ['Gäste', ''],
  },
  {
    domain: 'yogaraum-samatva.de',
    pages: {
      '/': `<html lang="de"><head><title>Samatva | Yoga in Regensburg</title></head><body><div class="hero"><h1>Finde deine Mitte</h1><p>In einer Welt, die immer schneller wird, brauchen wir Orte der Stille.</p></div><p>Samatva bedeutet Gleichmut. Das Wort kommt aus dem Sanskrit.</p><p>Ich unterrichte Vinyasa, Yin und Yoga für Schwangere, in Gruppen mit höchstens zwölf Menschen.</p></body></html>`,
    },
    told: ['Ich unterrichte Vinyasa, Yin'],
    never: ['immer schneller', 'Sanskrit', 'Finde deine'],
    audience: ['Yoga', ''],
    audienceNever: ['Schwangere'],
  },
  {
    domain: 'dachdecker-huelsmann.de',
    pages: {
      '/': `<html lang="de"><head><title>Hülsmann Bedachungen</title><meta name="description" content="Dachdeckermeister Hülsmann aus Telgte: Steildach, Flachdach, Dachfenster, Solar."></head><body><h1>Ganz oben zu Hause</h1><div><img src="team.jpg" alt="Unser Team auf dem Dach der Clemenskirche"></div><p>Wir sind stolz auf unsere Auszubildende Jana, die Landessiegerin wurde.</p><p>Ob Sturmschaden oder Neubau, wir kümmern uns darum.</p></body></html>`,
    },
    told: ['Steildach, Flachdach'],
    never: ['Jana', 'Clemenskirche'],
    audience: ['Bauherren', 'Hausbesitzer', ''],
  },
  {
    domain: 'kreativkiste-bastelladen.de',
    pages: {
      '/': `<html lang="de"><head><title>Kreativkiste</title></head><body><p class="announcement">Versandkostenfrei ab 39 €</p><h1>Basteln macht glücklich</h1><p>Bei uns findest du Perlen, Filz, Papier und Farben für Kinder und Erwachsene, dazu Anleitungen und Workshops.</p><h2>Neu eingetroffen</h2><p>Makramee-Set Eule, Häkelset Fuchs</p></body></html>`,
    },
    told: ['Perlen, Filz, Papier und Farben'],
    never: ['39 €', 'Eule'],
    audience: ['Kinder', 'Kreative', 'Privat'],
  },
  {
    domain: 'anwalt-brandtner.at',
    pages: {
      '/': `<html lang="de"><head><title>Brandtner Rechtsanwälte GmbH</title></head><body><h1>Recht. Klar.</h1><p>Unsere Kanzlei vertritt Unternehmen, Gemeinden und Privatpersonen in Tirol, vor allem im Bau-, Vergabe- und Liegenschaftsrecht.</p><p>Dr. Brandtner ist Vortragender an der Universität Innsbruck und Autor zahlreicher Publikationen.</p></body></html>`,
    },
    told: ['vertritt Unternehmen, Gemeinden und Privatpersonen'],
    never: ['Vortragender'],
    audience: ['Gemeinden'],
  },
  {
    domain: 'lohnmosterei-apfelwerk.de',
    pages: {
      '/': `<html lang="de"><head><title>Apfelwerk Mosterei</title></head><body><div class="alert">Saison 2026: Annahme ab 1. September</div><p>Bringen Sie uns Ihre Äpfel! Sie bekommen Saft aus den eigenen Früchten.</p><p>Wir pressen, erhitzen und füllen in Bag-in-Box, ab 50 kg Obst. Außerdem verkaufen wir Saft, Cidre und Essig in unserem Hofladen.</p></body></html>`,
    },
    told: ['Wir pressen, erhitzen und füllen'],
    never: ['Annahme ab'],
    audience: ['Garten', 'Privat', ''],
    audienceNever: ['Geschäftskunden'],
  },
  {
    domain: 'sprachcafe-babel.de',
    pages: {
      '/': `<html lang="de"><head><title>Babel – Sprachschule in Jena</title></head><body><h1>Sprich mit der Welt</h1><div class="col"><h3>Für Kinder</h3><p>Spielerisch Englisch lernen ab vier Jahren</p></div><div class="col"><h3>Für Firmen</h3><p>Businessenglisch im Haus, auch online</p></div><p>Unsere zwölf Lehrkräfte geben Kurse in Englisch, Spanisch, Ukrainisch und Deutsch als Fremdsprache.</p></body></html>`,
    },
    told: ['Kurse in Englisch, Spanisch'],
    never: ['Sprich mit der Welt'],
    audience: ['Sprachen', 'Kinder', 'Firmen'],
  },
  {
    domain: 'hausverwaltung-kessler.de',
    pages: {
      '/': `<html lang="de"><head><title>Kessler Hausverwaltung</title></head><body><p>Liebe Eigentümerinnen und Eigentümer, die Eigentümerversammlungen finden im Mai statt.</p><p>Wir verwalten 1.400 Wohnungen in Augsburg, für Eigentümergemeinschaften und private Vermieter.</p><p>So haben Sie den Kopf frei.</p></body></html>`,
    },
    told: ['Wir verwalten 1.400 Wohnungen'],
    never: ['finden im Mai', 'So haben'],
    audience: ['Eigentümer', 'Vermieter'],
  },
  {
    domain: 'barkarole-chor.de',
    pages: {
      '/': `<html lang="de"><head><title>Frauenchor Barkarole e.V.</title></head><body><h2>Rückblick: Adventssingen</h2><p>Bei Glühwein und Kerzenschein lauschten 200 Gäste den Liedern. Der Erlös ging an die Tafel.</p><h2>Mitsingen</h2><p>Wir sind 35 Frauen und singen Pop, Folk und Romantik. Geprobt wird mittwochs im Pfarrheim.</p></body></html>`,
    },
    told: ['Wir sind 35 Frauen und singen'],
    never: ['Glühwein', 'Erlös'],
    audience: ['Frauen', ''],
    audienceNever: ['Gäste', 'Geschäftskunden'],
  },
  {
    domain: 'fahrschule-vollgas.de',
    pages: {
      '/': `<html lang="de"><head><title>Fahrschule Vollgas</title></head><body><h1>Gib Gas!</h1><p>Herzlichen Glückwunsch an Leonie, Max und Ayse zur bestandenen Prüfung!</p><p>Bei uns machst du den Führerschein für Auto, Motorrad und Anhänger, auf Wunsch mit Automatik.</p></body></html>`,
    },
    told: ['den Führerschein für Auto, Motorrad und Anhänger'],
    never: ['Leonie'],
    audience: ['Fahrsch'],
  },
  {
    domain: 'schneiderei-atelier-neun.de',
    pages: {
      '/': `<html lang="de"><head><title>atelier neun</title></head><body><p>atelier neun ist eine kleine maßschneiderei in würzburg.</p><p>wir nähen kleider, mäntel und anzüge nach maß und ändern, was nicht mehr passt.</p></body></html>`,
    },
    told: ['wir nähen kleider, mäntel und anzüge', 'Wir nähen kleider', 'kleine maßschneiderei in würzburg'],
    never: [],
    audience: ['Privat', ''],
  },
  {
    domain: 'elektro-service-obermeier.de',
    pages: {
      '/': `<html lang="de"><head><title>Home</title><meta name="description" content="Home"></head><body><table><tr><td><b>Elektro-Service Obermeier</b><br>Inh. Stefan Obermeier e.K.<br>Kundendienst f&uuml;r Waschmaschinen, Trockner, Herde u. Sp&uuml;lmaschinen aller Fabrikate.<br>Reparatur meist am n&auml;chsten Tag.<br>Anfahrt 25,- EUR</td></tr></table></body></html>`,
    },
    told: ['Kundendienst für Waschmaschinen, Trockner'],
    never: ['25,-', 'Inh. Stefan'],
    audience: ['Privat', 'Hausbesitzer', ''],
  },
  {
    domain: 'kita-catering-moehrchen.de',
    pages: {
      '/': `<html lang="de"><head><title>Möhrchen – Catering für Kitas und Schulen</title></head><body><h1>Was Kindern schmeckt</h1><p>Jeden Tag kochen wir 2.300 Essen und bringen sie warm in Kitas, Schulen und Horte im Kreis Gotha.</p><blockquote>Unsere Kinder essen sogar den Brokkoli. – Leiterin Kita Sonnenschein</blockquote><p>Das Fleisch liefert die Landfleischerei Höfer.</p></body></html>`,
    },
    told: ['kochen wir 2.300 Essen'],
    never: ['Brokkoli', 'Höfer'],
    audience: ['Kitas', 'Schulen'],
  },
  {
    domain: 'restaurator-vivaldi.at',
    pages: {
      '/': `<html lang="de"><head><title>Mag. art. Vivaldi – Gemälderestaurierung</title></head><body><p>Mag. art. Chiara Vivaldi, akad. Restauratorin, stud. in Wien und Florenz.</p><p>Ich reinige, kitte und retuschiere Gemälde und gefasste Skulpturen vom 15. bis ins 20. Jahrhundert für Museen, Stifte und Sammler.</p></body></html>`,
    },
    told: ['Ich reinige, kitte und retuschiere Gemälde'],
    never: ['stud. in Wien'],
    audience: ['Museen', 'Sammler'],
  },
  {
    domain: 'sonnenstudio-malibu.de',
    pages: {
      '/': `<html lang="de"><head><title>Malibu Sonnenstudio</title></head><body><h2>Unser Kirmesangebot</h2><p>10 Minuten nur 5 €, nur diese Woche!</p><h2>Über uns</h2><p>Auf zwei Etagen stehen zwölf Bänke, zwei Stehduschen und eine Massageliege. Ohne Anmeldung, mit Beratung zum Hauttyp.</p></body></html>`,
    },
    told: ['zwölf Bänke, zwei Stehduschen'],
    never: ['5 €', 'Kirmes'],
    audience: ['Privat', ''],
  },
  {
    domain: 'it-sicherheit-vogtland.de',
    pages: {
      '/': `<html lang="de"><head><title>ITSV GmbH</title></head><body><h1>Cyberangriffe kosten.</h1><p>Laut BSI wurden 2025 täglich 300.000 neue Schadprogramme entdeckt. Die Frage ist nicht ob, sondern wann.</p><p>Die ITSV prüft Netze, schult Beschäftigte und stellt den Informationssicherheitsbeauftragten für mittelständische Betriebe, Kommunen und Stadtwerke.</p></body></html>`,
    },
    told: ['Die ITSV prüft Netze'],
    never: ['Laut BSI', 'Die Frage ist'],
    audience: ['mittelständische Betriebe', 'Kommunen', 'Stadtwerke'],
  },
  {
    domain: 'gaestehaus-leuchtfeuer.de',
    pages: {
      '/': `<html lang="de"><head><title>Gästehaus Leuchtfeuer Amrum</title></head><body><div class="booking">Anreise Abreise Personen suchen</div><h1>Urlaub am Leuchtturm</h1><p>Die Insel ist zu jeder Jahreszeit schön. Dünen, Watt und Wald warten.</p><p>Unser Gästehaus hat neun Zimmer und drei Ferienwohnungen, alle mit Frühstück im Wintergarten. Hunde sind willkommen.</p></body></html>`,
    },
    told: ['neun Zimmer und drei Ferienwohnungen'],
    never: ['Anreise', 'jeder Jahreszeit'],
    audience: ['Urlaub', 'Gäste'],
  },
  {
    domain: 'solawi-erdling.de',
    pages: {
      '/': `<html lang="de"><head><title>Solawi Erdling</title></head><body><p>Solidarische Landwirtschaft heißt: Viele teilen sich die Ernte.</p><p>140 Haushalte finanzieren unseren Acker und bekommen dafür jede Woche Gemüse, Kräuter und Eier.</p><p>Mitmachen kann jeder. Sie wird von drei Gärtnerinnen bewirtschaftet.</p></body></html>`,
    },
    told: ['140 Haushalte finanzieren unseren Acker'],
    never: ['Sie wird von'],
    audience: ['Haushalte', 'Privat', ''],
    audienceNever: ['Geschäftskunden'],
  },
];
