import fc from 'fast-check';
import * as z from 'zod/mini';
import { optionalWebAddress } from './shapes.ts';
import { externalHref, isWebAddress, normalWebAddress } from './web-address.ts';

const site = 'https://www.rezenso.de';

describe('an address that somebody typed', () => {
  it.each([
    ['https://firma.de', 'https://firma.de'],
    ['  HTTPS://Firma.DE/  ', 'https://firma.de'],
    ['http://firma.de:80/a/../b?x=1#y', 'http://firma.de/b?x=1#y'],
    ['https://firma.de./', 'https://firma.de'],
    ['\u00a0https://\u200bfirma.de/über\u00aduns\u2060\ufeff', 'https://firma.de/%C3%BCberuns'],
    ['https://firma.de:8443/', 'https://firma.de:8443'],
    ['https://Müller-Söhne.de/über uns', 'https://müller-söhne.de/%C3%BCber%20uns'],
    ['https://пример.рф', 'https://xn--e1afmkfd.xn--p1ai'],
    ['https://gооgle.de', 'https://xn--ggle-55da.de'],
    ['https://gooɡle.com', 'https://xn--goole-tmc.com'],
    ['https://ıcloud.com', 'https://xn--cloud-m4a.com'],
    ['https://maps.google.com/?cid=1', 'https://maps.google.com/?cid=1'],
  ])('%s is stored as %s', (typed, stored) => {
    expect(normalWebAddress(typed)).toBe(stored);
    expect(normalWebAddress(stored)).toBe(stored);
    expect(z.parse(optionalWebAddress, typed)).toBe(stored);
  });

  it.each([
    'http:a.b/../../api/logout',
    'https:/a.b/x',
    'https:\\\\a.b\\x',
    'https:///a.b',
    '//a.b/x',
    '/api/logout',
    'https://a.b\\@evil.de',
    'https://user@firma.de',
    'https://user:pass@firma.de',
    'https://@firma.de',
    'https://firma',
    'https://127.0.0.1/',
    'https://127.1/',
    'https://0x7f.0.0.1/',
    'https://2130706433/',
    'https://[::1]/',
    'https://drucker.local/',
    'https://a.localhost/',
    'https://router.home.arpa',
    'https://firma..de',
    'https://.de',
    'https://fir\u0000ma.de',
    'https://fir\nma.de',
    'https://firma.de/\tx',
    'ht\ntps://firma.de',
    'https://firma.de/\u0007',
    'javascript:alert(1)//https://firma.de',
    'javascript://firma.de/%0aalert(1)',
    'data:text/html,x',
    'ftp://firma.de',
    `https://${'a'.repeat(64)}.de`,
    '',
  ])('%j is refused', (typed) => {
    expect(isWebAddress(typed)).toBe(false);
  });

  it('leads where it says, whatever was typed: to http(s), a host of its own, and to the same place from any page', () => {
    const start = fc.constantFrom('http:', 'https:', 'http://', 'HTTPS://', '//', '\\\\', 'javascript:', '', ' http:/');
    const piece = fc.constantFrom(
      'a.b',
      'firma.de',
      '..',
      '/',
      '\\',
      '@',
      ':',
      '80',
      '?',
      '#',
      '%2e',
      '\t',
      'ü',
      '.',
      '[::1]',
    );
    const typed = fc.oneof(
      fc.tuple(start, fc.array(piece, { maxLength: 8 })).map(([one, pieces]) => one + pieces.join('')),
      fc.webUrl(),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const stored = normalWebAddress(text);
        if (stored === undefined) return;
        const [alone, onOurPage] = [new URL(stored), new URL(stored, `${site}/settings/platforms`)];
        expect(onOurPage.href).toBe(alone.href);
        expect(alone.protocol).toMatch(/^https?:$/);
        expect([alone.username, alone.password]).toEqual(['', '']);
        expect(alone.hostname).toMatch(/\.[a-z][a-z0-9-]*$/);
        expect(normalWebAddress(stored)).toBe(stored);
      }),
      { numRuns: 5_000 },
    );
  });
});

describe('a link to an address of somebody else', () => {
  it('never leads to our own origin, by whatever scheme, port or spelling', () => {
    for (const own of ['https://www.rezenso.de/api/logout', 'http://WWW.Rezenso.de:8080/', 'https://www.rezenso.de.'])
      expect(externalHref(own, site)).toBeUndefined();
    expect(externalHref('https://firma.de/api/logout', site)).toBe('https://firma.de/api/logout');
  });

  it('is none for what was stored before addresses were checked', () => {
    for (const old of ['http:a.b/../../api/logout', 'javascript:alert(1)', '', null, undefined])
      expect(externalHref(old, site)).toBeUndefined();
  });
});
