import { describe, it } from 'node:test';
import { expect } from 'expect';
import { corpus } from '../../testing/replies/corpus.ts';
import { wordsOf } from '../insights/opinions.ts';
import { englishGreetings, englishInvitations, englishOpenings } from './english-phrases.ts';
import { draftReply, replyLanguage, takesUp } from './index.ts';

const companyName = 'Radhaus Öztürk';
const inEnglish = [
  'The staff was very friendly.',
  'Great food and lovely people!',
  'My mother died here, and the waiter was rude.',
  'We had to wait for an hour. Never again, terrible service.',
  'Lovely little café. The cake was excellent and the staff were very kind to our children.',
  'We loved the Käsespätzle here in Görlitz, and our waiter was very friendly.',
  'I was in the war museum and would recommend it.',
];
const stars = [null, 1, 2, 3, 4, 5];
const drafts = inEnglish.flatMap((text) =>
  stars.map((rating) => ({ rating, text, draft: draftReply({ text, rating, companyName }) })),
);
/** All words that an answer in English may say, read one by one: no joy, no regret, no promise, no visit, no person. */
const sayable = new Set(
  'thank you for your time and words taking the to write us very much this review many thanks took they matter feedback give it matters we take seriously would like talk about with please contact directly get in touch so that can listen if person kind regards best'.split(
    ' ',
  ),
);

describe('a review in English', () => {
  for (const text of inEnglish)
    it(`is known as such: ${text}`, () => {
      expect(replyLanguage(text)).toBe('en');
    });

  for (const text of [
    '',
    '👍',
    'Top!',
    'Nice!',
    'Super Team, not.',
    'Das Team war super. Just kidding.',
    'Im The Grill and Bar war alles great.',
    'Best Western, very nice, sehr zu empfehlen',
    'Très bon accueil, excellent service.',
    'Het eten was great and good.',
    'Ottimo, food very good per tutti',
    'Çok güzel, very good food',
    'Die Bedienung war freundlich.',
  ])
    it(`is not: ${text || 'stars alone'}`, () => {
      expect(replyLanguage(text)).toBe('de');
    });

  it('is only what is: of the German corpus none but the one', () => {
    const found = corpus.map(([, text]) => text).filter((text) => replyLanguage(text) === 'en');
    expect(found).toEqual(['The staff was very friendly.']);
  });

  it('is thanked in English alone, in words that were read, and signed', () => {
    const name = new Set(wordsOf(companyName));
    for (const { draft } of drafts) {
      expect(wordsOf(draft).filter((word) => !sayable.has(word) && !name.has(word))).toEqual([]);
      expect(draft).toMatch(/^(?:Thank you|Many thanks) [^\n]*[.]\n\n[^\n]*egards\nRadhaus Öztürk$/);
    }
  });

  it('is invited to talk at one and two stars, and nothing of it is taken up', () => {
    for (const { draft, text, rating } of drafts) {
      const isInvited = englishInvitations.some((sentence) => draft.includes(sentence));
      expect([draft, isInvited]).toEqual([draft, rating !== null && rating < 3]);
      expect(takesUp({ text, rating })).toBe(false);
    }
  });

  it('gets the same draft again, others other ones, and no greeting without a name', () => {
    expect(inEnglish.map((text) => draftReply({ text, rating: 5, companyName }))).toEqual(
      drafts.filter(({ rating }) => rating === 5).map(({ draft }) => draft),
    );
    expect(new Set(drafts.map(({ draft }) => draft)).size).toBeGreaterThan(10);
    for (const { text, rating } of drafts) expect(draftReply({ text, rating, companyName: '' })).toMatch(/^[^\n]+[.]$/);
  });

  it('is answered by every sentence of the list at some time', () => {
    const said = Array.from({ length: 60 }, (_, index) =>
      stars.map((rating) => draftReply({ text: 'The food and the staff.', rating, companyName }, `${index}`)),
    ).flat();
    for (const sentence of [...Object.values(englishOpenings).flat(), ...englishInvitations, ...englishGreetings])
      expect([sentence, said.some((draft) => draft.includes(sentence))]).toEqual([sentence, true]);
  });
});
