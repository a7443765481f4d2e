import fc from 'fast-check';
import { linksIn } from './links-in.ts';

const own = 'https://rezenso.example';
const hrefsIn = (text: string) => linksIn(text, own).flatMap(({ href }) => href ?? []);

it.each([
  ['Schau auf https://cafe-anna.de/karte.', ['https://cafe-anna.de/karte']],
  ['(http://cafe-anna.de), und https://a.de/b?c=1#d!', ['http://cafe-anna.de', 'https://a.de/b?c=1#d']],
  ['„https://cafe-anna.de“', ['https://cafe-anna.de']],
  ['HTTPS://CAFE-ANNA.DE/X', ['https://cafe-anna.de/X']],
  ['cafe-anna.de und www.cafe-anna.de', []],
  ['javascript:alert(1) data:text/html,x ftp://a.de mailto:a@b.de', []],
  ['https://rezenso.example/api/logout', []],
  ['https://user@cafe-anna.de https://localhost http://10.0.0.1', []],
  ['http:a.de/../x https:\\\\a.de', []],
])('finds in %j the links %j', (text, links) => {
  expect(hrefsIn(text)).toEqual(links);
});

it('names the host where other letters pose as those of somebody else', () => {
  const [link] = linksIn('https://раураl.com/login', own);
  expect(link).toMatchObject({ host: expect.stringMatching(/^xn--/) });
  const [named] = linksIn('https://раураl.com/xn--l-7sba6dbr.com', own);
  expect(named).toMatchObject({ host: 'xn--l-7sba6dbr.com' });
  expect(linksIn('https://müller.de', own)[0]).not.toHaveProperty('host');
});

it('loses nothing of any text, and links lead nowhere but to the web', () => {
  const piece = fc.oneof(fc.string(), fc.webUrl(), fc.constantFrom('https://', 'javascript:x', '\n', '"', '<b>'));
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join('');
      const parts = linksIn(text, own);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      for (const { href } of parts) if (href !== undefined) expect(href).toMatch(/^https?:\/\//);
    }),
  );
});
