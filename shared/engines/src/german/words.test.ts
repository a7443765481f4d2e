import { describe, it } from 'node:test';
import { expect } from 'expect';
import { isAdjective, isFirstPerson, isInflectedAdjective, isParticiple, nounOf } from './index.ts';

describe('nouns', () => {
  const articles: [word: string, article: string | undefined, number: string][] = [
    ['kaffee', 'der', 'singular'],
    ['preise', undefined, 'plural'],
    ['mitarbeiter', 'der', 'either'],
    ['parkplatzsituation', 'die', 'singular'],
    ['gleitsichtbrille', 'die', 'singular'],
    ['pünktlichkeit', 'die', 'singular'],
    ['tagen', undefined, 'oblique'],
  ];
  for (const [word, article, number] of articles)
    it(`knows '${word}'`, () => expect(nounOf(word)).toMatchObject({ article, number }));

  it('gives none to those of two genders', () => {
    for (const word of ['see', 'leiter', 'band', 'steuer', 'joghurt']) expect(nounOf(word)?.article).toBeUndefined();
  });

  it('are no small words, no adjectives that end like nouns, and nothing of letters by chance', () => {
    for (const word of ['aber', 'sofort', 'danach', 'lückenhaft', 'manchmal', 'xyzzykarte', 'beratugn'])
      expect(nounOf(word)).toBeUndefined();
  });

  it('are no word of 2,000 parts, and that is known at once', () => {
    nounOf('haus');
    const begun = performance.now();
    expect(nounOf('haustür'.repeat(2_000))).toBeUndefined();
    expect(nounOf(`${'tee'.repeat(12)}x`)).toBeUndefined();
    expect(performance.now() - begun).toBeLessThan(200);
  });
});

describe('other words', () => {
  it('tell adjectives, their forms and participles apart', () => {
    expect(['freundlich', 'unkompliziert', 'super', 'angemessen'].filter(isAdjective)).toHaveLength(4);
    expect(['eingebaut', 'ander', 'freundliche', 'heutig'].filter(isAdjective)).toEqual([]);
    expect(['freundliche', 'teure', 'dunklen', 'hohe', 'erste'].filter(isInflectedAdjective)).toHaveLength(5);
    expect(['eingebaut', 'gepflegt', 'wartend'].filter(isParticiple)).toHaveLength(3);
  });

  it('know who speaks', () => {
    expect(['komme', 'habe', 'bin'].filter(isFirstPerson)).toHaveLength(3);
    expect(['kommt', 'haben', 'war', 'wurde'].filter(isFirstPerson)).toEqual([]);
  });
});
