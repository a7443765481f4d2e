import { describe, it } from 'node:test';
import { expect } from 'expect';
import { craftsman, member } from '../../testing/members.ts';
import { kilometresBetween } from './competition.ts';
import { type MatchMember, reasons, recommendationText, scorePair, suggestedPlatforms } from './index.ts';

describe('recommendationText', () => {
  it('names the partner and what each side has from the other', () => {
    const text = recommend(member({ targetAudience: 'Vereine' }), craftsman());
    expect(text).toContain('Tischlerei Holzmann');
    expect(text).toContain('Möbel und Einbauten nach Maß');
    expect(text).toContain('Essen im Lokal und Platz für Feiern');
  });

  it('claims no need and no offer where a trade is not known', () => {
    for (const pair of [
      [member({ trade: null }), craftsman()],
      [member(), craftsman({ trade: null })],
      [member({ trade: 'gone/away' }), craftsman()],
    ] as const) {
      expect(recommend(...pair)).not.toMatch(/bietet|brauch|Umgekehrt/);
      expect(recommend(...pair)).toMatch(/km|Gegend|Zielgruppe|sprecht|Kunden/);
    }
  });

  it('praises nobody who has shown nothing yet', () => {
    const newcomer = craftsman({ activity: { ...unknownActivity, daysSinceActive: 0 } });
    for (let index = 0; index < 40; index++)
      expect(recommend(member({ id: `a${index}` }), newcomer)).not.toMatch(/aktiv|Verlass|Trust|pünktlich/);
  });

  it('says the same to the same pair and varies between pairs', () => {
    expect(recommend(member(), craftsman())).toBe(recommend(member(), craftsman()));
    const texts = Array.from({ length: 40 }, (_, index) => recommend(member(), craftsman({ id: `partner-${index}` })));
    expect(new Set(texts).size).toBeGreaterThan(20);
  });

  it('invents no distance, no groups and no figures that the profiles do not give', () => {
    const bare = craftsman({ latitude: null, targetAudience: '', activity: unknownActivity });
    const text = recommend(member({ targetAudience: '' }), bare);
    expect(text).not.toMatch(/km|\d|Nähe|Gegend|Familien/);
  });

  it('still says something about a pair it would not propose', () => {
    const rival = craftsman({ industry: 'gastronomie' });
    expect(recommend(member(), rival)).toContain('Tischlerei Holzmann');
    expect(recommend(member(), rival)).not.toMatch(/undefined/);
  });

  it('flatters nobody', () => {
    for (let index = 0; index < 60; index++) {
      const text = recommend(member({ id: `a${index}` }), craftsman({ id: `b${index}` }));
      expect(text).not.toMatch(/perfekt|ideal|hervorragend|großartig|einzigartig|!/i);
      expect(text.length).toBeLessThan(420);
    }
  });
});

describe('what a recommendation says of shared customers', () => {
  const meeting = {
    de: /Zielgruppen treffen sich|sind eure Kunden|Wie du wendet sich/,
    en: /target groups overlap|is your customers|Just like you/,
  };
  const addressed = {
    de: /Ihr sprecht beide Familien und Urlauber an\./,
    en: /You both serve families and holidaymakers\./,
  };
  const degreeKm = 111.195;
  const placed = [0, 1, 5, 20, 40, 49, 49.9, 50.1, 51, 60, 128, 300, 505, 900].map((km) => ({
    km,
    latitude: (member().latitude ?? 0) + km / degreeKm,
  }));

  for (const language of ['de', 'en'] as const)
    for (const { km, latitude } of [...placed, { km: undefined, latitude: null }])
      it(`keeps to who both address from 50 km on, in ${language} at ${km ?? 'an unknown number of'} km`, () => {
        const partners = Array.from({ length: 60 }, (_, index) =>
          craftsman({ id: `b${index}`, latitude, trade: null }),
        );
        if (km !== undefined) for (const b of partners) expect(kilometresBetween(member(), b)).toBeCloseTo(km, 1);
        const texts = partners.map((b) => recommendationText(member(), b, scorePair(member(), b).factors, language));
        const isFar = km === undefined || km >= 50;
        expect(texts.some((text) => meeting[language].test(text))).toBe(!isFar);
        expect(texts.every((text) => addressed[language].test(text))).toBe(isFar);
      });
});

describe('reasons', () => {
  it('gives the two or three factors that weigh most, as sentences', () => {
    const given = reasons(member(), craftsman({ languages: ['de'] }));
    expect(given.length).toBeGreaterThanOrEqual(2);
    expect(given.length).toBeLessThanOrEqual(3);
    expect(given.join(' ')).toMatch(/rund 5 km/);
  });

  it('mentions proven reliability', () => {
    const proven = craftsman({ activity: { daysSinceActive: 1, responseRate: 1, onTimeRate: 1, trustScore: 95 } });
    const far = { ...proven, latitude: 50.5, targetAudience: 'Behörden', platforms: ['yelp'] as const };
    expect(reasons(member({ activity: proven.activity }), far).join(' ')).toMatch(/liefert zu 100 % pünktlich/);
  });
});

describe('suggestedPlatforms', () => {
  it('puts common platforms first and never proposes kununu or jameda', () => {
    const partner = craftsman({ platforms: ['kununu', 'jameda', 'yelp', 'facebook'] });
    expect(suggestedPlatforms(member(), partner)).toEqual(['facebook', 'yelp']);
  });

  it('says of the partner only what the partner has, seen from either side', () => {
    const [one, other] = [
      member({ platforms: ['google', 'yelp'] }),
      craftsman({ platforms: ['trustpilot', 'google'] }),
    ];
    expect(suggestedPlatforms(one, other)).toEqual(['google', 'trustpilot']);
    expect(suggestedPlatforms(other, one)).toEqual(['google', 'yelp']);
    expect(suggestedPlatforms(member({ platforms: ['yelp'] }), craftsman({ platforms: ['facebook'] }))).toEqual([
      'facebook',
    ]);
  });

  it('proposes none when one side cannot take part', () => {
    expect(suggestedPlatforms(member(), craftsman({ platforms: ['kununu'] }))).toEqual([]);
  });
});

const unknownActivity = { daysSinceActive: null, responseRate: null, onTimeRate: null, trustScore: null };

function recommend(a: MatchMember, b: MatchMember): string {
  return recommendationText(a, b, scorePair(a, b).factors);
}
