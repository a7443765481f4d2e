import { describe, it } from 'node:test';
import { type SpecialtyId, specialtyIds } from '@rezenso/contract/specialties';
import { expect } from 'expect';
import { craftsman, member } from '../../testing/members.ts';
import { unsupportedClaims } from '../../testing/use-claims.ts';
import { commonGround, groundStrength } from './common-ground.ts';
import { isTied, type MatchMember, pairFit, recommendationText, recommendPage, scorePair } from './index.ts';

const plain = { targetAudience: '', description: '' };
const inn = (specialties: SpecialtyId[], differs: Partial<MatchMember> = {}) =>
  member({ ...plain, specialties, ...differs });
const joiner = (specialties: SpecialtyId[], differs: Partial<MatchMember> = {}) =>
  craftsman({ ...plain, specialties, ...differs });
const said = (a: MatchMember, b: MatchMember, language: 'de' | 'en' = 'de') =>
  recommendationText(a, b, scorePair(a, b, language).factors, language);

describe('what two profiles tell that goes together', () => {
  it('is what both have, of each that is said, in both languages, from either side, and carried by both', () => {
    const silentKinds = { trade: 'office/copywriter', industry: 'marketing' };
    for (const id of specialtyIds) {
      const [a, b] = [inn([id]), joiner([id], { trade: 'shop/tobacco', industry: 'einzelhandel' })];
      const [strength] = commonGround(a, { ...b, ...silentKinds }).filter(({ kind }) => kind === 'shared');
      if (strength === undefined) {
        expect(['vouchers', 'delivery', 'online', 'large_team']).toContain(id);
        continue;
      }
      for (const [reader, partner] of [
        [a, b],
        [b, a],
      ] as const) {
        const text = said(reader, partner);
        expect([
          id,
          text,
          /beide|wie (?:bei |zu )?d(?:u|ir|ich)\b|also für Betriebe wie deinen|arbeitest|Kundschaft/.test(text),
        ]).toEqual([id, text, true]);
        expect([text, unsupportedClaims(text, reader, partner)]).toEqual([text, []]);
        expect(said(reader, partner, 'en')).toMatch(
          /You both|you both|Like you|also work|You work for|(?:your|their) customers/,
        );
        const lacking = { ...partner, specialties: [], trade: 'shop/tobacco' };
        if (!/also für Betriebe|arbeitest|Betriebe .*Kundschaft/.test(text))
          expect(unsupportedClaims(text, reader, lacking)).not.toEqual([]);
      }
    }
  });

  it('is that one works for businesses like the other, said to each from its side', () => {
    const tax = craftsman({ ...plain, trade: 'office/tax_advisor', industry: 'finanzen', specialties: ['crafts'] });
    const violins = member({
      ...plain,
      trade: 'craft/instrument_maker',
      industry: 'handwerk',
      companyName: 'Geigen Ott',
    });
    expect(said(violins, tax)).toMatch(/arbeitet auch für Handwerksbetriebe, also für Betriebe wie deinen/);
    expect(said(tax, violins)).toMatch(/Du arbeitest auch für Handwerksbetriebe, und so ein Betrieb ist Geigen Ott/);
    const doctor = { ...violins, trade: 'amenity/doctors', industry: 'fitness & gesundheit' };
    expect(said(doctor, tax)).not.toMatch(/Handwerksbetriebe/);
    for (const text of [said(violins, tax), said(tax, violins)]) expect(text).not.toMatch(/ohnehin/);
    expect(unsupportedClaims(said(violins, tax), doctor, tax)).not.toEqual([]);
  });

  it('is that one has something for teams and the other is one', () => {
    const canoes = joiner(['company_events'], { trade: 'amenity/boat_rental', industry: 'reise & tourismus' });
    const lab = inn(['large_team'], { trade: 'craft/dental_technician', industry: 'handwerk' });
    expect(said(lab, canoes)).toMatch(/Ihr seid ein Team von zehn und mehr, und .* Ausflüge und Feiern von Teams/);
    expect(said(canoes, lab)).toMatch(/Team von zehn und mehr, und du hast etwas für Ausflüge/);
    expect(said(inn([], { trade: 'craft/dental_technician' }), canoes)).not.toMatch(/Team/);
  });

  it('is what both websites are about, where one of them is not so by chance, and carried by both', () => {
    const about = (as: 'topic' | 'aside', ...ids: string[]) => ({ mentions: ids.map((word) => ({ as, word })) });
    const bees = joiner([], {
      trade: 'craft/beekeeper',
      industry: 'einzelhandel',
      companyName: 'Imkerei Ott',
      ...about('topic', 'honey', 'dogs'),
    });
    const trees = inn([], {
      trade: 'craft/tree_care',
      industry: 'handwerk',
      companyName: 'Baum Ott',
      ...about('aside', 'honey'),
    });
    for (const [reader, partner] of [
      [bees, trees],
      [trees, bees],
    ] as const) {
      expect(said(reader, partner)).toMatch(/auch um Honig und Bienen\./);
      expect(said(reader, partner, 'en')).toMatch(/also about honey and bees/);
      expect(unsupportedClaims(said(reader, partner), reader, partner)).toEqual([]);
      expect(unsupportedClaims(said(reader, partner), reader, { ...partner, mentions: [] })).not.toEqual([]);
    }
    expect(said({ ...bees, ...about('aside', 'honey') }, trees)).not.toMatch(/Honig und Bienen/);
    expect(
      said({ ...bees, ...about('topic', 'honey', 'dogs') }, { ...trees, ...about('topic', 'honey', 'dogs') }),
    ).toMatch(/um Honig und Bienen und um Hunde\./);
  });

  it('is whom both websites name as customers by one word, which stands for what is said of all such', () => {
    const naming = (...words: string[]) => ({ mentions: words.map((word) => ({ as: 'customer' as const, word })) });
    const [farm, spices] = [
      joiner(['hospitality'], { trade: 'shop/farm', companyName: 'Hof Ott', ...naming('Wirte', 'Restaurants') }),
      inn(['hospitality'], { trade: 'shop/spices', companyName: 'Kraut Ott', ...naming('Wirte') }),
    ];
    expect(said(farm, spices)).toMatch(/nennen beide „Wirte“ als Kundschaft/);
    expect(said(farm, spices)).not.toMatch(/Gastgewerbe/);
    expect(said(farm, spices, 'en')).toMatch(/name “Wirte” as customers/);
    expect(unsupportedClaims(said(farm, spices), farm, spices)).toEqual([]);
    expect(unsupportedClaims(said(farm, spices), farm, { ...spices, ...naming('Hotels') })).not.toEqual([]);
  });

  it('leaves out who is none of those that the website of one names', () => {
    const spices = joiner(['hospitality'], { trade: 'shop/spices', companyName: 'Kraut Ott' });
    const hotel = inn([], { trade: 'tourism/hotel', industry: 'reise & tourismus', companyName: 'Hotel Ott' });
    expect(said(hotel, spices)).toMatch(
      /für das Gastgewerbe, also für Betriebe wie deinen|Kundschaft: das Gastgewerbe/,
    );
    const named = { ...spices, mentions: [{ as: 'customer', word: 'Wirte' }] as const };
    expect(said(hotel, named)).not.toMatch(/Gastgewerbe|Wirte/);
  });

  it('is told with what both offer for it', () => {
    const [rings, dress] = [
      joiner(['weddings'], { trade: 'craft/goldsmith', companyName: 'Gold Ott' }),
      inn(['weddings'], { trade: 'craft/dressmaker', industry: 'handwerk', companyName: 'Nadel Ott' }),
    ];
    expect(said(rings, dress)).toMatch(/etwas für Hochzeiten: Du bietest handgefertigten Schmuck, .*Kleidung nach Maß/);
    expect(said(rings, dress)).not.toMatch(/Wer heiratet/);
  });

  it('is known of a kind that always has it', () => {
    const toys = joiner([], { trade: 'shop/toys', industry: 'einzelhandel' });
    expect(commonGround(inn(['children']), toys)).toMatchObject([{ kind: 'shared', id: 'children' }]);
    expect(commonGround(inn([]), toys)).toEqual([]);
  });

  it('lets a list begin with whom it ties, and takes the place of what anybody could be told', () => {
    const reader = inn(['weddings'], { trade: 'craft/instrument_maker', industry: 'handwerk' });
    const [tied, near] = [
      joiner(['weddings'], { trade: 'shop/tobacco', industry: 'einzelhandel' }),
      joiner([], { trade: 'shop/tobacco', industry: 'einzelhandel' }),
    ];
    expect(groundStrength(reader, tied)).toBeGreaterThan(0.5);
    expect(pairFit(reader, tied)).toBeGreaterThan(pairFit(reader, near));
    expect(said(reader, near)).toMatch(/Tabakwaren.* rund 5\skm/);
    expect(said(reader, tied)).toMatch(/Hochzeiten/);
    expect([isTied(reader, tied), isTied(reader, near)]).toEqual([true, false]);
  });

  it('is no list: two things at most, and on one page others before the same again', () => {
    const many: SpecialtyId[] = ['weddings', 'children', 'dogs', 'organic', 'apprentices', 'courses'];
    const partners = Array.from({ length: 6 }, (_, at) => joiner(many, { id: `b${at}`, companyName: `Nachbar ${at}` }));
    const reader = inn(many);
    const page = recommendPage(
      reader,
      partners.map((partner) => ({ partner, factors: scorePair(reader, partner).factors })),
    ).map(({ text }) => text);
    for (const text of page) expect(text.match(/beide|wie (?:bei )?d(?:u|ir)/g)?.length).toBeLessThanOrEqual(3);
    expect(page.filter((text) => text.includes('Hochzeiten')).length).toBeLessThan(6);
  });
});
