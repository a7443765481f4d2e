import type { ToldSite } from './told-site.ts';

/** Held apart: written on 2026-11-27 before the rules; their misses are not read. */
export const heldSecond: readonly ToldSite[] = [
  {
    domain: 'schluesselfix-kassel.de',
    pages: {
      '/': `<html lang="de"><head><title>Schlüsselfix</title><meta name="description" content="Schlüsseldienst Kassel, Schlüsseldienst Baunatal, Schlüsselnotdienst Kassel, Türöffnung Kassel"></head><body><div class="usp"><ul><li>Schnell</li><li>Fair</li><li>Vor Ort</li></ul></div><p>Wir öffnen Türen, tauschen Zylinder und sichern Fenster gegen Einbruch.</p></body></html>`,
    },
    told: ['Wir öffnen Türen, tauschen Zylinder'],
    never: ['Schlüsseldienst Baunatal', 'Schnell, Fair'],
    audience: ['Privat', 'Hausbesitzer', 'Mieter', ''],
  },
  {
    domain: 'teehaus-lotus.de',
    pages: {
      '/': `<html lang="de"><head><title>Teehaus Lotus</title></head><body><article><p>Unser Tee stammt von ca. 20 Gärten in Assam, Darjeeling, Yunnan etc. und wird von uns selbst verkostet.</p><p>Im Laden füllen wir über 150 Sorten ab, dazu gibt es Kannen, Schalen und Gebäck.</p></article></body></html>`,
    },
    told: [
      'Unser Tee stammt von ca. 20 Gärten in Assam, Darjeeling, Yunnan etc. und wird',
      'füllen wir über 150 Sorten ab',
    ],
    never: ['Yunnan etc. Und'],
    audience: ['Privat', 'Tee', 'Genie', 'Gäste', ''],
  },
  {
    domain: 'pottery-corner-munich.de',
    pages: {
      '/': `<html lang="en"><head><title>Pottery Corner Munich</title></head><body><h1>Pottery Corner</h1><p>That is why we started. They love it.</p><p>We teach wheel throwing and hand building in small classes and fire your pieces in our kiln.</p></body></html>`,
    },
    told: ['We teach wheel throwing'],
    never: ['That is why', 'They love it'],
    audience: ['Privat', 'Kreative', 'Kunst', ''],
  },
  {
    domain: 'storenbau-ruegg.ch',
    pages: {
      '/': `<html lang="de-CH"><head><title>Rüegg Storenbau GmbH</title></head><body><div class="container-fluid"><p>Storen, Markisen und Insektenschutz montieren und reparieren wir für Liegenschaftsverwaltungen und Private.</p><p>Wir gratulieren unserem Lernenden Luca zum 2. Rang an den SwissSkills.</p></div></body></html>`,
    },
    told: ['Storen, Markisen und Insektenschutz montieren'],
    never: ['Luca', 'SwissSkills'],
    audience: ['Liegenschaftsverwaltungen', 'Private', 'Hausbesitzer', ''],
  },
  {
    domain: 'kinderarzt-wiese.de',
    pages: {
      '/': `<html lang="de"><head><title>Kinder- und Jugendarztpraxis Wiese</title></head><body><div class="alert"><p>Liebe Eltern, am 24. und 31.12. bleibt die Praxis zu. Der Notdienst ist im St. Marien.</p></div><p>In unserer Praxis untersuchen, impfen und behandeln wir Kinder und Jugendliche vom ersten Tag bis zum 18. Geburtstag.</p></body></html>`,
    },
    told: ['untersuchen, impfen und behandeln wir Kinder'],
    never: ['24. und 31.12.', 'Notdienst'],
    audience: ['Patient', 'Kinder', 'Eltern'],
  },
  {
    domain: 'hutatelier-manon.de',
    pages: {
      '/': `<html lang="de"><head><title>Hutatelier Manon</title></head><body><section class="quote"><q>Ein Hut ist ein Ausrufezeichen.</q></section><section><p>Er verwandelt jeden Auftritt.</p><p>Hüte, Fascinators und Mützen aus Filz und Stroh formt die Modistin Manon Becker nach Maß.</p></section></body></html>`,
    },
    told: ['Hüte, Fascinators und Mützen'],
    never: ['Ausrufezeichen', 'Er verwandelt'],
    audience: ['Privat', 'Frauen', ''],
  },
  {
    domain: 'rechtsanwalt-tessmer.de',
    pages: {
      '/': `<html lang="de"><head><title>Rechtsanwalt Tessmer</title></head><body><aside class="blogroll"><h3>Neues Urteil zur Kündigung</h3><p>Das Bundesarbeitsgericht entschied, dass eine Abmahnung auch mündlich gilt. Was Arbeitgeber wissen müssen.</p></aside><main><p>Ich vertrete Arbeitnehmer, Betriebsräte und Auszubildende im Arbeitsrecht, außergerichtlich und vor Gericht.</p></main></body></html>`,
    },
    told: ['Ich vertrete Arbeitnehmer, Betriebsräte'],
    never: ['Bundesarbeitsgericht', 'Abmahnung'],
    audience: ['Arbeitnehmer', 'Betriebsräte'],
    audienceNever: ['Unternehmen'],
  },
  {
    domain: 'zirkusschule-pimparello.de',
    pages: {
      '/': `<html lang="de"><head><title>Zirkusschule Pimparello</title></head><body><div class="blk_textimage"><p>Manege frei!</p></div><div class="blk_textimage"><p>In Kursen und Ferienwochen lernen Kinder und Jugendliche bei uns Jonglage, Trapez und Einrad.</p></div><div class="blk_textimage"><p>Dort wachsen sie über sich hinaus.</p></div></body></html>`,
    },
    told: ['lernen Kinder und Jugendliche bei uns Jonglage'],
    never: ['Manege frei', 'Dort wachsen'],
    audience: ['Kinder'],
    audienceNever: ['Geschäftskunden'],
  },
  {
    domain: 'praxissoftware-medulla.de',
    pages: {
      '/': `<html lang="de"><head><title>Medulla – Software</title><script type="application/ld+json">{"@type":"Organization","name":"Medulla","description":"Sample page. Powered by Astra theme."}</script></head><body><p class="teaser">Weil Zeit kostbar ist.</p><p>Wir entwickeln Software für Zahnarztpraxen, Labore und Kliniken: Terminplanung, Abrechnung und Archiv.</p></body></html>`,
    },
    told: ['Wir entwickeln Software für Zahnarztpraxen'],
    never: ['Sample page', 'Weil Zeit'],
    audience: ['Zahnarztpraxen', 'Labore', 'Kliniken'],
    audienceNever: ['Privat'],
  },
  {
    domain: 'gasthof-zum-hirschen.at',
    pages: {
      '/': `<html lang="de"><head><title>Gasthof zum Hirschen</title></head><body><div><h4>Stimmen</h4><p>Super Schnitzel, nette Bedienung! – Karl</p></div><div><h4>Gasthof</h4><p>Unsere Küche kocht Wild, Fisch und Knödel, mittags ein Menü und abends nach der Karte.</p><p>Wochenmenü: Montag Gulasch, Dienstag Backhendl.</p></div></body></html>`,
    },
    told: ['kocht Wild, Fisch und Knödel'],
    never: ['Super Schnitzel', 'Montag Gulasch'],
    audience: ['Gäste'],
  },
  {
    domain: 'lackdoktor-vogt.de',
    pages: {
      '/': `<html lang="de"><head><title>Lackdoktor Vogt</title></head><body><h1>LACKDOKTOR</h1><h2>Smart Repair in Trier</h2><ul class="leistungen"><li>Dellen drücken</li><li>Kratzer polieren</li><li>Felgen aufbereiten</li><li>Scheibentönung</li></ul></body></html>`,
    },
    told: ['Dellen drücken, Kratzer polieren', 'Smart Repair'],
    never: ['LACKDOKTOR'],
    audience: ['Autofahrer', ''],
  },
  {
    domain: 'judoclub-samurai.at',
    pages: {
      '/': `<html lang="de"><head><title>Judoclub Samurai Linz</title></head><body><main><p>Drei Mal Gold, zwei Mal Bronze: Unsere Nachwuchskämpferinnen räumten beim Turnier in Wels ab.</p><p>Bei uns lernen Kinder ab fünf Jahren, Jugendliche und Erwachsene Judo und Selbstverteidigung.</p></main></body></html>`,
    },
    told: ['Bei uns lernen Kinder ab fünf Jahren'],
    never: ['Gold', 'räumten'],
    audience: ['Kinder', 'Kampfsport'],
  },
  {
    domain: 'metallbau-szabo.at',
    pages: {
      '/': `<html lang="de"><head><title>Metallbau Szabo</title></head><body><section><p>1988 begann alles in einer Garage. Diese wurde bald zu klein. Sie steht noch heute.</p></section><section><p>Metallbau Szabo schweißt Geländer, Tore und Balkone und fertigt Treppen aus Stahl und Glas.</p><p>Darauf sind wir stolz.</p></section></body></html>`,
    },
    told: ['schweißt Geländer, Tore'],
    never: ['Diese wurde', 'Sie steht', 'Darauf sind'],
    audience: ['Hausbesitzer', 'Gewerbe', 'Bauherren', ''],
  },
  {
    domain: 'doula-marlen.de',
    pages: {
      '/': `<html lang="de"><head><title>Doula Marlen</title></head><body><p>Schön, dass du hier bist!</p><p>Als Doula begleite ich Schwangere und ihre Partner vor, während und nach der Geburt.</p><p>Ehrenamtlich arbeite ich für wellcome, das jungen Familien im ersten Jahr Helferinnen vermittelt.</p></body></html>`,
    },
    told: ['begleite ich Schwangere und ihre Partner'],
    never: ['wellcome', 'Helferinnen'],
    audience: ['Schwangere'],
    audienceNever: ['Geschäftskunden'],
  },
  {
    domain: 'messebau-kontur.de',
    pages: {
      '/': `<html lang="de"><head><title>Kontur Messebau</title></head><body><div class="swiper"><h2>Raum</h2><h2>wird</h2><h2>Bühne</h2></div><div class="text"><p>Messestände, Bühnen und Ausstellungen entwerfen, bauen und lagern wir für Mittelständler, Museen und Verbände.</p><p>All das kommt aus unserer Halle.</p></div></body></html>`,
    },
    told: ['Messestände, Bühnen und Ausstellungen'],
    never: ['All das', 'Raum'],
    audience: ['Mittelständler', 'Museen', 'Verbände'],
    audienceNever: ['Privat'],
  },
];
