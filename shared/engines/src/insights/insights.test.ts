import { describe, it } from 'node:test';
import { expect } from 'expect';
import { expectQuick } from '../../testing/expect-quick.ts';
import { type ComparedMonths, changesIn, type InsightReview, insightsOf } from './index.ts';
import { opinionsIn } from './opinions.ts';

describe('what a review praises and criticises', () => {
  it('is found in a text of blanks as quickly as in one of words', () => {
    const text = `Das Personal war${' '.repeat(60_000)}freundlich`;
    expectQuick('60,000 blanks', () => opinionsIn(text));
  });

  const cases: readonly (readonly [text: string, ...said: string[]])[] = [
    ['Das Personal war sehr freundlich.', '+people'],
    [
      'Sehr nettes Team, aber die Wartezeit war viel zu lang und die Preise sind überteuert.',
      '+people',
      '-punctuality',
      '-price',
    ],
    ['Die Beratung war nicht gut.', '-advice'],
    ['Nicht nur das Essen war lecker, auch die Bedienung war aufmerksam.', '+food', '+people'],
    ['Ein schönerer Garten wäre schön.'],
    ['Wir haben zwei Zimmer gebucht.'],
    ['Die Zimmer waren schmutzig. Das Frühstück dagegen war hervorragend!', '-place', '-cleanliness', '+food'],
    [
      'Termine werden eingehalten, Rückfragen per Mail kompetent beantwortet.',
      '+punctuality',
      '+reliability',
      '+contact',
      '+advice',
    ],
    ['Ein Fehler im Anschnitt, der wurde auf eigene Kosten neu gedruckt.'],
    ['Schon das Angebot war verständlich geschrieben.', '+advice'],
    ['Saubere Texte für unsere Broschüre.', '+quality'],
    ['Saubere Arbeit an unserem Katalog.', '+quality'],
    ['Die Handwerker arbeiten sehr sauber.', '+quality'],
    ['Die Küche war sauber.', '+food', '+cleanliness'],
    ['Die Einweisung in die neue Website war geduldig.'],
    ['Freundlicher Kontakt und gute Vorschläge.', '+people'],
    ['Gute Lage; leider sehr laut.', '+location', '-place'],
    ['The staff was very friendly.'],
    [''],
  ];
  for (const [text, ...said] of cases)
    it(`hears of „${text}“ ${said.join(' ') || 'nothing'}`, () => {
      const heard = opinionsIn(text).map(({ theme, polarity }) => `${polarity === 'praise' ? '+' : '-'}${theme.id}`);
      expect(new Set(heard)).toEqual(new Set(said));
    });

  const starred: readonly (readonly [stars: number | null, text: string, ...said: string[]])[] = [
    [5, 'Kleine Karte, große Sorgfalt. Die Kürbissuppe ist ein Grund, den Herbst zu mögen.'],
    [null, 'Kleine Karte, große Sorgfalt.'],
    [4, 'Kleine Karte, große Sorgfalt.'],
    [3, 'Kleine Zimmer, gutes Frühstück.', '-place', '+food'],
    [5, 'Kleines Zimmer, tolles Frühstück!', '+food'],
    [5, 'Unsere Heizung war kaputt.'],
    [5, 'Preislich nicht günstig, aber das Essen war hervorragend.', '+food'],
    [4, 'Preislich nicht günstig, aber das Essen war hervorragend.', '-price', '+food'],
    [5, 'Nettes Personal, aber die Wartezeit war viel zu lang.', '+people', '-punctuality'],
    [5, 'Das Zimmer war leider sehr klein.', '-place'],
    [5, 'Die Zimmer waren zu klein.', '-place'],
    [5, 'Das Essen war versalzen.', '-food'],
    [1, 'Das Zimmer war klein.', '-place'],
    [null, 'Das Zimmer war klein.', '-place'],
  ];
  for (const [stars, text, ...said] of starred)
    it(`hears of „${text}“ with ${stars ?? 'unknown'} stars ${said.join(' ') || 'nothing'}`, () => {
      const heard = opinionsIn(text, stars).map(
        ({ theme, polarity }) => `${polarity === 'praise' ? '+' : '-'}${theme.id}`,
      );
      expect(new Set(heard)).toEqual(new Set(said));
    });

  it('counts no concession of five stars against a business', () => {
    const [review] = insightsOf([aReview('1', 'Kleine Karte, große Sorgfalt.', { rating: 5 })]).mood.values();
    expect(review).toEqual({ praise: 0, criticism: 0 });
  });

  it('reads a long text of nothing but judgements in time', () => {
    const begun = performance.now();
    opinionsIn('Das Personal war nett, aber teuer; '.repeat(2000));
    expect(performance.now() - begun).toBeLessThan(1000);
  });
});

describe('what all reviews of a business say', () => {
  const reviews = [
    aReview('3', 'Nettes Personal. Die freundliche Bedienung war top.', { month: '2026-03', platform: 'google' }),
    aReview('2', 'Das Personal war unfreundlich.', { month: '2026-02', platform: 'yelp' }),
    aReview('1', 'Das Team ist freundlich, die Preise sind fair.', { month: '2026-02' }),
  ];

  it('counts each review once for a theme, the theme of most first, and shows the passages', () => {
    const { themes } = insightsOf(reviews);
    expect(themes.map(({ id, praise, criticism }) => [id, praise, criticism])).toEqual([
      ['people', 2, 1],
      ['price', 1, 0],
    ]);
    expect(themes[0]?.passages).toEqual([
      { reviewId: '2', polarity: 'criticism', text: 'Das Personal war unfreundlich.' },
      { reviewId: '3', polarity: 'praise', text: 'Nettes Personal.' },
      { reviewId: '1', polarity: 'praise', text: 'Das Team ist freundlich, die Preise sind fair.' },
    ]);
  });

  it('quotes of a sentence that praises and criticises what is meant', () => {
    const two = aReview('1', 'Auf die Beratung haben wir lange gewartet, danach war das Personal sehr freundlich.', {
      rating: 3,
    });
    const { themes } = insightsOf([two]);
    const quoted = themes.flatMap(({ id, passages }) => passages.map(({ polarity, text }) => [id, polarity, text]));
    expect(quoted).toContainEqual(['punctuality', 'criticism', 'Auf die Beratung haben wir lange gewartet …']);
    expect(quoted).toContainEqual(['people', 'praise', '… danach war das Personal sehr freundlich.']);
  });

  it('tells the mood by month and by platform', () => {
    const { mood, byPlatform } = insightsOf(reviews);
    expect(Object.fromEntries(mood)).toEqual({
      '2026-03': { praise: 1, criticism: 0 },
      '2026-02': { praise: 1, criticism: 1 },
    });
    expect(byPlatform.get('yelp')).toEqual({ praise: 0, criticism: 1 });
  });
});

describe('what changed since the month before', () => {
  const months: ComparedMonths = { last: '2026-03', before: '2026-02', lastName: 'März', beforeName: 'Februar' };
  const of = (month: string, text: string, ratings: readonly number[]) =>
    ratings.map((rating, index) => aReview(`${month}${index}`, text, { month, rating }));

  it('is told in three sentences: how many, which stars, and what was criticised more often', () => {
    const reviews = [
      ...of('2026-03', 'Wir mussten lange warten, sehr langsam.', [3, 4, 3, 4]),
      ...of('2026-02', 'Schön war es.', [5, 5, 4]),
    ];
    expect(changesIn(reviews, months)).toEqual([
      'Im März kamen 4 Bewertungen dazu, 1 mehr als im Februar.',
      'Der Schnitt sank von 4,7 im Februar auf 3,5 Sterne.',
      '„Pünktlichkeit und Wartezeit“ wurde in 4 Bewertungen kritisiert, im Februar in keiner.',
    ]);
  });

  it('tells nothing that rests on too little', () => {
    expect(changesIn([], months)).toEqual([]);
    expect(changesIn(of('2026-03', 'Nette Leute.', [1]), months)).toEqual([
      'Im März kam eine Bewertung dazu, 1 mehr als im Februar.',
    ]);
  });

  it('tells of answers by when they were given, and of their speed where both months have enough', () => {
    const answered = (month: string, days: readonly number[]) =>
      days.map((it, index) => ({
        ...aReview(`${month}${index}`, 'Na ja.', { month: '2025-11' }),
        answer: { month, days: it },
      }));
    const some = (now: readonly number[], then: readonly number[]) =>
      changesIn([...answered('2026-03', now), ...answered('2026-02', then)], months);
    expect(some([1, 2, 3, 1], [5])).toEqual(['Im März wurden 4 Bewertungen beantwortet, 3 mehr als im Februar.']);
    expect(some([], [5, 5, 5])).toEqual(['Im März wurden keine Bewertungen beantwortet, 3 weniger als im Februar.']);
    expect(some([1, 2, 4], [6, 7, 4])).toEqual([
      'Im März wurden 3 Bewertungen beantwortet, so viele wie im Februar. Das dauerte im Median 2,0 statt 6,0 Tage.',
    ]);
    expect([some([1, 2], []), some([1, 2, 3], [1, 2]), some([1, 2, 3], [2, 2, 2])]).toEqual([[], [], []]);
  });

  it('says when all stayed as it was', () => {
    const reviews = [...of('2026-03', 'Na ja.', [4, 4, 4]), ...of('2026-02', 'Na ja.', [4, 4, 4])];
    expect(changesIn(reviews, months)).toEqual([
      'Im März kamen 3 Bewertungen dazu, so viele wie im Februar.',
      'Der Schnitt blieb bei 4,0 Sternen.',
    ]);
    const one = [...of('2026-03', 'Na ja.', [4]), ...of('2026-02', 'Na ja.', [4])];
    expect(changesIn(one, months)).toEqual(['Im März kam eine Bewertung dazu, so viele wie im Februar.']);
  });
});

function aReview(id: string, text: string, { month = '2026-03', platform = 'google', rating = 5 }): InsightReview {
  return { id, text, rating, month, platform };
}
