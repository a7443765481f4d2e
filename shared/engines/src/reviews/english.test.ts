import { describe, it } from 'node:test';
import { germanIn } from '@rezenso/contract/testing/foreign-words';
import { expect } from 'expect';
import * as germanEvidence from './fraud/evidence.de.ts';
import englishEvidence from './fraud/evidence.en.ts';
import { evidenceIn } from './fraud/said-in.ts';
import { analyzeReview, assessReview } from './index.ts';
import * as germanAdvice from './quality/aspects.de.ts';
import englishAdvice from './quality/aspects.en.ts';

const names = Object.keys(germanEvidence.sentences) as (keyof typeof germanEvidence.sentences)[];
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('hints on quality in English', () => {
  it('say every hint in English, with plurals', () => {
    const { advice, remarks } = englishAdvice;
    expect(Object.keys(advice)).toEqual(Object.keys(germanAdvice.advice));
    for (const [name, said] of [...Object.entries(advice), ...Object.entries(remarks)]) {
      const text = typeof said === 'string' ? said : (said as (given: never) => string)([] as never);
      expect([name, germanIn(text)]).toEqual([name, []]);
    }
    expect(advice.tooShort(1)).toBe('With 1 word, the text is short. Two or three more sentences help others.');
    expect(advice.tooShort(9)).toContain('With 9 words');
    expect(advice.soundsContent(1)).toContain('1 star.');
    expect(advice.details(['Kuchen', 'Samstag'])).toBe('You mention details, such as “Kuchen”, “Samstag”.');
  });

  it('judge as in German and only speak otherwise', () => {
    const written = { text: 'Alles super, alles perfekt, beste Firma!!! Gerne wieder.', rating: 5 };
    const [german, english] = [analyzeReview(written), analyzeReview({ ...written, readerLanguage: 'en' })];
    const figures = ({ qualityScore, reasons }: typeof german) => [
      qualityScore,
      reasons.map(({ code, effect }) => [code, effect]),
    ];
    expect(figures(english)).toEqual(figures(german));
    expect(english.reasons.length).toBeGreaterThan(2);
    for (const { text } of english.reasons) expect([text, germanIn(text.replace(/“[^”]*”/g, ''))]).toEqual([text, []]);
    expect(assessReview({ ...written, readerLanguage: 'en' }).reasons).toEqual(english.reasons);
  });
});

describe('stored evidence', () => {
  const figures = [[1], [2], [12], [1, 4], [90, 3], [90, 1], [5, 60]];

  it('is said anew in English from the German sentence, each of them with its figures', () => {
    for (const name of names) {
      const [say, german] = [englishEvidence.sentences[name], germanEvidence.sentences[name]] as [Say, Say];
      const given = figures.filter(({ length }) => length === germanEvidence.sentences[name].length);
      for (const some of given.length > 0 ? given : [[]]) {
        const [said] = evidenceIn('en', [{ text: german(...some) }]);
        expect([name, said?.text]).toEqual([name, say(...some)]);
        expect([name, germanIn(said?.text ?? '')]).toEqual([name, []]);
      }
    }
  });

  it('reads as English does', () => {
    const said = ([german]: [string]) => plain(evidenceIn('en', [{ text: german }])[0]?.text ?? '');
    const { sentences } = germanEvidence;
    expect(said([sentences.burstInHour(3)])).toBe('This is the 3rd review by the same person within an hour.');
    expect(said([sentences.burstInDay(11)])).toBe('This is the 11th review by the same person within a day.');
    expect(said([sentences.newAccount(1)])).toBe('The account has only existed for 1 day.');
    expect(said([sentences.ratingDeviation(1, 4.75)])).toMatch(/^1 star with an average of 4\.8: /);
    expect(said([sentences.copy(62)])).toBe('62% of the text matches another review.');
  });

  it('stays as it is in German, and when it is of older rules', () => {
    const kept = [{ code: 'x', text: 'Das sagen ältere Regeln.', quote: 'so' }];
    for (const language of ['de', 'en'] as const) expect(evidenceIn(language, kept, 'business')).toEqual(kept);
    const copied = [{ code: 'duplicate_copy', text: germanEvidence.sentences.copy(62) }];
    expect(evidenceIn('de', copied)).toEqual(copied);
  });

  it('tells only its writer what to write, also where that was stored with it', () => {
    const found = germanEvidence.sentences.copy(62);
    for (const stored of [found, `${found} ${germanEvidence.toWriter.copy}`]) {
      const said = (...to: [('writer' | 'business')?]) => evidenceIn('de', [{ text: stored }], ...to)[0]?.text;
      expect(said()).toBe(found);
      expect(said('writer')).toBe(`${found} Beschreibe dein eigenes Erlebnis.`);
      expect(said('business')).toBe(`${found} Sieh auf der Plattform nach, von wem diese Bewertung stammt.`);
      const [english] = evidenceIn('en', [{ text: stored }], 'business');
      expect(plain(english?.text ?? '')).toBe(
        '62% of the text matches another review. Look on the platform to see who wrote this review.',
      );
    }
  });

  it('asks nobody but its writer for other words', () => {
    const asks =
      /\b(dein(?:em|en)? (?:eigenes )?Erlebnis|du selbst|eigene Worte|Tippe|Ersetze|Erzähle|Ergänze|Lerne|Lass die|Kürze|Schreib|Nenne)\b/;
    const { sentences, toBusiness } = germanEvidence;
    const found = names.map((name) => {
      const say: Say = sentences[name];
      return say(1, 2, 3);
    });
    for (const text of [...found, ...Object.values(toBusiness)]) expect(text).not.toMatch(asks);
    for (const remark of Object.values(germanAdvice.remarks)) {
      const text = typeof remark === 'string' ? remark : (remark as (given: never) => string)([] as never);
      expect(text).not.toMatch(asks);
      expect(text).not.toMatch(/\bdu\b/i);
    }
  });

  it('has all advice in English', () => {
    const { toWriter, toBusiness } = germanEvidence;
    for (const [german, english] of [
      [toWriter, englishEvidence.toWriter],
      [toBusiness, englishEvidence.toBusiness],
    ] as const) {
      expect(Object.keys(english)).toEqual(Object.keys(german));
      for (const text of Object.values(english)) expect([text, germanIn(text)]).toEqual([text, []]);
    }
  });

  it('of a real finding is English as well', () => {
    const text = 'Mein Golf stand mit kaputter Kupplung auf dem Hof, und am Vormittag kam der Anruf: alles fertig.';
    const found = assessReview({ text }, [{ text }], {
      isUneditedDraft: true,
      accountAgeDays: 2,
      minutesSinceAgreement: 3,
    });
    const said = evidenceIn('en', found.evidence);
    expect(said.length).toBeGreaterThanOrEqual(4);
    for (const one of said) expect([one.text, germanIn(one.text)]).toEqual([one.text, []]);
    expect(said.map(({ quote, points }) => [quote, points])).toEqual(
      found.evidence.map((one) => [one.quote, one.points]),
    );
  });
});

type Say = (...figures: readonly number[]) => string;
