import { describe, it } from 'node:test';
import { expect } from 'expect';
import { listOf } from '../text/formats.de.ts';
import { inEnglish, ownServices } from './index.ts';

/** As it stands in a sentence, without 'bietet'; '-' where nothing is sure. */
function said(description: string): string {
  const own = ownServices({ description });
  if (!own) return '-';
  return [listOf(own.verbs.map(({ de }) => de)), own.joined?.de, listOf(own.items)].filter(Boolean).join(' ');
}

const sure: readonly (readonly [description: string, services: string])[] = [
  [
    'Tischlerei am Ammersee: Küchen, Treppen und Innenausbau. Wir arbeiten zu sechst.',
    'Küchen, Treppen und Innenausbau',
  ],
  ['Bäder, Heizungen und Wärmepumpen aus einer Hand.', 'Bäder, Heizungen und Wärmepumpen'],
  ['Familienrecht, Erbrecht und Mietrecht. Die Kanzlei liegt am Marktplatz.', 'Familienrecht, Erbrecht und Mietrecht'],
  [
    'Zu unseren Leistungen gehören Inspektion, Achsvermessung und Klimaservice.',
    'Inspektion, Achsvermessung und Klimaservice',
  ],
  [
    'Wir bieten Stadtführungen, Weinproben und Kutschfahrten in Meißen an.',
    'Stadtführungen, Weinproben und Kutschfahrten',
  ],
  ['Schwerpunkte: Logos, Verpackungen und Speisekarten.', 'Logos, Verpackungen und Speisekarten'],
  [
    'Meisterbetrieb für Elektroinstallation, Photovoltaik und Wallboxen in Gera.',
    'Elektroinstallation, Photovoltaik und Wallboxen',
  ],
  [
    'Ich fotografiere Hochzeiten, Taufen und Familien im Allgäu. Keine Passbilder.',
    'fotografiert Hochzeiten, Taufen und Familien',
  ],
  ['Wir planen, bauen und pflegen Gärten und Terrassen.', 'plant, baut und pflegt Gärten und Terrassen'],
  ['Blumen Petersen bindet Sträuße, Brautschmuck und Trauerkränze.', 'bindet Sträuße, Brautschmuck und Trauerkränze'],
  [
    'Wir drucken Speisekarten, Vereinshefte und Einladungen, auch wenige.',
    'druckt Speisekarten, Vereinshefte und Einladungen',
  ],
  [
    'Wir übersetzen Verträge, Urkunden und Handbücher aus dem Polnischen.',
    'übersetzt Verträge, Urkunden und Handbücher',
  ],
  ['Wir begleiten Familienbetriebe bei Nachfolge, Führung und Wandel.', 'begleitet bei Nachfolge, Führung und Wandel'],
  ['Wir kümmern uns um Netzwerke, Kassen und Arbeitsplätze.', 'kümmert sich um Netzwerke, Kassen und Arbeitsplätze'],
  ['Professionelle Fotos, kostenlose Gutachten und Grundrisse.', 'Fotos, Gutachten und Grundrisse'],
  ['Individueller Treppenbau, Fensterbänke und Grabmale.', 'individuellen Treppenbau, Fensterbänke und Grabmale'],
  ['Unfall- und Lackschäden, Reifen und Bremsen für alle Marken.', 'Unfall- und Lackschäden, Reifen und Bremsen'],
];

const unsure: readonly (readonly [why: string, description: string])[] = [
  ['customers', 'Wir betreuen Ärzte, Zahnärzte und Apotheken.'],
  ['customers behind a colon', 'Für alle da: Familien, Paare und Senioren.'],
  ['customers by name', 'Unsere Kunden: Kanzlei Braun, Stadt Ulm und Bäckerei Vogel.'],
  ['a job', 'Wir bieten Urlaub, Obstkorb und Weihnachtsgeld. Jetzt bewerben!'],
  ['who is looked for', 'Wir suchen Köche, Kellner und Spülhilfen.'],
  ['what was', 'Früher haben wir Radios, Uhren und Lampen verkauft.'],
  ['what is to come', 'Bald neu: Sauna, Kamin und Fahrradkeller.'],
  ['what is denied', 'Wir verkaufen keine Hunde und Katzen.'],
  ['towns', 'Lörrach, Weil und Rheinfelden.'],
  ['people', 'Das sind wir: Anna, Bert und Clara.'],
  ['hours', 'Montag, Dienstag und Freitag. Geöffnet bis acht.'],
  ['nothing of its own', 'Qualität, Service und Zuverlässigkeit.'],
  ['a number of rooms', 'Fünf Zimmer und zwei Ferienwohnungen mit Seeblick.'],
  ['an own word with an object between', 'Wir schneiden, färben und pflegen Ihr Haar.'],
  ['nothing', ''],
];

describe('the services that a profile names itself', () => {
  for (const [description, services] of sure)
    it(`are '${services}' in '${description}'`, () => expect(said(description)).toBe(services));

  for (const [why, description] of unsure)
    it(`are not ${why}: '${description}'`, () => expect(said(description)).toBe('-'));

  it('are without what another sentence denies', () => {
    expect(said('Aufkleber, Schilder und Plakate. Plakate drucken wir nicht mehr.')).toBe('Aufkleber und Schilder');
  });

  it('are found quickly in whatever is written', () => {
    const started = performance.now();
    for (const piece of ['und ', 'Wir planen, ', 'A, B: ', 'Brot und ', 'für Betriebe ', 'zu unseren Leistungen '])
      said(piece.repeat(500));
    expect(performance.now() - started).toBeLessThan(1_000);
  });

  it('are English only where the table has them', () => {
    expect(['Hochzeiten', 'Wärmepumpen', 'Zwetschgendatschi', 'toString'].map(inEnglish)).toEqual([
      'weddings',
      'heat pumps',
      undefined,
      undefined,
    ]);
  });
});
