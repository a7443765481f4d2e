import type { ToldSite } from './told-site.ts';

/** For making: written on 2026-11-27 after the second rules, to find what they miss. */
export const devFourth: readonly ToldSite[] = [
  {
    domain: 'bestattungshaus-abendstern.de',
    pages: {
      '/': `<html lang="de"><head><title>Bestattungshaus Abendstern – Wir sind für Sie da</title></head><body><div class="phone">Tag und Nacht: 0561 4455</div><h1>Abschied in Würde</h1><p>Der Tod eines lieben Menschen verändert alles. In dieser schweren Zeit stehen wir Ihnen zur Seite.</p><p>Wir übernehmen Erd-, Feuer- und Seebestattungen, die Wege zu den Ämtern und die Gestaltung der Trauerfeier.</p></body></html>`,
    },
    told: ['Wir übernehmen Erd-, Feuer- und Seebestattungen'],
    never: ['0561', 'verändert alles'],
    audience: ['Angehörige'],
  },
  {
    domain: 'blumen-eck-lohr.de',
    pages: {
      '/': `<html><head><title>Blumen Eck</title></head><body><div id="slider"><img alt="Muttertag am 10. Mai"></div><h2>Aktuell bei uns</h2><p>Pfingstrosen aus der Region, Bund 8,90 €</p><h2>Wir</h2><p>Das Blumen Eck gibt es seit 1994. Inhaberin Tanja Veit hat in Weihenstephan gelernt.</p><h2>Unser Angebot</h2><p>Sträuße, Brautfloristik, Trauerkränze und Grabpflege, dazu Fleurop und Lieferung im Stadtgebiet.</p></body></html>`,
    },
    told: ['Sträuße, Brautfloristik, Trauerkränze'],
    never: ['8,90', 'Muttertag', 'Weihenstephan'],
    audience: ['Privat', ''],
  },
  {
    domain: 'fensterbau-uhl.de',
    pages: {
      '/': `<html lang="de"><head><title>Uhl Fensterbau GmbH</title><meta property="og:description" content="Uhl Fensterbau GmbH, Industriestraße 4, 89231 Neu-Ulm"></head><body><h1>Durchblick seit drei Generationen</h1><p>Was wir tun, tun wir gern. Und das merkt man.</p><p>In unserer Schreinerei fertigen wir Fenster aus Holz und Holz-Alu, bauen Haustüren und richten alte Kastenfenster her.</p></body></html>`,
    },
    told: ['fertigen wir Fenster aus Holz und Holz-Alu'],
    never: ['Und das merkt', 'Industriestraße'],
    audience: ['Hausbesitzer', 'Bauherren', 'Privat', ''],
  },
  {
    domain: 'osteopathie-lindenau.de',
    pages: {
      '/': `<html lang="de"><head><title>Osteopathie Lindenau</title></head><body><p>Was ist Osteopathie? Die Osteopathie wurde im 19. Jahrhundert von Andrew Taylor Still begründet und betrachtet den Körper als Einheit.</p><p>Ich behandle Säuglinge, Schwangere und Erwachsene mit Beschwerden an Rücken, Kiefer und Verdauung.</p></body></html>`,
    },
    told: ['Ich behandle Säuglinge, Schwangere'],
    never: ['Andrew Taylor'],
    audience: ['Patient', 'Säuglinge'],
  },
  {
    domain: 'hofladen-meierhof.de',
    pages: {
      '/': `<html lang="de"><head><title>Meierhof</title></head><body><h3>Liebe Kundinnen und Kunden!</h3><p>Wegen Hitze schließen wir am Samstag schon um 12 Uhr.</p><p>Auf unserem Hof leben 300 Hühner, 40 Rinder und ein Esel. Was sie uns geben, verkaufen wir im Laden und am Automaten: Eier, Fleisch, Wurst und Nudeln.</p></body></html>`,
    },
    told: ['300 Hühner, 40 Rinder', 'verkaufen wir im Laden und am Automaten'],
    never: ['Hitze', 'Liebe Kund'],
    audience: ['Privat', ''],
  },
  {
    domain: 'pr-agentur-wortlaut.de',
    pages: {
      '/': `<html lang="de"><head><title>Wortlaut – Agentur für Kommunikation</title></head><body><section><h1>Wir machen laut, was leise ist.</h1></section><section><p>Kommunikation ist Haltung.</p><p>Für Stiftungen, Hochschulen und soziale Träger schreiben wir Jahresberichte, Reden und Pressetexte und betreuen ihre Kanäle.</p></section><section class="logos"><img alt="Diakonie Hessen"><img alt="TU Darmstadt"></section></body></html>`,
    },
    told: ['schreiben wir Jahresberichte, Reden und Pressetexte'],
    never: ['Diakonie', 'ist Haltung'],
    audience: ['Stiftungen', 'Hochschulen'],
  },
  {
    domain: 'schwimmschule-delfin.de',
    pages: {
      '/': `<html lang="de"><head><title>Schwimmschule Delfin</title></head><body><p class="big">Jedes zweite Kind kann nicht sicher schwimmen. Das wollen wir ändern!</p><p>Bei uns lernen Kinder ab vier Jahren in Gruppen zu sechst schwimmen, Erwachsene kraulen am Abend.</p><p>Kursplätze ab 12.1. wieder frei.</p></body></html>`,
    },
    told: ['Bei uns lernen Kinder ab vier Jahren'],
    never: ['Jedes zweite Kind', 'Das wollen', '12.1.'],
    audience: ['Kinder'],
  },
  {
    domain: 'kanzlei-notarin-vogelsang.de',
    pages: {
      '/': `<html lang="de"><head><title>Notarin Dr. Ilse Vogelsang</title></head><body><div class="text"><p>Die Notarin ist unabhängige Trägerin eines öffentlichen Amtes. Sie berät alle Beteiligten unparteiisch.</p><p>Beurkundet werden bei uns Grundstückskaufverträge, Testamente, Erbverträge, Eheverträge und Vollmachten.</p></div></body></html>`,
    },
    told: ['Grundstückskaufverträge, Testamente'],
    never: [],
    audience: ['Privatpersonen', ''],
  },
  {
    domain: 'velokurier-donnerblitz.ch',
    pages: {
      '/': `<html lang="de-CH"><head><title>Donnerblitz Velokurier</title></head><body><h1>Schneller als der Stau</h1><p>Seit 1991 bringen unsere Kurierinnen und Kuriere Dokumente, Blutproben und Znünis durch Luzern – emissionsfrei.</p><p>Stammkunden erhalten 10 % Rabatt.</p></body></html>`,
    },
    told: ['Dokumente, Blutproben'],
    never: ['Rabatt'],
    audience: ['Privat', 'Unternehmen', ''],
  },
  {
    domain: 'atelier-glaskunst-morana.de',
    pages: {
      '/': `<html lang="de"><head><title>Morana Glaskunst</title></head><body><div><p>Licht. Farbe. Stille.</p></div><div><p>Jana Morana studierte in Halle und lebt seit 2001 in der Uckermark. Ihre Fenster hängen in elf Kirchen.</p></div><div><p>Das Atelier entwirft und fertigt Kirchenfenster, Glasbilder und Lampen und gibt Kurse im Bleiverglasen.</p></div></body></html>`,
    },
    told: ['entwirft und fertigt Kirchenfenster'],
    never: ['Licht. Farbe.', 'Ihre Fenster hängen'],
    audience: ['Kirchen', 'Kunst', 'Privat', ''],
  },
  {
    domain: 'seniorenumzug-sanft.de',
    pages: {
      '/': `<html lang="de"><head><title>Sanft umziehen</title></head><body><p>Ein Umzug im Alter fällt schwer.</p><p>Wir helfen Seniorinnen und Senioren beim Aussortieren, Packen und Einrichten und räumen die alte Wohnung.</p><p>Damit die Kinder sich um nichts kümmern müssen.</p></body></html>`,
    },
    told: ['Wir helfen Seniorinnen und Senioren'],
    never: ['Damit die Kinder', 'fällt schwer'],
    audience: ['Senior'],
  },
  {
    domain: 'gelateria-dolomiti.de',
    pages: {
      '/': `<html lang="de"><head><title>Gelateria Dolomiti</title><meta name="description" content="Benvenuti! Eis wie in Italien."></head><body><p>Benvenuti!</p><p>1962 kam Nonno Piero aus Cortina nach Fulda. Er brachte ein Rezept mit.</p><p>24 Sorten machen wir jeden Morgen frisch, acht davon ohne Milch. Dazu gibt es Waffeln und Espresso.</p></body></html>`,
    },
    told: ['24 Sorten machen wir jeden Morgen'],
    never: ['Nonno', 'Er brachte'],
    audience: ['Gäste'],
  },
  {
    domain: 'landtechnik-oberhauser.at',
    pages: {
      '/': `<html lang="de"><head><title>Landtechnik Oberhauser</title></head><body><marquee>Frühjahrsaktion!</marquee><p>Verkauf und Reparatur von Traktoren, Mähwerken, Ladewagen u. Forstmaschinen, Ersatzteile lagernd, Pickerl nach § 57a.</p><p>Unsere Monteure kommen auch aufs Feld.</p></body></html>`,
    },
    told: ['Reparatur von Traktoren, Mähwerken'],
    never: ['Frühjahrsaktion'],
    audience: ['Landwirt', ''],
    audienceNever: ['Autofahrer'],
  },
  {
    domain: 'wandertouren-suedharz.de',
    pages: {
      '/': `<html lang="de"><head><title>Wandertouren Südharz</title></head><body><h1>Raus!</h1><p>Ich bin zertifizierte Wanderführerin und führe Schulklassen, Vereine und Betriebe durch den Karst, zu Höhlen und auf den Brocken.</p><p>Nächste Termine: 3. Mai Orchideen, 17. Mai Gips</p></body></html>`,
    },
    told: ['führe Schulklassen, Vereine und Betriebe'],
    never: ['Orchideen'],
    audience: ['Schulklassen', 'Vereine'],
  },
  {
    domain: 'nachhaltig-unverpackt.de',
    pages: {
      '/': `<html lang="de"><head><title>Lose – Unverpackt in Bonn</title></head><body><p>Plastik war gestern.</p><p>Bring deine Gläser mit!</p><p>Nudeln, Linsen, Nüsse, Gewürze, Seife und Waschmittel füllst du dir bei uns selbst ab, so viel du brauchst.</p><p>Die Lieferanten kommen aus dem Umkreis.</p></body></html>`,
    },
    told: ['Nudeln, Linsen, Nüsse'],
    never: ['war gestern', 'Bring deine'],
    audience: ['Privat', ''],
  },
  {
    domain: 'klangwerk-tonstudio.de',
    pages: {
      '/': `<html lang="de"><head><title>Klangwerk Tonstudio</title></head><body><div class="grid"><h3>Recording</h3><h3>Mixing</h3><h3>Mastering</h3></div><p>Bands, Chöre und Solistinnen nehmen in unserem 80 m² großen Saal auf, Sprecher in zwei Kabinen.</p><div class="kunden"><p>Die Ärzte, hr-Bigband, Bosse</p></div></body></html>`,
    },
    told: ['Bands, Chöre und Solistinnen nehmen'],
    never: ['hr-Bigband', 'Bosse'],
    audience: ['Musik', 'Bands', ''],
    audienceNever: ['Ärzte'],
  },
  {
    domain: 'pflasterbau-hin.de',
    pages: {
      '/': `<html lang="de"><head><title>Pflasterbau Hin GmbH & Co. KG</title></head><body><p>Die Pflasterbau Hin GmbH & Co. KG pflastert Höfe, Plätze und Gehwege, z. B. in Natursteinpflaster, Klinker o. Ä. und saniert Treppen.</p><p>Sie beschäftigt 22 Mitarbeiter. Diese sind alle fest angestellt.</p></body></html>`,
    },
    told: ['pflastert Höfe, Plätze und Gehwege, z. B. in Natursteinpflaster, Klinker o. Ä. und saniert Treppen.'],
    never: ['Diese sind'],
    audience: ['Hausbesitzer', 'Bauherren', 'Privat', ''],
  },
  {
    domain: 'lerntherapie-buchstabensalat.de',
    pages: {
      '/': `<html lang="de"><head><title>Buchstabensalat – Lerntherapie</title></head><body><p>Ihr Kind verwechselt b und d?</p><p>Es übt und übt, aber die Noten bleiben schlecht?</p><p>Ich fördere Kinder mit Lese-Rechtschreib-Schwäche, einzeln und ohne Druck, und berate Eltern und Lehrkräfte.</p></body></html>`,
    },
    told: ['Ich fördere Kinder mit Lese-Rechtschreib-Schwäche'],
    never: ['verwechselt', 'übt und übt'],
    audience: ['Kinder', 'Eltern', 'Schüler'],
  },
];
