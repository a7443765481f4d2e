import { describe, it } from 'node:test';
import { expect } from 'expect';
import { craftsman, member } from '../../testing/members.ts';
import { allTrades, findTrade, type Trade, wordsOfTrade } from '../trades/index.ts';
import { kilometresBetween } from './competition.ts';
import {
  type MatchMember,
  reasons,
  recommendationText,
  recommendPage,
  scorePair,
  suggestedPlatforms,
} from './index.ts';

describe('recommendationText', () => {
  it('names the partner and what it offers, without a need that only might be', () => {
    const text = recommend(member({ targetAudience: 'Vereine' }), craftsman());
    expect(text).toContain('Tischlerei Holzmann');
    expect(text).toContain('Holzarbeiten nach Maß');
    expect(text).not.toMatch(/kannst du|privat|jeder Betrieb/);
  });

  it('begins with what a trade needs, on either side, and leaves out what any business could buy', () => {
    const [inn, bakery] = [member(), craftsman({ trade: 'shop/bakery', industry: 'einzelhandel' })];
    expect(recommend(inn, bakery)).toMatch(/^(?=.*Als Restaurant|.*als Restaurant)(?=.*Brot und Gebäck)/);
    expect(recommend(bakery, inn)).toMatch(/Restaurant .*brauchen|brauchen.* Restaurant/);
  });

  it('quotes the word with which a profile names businesses like the other one, and only where that is sure', () => {
    const [inn, joiner] = [member(), craftsman({ targetAudience: 'Gastronomie und Läden' })];
    expect(recommend(inn, joiner)).toMatch(/„Gastronomie“/);
    expect(recommend(joiner, inn)).toMatch(/„Gastronomie“/);
    for (const targetAudience of ['Firmen und Gäste', 'Hotels', 'alle außer Gastronomie', 'Gastronomieketten'])
      expect(recommend(inn, craftsman({ targetAudience }))).not.toMatch(/„/);
    expect(recommend(member({ trade: 'craft/coffee_roaster' }), joiner)).not.toMatch(/„/);
  });

  it('tells the way to a partner that is far', () => {
    for (const trade of ['craft/joiner', null, 'shop/bakery'])
      expect(recommend(member(), craftsman({ latitude: 52.5, trade }))).toMatch(/rund 500\skm/i);
  });

  it('says of two in one town that they are there, whoever writes it how, and of two in different ones how far it is', () => {
    const inn = member({ location: '79219 Staufen im Breisgau' });
    const next = craftsman({ latitude: 47.997, trade: null });
    expect(recommend(inn, { ...next, location: 'Hauptstraße 3, 79219 Staufen' })).toMatch(/in Staufen im Breisgau/);
    for (const location of ['79189 Bad Krozingen', 'Neustadt', 'Sachsen', ''])
      expect(recommend(inn, { ...next, location })).not.toMatch(/Staufen|Krozingen|Sachsen/);
    expect(recommend(member(), next)).not.toMatch(/\bin Staufen/);
    expect(recommend({ ...inn, location: 'Sachsen' }, { ...next, location: 'Sachsen' })).not.toMatch(/Sachsen/);
  });

  it('claims no need and no offer where a trade is not known', () => {
    for (const pair of [
      [member(), craftsman({ trade: null })],
      [member(), craftsman({ trade: 'gone/away' })],
    ] as const) {
      expect(recommend(...pair)).not.toMatch(/biete|brauch|Umgekehrt|findest|im Angebot/);
      expect(recommend(...pair)).not.toMatch(/Handwerk/);
      expect(recommend(...pair)).toMatch(/5\skm/);
    }
  });

  it('names what the partner offers also to who named no trade, and for every kind, in both languages', () => {
    for (const { id, offers } of allTrades().values()) {
      const partner = craftsman({ trade: id });
      for (const reader of [member({ trade: null }), member({ trade: 'gone/away' }), member({ trade: 'office/it' })]) {
        const text = recommend(reader, partner);
        expect([id, text, text.includes(offers) || /brauchen/.test(text)]).toEqual([id, text, true]);
        const { factors } = scorePair(reader, partner, 'en');
        const english = recommendationText(reader, partner, factors, 'en');
        const said = wordsOfTrade(findTrade(id) as Trade, 'en').offers;
        expect([id, english, english.includes(said) || /could use/.test(english)]).toEqual([id, english, true]);
        expect(`${text} ${english}`).not.toMatch(/Besuch|kennenlernen|visit|get to know|undefined/);
      }
    }
  });

  it('says of an undertaker and a clinic what they offer, and not that one finds it there', () => {
    for (const trade of ['shop/funeral_directors', 'amenity/hospital', 'healthcare/psychotherapist'])
      for (let at = 0; at < 30; at++)
        expect(recommend(member({ id: `a${at}` }), craftsman({ trade }))).not.toMatch(/findest|Angebot|bekommst/);
  });

  it('calls the partner by its short name, once', () => {
    const written = ['Holz & Söhne GmbH & Co. KG', 'Holz & Söhne e.K.', 'Holz & Söhne UG (haftungsbeschränkt)'];
    for (const companyName of written)
      for (const trade of ['craft/joiner', 'shop/bakery', 'craft/photographer', null])
        for (const latitude of [47.997, 48.04, 48.9, 52])
          for (let at = 0; at < 12; at++) {
            const partner = craftsman({
              id: `b${at}`,
              companyName,
              trade,
              latitude,
              targetAudience: 'Gastronomie, Familien',
            });
            const text = recommend(member({ trade: at % 2 === 0 ? 'amenity/restaurant' : null }), partner);
            expect(text).not.toMatch(/GmbH|KG|e\.K|UG|\.\./);
            expect([text, text.split('Holz & Söhne').length - 1]).toEqual([text, 1]);
          }
  });

  it('ends with one full stop, also where a name ends with one', () => {
    for (let at = 0; at < 40; at++)
      for (const companyName of ['Schön & Co.', 'Ja!'])
        for (const language of ['de', 'en'] as const) {
          const partner = craftsman({
            id: `b${at}`,
            companyName,
            targetAudience: 'Gastronomie',
            latitude: 48 + at / 10,
          });
          const { factors } = scorePair(member(), partner, language);
          expect(recommendationText(member(), partner, factors, language)).not.toMatch(/[.!]\.(?:\s|$)/);
        }
  });

  it('says what the partner says of itself rather than what its kind offers, and in English what is surely translated', () => {
    const description = 'Atelier im Hinterhof. Ich fotografiere Hochzeiten, Taufen und Neugeborene im Allgäu.';
    const partner = craftsman({ trade: 'craft/photographer', description });
    expect(recommend(member({ trade: null }), partner)).toMatch(/fotografiert Hochzeiten, Taufen und Neugeborene/);
    const english = (business: MatchMember) =>
      recommendationText(member(), business, scorePair(member(), business, 'en').factors, 'en');
    expect(english(partner)).toMatch(/photographs weddings and christenings/);
    expect(english({ ...partner, description: 'Ich fotografiere Mopeds und Schuppen.' })).toMatch(/photography/);
  });

  it('praises nobody who has shown nothing yet', () => {
    const newcomer = craftsman({ activity: { ...unknownActivity, daysSinceActive: 0 } });
    for (let index = 0; index < 40; index++)
      expect(recommend(member({ id: `a${index}` }), newcomer)).not.toMatch(/aktiv|Verlass|Trust|pünktlich/);
  });

  it('says the same to the same pair and varies between pairs', () => {
    expect(recommend(member(), craftsman())).toBe(recommend(member(), craftsman()));
    const texts = Array.from({ length: 40 }, (_, index) => recommend(member(), craftsman({ id: `partner-${index}` })));
    expect(new Set(texts).size).toBeGreaterThan(10);
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

describe('recommendations that are read together', () => {
  const scored = (partners: readonly MatchMember[]) =>
    partners.map((partner) => ({ partner, factors: scorePair(member(), partner).factors }));
  const many = Array.from({ length: 10 }, (_, at) =>
    craftsman({ id: `b${at}`, companyName: `Tischlerei ${at}`, latitude: 48.04 + at / 1000 }),
  );

  it('are as one by itself where there is one, and say nothing in the same words twice', () => {
    const [one, ...others] = recommendPage(member(), scored(many));
    expect(one?.text).toBe(recommend(member(), many[0] as MatchMember));
    const openings = [one, ...others].map(
      (told) => told?.text.replace(/Tischlerei \d|[\d,]+\skm/g, 'X').split(/\. |: /)[0],
    );
    expect(new Set(openings.slice(0, 4)).size).toBe(4);
    for (const { reasons: given } of others) expect(given.length).toBeGreaterThanOrEqual(1);
  });

  it('give as reasons what the text does not say already', () => {
    const activity = { daysSinceActive: 1, responseRate: 1, onTimeRate: 1, trustScore: 95 };
    const rich = many.map((partner) => ({ ...partner, activity }));
    const others = rich.map((partner) => ({ partner, factors: scorePair(member({ activity }), partner).factors }));
    for (const { text, reasons: given } of recommendPage(member({ activity }), others)) {
      const factors = given.map(({ factor }) => factor);
      expect(factors.length).toBeGreaterThanOrEqual(1);
      expect([text, factors]).toEqual([text, factors.filter((factor) => !['industry', 'audience'].includes(factor))]);
    }
  });

  it('give one reason alone rather than repeat the text', () => {
    const bare = craftsman({ platforms: ['yelp'], languages: ['en'] });
    const { factors } = scorePair(member(), bare);
    const [told] = recommendPage(member(), [{ partner: bare, factors }]);
    expect(told?.text).toMatch(/Familien und Urlauber/);
    expect(told?.reasons.map(({ factor }) => factor)).toEqual(['distance']);
  });

  it('praise for punctuality no more often than it has words for it', () => {
    const activity = { daysSinceActive: 1, responseRate: 1, onTimeRate: 1, trustScore: 95 };
    const punctual = many.map((partner) => ({ ...partner, activity, trade: null, latitude: 49 }));
    const told = recommendPage(member({ activity }), scored(punctual)).map(({ text }) => text);
    expect(told.filter((text) => /pünktlich/.test(text)).length).toBeLessThanOrEqual(3);
    expect(told.every((text) => text.length > 20)).toBe(true);
  });

  it('that they are in one town no more often than it has words for it', () => {
    const town = { location: '79219 Staufen im Breisgau' };
    const partners = many.map((partner) => ({ ...partner, ...town, latitude: 47.997, trade: null }));
    const told = recommendPage(member(town), scored(partners)).map(({ text }) => text);
    expect(told.filter((text) => text.includes('in Staufen'))).toHaveLength(2);
  });

  it('say once that nobody is near, of the first one, with the way', () => {
    const far = many.map((partner) => ({ ...partner, latitude: 52.5 }));
    const told = recommendPage(member(), scored(far), { isNobodyNear: true }).map(({ text }) => text);
    expect(told[0]).toMatch(/^In deiner Nähe ist noch niemand, .*rund 500\skm\./);
    expect(told[0]?.match(/\d\skm/g)).toHaveLength(1);
    expect(told.filter((text) => /niemand/.test(text))).toHaveLength(1);
    expect(recommendPage(member(), scored(many), { isNobodyNear: true })[0]?.text).not.toMatch(/niemand/);
    const [english] = recommendPage(member(), scored(far), { isNobodyNear: true, language: 'en' });
    expect(english?.text).toMatch(/^There is nobody near you yet/);
  });
});

describe('what a recommendation says of shared customers', () => {
  const meeting = {
    de: /Zielgruppen treffen sich|sind eure Kunden|Wie du wendet sich/,
    en: /target groups overlap|is your customers|Just like you/,
  };
  const addressed = {
    de: /Ihr sprecht beide Familien und Urlauber an\.|die Zielgruppe: Familien und Urlauber|Beide wendet ihr euch an Familien und Urlauber|spricht wie du Familien und Urlauber an/,
    en: /You both serve families and holidaymakers\.|in common: families and holidaymakers|Both of you address families and holidaymakers|like you, serves families and holidaymakers/,
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
