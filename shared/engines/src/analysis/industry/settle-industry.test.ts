import { describe, it } from 'node:test';
import { expect } from 'expect';
import { allTrades, industriesOf, wordsOfTrade } from '../../trades/index.ts';
import { analyzePages } from '../analyze-pages.ts';
import { readPage } from '../page/read-page.ts';

const trades = [...allTrades().values()];

describe('kind and industry of a business', () => {
  it('are found together: of every kind by its title, its sentence and its English name, and never contradict', () => {
    const found = { title: 0, sentence: 0, english: 0 };
    for (const trade of trades) {
      const answers = {
        title: analysed(`<title>Kessler – ${trade.name}</title>`, `Wir bieten ${trade.offers}.`),
        sentence: analysed('<title>Kessler</title>', `Wir sind ${trade.name}.`),
        english: analysed('<title>Kessler</title>', `We are a ${wordsOfTrade(trade, 'en').name} in Kassel.`),
      };
      for (const [wording, { kind, industry }] of Object.entries(answers)) {
        if (kind === trade.id) found[wording as keyof typeof found] += 1;
        const filed: readonly string[] = industriesOf(allTrades().get(kind ?? '') ?? trade);
        if (kind !== null && industry !== null)
          expect([kind, filed.includes(industry.toLowerCase())]).toEqual([kind, true]);
      }
    }
    expect(found.title).toBeGreaterThanOrEqual(trades.length * 0.98);
    expect(found.sentence).toBeGreaterThanOrEqual(trades.length * 0.94);
    expect(found.english).toBeGreaterThanOrEqual(trades.length * 0.95);
  });

  it('are those of the kind that is surely named, whatever else the pages speak of', () => {
    const roofs =
      '<p>Dach, Fassade, Fenster, Heizung und Keller: Wir zeigen, was sich lohnt.</p><p>Dachdecker und Heizungsbauer vermitteln wir.</p>';
    const answer = analysed(
      '<title>Energieberatung Kessler | Energieberater für Hausbesitzer</title><meta name="description" content="Energieberatung mit Sanierungsfahrplan und Energieausweis">',
      'Wir berechnen Heizlasten.',
      roofs,
    );
    expect(answer).toMatchObject({ kind: 'office/energy_consulting', industry: 'Beratung' });
  });

  it('are those that the data for machines say by their type, whatever the pages speak of besides', () => {
    const rooms = '<p>Gästezimmer mit Frühstück, Übernachtung ab 40 Euro. Urlaub am See.</p>';
    const wine = '<p>Weingut, Weinproben und Wein ab Hof.</p>';
    for (const [type, sentence, more, kind, industry] of [
      ['AutoRepair', 'Wir sind auch eine Pension im Grünen.', rooms, 'shop/car_repair', 'Automotive'],
      ['Electrician', 'Neben der Werkstatt ist unser Hofladen.', wine, 'craft/electrician', 'Handwerk'],
      ['HairSalon', 'Wir sind auch ein Café mit Kuchen.', wine, 'shop/hairdresser', 'Dienstleistungen'],
    ] as const) {
      const data = `<script type="application/ld+json">{"@type":"${type}","name":"Kessler"}</script>`;
      expect(analysed('<title>Kessler</title>', sentence, data + more)).toMatchObject({ kind, industry });
    }
    for (const type of ['LocalBusiness', 'Organization', 'Store']) {
      const data = `<script type="application/ld+json">{"@type":"${type}","name":"Kessler"}</script>`;
      expect(analysed('<title>Kessler</title>', 'Wir sind eine kleine Pension im Grünen.', data + rooms)).toMatchObject(
        {
          kind: 'tourism/guest_house',
        },
      );
    }
  });

  it('are those by which it calls itself, where nothing else is told more', () => {
    const answer = analysed(
      '<title>Gwandhaus Moser – Trachtenschneiderei</title>',
      'Wir schneidern Dirndl, Lederhosen und Trachten auf Maß, mit drei Anproben.',
      '<p>Dirndl, Tracht, Lederhosen und Jacken aus Loden, maßgeschneiderte Anzüge.</p>',
    );
    expect(answer).toMatchObject({ kind: 'craft/dressmaker', industry: 'Handwerk' });
  });

  it('are those of what a business says it does, where its words leave the industry unsure', () => {
    for (const [name, sentence, kind, industry] of [
      [
        'Atemraum',
        'Hatha und Vinyasa in kleinen Gruppen, dazu Meditation.',
        'leisure/fitness_centre/yoga',
        'Fitness & Gesundheit',
      ],
      [
        'Ergo am Turm',
        'Handtherapie und Hirnleistungstraining für Kinder.',
        'healthcare/occupational_therapist',
        'Fitness & Gesundheit',
      ],
      ['Nadel und Faden', 'Hosen kürzen, Reißverschlüsse tauschen, Brautkleider anpassen.', 'shop/tailor', 'Handwerk'],
      ['Saigon', 'Pho, Bun Bo und Sommerrollen. Vietnamesische Küche.', 'amenity/restaurant', 'Gastronomie'],
      [
        'Sonnennest',
        'Zwei Wohnungen mit Kachelofen für je vier Gäste, ab drei Nächten buchbar.',
        'tourism/apartment',
        'Reise & Tourismus',
      ],
    ] as const) {
      const answer = analysed(`<title>${name}</title>`, sentence);
      expect([name, answer.kind, answer.industry]).toEqual([name, kind, industry]);
    }
    // One deed alone says less than the words do.
    expect(analysed('<title>Kessler</title>', 'Wir verleihen Zelte und Bänke. Dazu Hatha am Abend.').kind).not.toBe(
      'leisure/fitness_centre/yoga',
    );
  });

  it('leave a shop on the internet where it is', () => {
    const cart =
      '<a href="/cart">Warenkorb</a><a href="/checkout">Zur Kasse</a><p>Versandkosten, Lieferzeit, Widerrufsrecht</p>';
    expect(analysed('<title>Naturkosmetik Kessler</title>', 'Cremes und Öle.', cart).industry).not.toBe(
      'Fitness & Gesundheit',
    );
  });
});

function analysed(head: string, sentence: string, more = '') {
  const html = `<html lang="de"><head>${head}</head><body><h1>Kessler</h1><p>${sentence}</p>${more}</body></html>`;
  const { trade, industry } = analyzePages([readPage(html, 'https://www.kessler-kassel.de/', 'start')]);
  return { kind: trade, industry };
}
