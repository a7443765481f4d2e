import { describe, it } from 'node:test';
import { expect } from 'expect';
import { craftsman, member } from '../../testing/members.ts';
import { unsupportedClaims } from '../../testing/use-claims.ts';
import { allTrades } from '../trades/index.ts';
import { type MatchMember, pairFit, recommendationText, recommendPage, scorePair } from './index.ts';
import { isInName, linkWordings } from './link-sentences.ts';
import { linkStrength, linksOf } from './links.ts';

const silent = { targetAudience: '', description: '' };
const pair = (one: string | null, other: string | null, differs: Partial<MatchMember> = {}) =>
  [
    member({ ...silent, industry: 'sonstiges', trade: one }),
    craftsman({ ...silent, industry: 'dienstleistungen', trade: other, ...differs }),
  ] as const;
const said = (a: MatchMember, b: MatchMember, language: 'de' | 'en' = 'de') =>
  recommendationText(a, b, scorePair(a, b, language).factors, language);

describe('what links two businesses', () => {
  const linked: [one: string, other: string, id: string, text: RegExp][] = [
    ['craft/tiler', 'office/architect', 'building', /baut oder renoviert/],
    ['shop/clothes/wedding', 'music/band', 'wedding', /heiratet/],
    ['amenity/veterinary', 'animal_training/dog', 'pets', /ein Tier hält/],
    ['craft/clockmaker', 'shop/second_hand', 'mending', /Dinge lieber behält/],
    ['office/surveyor', 'office/mortgage', 'property', /Immobilie kauft/],
    ['craft/roofer', 'craft/signmaker', 'vehicle-lettering', /damit man die Fahrzeuge erkennt/i],
    ['amenity/doctors', 'tourism/gallery', 'waiting-room', /Für das Wartezimmer/i],
  ];
  for (const [one, other, id, text] of linked)
    it(`of ${one} and ${other} is ${id}, said from either side with what both offer`, () => {
      const [a, b] = pair(one, other);
      for (const [reader, partner] of [
        [a, b],
        [b, a],
      ] as const) {
        expect(linkWordings(reader, partner, 'de').map((link) => link.id)).toContain(id);
        const told = said(reader, partner);
        expect(told).toMatch(text);
        expect(told).toContain(allTrades().get(partner.trade ?? '')?.offers);
      }
    });

  it('says of one that stands in anybody’s way of working what is offered for it', () => {
    const [a, b] = pair('craft/goldsmith', 'office/web_design');
    expect(said(a, b)).toMatch(/wie du handgefertigten Schmuck anbietet, wird auch im Netz gesucht/);
    expect(said(b, a)).toMatch(
      /handgefertigten Schmuck anbietet, wird auch im Netz gesucht: Dafür (?:hast du|gibt es bei dir) Websites/,
    );
  });

  it('is no shop’s door and no shopping on the spot where one sells by the net alone, and what it sells all the same', () => {
    const [shop, baker] = pair('shop/tea', 'shop/bakery');
    const [tea, cheese] = pair('shop/tea', 'shop/cheese');
    const ids = (a: MatchMember, b: MatchMember) => linkWordings(a, b, 'de').map(({ id }) => id);
    expect([ids(shop, baker).includes('shop-lunch'), ids(tea, cheese).includes('local')]).toEqual([true, true]);
    const afar = { industry: 'e-commerce' };
    for (const told of [ids({ ...shop, ...afar }, baker), ids(baker, { ...shop, ...afar })])
      expect(told).not.toContain('shop-lunch');
    expect(ids({ ...tea, ...afar }, cheese)).not.toContain('local');
    expect(ids({ ...tea, ...afar }, cheese).length).toBeGreaterThan(0);
  });

  it('is told with no animals that a practice treats as something to be found there', () => {
    const [vet, trainer] = pair('amenity/veterinary', 'animal_training/dog');
    const treating = { ...vet, description: 'Kleintierpraxis für Hunde, Katzen und Heimtiere.' };
    expect(said(trainer, treating)).toContain('ein Tier hält');
    expect(said(trainer, treating)).not.toMatch(/Katzen/);
  });

  it('is nothing where people who have both as customers live too far apart, or nobody knows where', () => {
    for (const latitude of [53.5, null]) {
      const [a, b] = pair('craft/tiler', 'shop/bathroom_furnishing', { latitude });
      expect(linksOf(a, b)).toEqual([]);
    }
    const [consultant, lawyer] = pair('office/coworking', 'office/accountant', { latitude: 53.5 });
    expect(linksOf(consultant, lawyer).map(({ kind }) => kind)).toContain('occasion');
  });

  it('is nothing where one works by the law of another country, and no need either', () => {
    const [bakery, adviser] = pair('shop/bakery', 'office/tax_advisor');
    const [swiss, german] = [{ location: '8280 Kreuzlingen' }, { location: '78462 Konstanz' }];
    const own = linkStrength({ ...bakery, ...german }, { ...adviser, ...german });
    expect(own).toBeGreaterThan(0);
    expect(linkStrength({ ...bakery, ...swiss }, { ...adviser, location: '' })).toBe(own);
    for (const [one, other] of [
      [swiss, german],
      [german, swiss],
      [{ location: '6900 Bregenz' }, { location: '88131 Lindau' }],
    ] as const) {
      expect(linksOf({ ...bakery, ...one }, { ...adviser, ...other })).toEqual([]);
      expect(said({ ...bakery, ...one }, { ...adviser, ...other })).not.toMatch(/Steuern und Büchern|brauch/);
      const [inn, lawyer] = pair('office/property_management', 'office/lawyer');
      expect(said({ ...inn, ...one }, { ...lawyer, ...other })).not.toMatch(/brauch|Wohnungen vermietet/);
    }
    const [inn, brewer] = pair('amenity/restaurant', 'craft/brewery');
    expect(linkStrength({ ...inn, ...swiss }, { ...brewer, ...german })).toBe(linkStrength(inn, brewer));
  });

  it('is nothing between two of one kind, and where neither kind is known', () => {
    for (const trade of allTrades().keys()) expect(linksOf(...pair(trade, trade))).toEqual([]);
    expect(linksOf(...pair(null, null))).toEqual([]);
    expect(linksOf(...pair('gone/away', 'shop/florist'))).toEqual([]);
  });

  it('is what a business lists itself too, whatever its kind; whom it addresses is no service', () => {
    const listing = { description: 'Leistungen: Hochzeiten, Taufen und Porträts.' };
    expect(linkWordings(...pair('shop/candles', 'craft/photographer'), 'de').map(({ id }) => id)).not.toContain(
      'wedding',
    );
    const [a, b] = pair('shop/candles', 'craft/photographer', listing);
    expect(said(a, b)).toMatch(/heiratet.*Fotografie|Fotografie.*heiratet/);
    const addressing = { targetAudience: 'Hochzeiten und Brautpaare' };
    expect(
      linkWordings(...pair('shop/clothes/wedding', 'office/it', addressing), 'de').map(({ id }) => id),
    ).not.toContain('wedding');
  });

  it('finds nothing for who mourns or is ill', () => {
    for (const [one, other] of [
      ['shop/funeral_directors', 'shop/florist'],
      ['amenity/hospital', 'shop/medical_supply'],
      ['craft/stonemason', 'shop/funeral_directors'],
    ] as const)
      for (let at = 0; at < 30; at++) {
        const [a, b] = pair(one, other, { id: `b${at}` });
        for (const { wordings } of linkWordings(a, b, 'de')) expect(wordings.join(' ')).not.toMatch(/findet/);
      }
  });

  it('puts a partner that is linked before one that is not, all else alike', () => {
    const reader = member({ ...silent, trade: 'craft/tiler', industry: 'handwerk' });
    const linkedOne = craftsman({ ...silent, industry: 'einzelhandel', trade: 'shop/bathroom_furnishing' });
    const others = ['shop/games', 'shop/perfumery', 'shop/tobacco'].map((trade) => ({ ...linkedOne, trade }));
    for (const other of others) {
      expect(linkStrength(reader, linkedOne)).toBeGreaterThan(linkStrength(reader, other));
      expect(pairFit(reader, linkedOne)).toBeGreaterThan(pairFit(reader, other));
    }
  });

  it('is told of partners that are read together each in its own way', () => {
    const reader = member({ ...silent, trade: 'craft/tiler', industry: 'handwerk' });
    const partners = [
      'shop/bathroom_furnishing',
      'office/architect',
      'shop/paint',
      'shop/lighting',
      'office/estate_agent',
    ].map((trade, at) =>
      craftsman({ ...silent, id: `b${at}`, companyName: `Firma ${at}`, industry: 'einzelhandel', trade }),
    );
    const told = recommendPage(
      reader,
      partners.map((partner) => ({ partner, factors: scorePair(reader, partner).factors })),
    );
    const openings = told.map(({ text }) => text.replace(/Firma \d/g, 'X'));
    expect(new Set(openings).size).toBe(openings.length);
    expect(openings.filter((text) => /baut oder renoviert/.test(text)).length).toBeLessThan(openings.length);
  });
});

describe('two that nothing links', () => {
  it('are told what the partner does and how far it is, and no reason that is none', () => {
    for (const [one, other] of [
      ['shop/tobacco', 'craft/dental_technician'],
      ['shop/tobacco', 'healthcare/laboratory'],
      [null, 'craft/tiler'],
    ] as const) {
      const [a, b] = pair(one, other);
      for (const language of ['de', 'en'] as const) {
        const text = said(a, b, language);
        expect(text).toMatch(/(?:rund|about) 5\skm/i);
        expect(text).not.toMatch(/Konkurrenz|Kunden|compete|customers/);
      }
      expect(said(a, b)).toContain(allTrades().get(other)?.offers);
    }
    const [a, b] = pair('shop/tobacco', 'craft/dental_technician', { location: '79189 Bad Krozingen' });
    expect(said({ ...a, location: '79189 Bad Krozingen' }, b)).toMatch(/Bad Krozingen/);
  });

  it('of whom one named no kind are told nothing of a field, which may be a wrong guess', () => {
    const [a, b] = [
      member({ ...silent, trade: null, industry: 'bildung' }),
      craftsman({ ...silent, trade: null, industry: 'handwerk' }),
    ];
    for (const [reader, partner] of [
      [a, b],
      [b, a],
    ] as const) {
      expect(said(reader, partner)).not.toMatch(/Handwerk|Bildung/);
      expect(said(reader, partner, 'en')).not.toMatch(/craft|education/);
      expect(said(reader, partner)).toMatch(/5\skm/);
    }
    const nowhere = { ...b, latitude: null, platforms: [] };
    expect(said(a, nowhere)).toMatch(/wissen wir noch nicht/);
  });

  it('are found out when they are told that they do not compete, or their field alone', () => {
    const [a, b] = pair('shop/tobacco', 'craft/dental_technician');
    for (const text of [
      'Du bietest Tabakwaren, Tischlerei Holzmann bietet Zahnersatz für Zahnarztpraxen: Konkurrenz seid ihr euch nicht.',
      'Tischlerei Holzmann arbeitet rund 5 km von dir im Handwerk.',
      'Tischlerei Holzmann ist in der Gastronomie tätig.',
    ])
      expect(unsupportedClaims(text, a, b)).toHaveLength(1);
  });
});

describe('a name that says what is offered', () => {
  const names: [things: string, name: string, isSaid: boolean][] = [
    ['Logopädie', 'Logopädie am Ring', true],
    ['Umzüge', 'Umzüge Berger', true],
    ['Steuerberatung', 'Steuerberatung Klein', true],
    ['Brot, Brötchen und Gebäck', 'Brot & Mehr', false],
    ['Fotografie', 'Atelier Sommer', false],
    ['massages', 'Massages by Ann', true],
  ];
  for (const [things, name, isSaid] of names)
    it(`${isSaid ? 'does' : 'does not'} say it: ${name}`, () => expect(isInName(things, name)).toBe(isSaid));

  it('is not followed by the same word again', () => {
    const [a, b] = pair('amenity/nursing_home', 'healthcare/occupational_therapist', {
      companyName: 'Ergotherapie Rabe',
    });
    for (let at = 0; at < 20; at++) expect(said(a, { ...b, id: `b${at}` }).match(/Ergotherapie/g)).toHaveLength(1);
  });
});

describe('a sentence about a link that the data do not carry', () => {
  const cafe = { companyName: 'Café Anna', trade: 'amenity/cafe', industry: 'gastronomie' };
  const optician = { companyName: 'Optik Sommer', trade: 'shop/optician', industry: 'einzelhandel' };
  const [ours, theirs] = ['Kaffee und andere Getränke', 'Brillen und Sehtests'];
  const invented = [
    `Wer heiratet, findet bei dir ${ours} und bei Optik Sommer ${theirs}.`,
    `Wer Goldfische züchtet, kann euch beide brauchen: dich für ${ours}, Optik Sommer für ${theirs}.`,
    `Wer neu in eure Gegend zieht, findet bei dir Torten und bei Optik Sommer ${theirs}.`,
    `Wer wie du ${ours} anbietet, wird auch im Netz gesucht: Optik Sommer bietet ${theirs}.`,
    `Du bietest ${ours}: Für das Wartezimmer einer Praxis bietet Optik Sommer ${theirs}.`,
  ];
  for (const text of invented)
    it(`is found out: ${text}`, () =>
      expect(unsupportedClaims(text, cafe, optician)).toEqual([text.replace('Optik Sommer', 'PARTNER')]));

  it('is told from one that they carry', () => {
    const cinema = { companyName: 'Lichtspiele', trade: 'amenity/cinema', industry: 'sonstiges' };
    const outing = `Wer etwas unternehmen will, findet bei dir ${ours} und bei Lichtspiele Filme auf großer Leinwand.`;
    expect(unsupportedClaims(outing, cafe, cinema)).toEqual([]);
  });
});

describe('what a profile lists without saying that it is offered', () => {
  const told = (description: string, trade: string, language: 'de' | 'en' = 'de') =>
    said(...pair('shop/tobacco', trade, { description }), language);

  it('is told where its words are known as services, and is else no offer', () => {
    expect(told('Treppen, Türen und Einbauschränke.', 'craft/joiner')).toMatch(/Treppen, Türen und Einbauschränke/);
    for (const language of ['de', 'en'] as const) {
      expect(told('Weißtanne, Esche und Nuss.', 'craft/joiner', language)).not.toMatch(/Esche/);
      expect(told('Auto, Motorrad und Anhänger.', 'amenity/driving_school', language)).not.toMatch(/Anhänger/);
    }
  });

  it('is told where the profile says that it is offered', () => {
    expect(told('Wir bieten Weißtanne, Esche und Nuss.', 'craft/joiner')).toMatch(/Weißtanne, Esche und Nuss/);
  });
});
