import { describe, it } from 'node:test';
import { expect } from 'expect';
import { corpus as everyReview } from '../../testing/replies/corpus.ts';
import { graveReviews } from '../../testing/replies/grave-reviews.ts';
import { sayable } from '../../testing/replies/sayable.ts';
import { wordsOf } from '../insights/opinions.ts';
import { wordLists } from '../insights/word-lists.ts';
import { draftReply, replyLanguage } from './index.ts';
import {
  calmPraise,
  closings,
  criticism,
  greetings,
  invitations,
  openings,
  praise,
  questions,
  regrets,
} from './phrases.ts';
import { takenUp } from './points.ts';
import { isSmallWord, quotableWords } from './praise-words.ts';

const companyName = 'Radhaus Öztürk';
/** Those in English are answered in English: replies-in-english.test.ts. */
const corpus = everyReview.filter(([, text]) => replyLanguage(text) === 'de');
const themes = wordLists().themes.map(({ label }) => label);
const answers = corpus.map(([rating, text]) => answerTo(text, rating));
const answersUnderAllStars = corpus.flatMap(([, text]) =>
  [null, 1, 2, 3, 4, 5].map((rating) => answerTo(text, rating)),
);

describe('what an answer takes up', () => {
  it('is tested by more than two hundred reviews', () => {
    expect(corpus.length).toBeGreaterThan(200);
  });

  for (const [rating, text, ...expected] of corpus)
    it(`of „${text}“ (${rating ?? 'no'} stars) is ${expected.join(', ') || 'nothing'}`, () => {
      const points = takenUp(text, rating);
      const named = points.flatMap(({ polarity, themes }) =>
        themes.map((theme) => (polarity === 'praise' ? '+' : '-') + theme),
      );
      expect(named.sort()).toEqual([...expected].sort());
      const draft = draftReply({ text, rating, companyName });
      for (const point of points)
        expect(draft).toContain(point.polarity === 'praise' ? `„${point.quote}“` : `Thema ${point.themes[0]}`);
    });

  it('is repeated letter by letter, in words of the closed list', () => {
    const quotes = answersUnderAllStars.flatMap(({ draft, text }) =>
      quotesIn(draft).map((quote) => [quote, text] as const),
    );
    expect(quotes.length).toBeGreaterThan(10);
    expect(quotes.filter(([quote, text]) => !text.includes(quote))).toEqual([]);
    expect(quotes.flatMap(([quote]) => wordsOf(quote)).filter((word) => !quotableWords.has(word))).toEqual([]);
  });

  it('has praise at four and five stars alone, criticism at one and two, and no theme twice', () => {
    for (const { text, rating, points } of answersUnderAllStars) {
      const polarity = rating === null || rating === 3 ? 'none' : rating > 3 ? 'praise' : 'criticism';
      expect(points.filter((point) => point.polarity !== polarity)).toEqual([]);
      const named = points.flatMap((point) => point.themes);
      expect([text, named]).toEqual([text, [...new Set(named)]]);
    }
  });

  it('is praise by words of the insights alone', () => {
    const { themeOf, pointsOf } = wordLists();
    for (const word of quotableWords) {
      const isKnown = isSmallWord(word) || themeOf(word) !== undefined || (pointsOf(word) ?? 0) > 0;
      expect([word, isKnown || isForm(word)]).toEqual([word, true]);
    }
  });
});

describe('an answer', () => {
  it('says nothing but polite phrases, words of the review, names of themes and of the business', () => {
    for (const { draft, text, points } of answersUnderAllStars) {
      const known = new Set([text, companyName, ...points.flatMap(({ themes }) => themes)].flatMap(wordsOf));
      expect([text, wordsOf(draft).filter((word) => !known.has(word) && !sayable.has(word))]).toEqual([text, []]);
    }
  });

  it('offers nothing, explains nothing and asks for no other stars', () => {
    const wrong =
      /rabatt|gutschein|gratis|kostenlos|geschenk|nachlass|erstatt|weil|grund|stern|änder|lösch|missverständ|%|€|\d/i;
    expect(answersUnderAllStars.map(({ draft }) => wordsBeside(draft)).filter((draft) => wrong.test(draft))).toEqual(
      [],
    );
  });

  it('speaks politely and never says du', () => {
    for (const { draft } of answers) {
      expect(wordsBeside(draft)).not.toMatch(/\b(?:du|dich|dir|dein\w*|euch|euer\w*)\b/i);
      expect(draft).toMatch(/\b(?:Sie|Ihnen|Ihre\w*)\b/);
    }
  });

  it('says sentences of its list and nothing else, whatever the stars', () => {
    const patterns = [openings, praise, calmPraise, criticism, regrets, invitations, questions, closings, greetings]
      .flatMap((list) => Object.values<string | readonly string[]>(list).flat())
      .map((sentence) => sentence.replace('{quote}', '„[^“]*“').replace('{theme}', `(?:${themes.join('|')})`))
      .map((sentence) => sentence.replaceAll(/[.?]/g, String.raw`\$&`).replaceAll(String.raw`(\?:`, '(?:'));
    const whole = new RegExp(`^(?:(?:${patterns.join('|')})(?: |\n\n|\n${companyName}$))+$`, 'u');
    for (const { draft } of answersUnderAllStars) expect([draft, whole.test(draft)]).toEqual([draft, true]);
  });

  it('never apologises at three and more stars or without stars', () => {
    for (const { draft, rating } of answersUnderAllStars)
      if ((rating ?? 3) >= 3) expect(draft).not.toMatch(/leid|Entschuldigung|bedauern|Kritik/);
  });

  it('shows joy over praise that it takes up and over stars alone, and never else', () => {
    for (const { text, rating, points, draft } of answersUnderAllStars) {
      const mayRejoice = (rating ?? 0) > 3 && (text === '' || points.length > 0);
      if (!mayRejoice) expect(draft).not.toMatch(/freu(?!nd)|gute Bewertung|Lob|tut gut|!|[Hh]erzlich/);
    }
  });

  for (const beside of [
    'Mein Kind lag lange unter dem Regal.',
    'Gekauft habe ich im Internet.',
    'Die Decke fiel auf den Tisch.',
    'Am Ende fehlte ein Griff.',
  ])
    it(`thanks for praise without joy beside „${beside}“`, () => {
      const draft = draftReply({ text: `${beside} Das Personal war freundlich.`, rating: 5, companyName });
      expect(quotesIn(draft)).toEqual(['Das Personal war freundlich']);
      expect(draft).not.toMatch(/freu(?!nd)|gute Bewertung|Lob|gern|!|[Hh]erzlich/);
    });

  it('thanks for time and words where nothing of a good review is surely understood', () => {
    const draft = draftReply({ text: 'Meine Mutter ist hier letzte Woche verstorben.', rating: 5, companyName });
    expect(draft).toMatch(/^[^\n]*(?:Worte)[^\n]*\n\n[^\n]*\nRadhaus Öztürk$/);
  });

  it('regrets at one and two stars and invites to talk', () => {
    const draft = draftReply({ text: 'Wir waren im Mai dort.', rating: 1, companyName });
    expect(draft).toMatch(/leid|bedauern/);
    expect(draft).toMatch(/[Mm]elden Sie sich/);
  });

  it('does not regret where one star stands over praise alone', () => {
    const text = 'Das Personal war sehr freundlich, die Beratung super.';
    expect(draftReply({ text, rating: 1, companyName })).not.toMatch(/leid|bedauern|Entschuldigung|überzeugen/);
  });

  it('neither regrets nor asks nor rejoices under grave things', () => {
    const grave = new Set(graveReviews.map(([, text]) => text));
    for (const { text, draft } of answersUnderAllStars)
      if (grave.has(text)) expect(draft).not.toMatch(/leid|bedauern|zufrieden|besser machen|freu(?!nd)|!/);
  });

  it('thanks, and is signed with the name of the business alone', () => {
    for (const { draft } of answers) {
      expect(draft).toMatch(/^(?:[^.!]*\b[Dd]ank|Danke)/);
      expect(draft).toMatch(/\n\n[^\n]*(?:Grüße|Grüßen|Gruß)\nRadhaus Öztürk$/);
    }
  });

  it('ends with its last sentence where the profile names no business', () => {
    for (const [rating, text] of corpus) {
      const draft = draftReply({ text, rating, companyName: ' ' });
      expect(draft).toMatch(/[.!?]$/);
      expect(draftReply({ text, rating, companyName })).toMatch(new RegExp(`\\n\\n[^\\n]+\\n${companyName}$`));
      expect(draftReply({ text, rating, companyName }).startsWith(`${draft}\n\n`)).toBe(true);
    }
  });

  it('takes one or two things up and no more', () => {
    const text = 'Das Personal war nett. Die Beratung war gut. Die Preise sind fair. Das Essen war lecker.';
    expect(takenUp(text, 5)).toHaveLength(2);
    expect(quotesIn(draftReply({ text, rating: 5, companyName }))).toHaveLength(2);
  });

  it('is the same for the same review, and another for another', () => {
    const again = corpus.map(([rating, text]) => draftReply({ text, rating, companyName }));
    expect(again).toEqual(answers.map(({ draft }) => draft));
    expect(new Set(again).size).toBeGreaterThan(60);
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

function answerTo(text: string, rating: number | null) {
  return { rating, text, points: takenUp(text, rating), draft: draftReply({ text, rating, companyName }) };
}

/** 'gutem' and 'komfortabler' are forms of words that the insights know in other forms. */
function isForm(word: string): boolean {
  const { pointsOf } = wordLists();
  const stem = word.replace(/(?:e[rsnm]?)$/, '');
  return [stem, `${stem}e`].some((form) => (pointsOf(form) ?? 0) > 0);
}

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
