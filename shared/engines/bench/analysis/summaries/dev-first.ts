import type { ToldSite } from './told-site.ts';

/** For making: written on 2026-11-27 before the rules. */
export const devFirst: readonly ToldSite[] = [
  {
    domain: 'stuhlwerk-lampe.de',
    pages: {
      '/': `<!doctype html><html lang="de"><head><title>Stuhlwerk Lampe | Korbflechter &amp; Stuhlflechterei</title><meta name="description" content="Ein neues Projekt mit WordPress"></head><body class="wp-site"><header class="wp-block-template-part"><p class="wp-block-site-title"><a href="/">Stuhlwerk Lampe</a></p></header><main><div class="wp-block-group"><h1>Omas Stuhl hat ein Loch?</h1><p>Der Stuhl stand dreißig Jahre auf dem Dachboden. Wir flechten ihn neu! Das dauert etwa zwei Wochen.</p><p>Die Stuhlflechterei Lampe flicht Sitze aus Wiener Geflecht, Binsen und Peddigrohr und repariert Korbmöbel.</p></div></main></body></html>`,
    },
    told: ['flicht Sitze aus Wiener Geflecht'],
    never: ['flechten ihn', 'WordPress', 'Das dauert'],
    audience: ['Privat', ''],
  },
  {
    domain: 'glanzwerk-gebaeudereinigung.de',
    pages: {
      '/': `<html><head><title>Glanzwerk</title></head><body><div id="wrapper"><div class="hero"><h1>Sauberkeit, die man sieht</h1><p>Das ist unser Anspruch. Dafür stehen wir jeden Tag früh auf.</p></div><div class="row"><div class="col-md-6"><h2>Unterhaltsreinigung</h2><p>Büros, Praxen und Treppenhäuser reinigen wir nach Plan, abends oder am frühen Morgen.</p></div><div class="col-md-6"><h2>Glas</h2><p>Dabei arbeiten wir mit Osmosewasser und Teleskopstangen bis in den vierten Stock.</p></div></div></div></body></html>`,
    },
    told: ['Büros, Praxen und Treppenhäuser reinigen wir'],
    never: ['unser Anspruch', 'Dafür stehen'],
    audience: ['Praxen', 'Büros', 'Geschäftskunden', 'Unternehmen', 'Hausverwaltungen', ''],
  },
  {
    domain: 'sv-gruenau-1921.de',
    pages: {
      '/': `<html lang="de"><head><title>SV Grünau 1921 e.V. – Startseite</title><meta name="description" content="Offizielle Homepage des SV Grünau 1921 e.V."></head><body><div id="main"><div class="beitrag"><h2>Derbysieg!</h2><p>Mit 3:1 setzte sich unsere Erste gegen den FC Mühlbach durch. Torschützen waren Kern (2) und Yilmaz. Am Sonntag geht es zum Tabellenführer.</p></div><div class="beitrag"><h2>Altpapier</h2><p>Die E-Jugend sammelt wieder Altpapier. Bündel gut sichtbar an die Straße stellen.</p></div><div class="box"><h2>Unser Verein</h2><p>Beim SV Grünau spielen rund 420 Mitglieder Fußball, Tischtennis und Volleyball, von den Bambini bis zu den Alten Herren.</p></div></div></body></html>`,
    },
    told: ['420 Mitglieder Fußball, Tischtennis und Volleyball'],
    never: ['3:1', 'Torschützen', 'Altpapier', 'Offizielle Homepage'],
    audience: ['Sport', 'Kinder', ''],
    audienceNever: ['Geschäftskunden'],
  },
  {
    domain: 'hofkaeserei-brandner.at',
    pages: {
      '/': `<html lang="de-AT"><head><title>Hofkäserei Brandner</title></head><body><table width="760" align="center"><tr><td><font size="2">Auf 1.100 m Seehöhe käsen wir Tiroler Bergkäse g.U. und Graukäse aus der Milch von 18 Kühen.<br>Für unseren Speck g.g.A. halten wir ca. 20 Schweine, die mit Molke gefüttert werden.<br></font></td></tr><tr><td>Ab Hof Mo, Mi, Fr 9-12 Uhr</td></tr></table></body></html>`,
      '/impressum': `<html><body><h1>Impressum</h1><p>Hofkäserei Brandner, Inh. Johann Brandner, Oberdorf 12, 6364 Brixen im Thale</p></body></html>`,
    },
    told: ['Bergkäse g.U. und Graukäse aus der Milch von 18 Kühen.'],
    never: ['Ab Hof Mo', 'Und Graukäse', 'halten wir ca. 20 Schweine, die mit Molke gefüttert werden. Auf'],
    audience: ['Privat', 'Genie', ''],
  },
  {
    domain: 'statik-reuter.de',
    pages: {
      '/': `<html lang="de"><head><title>Ingenieurbüro Reuter – Statik</title></head><body><div class="container"><h1>Ingenieurbüro für Tragwerksplanung</h1><p>Inh. Dipl.-Ing. (FH) Karin Reuter, geb. Vogt, Nachweisberechtigte für Standsicherheit.</p><p>Wir rechnen Tragwerke aus Holz, Stahl und Beton, z.B. für Aufstockungen, Hallen u.ä. Bauten. Auch Bestandsgutachten nach Dipl.-Ing. Maurer gehören dazu.</p></div></body></html>`,
    },
    told: ['Wir rechnen Tragwerke aus Holz, Stahl und Beton, z.B. für Aufstockungen, Hallen u.ä. Bauten.'],
    never: ['geb. Vogt'],
    audience: ['Bauherren', ''],
    audienceNever: ['Privat- und Geschäftskunden'],
  },
  {
    domain: 'zimmer-elektro-bebra.de',
    pages: {
      '/': `<html lang="de"><head><title>Elektro Zimmer</title></head><body><nav><a href="/">Start</a> <a href="/about-verein">Über den Förderverein</a> <a href="/leistungen">Leistungen</a></nav><section><h1>Strom ist unser Ding, seit über dreißig Jahren</h1><a href="/leistungen">Zu den Leistungen</a></section></body></html>`,
      '/about-verein': `<html><body><h1>Der Förderverein Freibad Bebra e.V.</h1><p>Der Förderverein sammelt Spenden, streicht Umkleiden und betreibt den Kiosk im Freibad. Wir unterstützen ihn seit 2009.</p></body></html>`,
      '/leistungen': `<html><body><h1>Leistungen</h1><p>Wir installieren Elektroanlagen in Neu- und Altbauten, Wallboxen und Photovoltaik mit Speicher.</p></body></html>`,
    },
    told: ['installieren Elektroanlagen'],
    never: ['Spenden', 'Förderverein', 'Freibad'],
    audience: ['Hausbesitzer', 'Privat', ''],
  },
  {
    domain: 'nagelstube-amira.de',
    pages: {
      '/': `<html><head><title>Nagelstube Amira</title><meta name="generator" content="Jimdo"></head><body><div class="cc-matrix"><h1>Herzlich willkommen</h1><h2>Schöne Hände</h2><h2>Gepflegte Füße</h2><h2>Zeit für dich</h2><div class="j-text"><p><span style="font-size:14px">Maniküre, Gelnägel und Pediküre in ruhiger Atmosphäre, dazu Wimpernlifting und Brauen.</span></p></div></div></body></html>`,
    },
    told: ['Maniküre, Gelnägel und Pediküre'],
    never: ['Schöne Hände', 'Zeit für dich', 'Herzlich'],
    audience: ['Privat', ''],
  },
  {
    domain: 'schreinerei-kolb-rhoen.de',
    pages: {
      '/': `<html lang="de"><head><title>Schreinerei Kolb</title></head><body><main><h1>Schreinerei Kolb</h1><p>Die Schreinerei Kolb fertigt Küchen, Einbauschränke und Haustüren aus heimischem Holz.</p><p>Wir messen selbst auf und bauen selbst ein.</p><p>Ich bin Michael Kolb, verheiratet, zwei Kinder, und spiele in meiner Freizeit Tuba.</p></main></body></html>`,
    },
    told: ['fertigt Küchen, Einbauschränke und Haustüren'],
    never: ['Tuba', 'verheiratet'],
    audience: ['Hausbesitzer', 'Privat', 'Bauherren', ''],
  },
  {
    domain: 'wechselmut-coaching.de',
    pages: {
      '/': `<html lang="de"><head><title>Wechselmut – Coaching</title><meta property="og:description" content="Mut zum Wechsel."></head><body><div data-mesh-id="comp"><h1><span>Wechselmut</span></h1><p class="font_8"><span>Ich begleite Mütter, die nach der Elternzeit wieder einsteigen, und Menschen ab 50, die noch einmal etwas Neues wagen.</span></p><p class="font_8"><span>In sechs Gesprächen klären wir Ziel, Weg und ersten Schritt.</span></p></div></body></html>`,
    },
    told: ['Ich begleite Mütter, die nach der Elternzeit'],
    never: ['Mut zum Wechsel'],
    audience: ['Mütter'],
    audienceNever: ['Geschäftskunden', 'Unternehmen'],
  },
  {
    domain: 'webkombuese.de',
    pages: {
      '/': `<html lang="de"><head><title>Webkombüse</title></head><body><header><h1>Webkombüse</h1></header><section class="features"><div class="card"><h3>Für wen?</h3><p>Für kleine Vereine, Handwerksbetriebe und Kulturhäuser.</p></div><div class="card"><h3>Was?</h3><p>Ich baue schnelle Websites ohne Schnickschnack und kümmere mich um Pflege, Updates und Sicherung.</p></div></section></body></html>`,
    },
    told: ['baue schnelle Websites'],
    never: [],
    audience: ['Vereine'],
    audienceNever: ['Privatkunden'],
  },
  {
    domain: 'ferienhof-elbaue.de',
    pages: {
      '/': `<html lang="de"><head><title>Ferienhof Elbaue – Ferienwohnungen am Elberadweg</title></head><body><article class="page"><h1>Ferienhof Elbaue</h1><p>Drei Ferienwohnungen mit eigener Terrasse vermieten wir auf einem alten Vierseithof an der Elbe. Unsere Gäste sind Familien, Radwanderer und Paddler.</p></article><div class="teaser"><h3>Sommerfest</h3><p>Am 14. Juli spielt die Kapelle Blech &amp; Co auf unserem Hof.</p></div></body></html>`,
    },
    told: ['Drei Ferienwohnungen mit eigener Terrasse'],
    never: ['Kapelle', 'Blech'],
    audience: ['Familien', 'Radwanderer'],
  },
  {
    domain: 'moped-manufaktur-ilm.de',
    pages: {
      '/': `<html lang="de"><head><title>Moped-Manufaktur Ilm: Simson, MZ, Ersatzteile</title></head><body><div id="content"><h1>Simson &amp; MZ</h1><p>Hier wird noch geschraubt. So bleibt Kultur erhalten.</p><p>Wir restaurieren Simson-Mopeds und MZ-Motorräder, regenerieren Motoren und verkaufen Ersatzteile über die Theke.</p></div></body></html>`,
    },
    told: ['Wir restaurieren Simson-Mopeds'],
    never: ['Hier wird', 'So bleibt'],
    audience: ['Motorrad', 'Moped', ''],
    audienceNever: ['Autofahrer', 'Geschäftskunden'],
  },
  {
    domain: 'kleinewunder-foto.de',
    pages: {
      '/': `<html lang="de"><head><title>Kleine Wunder | Neugeborenenfotografie Leipzig</title><meta name="description" content="Just another Divi site"></head><body><div class="et_pb_section"><div class="et_pb_text_inner"><h1>Kleine Wunder</h1><p>Die ersten Tage vergehen so schnell. Ich halte sie für euch fest.</p><p>Ich fotografiere Neugeborene, Babybäuche und Familien – in meinem Studio in Plagwitz oder bei euch zu Hause.</p></div></div></body></html>`,
    },
    told: ['Ich fotografiere Neugeborene, Babybäuche und Familien'],
    never: ['Divi', 'halte sie'],
    audience: ['Familien', 'Eltern', ''],
    audienceNever: ['Geschäftskunden', 'Unternehmen'],
  },
  {
    domain: 'kanzlei-uebersetzungen-nowak.de',
    pages: {
      '/': `<html lang="de"><head><title>Beeidigte Übersetzerin Polnisch – M. Nowak</title></head><body><center><h1>Magdalena Nowak</h1><b>Beeidigte Dolmetscherin und Übersetzerin für Polnisch</b><br><br>Ich übersetze Urkunden, Verträge und Gutachten für Gerichte, Notare und Behörden.<br>Seit 2003 arbeite ich in Görlitz, St. Jonsdorf u. Umgebung.<br></center></body></html>`,
    },
    told: ['Ich übersetze Urkunden, Verträge und Gutachten'],
    never: [],
    audience: ['Gerichte', 'Notare', 'Behörden'],
    audienceNever: ['Privat- und Geschäftskunden'],
  },
  {
    domain: 'schuetzengilde-holm.de',
    pages: {
      '/': `<html><head><title>Schützengilde Holm</title></head><body><div id="left"><ul><li><a href="/">Start</a></li><li><a href="/vorstand">Vorstand</a></li></ul></div><div id="right"><p><b>Neuer König proklamiert!</b></p><p>Mit dem 214. Schuss fiel der Vogel. Neuer König ist Heinz Petersen, der Reservist, seine Königin ist Gisela.</p><p><b>Wer wir sind</b></p><p>Die Schützengilde Holm von 1786 pflegt das Schießen mit Luftgewehr, Bogen und Armbrust und richtet jedes Jahr das Dorffest aus.</p></div></body></html>`,
    },
    told: ['pflegt das Schießen mit Luftgewehr, Bogen und Armbrust'],
    never: ['214. Schuss', 'Heinz Petersen'],
    audience: ['Sport', ''],
    audienceNever: ['Geschäftskunden'],
  },
];
