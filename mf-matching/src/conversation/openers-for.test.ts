import { sendMessage } from '@rezenso/contract/messages';
import { industryIds, platformIds } from '@rezenso/contract/vocabulary';
import fc from 'fast-check';
import { aConversation } from '../testing/conversations.ts';
import { openersFor } from './openers-for.ts';

const none = { mine: [], partners: [] };
const first = (partner: Parameters<typeof aConversation>[0]) => openersFor(aConversation(partner), none)[0];

it.each([
  ['79098 Freiburg', 'bei euch in Freiburg vorbeikommen'],
  ['Freiburg im Breisgau', 'bei euch in Freiburg im Breisgau vorbeikommen'],
  ['D-79098 Freiburg', 'bei euch in Freiburg vorbeikommen'],
  ['79098', 'bei euch vorbeikommen'],
  ['ganz Deutschland, auch online', 'bei euch vorbeikommen'],
  ['', 'bei euch vorbeikommen'],
])('proposes a visit where one goes to, in a town that is known: %j', (location, words) => {
  expect(first({ partner: { industry: 'gastronomie', location } })).toContain(words);
});

it.each([
  ['e-commerce', 'bestellen'],
  ['it & software', 'ersten Termin'],
  ['unbekannt', 'ersten Termin'],
])('proposes to %s what fits', (industry, words) => {
  expect(first({ partner: { industry } })).toContain(words);
});

it('speaks of profiles only where there are some, and by their names', () => {
  expect(openersFor(aConversation(), none)).toHaveLength(1);
  expect(openersFor(aConversation(), { mine: ['other'], partners: [] })).toHaveLength(1);
  const [, theirs, ours] = openersFor(aConversation(), { mine: ['google'], partners: ['google', 'yelp'] });
  expect(theirs).toContain('eure Profile auf Google und Yelp');
  expect(ours).toContain('Uns findet ihr auf Google.');
});

it('proposes nothing that could not be sent', () => {
  const partner = fc.record({
    companyName: fc.string({ minLength: 1, maxLength: 200 }),
    industry: fc.constantFrom(...industryIds),
    location: fc.string({ maxLength: 200 }),
  });
  const platforms = fc.uniqueArray(fc.constantFrom(...platformIds));
  fc.assert(
    fc.property(partner, platforms, platforms, (of, mine, partners) => {
      for (const text of openersFor(aConversation({ partner: of }), { mine, partners }))
        expect([...text].length).toBeLessThan(2000);
    }),
  );
  const id = '00000000-0000-4000-8000-000000000001';
  for (const text of openersFor(aConversation(), { mine: ['google'], partners: ['yelp'] }))
    expect(sendMessage.body.safeParse({ id, text }).success).toBe(true);
});
