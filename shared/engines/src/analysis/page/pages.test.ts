import { describe, it } from 'node:test';
import { expect } from 'expect';
import { choosePages, withGuessedImprint } from './choose-pages.ts';
import { isOrganisation, type Thing, thingsOf } from './json-ld.ts';

const start = 'https://www.muster.de/';
const linkTo = (url: string, text = '') => ({ url: new URL(url, start).href, text });

describe('the pages that are read besides the first', () => {
  const chosen = (links: ReturnType<typeof linkTo>[], most = 4, from = start) =>
    choosePages(links, from, most).map(({ kind, url }) => `${kind} ${url}`);

  it('are the Impressum before pages about the business, and contact last, whatever their order', () => {
    const links = ['/kontakt', '/team', '/impressum', '/ueber-uns', '/leistungen'].map((path) => linkTo(path));
    expect(chosen(links)).toEqual([
      'imprint https://www.muster.de/impressum',
      'about https://www.muster.de/team',
      'about https://www.muster.de/ueber-uns',
      'contact https://www.muster.de/kontakt',
    ]);
    expect(chosen(links, 2)).toHaveLength(2);
    expect(chosen(links, 0)).toEqual([]);
  });

  const found: [what: string, link: ReturnType<typeof linkTo>, isRead: boolean][] = [
    ['named by its text alone', linkTo('/seite-7', 'Über uns'), true],
    ['with umlauts in its path', linkTo('/%C3%BCber-uns'), true],
    ['on a subdomain', linkTo('https://shop.muster.de/impressum'), true],
    ['of another site', linkTo('https://agentur.de/impressum', 'Impressum'), false],
    ['on another port', linkTo('https://www.muster.de:8443/impressum'), false],
    ['that is a file', linkTo('/impressum.PDF'), false],
    ['that is the first page', linkTo('/index.html', 'Impressum'), false],
    ['that is a part of the first page', linkTo('/#kontakt', 'Kontakt'), false],
    ['whose path cannot be decoded', linkTo('/impressum%E0%A4%A'), true],
  ];
  for (const [what, link, isRead] of found)
    it(`${isRead ? 'include' : 'leave out'} one ${what}`, () => expect(chosen([link])).toHaveLength(isRead ? 1 : 0));

  it('are four more of the menu after these, for what they tell besides, and none about the site or a shop', () => {
    const menu = [
      '/preise',
      '/karriere/',
      '/datenschutz',
      '/produkte/seife',
      '/blog',
      '/',
      '/kurse',
      '/a/b/c',
      '/warenkorb',
      '/hof',
      '/feiern',
    ];
    const links = ['/impressum', ...menu].map((path) => linkTo(path));
    expect(chosen(links, 8)).toEqual([
      'imprint https://www.muster.de/impressum',
      ...['preise', 'karriere/', 'kurse', 'hof'].map((path) => `detail https://www.muster.de/${path}`),
    ]);
    expect(chosen(links, 2)).toEqual([
      'imprint https://www.muster.de/impressum',
      'detail https://www.muster.de/preise',
    ]);
    expect(chosen([linkTo('https://andere.de/hof'), linkTo('/hof?tag=1')], 8)).toEqual([]);
  });

  it('are read once each, and without the part that a link names', () => {
    const links = ['/impressum#top', '/impressum/', '/kontakt', '/kontakt/index.php'].map((path) => linkTo(path));
    expect(chosen(links)).toEqual(['imprint https://www.muster.de/impressum', 'contact https://www.muster.de/kontakt']);
  });

  it('are joined by /impressum where no link leads to an imprint, within their number', () => {
    const contact = { url: `${start}kontakt`, kind: 'contact' as const };
    const guess = { url: `${start}impressum`, kind: 'imprint' };
    expect(withGuessedImprint([contact], start, 5)).toEqual([contact, guess]);
    expect(withGuessedImprint([contact], start, 1)).toEqual([contact]);
    const linked = { url: `${start}legal`, kind: 'imprint' as const };
    expect(withGuessedImprint([linked], start, 5)).toEqual([linked]);
    expect(withGuessedImprint([], `${start}impressum`, 5)).toEqual([]);
  });

  it('belong to the very same host where that is a number', () => {
    const links = [linkTo('http://10.0.0.2/impressum'), linkTo('http://10.0.0.1/kontakt')];
    expect(chosen(links, 4, 'http://10.0.0.1/')).toEqual(['contact http://10.0.0.1/kontakt']);
  });
});

describe('what a page describes of itself', () => {
  const read = (value: unknown) => thingsOf([typeof value === 'string' ? value : JSON.stringify(value)]);

  it('are read as deep as schema.org nests, and not where brackets are only opened', () => {
    const nested = (depth: number) => `${'['.repeat(depth)}{"@type":"Store","name":"Rad"}${']'.repeat(depth)}`;
    expect(read(nested(150)).map(({ name }) => name)).toEqual(['Rad']);
    expect(read(nested(250))).toEqual([]);
  });
  const first = (value: unknown): Thing | undefined => read(value)[0];

  it('is found however deep it lies', () => {
    const nested = { '@type': 'WebPage', about: [{ author: { '@type': 'Bakery', name: 'Sommer' } }] };
    expect(read(nested).map(({ types }) => types)).toEqual([['WebPage'], ['Bakery']]);
  });

  const addresses: [value: object, postalCode: string, locality: string][] = [
    [{ address: { postalCode: 79098, addressLocality: 'Freiburg' } }, '79098', 'Freiburg'],
    [{ location: { address: { postalCode: '01067', addressLocality: 'Dresden' } } }, '01067', 'Dresden'],
    [{ address: 'Am Markt 1, 50667 Köln, Deutschland' }, '50667', 'Köln'],
    [{ address: [{ postalCode: '80331' }] }, '80331', ''],
    [{ address: 7 }, '', ''],
  ];
  for (const [value, postalCode, locality] of addresses)
    it(`reads the address of ${JSON.stringify(value)}`, () => {
      expect(first({ '@type': 'LocalBusiness', ...value })).toMatchObject({ postalCode, locality });
    });

  it('has letters for entities, and types without their address', () => {
    const value = { '@type': 'http://schema.org/Restaurant', name: 'B&auml;r &amp; S&#246;hne &unknown;' };
    expect(first(value)).toMatchObject({ types: ['Restaurant'], name: 'Bär & Söhne &unknown;' });
  });

  const broken: [what: string, block: string][] = [
    ['a comma too many', '{"@type":"Store","name":"A",}'],
    ['a line break in a text', '{"@type":"Store","name":"A\n"}'],
    ['a semicolon behind it', '{"@type":"Store","name":"A"};'],
    ['a comment round it', '<!--{"@type":"Store","name":"A"}-->'],
  ];
  for (const [what, block] of broken)
    it(`is read despite ${what}`, () => expect(read(block)).toMatchObject([{ types: ['Store'], name: 'A' }]));

  it('stays within bounds when a page describes without end', () => {
    const endless = Array.from({ length: 90 }, () => Array.from({ length: 90 }, () => ({ '@type': 'Store' })));
    expect(read(endless).length).toBeLessThanOrEqual(200);
  });

  const kinds: [type: string, isOne: boolean][] = [
    ['Bakery', true],
    ['AutoRepair', true],
    ['FinancialService', true],
    ['Service', false],
    ['WebSite', false],
    ['Review', false],
  ];
  for (const [type, isOne] of kinds)
    it(`${isOne ? 'is' : 'is no'} business when it is a ${type}`, () => {
      expect(read({ '@type': type }).some(isOrganisation)).toBe(isOne);
    });
});
