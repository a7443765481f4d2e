import { describe, it } from 'node:test';
import { expect } from 'expect';
import { corpus } from '../../testing/replies/corpus.ts';
import { sayable } from '../../testing/replies/sayable.ts';
import { wordsOf } from '../insights/opinions.ts';
import { draftReply } from './index.ts';
import { takenUp } from './points.ts';
import { quotable } from './quotable.ts';

const companyName = 'Radhaus Öztürk';
const answers = corpus.map(([rating, text]) => ({
  rating,
  text,
  points: takenUp(text, rating),
  draft: draftReply({ text, rating, companyName }),
}));

describe('what an answer takes up', () => {
  it('is tested by more than forty reviews', () => {
    expect(corpus.length).toBeGreaterThan(40);
  });

  for (const [rating, text, ...expected] of corpus)
    it(`of „${text}“ (${rating ?? 'no'} stars) is ${expected.join(', ') || 'nothing'}`, () => {
      const points = takenUp(text, rating);
      const named = points.map(({ polarity, theme }) => `${polarity === 'praise' ? '+' : '-'}${theme}`);
      expect(named.sort()).toEqual([...expected].sort());
      const draft = draftReply({ text, rating, companyName });
      for (const { quote, theme } of points)
        expect(draft).toContain(quote === undefined ? `Thema ${theme}` : `„${quote}“`);
    });

  it('is repeated letter by letter', () => {
    const quotes = answers.flatMap(({ draft, text }) => quotesIn(draft).map((quote) => [quote, text] as const));
    expect(quotes.length).toBeGreaterThan(15);
    expect(quotes.filter(([quote, text]) => !text.includes(quote))).toEqual([]);
  });

  for (const [what, part] of [
    ['a name', 'Anna war super freundlich'],
    ['a name behind a title', 'Herr Müller war unfreundlich'],
    ['whoever wrote it', 'meine Beratung war gut'],
    ['a child', 'der Umgang mit meinem Sohn war nett'],
    ['figures', 'Die Beratung um 8 war gut'],
    ['an address', 'Beratung bei a@b.de war gut'],
    ['a slip of the keyboard', 'Das Personal war unfreundlcih'],
    ['hard words', 'Das Essen war ekelhaft'],
    ['shouting', 'Das Essen war GUT'],
    ['many words', 'Das Essen war gut und das Personal war nett und der Preis war gut'],
    ['a beginning without an end', 'Das Essen war sehr'],
  ] as const)
    it(`is not repeated with ${what}`, () => {
      expect(quotable(part)).toBeUndefined();
    });
});

describe('an answer', () => {
  it('says nothing but polite phrases, words of the review, names of themes and of the business', () => {
    for (const { draft, text, points } of answers) {
      const known = new Set([text, companyName, ...points.map(({ theme }) => theme)].flatMap(wordsOf));
      expect([text, wordsOf(draft).filter((word) => !known.has(word) && !sayable.has(word))]).toEqual([text, []]);
    }
  });

  it('offers nothing, explains nothing and asks for no other stars', () => {
    const wrong =
      /rabatt|gutschein|gratis|kostenlos|geschenk|nachlass|erstatt|weil|grund|stern|änder|lösch|missverständ|%|€|\d/i;
    expect(answers.map(({ draft }) => wordsBeside(draft)).filter((draft) => wrong.test(draft))).toEqual([]);
  });

  it('speaks politely and never says du', () => {
    for (const { draft } of answers) {
      expect(wordsBeside(draft)).not.toMatch(/\b(?:du|dich|dir|dein\w*|euch|euer\w*)\b/i);
      expect(draft).toMatch(/\b(?:Sie|Ihnen|Ihre\w*)\b/);
    }
  });

  it('apologises and invites to talk where something is criticised, or where there are one or two stars', () => {
    const regret = /tut uns leid|bitten wir um Entschuldigung|bedauern/;
    for (const { draft, rating, points } of answers) {
      const isSorry = (rating ?? 3) <= 2 || points.some(({ polarity }) => polarity === 'criticism');
      expect([draft, regret.test(draft)]).toEqual([draft, isSorry]);
      if (isSorry) expect(draft).toMatch(/[Mm]elden Sie sich/);
    }
  });

  it('thanks, and is signed with the name of the business alone', () => {
    for (const { draft } of answers) {
      expect(draft).toMatch(/^(?:[^.!]*\b[Dd]ank|Danke)/);
      expect(draft).toMatch(/\n\n[^\n]*(?:Grüße|Grüßen|Gruß)\nRadhaus Öztürk$/);
    }
    expect(draftReply({ text: '', rating: 5, companyName: ' ' })).toMatch(/Grüße$/);
  });

  it('takes one or two things up and no more', () => {
    const text = 'Das Personal war nett. Die Beratung war gut. Die Preise sind fair. Das Essen war lecker.';
    expect(takenUp(text, 5)).toHaveLength(2);
    expect(quotesIn(draftReply({ text, rating: 5, companyName }))).toHaveLength(2);
  });

  it('is the same for the same review, and another for another', () => {
    const again = corpus.map(([rating, text]) => draftReply({ text, rating, companyName }));
    expect(again).toEqual(answers.map(({ draft }) => draft));
    expect(new Set(again).size).toBeGreaterThan(corpus.length * 0.9);
  });

  it('to stars without a word speaks of no words', () => {
    const drafts = [1, 2, 3, 4, 5].flatMap((rating) =>
      Array.from({ length: 30 }, (_, index) => draftReply({ text: '', rating, companyName }, `review ${index}`)),
    );
    expect(drafts.filter((draft) => /lesen|worte|schreib/i.test(draft))).toEqual([]);
  });

  it('uses no sentence ten times in a row, not even for stars without a word', () => {
    const starsAlone = Array.from({ length: 40 }, (_, index) =>
      draftReply({ text: '', rating: 5, companyName }, `review ${index}`),
    );
    for (const drafts of [answers.map(({ draft }) => draft), starsAlone])
      for (let from = 0; from + 10 <= drafts.length; from += 1) {
        const [first = '', ...others] = drafts.slice(from, from + 10);
        const shared = sentencesIn(first).filter((one) => others.every((draft) => sentencesIn(draft).includes(one)));
        expect(shared).toEqual([]);
      }
  });
});

/** What an answer says beside what it repeats, and beside the name of the business. */
function wordsBeside(draft: string): string {
  return draft.replace(/„[^“]*“/g, '').replace(companyName, '');
}

function quotesIn(draft: string): string[] {
  return [...draft.matchAll(/„([^“]*)“/g)].map(([, quote = '']) => quote);
}

/** Without the name below, which stands under every answer. */
function sentencesIn(draft: string): string[] {
  return draft.replace(`\n${companyName}`, '').split(/(?<=[.!?])\s+|\n+/);
}
